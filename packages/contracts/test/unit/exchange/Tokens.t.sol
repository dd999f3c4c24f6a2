// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {TestUSDT} from "src/tokens/TestUSDT.sol";
import {Market} from "test/support/Market.sol";

/// @notice The stand-ins behave as the real ones where it matters.
contract TokensTest is Market {
    function test_UsdcNamesItself() external view {
        assertEq(usdc.name(), "USD Coin (test)");
        assertEq(usdc.symbol(), "USDC");
        assertEq(usdc.decimals(), 6);
        // No endless allowance for Permit2, unlike the base contract's default.
        assertEq(usdc.allowance(cy, 0x000000000022D473030F116dDEE9F6B43aC78BA3), 0);
    }

    function test_UsdcPausesAndBlacklists() external {
        vm.expectRevert(abi.encodeWithSelector(TestUSDC.TestUSDC_Forbidden.selector, cy));
        vm.prank(cy);
        usdc.setPaused(true);
        vm.expectRevert(abi.encodeWithSelector(TestUSDC.TestUSDC_Forbidden.selector, cy));
        vm.prank(cy);
        usdc.setBlacklisted(di, true);
        vm.prank(guardian);
        usdc.setPaused(true);
        vm.expectRevert(TestUSDC.TestUSDC_Paused.selector);
        vm.prank(cy);
        usdc.transfer(di, 1);
        vm.prank(guardian);
        usdc.setPaused(false);
        vm.prank(guardian);
        usdc.setBlacklisted(cy, true);
        vm.expectRevert(abi.encodeWithSelector(TestUSDC.TestUSDC_Blacklisted.selector, cy));
        vm.prank(cy);
        usdc.transfer(di, 1);
        vm.expectRevert(abi.encodeWithSelector(TestUSDC.TestUSDC_Blacklisted.selector, cy));
        vm.prank(di);
        usdc.transfer(cy, 1);
    }

    function _receive(uint256 validAfter, uint256 validBefore, bytes32 nonce, uint256 key) internal {
        bytes32 typehash = keccak256(
            "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
        );
        bytes32 hash = keccak256(abi.encode(typehash, cy, address(this), 7, validAfter, validBefore, nonce));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked(hex"1901", usdc.DOMAIN_SEPARATOR(), hash)));
        usdc.receiveWithAuthorization(cy, address(this), 7, validAfter, validBefore, nonce, v, r, s);
    }

    function test_UsdcAuthorizationsHoldOnceInTimeForThePayee() external {
        bytes4 bad = TestUSDC.TestUSDC_BadAuthorization.selector;
        uint256 time = block.timestamp;
        bytes32 separator = usdc.DOMAIN_SEPARATOR();
        assertTrue(separator != 0);
        vm.expectRevert(abi.encodeWithSelector(TestUSDC.TestUSDC_NotPayee.selector, address(this)));
        usdc.receiveWithAuthorization(cy, di, 7, 0, time + 1, 0, 27, 0, 0);
        _expectBad(time, time + 1, cyKey, bad);
        _expectBad(0, time, cyKey, bad);
        _expectBad(0, time + 1, diKey, bad);
        _receive(0, time + 1, "n", cyKey);
        assertTrue(usdc.authorizationState(cy, "n"));
        assertEq(usdc.balanceOf(address(this)), 7);
        _expectBad(0, time + 1, cyKey, bad);
    }

    function _expectBad(uint256 validAfter, uint256 validBefore, uint256 key, bytes4 expected) internal {
        try this.receiveAgain(validAfter, validBefore, key) {
            fail();
        } catch (bytes memory reason) {
            assertEq(bytes4(reason), expected);
        }
    }

    function receiveAgain(uint256 validAfter, uint256 validBefore, uint256 key) external {
        _receive(validAfter, validBefore, "n", key);
    }

    function test_UsdtReturnsNothingAndRefusesToChangeAnAllowance() external {
        vm.prank(cy);
        (bool ok, bytes memory result) = address(usdt).call(abi.encodeCall(usdt.transfer, (di, 5)));
        assertTrue(ok);
        assertEq(result.length, 0);
        vm.expectRevert(TestUSDT.TestUSDT_ApproveRace.selector);
        vm.prank(cy);
        usdt.approve(address(exchange), 5);
        vm.startPrank(cy);
        usdt.approve(address(exchange), 0);
        usdt.approve(address(exchange), 5);
        vm.stopPrank();
        vm.startPrank(address(exchange));
        usdt.transferFrom(cy, di, 2);
        assertEq(usdt.allowance(cy, address(exchange)), 3);
        vm.expectRevert(TestUSDT.TestUSDT_TooLow.selector);
        usdt.transferFrom(cy, di, 4);
        vm.stopPrank();
        vm.expectRevert(TestUSDT.TestUSDT_TooLow.selector);
        vm.prank(makeAddr("poor"));
        usdt.transfer(di, 1);
    }

    function test_UsdtHasAGuardian() external {
        bytes memory forbidden = abi.encodeWithSelector(TestUSDT.TestUSDT_Forbidden.selector, cy);
        vm.expectRevert(forbidden);
        vm.prank(cy);
        usdt.setFee(1);
        vm.expectRevert(forbidden);
        vm.prank(cy);
        usdt.setBlacklisted(di, true);
        vm.prank(guardian);
        usdt.setBlacklisted(cy, true);
        vm.expectRevert(abi.encodeWithSelector(TestUSDT.TestUSDT_Blacklisted.selector, cy));
        vm.prank(cy);
        usdt.transfer(di, 1);
    }

    function test_TestMoneyIsMintedByAnybody() external {
        uint256 before = usdt.totalSupply();
        vm.startPrank(makeAddr("nobody"));
        usdc.mint(di, 5);
        usdt.mint(di, 6);
        vm.stopPrank();
        assertEq(usdc.balanceOf(di), 1_000_000 * ONE + 5);
        assertEq(usdt.balanceOf(di), 1_000_000 * ONE + 6);
        assertEq(usdt.totalSupply() - before, 6);
    }
}
