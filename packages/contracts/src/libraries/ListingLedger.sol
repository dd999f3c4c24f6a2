// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {ClaimMath} from "./ClaimMath.sol";
import {LateFeeMath} from "./LateFeeMath.sol";
import {NoteData} from "./NoteData.sol";
import {WaterfallMath} from "./WaterfallMath.sol";

/// @title The pure rules applied to one listing at one moment
/// @notice Shared by the exchange and the lens, so that what is shown is what is paid.
library ListingLedger {
    using NoteData for uint96;

    /// @notice What all sold units repay.
    function repayment(IExchangeTypes.Facts memory f, IExchangeTypes.Ledger memory l)
        internal
        pure
        returns (uint256)
    {
        return uint256(l.soldUnits) * f.repayPerUnit;
    }

    /// @notice End of grace, when the late fee begins, and end of delay, when it freezes and default may be
    /// marked.
    function lateWindow(IExchangeTypes.Facts memory f) internal pure returns (uint256 start, uint256 end) {
        start = uint256(f.maturity) + uint256(f.graceDays) * 1 days;
        end = start + uint256(f.delayDays) * 1 days;
    }

    /// @notice Brings the unrounded late fee up to `time`. The caller and the number of calls change nothing.
    function accrue(IExchangeTypes.Facts memory f, IExchangeTypes.Ledger memory l, uint256 time)
        internal
        pure
    {
        (uint256 start, uint256 end) = lateWindow(f);
        uint256 secondsLate = LateFeeMath.overlap(l.lateUntil, time, start, end);
        if (secondsLate == 0) return;
        uint256 unpaid = WaterfallMath.unpaidRepayment(l.paidIn, repayment(f, l));
        // Below 2^48 x (90 days + a bit) per listing, and times below 2^32 until 2106.
        // forge-lint: disable-next-item(unsafe-typecast)
        l.lateUnits = uint80(uint256(l.lateUnits) + unpaid * secondsLate);
        // forge-lint: disable-next-item(unsafe-typecast)
        l.lateUntil = uint32(time);
    }

    /// @notice The late fee so far; `accrue` first.
    function lateFee(IExchangeTypes.Facts memory f, IExchangeTypes.Ledger memory l)
        internal
        pure
        returns (uint256)
    {
        return LateFeeMath.feeDown(l.lateUnits, f.lateFeeBps);
    }

    /// @notice A payment fixes who shares in it, so the first one ends the sale; the seller may end it before.
    /// @param closing The flags that close it: `LedgerSlot.SALE_ENDED`, or `LedgerSlot.NO_PURCHASES` to buy.
    function saleOpen(
        IExchangeTypes.Facts memory f,
        IExchangeTypes.Ledger memory l,
        uint256 time,
        uint8 closing
    ) internal pure returns (bool) {
        return l.paidIn == 0 && time <= f.fundingDeadline && l.soldUnits < f.totalUnits
            && l.flags & closing == 0;
    }

    /// @notice What the holders of all notes get, once everything is paid; `accrue` first.
    function entitlement(IExchangeTypes.Facts memory f, IExchangeTypes.Ledger memory l)
        internal
        pure
        returns (uint256)
    {
        return repayment(f, l) + lateFee(f, l);
    }

    /// @notice What a note has earned and not yet claimed; `accrue` first.
    function claimable(IExchangeTypes.Facts memory f, IExchangeTypes.Ledger memory l, uint96 note)
        internal
        pure
        returns (uint256)
    {
        uint256 part = WaterfallMath.holdersPart(l.paidIn, repayment(f, l), lateFee(f, l));
        return ClaimMath.earnedDown(part, note.unitsOf(), l.soldUnits) - note.claimedOf();
    }
}
