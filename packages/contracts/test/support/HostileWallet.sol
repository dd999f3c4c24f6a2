// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Reenterer} from "test/support/Reenterer.sol";

/// @notice A contract wallet that calls back from every hook a wallet has: reward received, note received,
/// signature asked for.
contract HostileWallet is Reenterer {
    bytes4 private constant LOCKED = bytes4(keccak256("ReentrancyGuardReentrantCall()"));

    uint256 public rewardsReceived;
    uint256 public notesReceived;

    /// Acts for any owner.
    function execute(address to, bytes calldata data) external returns (bytes memory result) {
        bool ok;
        (ok, result) = to.call(data);
        if (!ok) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        ++rewardsReceived;
        _reenter();
        return this.onERC1155Received.selector;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        ++notesReceived;
        _reenter();
        return this.onERC721Received.selector;
    }

    /// Asked without the right to write, so what it saw can't be kept: it agrees only if the lock answered.
    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        if (target == address(0)) return this.isValidSignature.selector;
        (bool ok, bytes memory result) = target.staticcall(call);
        return !ok && bytes4(result) == LOCKED ? this.isValidSignature.selector : bytes4(0);
    }
}
