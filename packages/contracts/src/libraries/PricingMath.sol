// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What a purchase costs and what the platform keeps
/// @notice Pure. Units are below 2^24 and unit prices below 2^48, so no product here can overflow.
library PricingMath {
    uint256 internal constant BPS = 10_000;

    /// @notice Cost of `units`, exact.
    function cost(uint256 units, uint256 pricePerUnit) internal pure returns (uint256) {
        return units * pricePerUnit;
    }

    /// @notice Platform fee on `proceeds`; rounded down, the seller gains.
    function feeDown(uint256 proceeds, uint256 feeBps) internal pure returns (uint256) {
        return proceeds * feeBps / BPS;
    }
}
