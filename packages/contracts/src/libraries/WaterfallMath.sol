// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Who gets the money that is paid in
/// @notice First repayment, then late fee, both to the holders; then the reserve, to the seller. The fee
/// comes out of the reserve before it asks the debtor for more than the face.
library WaterfallMath {
    /// @notice The most that is ever taken in.
    function ceiling(uint256 face, uint256 repayment, uint256 fee) internal pure returns (uint256) {
        uint256 holders = repayment + fee;
        return face > holders ? face : holders;
    }

    /// @notice The holders' part of everything paid in.
    function holdersPart(uint256 paidIn, uint256 repayment, uint256 fee) internal pure returns (uint256) {
        uint256 holders = repayment + fee;
        return paidIn < holders ? paidIn : holders;
    }

    /// @notice Repayment still unpaid.
    function unpaidRepayment(uint256 paidIn, uint256 repayment) internal pure returns (uint256) {
        return paidIn < repayment ? repayment - paidIn : 0;
    }

    /// @notice Late fee still unpaid.
    function unpaidFee(uint256 paidIn, uint256 repayment, uint256 fee) internal pure returns (uint256) {
        if (paidIn <= repayment) return fee;
        uint256 paidFee = paidIn - repayment;
        return paidFee < fee ? fee - paidFee : 0;
    }
}
