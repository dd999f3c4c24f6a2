// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ClaimMath} from "../src/libraries/ClaimMath.sol";
import {LateFeeMath} from "../src/libraries/LateFeeMath.sol";
import {PricingMath} from "../src/libraries/PricingMath.sol";
import {WaterfallMath} from "../src/libraries/WaterfallMath.sol";

/// @title What solc's SMTChecker is asked to prove
/// @notice Amounts over all of uint64, units and times over all of uint32. Run by script/prove.ts.
contract MathProofs {
    function ceilingCoversBoth(uint64 face, uint64 repayment, uint64 fee) external pure {
        uint256 ceiling = WaterfallMath.ceiling(face, repayment, fee);
        assert(ceiling >= face && ceiling >= uint256(repayment) + fee);
    }

    function holdersGetNoMoreThanCameIn(uint64 paidIn, uint64 repayment, uint64 fee) external pure {
        assert(WaterfallMath.holdersPart(paidIn, repayment, fee) <= paidIn);
    }

    function nothingIsLostInTheWaterfall(uint64 paidIn, uint64 repayment, uint64 fee) external pure {
        uint256 part = WaterfallMath.holdersPart(paidIn, repayment, fee);
        uint256 unpaid = WaterfallMath.unpaidRepayment(paidIn, repayment)
            + WaterfallMath.unpaidFee(paidIn, repayment, fee);
        assert(part + unpaid == uint256(repayment) + fee);
    }

    function theSellerWaitsForTheHolders(uint64 paidIn, uint64 repayment, uint64 fee) external pure {
        uint256 unpaid = WaterfallMath.unpaidRepayment(paidIn, repayment)
            + WaterfallMath.unpaidFee(paidIn, repayment, fee);
        if (unpaid > 0) assert(WaterfallMath.holdersPart(paidIn, repayment, fee) == paidIn);
    }

    function paymentsMoveThePartForwardOnly(uint64 a, uint64 b, uint64 repayment, uint64 fee) external pure {
        uint256 before = WaterfallMath.holdersPart(a, repayment, fee);
        uint256 afterwards = WaterfallMath.holdersPart(uint256(a) + b, repayment, fee);
        assert(afterwards >= before && afterwards - before <= b);
    }

    function overlapStaysInTheWindow(uint32 from, uint32 to, uint32 start, uint32 end) external pure {
        if (start <= end) assert(LateFeeMath.overlap(from, to, start, end) <= uint256(end) - start);
    }

    function theClockIsAdditive(uint32 a, uint32 b, uint32 c, uint32 start, uint32 end) external pure {
        require(a <= b && b <= c && start <= end);
        uint256 split = LateFeeMath.overlap(a, b, start, end) + LateFeeMath.overlap(b, c, start, end);
        assert(LateFeeMath.overlap(a, c, start, end) == split);
    }

    function theLateFeeStaysBelowATenth(uint64 repayment, uint128 lateUnits) external pure {
        // The bounds of terms: at most 90 days, and at the highest rate it is highest.
        require(lateUnits <= uint256(repayment) * 90 days);
        assert(LateFeeMath.feeDown(lateUnits, 3600) <= repayment / 10);
    }

    function theLateFeeNeverFalls(uint64 a, uint64 b, uint16 bps) external pure {
        require(a <= b);
        assert(LateFeeMath.feeDown(a, bps) <= LateFeeMath.feeDown(b, bps));
    }

    function aNoteEarnsNoMoreThanThePart(uint64 part, uint32 units, uint32 sold) external pure {
        require(units <= sold);
        assert(ClaimMath.earnedDown(part, units, sold) <= part);
    }

    function twoNotesEarnNoMoreThanThePart(uint64 part, uint32 units, uint32 sold) external pure {
        require(units <= sold);
        uint256 both =
            ClaimMath.earnedDown(part, units, sold) + ClaimMath.earnedDown(part, uint256(sold) - units, sold);
        assert(both <= part);
    }

    function aNoteNeverLosesByAPayment(uint64 a, uint64 b, uint32 units, uint32 sold) external pure {
        require(a <= b);
        assert(ClaimMath.earnedDown(a, units, sold) <= ClaimMath.earnedDown(b, units, sold));
    }

    function thePlatformNeverTakesTheProceeds(uint32 units, uint64 price, uint16 bps) external pure {
        require(bps <= 200);
        uint256 proceeds = PricingMath.cost(units, price);
        assert(PricingMath.feeDown(proceeds, bps) <= proceeds);
    }
}
