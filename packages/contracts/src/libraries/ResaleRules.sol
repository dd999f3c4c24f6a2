// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {Digests} from "./Digests.sol";
import {ClaimMath} from "./ClaimMath.sol";
import {ListingLedger} from "./ListingLedger.sol";
import {TermsStore} from "./TermsStore.sol";
import {LedgerSlot} from "./LedgerSlot.sol";
import {ListingRules} from "./ListingRules.sol";
import {NoteData} from "./NoteData.sol";
import {PricingMath} from "./PricingMath.sol";
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
        _requireLimits(books.ledgers.load(NoteData.listingOf(ask.note)), ask, limits, data);
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
        IExchangeTypes.Ask calldata ask,
        IExchangeTypes.FillLimits calldata limits,
        uint96 data
    ) private view {
        if (block.timestamp > limits.deadline) {
            revert IExchangeSignals.Exchange_DeadlinePassed(limits.deadline, block.timestamp);
        }
        if ((ask.states & limits.states) >> uint8(l.state) & 1 == 0) {
            revert IExchangeSignals.Exchange_StateExcluded(l.state);
        }
        if (l.flags & ~limits.flags != 0) revert IExchangeSignals.Exchange_FlagsExcluded(l.flags);
        IExchangeTypes.Facts memory f = TermsStore.read(address(this), NoteData.listingOf(ask.note));
        if (ask.terms != f.terms) revert IExchangeSignals.Exchange_Mismatch(f.terms, ask.terms);
        if (ask.token != f.token) revert IExchangeSignals.Exchange_WrongToken(f.token, ask.token);
        // What is claimed meanwhile lowers the cost by the same, so it counts as earned.
        uint256 whole = _earnings(f, l, data.unitsOf());
        if (limits.minEarnings > whole || ask.claimed > whole - limits.minEarnings) {
            revert IExchangeSignals.Exchange_EarningsBelowMinimum(whole, limits.minEarnings);
        }
    }

    /// @dev What a note earns in all: its cost, once nothing but a refund can come.
    function _earnings(IExchangeTypes.Facts memory f, IExchangeTypes.Ledger memory l, uint256 units)
        private
        view
        returns (uint256)
    {
        bool isLapsed = l.state == IExchangeTypes.State.Listed && block.timestamp > f.maturity;
        if (isLapsed || l.state == IExchangeTypes.State.Cancelled) {
            return PricingMath.cost(units, f.pricePerUnit);
        }
        ListingLedger.accrue(f, l, block.timestamp);
        return ClaimMath.earnedDown(ListingLedger.entitlement(f, l), units, l.soldUnits);
    }
}
