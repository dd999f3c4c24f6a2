// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The late fee
/// @notice Simple interest on outstanding repayment, from the end of grace to the moment of default. What
/// accrues is kept unrounded, as repayment x seconds, and divided once: pokes and part payments can't
/// erase fractions.
library LateFeeMath {
    /// @notice Divides (repayment x seconds x basis points) into a fee.
    uint256 internal constant YEAR_BPS = 365 days * 10_000;

    /// @notice Seconds of [from, to] that lie in [start, end].
    function overlap(uint256 from, uint256 to, uint256 start, uint256 end) internal pure returns (uint256) {
        if (from < start) from = start;
        if (to > end) to = end;
        return to > from ? to - from : 0;
    }

    /// @notice Fee of `lateUnits` (repayment x seconds) at `lateFeeBps` a year; rounded down, the debtor gains
    /// less than one base unit in all. At most 8.9 % of the repayment: 90 days at 36 %, by the bounds of terms.
    function feeDown(uint256 lateUnits, uint256 lateFeeBps) internal pure returns (uint256) {
        return lateUnits * lateFeeBps / YEAR_BPS;
    }
}
