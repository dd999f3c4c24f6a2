// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title The part of the ERC-1820 registry that is read
interface IERC1820Registry {
    /// @notice The contract that implements `interfaceHash` for `account`, or zero.
    function getInterfaceImplementer(address account, bytes32 interfaceHash) external view returns (address);
}
