// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenTransfers} from "../libraries/TokenTransfers.sol";
import {NoteData} from "../libraries/NoteData.sol";
import {ResaleRules} from "../libraries/ResaleRules.sol";
import {Signed} from "../libraries/Signed.sol";
import {ExchangeBase} from "./ExchangeBase.sol";
import {IReceivableExchange} from "../interfaces/IReceivableExchange.sol";

/// @title Selling a note on, and taking signatures back
abstract contract Resales is ExchangeBase {
    using Signed for Signed.Book;

    /// @inheritdoc IReceivableExchange
    function fill(Ask calldata ask, bytes calldata signature, FillLimits calldata limits)
        external
        nonReentrant
        returns (uint256 cost)
    {
        registry.requireOpen();
        address seller = ownerOf(ask.note);
        cost = ResaleRules.costOf(_books, ask, signature, limits, seller, _getExtraData(ask.note));
        _transfer(address(0), seller, msg.sender, ask.note);
        emit Filled(NoteData.listingOf(ask.note), ask.note, msg.sender, seller, ask.price, cost);
        if (cost == 0) return 0;
        _requireExact(ask.token, cost, TokenTransfers.pull(ask.token, msg.sender, seller, cost));
    }

    /// @inheritdoc IReceivableExchange
    function revoke(bytes32 digest) external {
        _books.signed.revoke(msg.sender, digest);
        emit Revoked(msg.sender, digest);
    }

    /// @inheritdoc IReceivableExchange
    function bumpCounter() external {
        emit CounterBumped(msg.sender, _books.signed.bumpCounter(msg.sender));
    }
}
