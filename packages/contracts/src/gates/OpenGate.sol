// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGate} from "../interfaces/IGate.sol";

/// @title Everybody may buy
contract OpenGate is IGate {
    /// @inheritdoc IGate
    function admit(uint256, address, uint256, bytes calldata) external pure returns (bytes4) {
        return IGate.admit.selector;
    }
}
