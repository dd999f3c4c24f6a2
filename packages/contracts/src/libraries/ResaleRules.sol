// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {Digests} from "./Digests.sol";
import {TermsStore} from "./TermsStore.sol";
import {LedgerSlot} from "./LedgerSlot.sol";
import {ListingRules} from "./ListingRules.sol";
import {NoteData} from "./NoteData.sol";
import {Signed} from "./Signed.sol";

/// @title What a note costs under its owner's signed ask
library ResaleRules {
    using NoteData for uint96;
    using LedgerSlot for mapping(uint256 => uint256);
    using Signed for Signed.Book;

    /// @notice The signed price, less what the seller drew from the note since signing. Payments into the
    /// listing don't matter: they come to the buyer with the note.
    function costOf(
        ListingRules.Books storage books,
        IExchangeTypes.Ask calldata ask,
        bytes calldata signature,
        IExchangeTypes.FillLimits calldata limits,
        address owner,
        uint96 data
    ) external view returns (uint256) {
        bytes32 digest = Digests.typed(address(this), Digests.ask(ask));
        books.signed.check(owner, digest, signature, ask.counter, ask.expiry);
        uint256 listing = NoteData.listingOf(ask.note);
        _requireLimits(books.ledgers.load(listing), ask.states, limits);
        address token = TermsStore.read(address(this), listing).token;
        if (ask.token != token) revert IExchangeSignals.Exchange_WrongToken(token, ask.token);
        if (ask.noteCounter != data.counterOf()) {
            revert IExchangeSignals.Exchange_WrongCounter(ask.noteCounter, data.counterOf());
        }
        // An ask that names a later claim than there was describes another note.
        bool changed = data.claimedOf() < ask.claimed || data.rewardClaimedOf() != ask.rewardClaimed;
        if (changed || data.claimedOf() - ask.claimed > ask.price) {
            revert IExchangeSignals.Exchange_NoteDrained(ask.note);
        }
        uint256 cost = ask.price - (data.claimedOf() - ask.claimed);
        if (cost > limits.maxCost) {
            revert IExchangeSignals.Exchange_CostAboveMaximum(cost, limits.maxCost);
        }
        return cost;
    }

    /// @dev What seller and buyer accept of the listing at this moment.
    function _requireLimits(
        IExchangeTypes.Ledger memory l,
        uint8 askStates,
        IExchangeTypes.FillLimits calldata limits
    ) private view {
        if (block.timestamp > limits.deadline) {
            revert IExchangeSignals.Exchange_DeadlinePassed(limits.deadline, block.timestamp);
        }
        if ((askStates & limits.states) >> uint8(l.state) & 1 == 0) {
            revert IExchangeSignals.Exchange_StateExcluded(l.state);
        }
        if (l.paidIn > limits.maxPaidIn) {
            revert IExchangeSignals.Exchange_PaidInAboveMaximum(l.paidIn, limits.maxPaidIn);
        }
    }
}
