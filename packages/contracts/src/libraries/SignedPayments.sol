// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {IStablecoin} from "../interfaces/IStablecoin.sol";
import {TokenTransfers} from "./TokenTransfers.sol";

/// @title Payments by signature
/// @notice Linked, not inlined, so that plain payments stay small.
library SignedPayments {
    bytes32 internal constant BUY = keccak256("buy");
    bytes32 internal constant SETTLE = keccak256("settle");

    /// @notice What an EIP-3009 authorization is for; its nonce is the hash of it, so it pays for nothing else.
    struct Purpose {
        bytes32 action; // BUY or SETTLE
        uint256 listing;
        uint256 units; // 0 to settle
        address payer; // also who gets the note, or the change
        uint256 value;
        uint256 deadline;
    }

    /// @notice Tries the caller's permit, which another account may have sent first, then looks at the allowance.
    /// @return drawn What to draw: the permit as a whole where that is possible, so that no allowance of it
    /// is left behind; the caller of this function gives the change back. Otherwise what is needed.
    function usePermit(address token, uint256 needed, IExchangeTypes.Permit calldata p)
        external
        returns (uint256 drawn)
    {
        try IStablecoin(token).permit(msg.sender, address(this), p.value, p.deadline, p.v, p.r, p.s) {}
            catch {}
        uint256 allowed = IStablecoin(token).allowance(msg.sender, address(this));
        if (allowed < needed) {
            revert IExchangeSignals.Exchange_AllowanceTooLow(msg.sender, allowed, needed);
        }
        if (allowed == needed || allowed != p.value) return needed;
        return IStablecoin(token).balanceOf(msg.sender) < allowed ? needed : allowed;
    }

    /// @notice Moves the value from the payer to the exchange; returns what arrived.
    function receiveFrom(address token, Purpose memory p, IExchangeTypes.Authorization calldata a)
        external
        returns (uint256)
    {
        uint256 before = IStablecoin(token).balanceOf(address(this));
        bytes32 nonce = nonceOf(address(this), p, a.salt);
        IStablecoin(token)
            .receiveWithAuthorization(
                p.payer, address(this), p.value, a.validAfter, a.validBefore, nonce, a.v, a.r, a.s
            );
        return TokenTransfers.arrived(token, address(this), before, p.value);
    }

    /// @notice hash(action, chain, exchange, listing, units, payer, recipient = payer, value, deadline, salt).
    function nonceOf(address exchange, Purpose memory p, bytes32 salt) internal view returns (bytes32) {
        return keccak256(
            bytes.concat(
                abi.encode(p.action, block.chainid, exchange, p.listing, p.units),
                abi.encode(p.payer, p.payer, p.value, p.deadline, salt)
            )
        );
    }
}
