// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EligibleGate} from "src/gates/EligibleGate.sol";
import {RewardNFT} from "src/RewardNFT.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {TestUSDT} from "src/tokens/TestUSDT.sol";
import {PaymentSigner} from "test/support/PaymentSigner.sol";

/// @notice What gates, rewards and test coins tell of what they did.
contract GateAndTokenEventsTest is PaymentSigner {
    function test_TheEligibleGateTellsRegistrationsAndWithdrawals() external {
        uint32 issued = uint32(DAWN);
        bytes memory signature = _sign(opKey, eligibleGate.digestOf(cy, issued, issued + 5));
        vm.expectEmit(address(eligibleGate));
        emit EligibleGate.Registered(cy, op, issued, issued + 5);
        eligibleGate.register(cy, issued, issued + 5, op, signature);
        assertEq(eligibleGate.notBefore(cy), 0);
        vm.warp(DAWN + 1);
        vm.expectEmit(address(eligibleGate));
        emit EligibleGate.Withdrawn(cy, op, DAWN + 1);
        vm.prank(op);
        eligibleGate.withdraw(cy);
        assertEq(eligibleGate.notBefore(cy), DAWN + 1);
        assertEq(eligibleGate.expiryOf(cy), 0);
    }

    function test_RewardsTellTheirMakerAndMetadata() external {
        vm.startPrank(ada);
        for (uint256 id = 1; id < 3; ++id) {
            vm.expectEmit(address(rewards));
            emit RewardNFT.Made(id, ada, "ipfs://one");
            vm.expectEmit(address(rewards));
            emit URI("ipfs://one", id);
            assertEq(rewards.make("ipfs://one"), id);
            assertEq(rewards.makerOf(id), ada);
            assertEq(rewards.uri(id), "ipfs://one");
            assertEq(rewards.count(), id);
        }
    }

    /// ERC-1155's.
    event URI(string value, uint256 indexed id);

    function test_UsdtTakesItsFeeAndTellsWhatArrived() external {
        assertEq(usdt.totalSupply(), 6_000_000 * ONE);
        uint256 before = usdt.balanceOf(di);
        vm.prank(guardian);
        usdt.setFee(250);
        vm.expectEmit(address(usdt));
        emit TestUSDT.Transfer(cy, di, 9750);
        vm.prank(cy);
        usdt.transfer(di, 10_000);
        assertEq(usdt.balanceOf(di) - before, 9750);
        assertEq(usdt.balanceOf(guardian), 250);
        assertEq(usdt.balanceOf(cy), 1_000_000 * ONE - 10_000);
        vm.expectEmit(address(usdt));
        emit TestUSDT.Transfer(address(0), stranger, 5);
        usdt.mint(stranger, 5);
        assertEq(usdt.balanceOf(stranger), 1_000_000 * ONE + 5);
        assertEq(usdt.totalSupply(), 6_000_000 * ONE + 5);
    }

    function test_UsdtAllowancesRunOutUnlessEndless() external {
        address poor = makeAddr("poor");
        usdt.mint(poor, 9);
        vm.expectEmit(address(usdt));
        emit TestUSDT.Approval(poor, cy, 4);
        vm.prank(poor);
        usdt.approve(cy, 4);
        vm.prank(cy);
        usdt.transferFrom(poor, di, 4);
        assertEq(usdt.allowance(poor, cy), 0);
        vm.prank(poor);
        usdt.transfer(di, 5);
        assertEq(usdt.balanceOf(poor), 0);
        vm.prank(address(exchange));
        usdt.transferFrom(di, cy, 1);
        assertEq(usdt.allowance(di, address(exchange)), type(uint256).max);
        vm.prank(cy);
        usdt.approve(address(exchange), 0);
        vm.prank(guardian);
        usdt.setBlacklisted(cy, false);
        assertFalse(usdt.isBlackListed(cy));
    }

    function test_UsdcTellsWhichAuthorizationWasUsed() external {
        uint256 listing = _list();
        vm.roll(block.number + 1);
        Order memory o = _order(listing, 100);
        Authorization memory a = _authorizeBuying(cyKey, o, o.maxCost);
        bytes32 nonce = lens.authorizationNonce(
            Purpose(BUY, listing, o.terms, o.units, o.flags, cy, o.maxCost, o.deadline), a.salt
        );
        vm.expectEmit(address(usdc));
        emit TestUSDC.AuthorizationUsed(cy, nonce);
        exchange.buyWithAuthorization(o, "", cy, a);
        assertTrue(usdc.authorizationState(cy, nonce));
        assertEq(usdc.allowance(cy, 0x000000000022D473030F116dDEE9F6B43aC78BA3), 0);
    }
}
