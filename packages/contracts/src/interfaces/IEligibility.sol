// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Which wallets passed verification
interface IEligibility {
    /// @notice True when `wallet` holds a registration that has neither expired nor been withdrawn.
    function isEligible(address wallet) external view returns (bool);
}
