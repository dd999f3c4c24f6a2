// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1155} from "solady/tokens/ERC1155.sol";
import {IReward} from "src/interfaces/IReward.sol";
import {RewardNFT} from "src/RewardNFT.sol";
import {Market} from "test/support/Market.sol";

contract RewardsTest is Market {
    function _make(address maker, string memory uri) internal returns (uint256) {
        vm.prank(maker);
        return rewards.make(uri);
    }

    function test_ARewardBelongsToItsMakerForEver() external {
        vm.expectEmit(address(rewards));
        emit RewardNFT.Made(1, ada, "ipfs://one");
        vm.expectEmit(address(rewards));
        emit ERC1155.URI("ipfs://one", 1);
        assertEq(_make(ada, "ipfs://one"), 1);
        assertEq(_make(cy, "ipfs://two"), 2);
        assertEq(rewards.count(), 2);
        assertEq(rewards.makerOf(1), ada);
        assertEq(rewards.makerOf(2), cy);
        assertEq(rewards.uri(1), "ipfs://one");
        assertEq(rewards.uri(2), "ipfs://two");
        assertEq(rewards.uri(3), "");
    }

    function test_MakingARewardHandsOutNothing() external {
        _make(ada, "ipfs://one");
        assertEq(rewards.balanceOf(ada, 1), 0);
    }

    function test_RevertWhen_AwardedByAnotherThanTheExchange() external {
        _make(ada, "ipfs://one");
        vm.expectRevert(abi.encodeWithSelector(IReward.Reward_OnlyExchange.selector, ada));
        vm.prank(ada);
        rewards.award(ada, cy, 1);
    }

    function test_RevertWhen_TheRewardIsNotTheSellers() external {
        _make(ada, "ipfs://one");
        vm.startPrank(address(exchange));
        vm.expectRevert(abi.encodeWithSelector(RewardNFT.RewardNFT_NotMakers.selector, 1, ada, di));
        rewards.award(di, cy, 1);
        vm.expectRevert(abi.encodeWithSelector(RewardNFT.RewardNFT_NotMakers.selector, 2, address(0), ada));
        rewards.award(ada, cy, 2);
        vm.stopPrank();
    }

    function test_EachAwardIsOnePiece() external {
        _make(di, "ipfs://one");
        uint256 id = _make(ada, "ipfs://two");
        vm.startPrank(address(exchange));
        rewards.award(ada, cy, id);
        rewards.award(ada, cy, id);
        rewards.award(ada, di, id);
        vm.stopPrank();
        assertEq(rewards.balanceOf(cy, id), 2);
        assertEq(rewards.balanceOf(di, id), 1);
    }
}
