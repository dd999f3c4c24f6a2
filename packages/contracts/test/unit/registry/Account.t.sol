// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Market} from "test/support/Market.sol";

/// @notice What an account decides about itself, and what the exchange answers about it.
contract AccountTest is Market {
    /// The reserve of a settled receivable is Ada's credit: 500 USDC.
    function _creditOfAda() internal returns (uint256 listing) {
        (listing,,) = _funded();
        _settle(listing, bo, type(uint256).max);
    }

    function _withdraw(address who, address to) internal returns (uint256) {
        vm.prank(who);
        return exchange.withdrawCredit(address(usdc), to);
    }

    function test_ACreditIsPaidToAnyAddressOnce() external {
        _creditOfAda();
        uint256 before = usdc.balanceOf(ed);
        vm.expectEmit(address(exchange));
        emit CreditWithdrawn(ada, address(usdc), ed, 500 * ONE);
        assertEq(_withdraw(ada, ed), 500 * ONE);
        assertEq(usdc.balanceOf(ed) - before, 500 * ONE);
        assertEq(exchange.creditOf(ada, address(usdc)), 0);
        assertEq(exchange.liabilities(address(usdc)), 10_000 * ONE);
        vm.expectRevert(Exchange_NothingDue.selector);
        _withdraw(ada, ed);
    }

    function test_RevertGiven_AnotherAccountOrTokenHasTheCredit() external {
        _creditOfAda();
        vm.expectRevert(Exchange_NothingDue.selector);
        _withdraw(stranger, stranger);
        vm.expectRevert(Exchange_NothingDue.selector);
        vm.prank(ada);
        exchange.withdrawCredit(address(usdt), ada);
        assertEq(exchange.creditOf(ada, address(usdc)), 500 * ONE);
    }

    function test_RevertWhen_ACreditIsSentNowhere() external {
        _creditOfAda();
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadRecipient.selector, address(exchange)));
        _withdraw(ada, address(exchange));
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadRecipient.selector, address(0)));
        _withdraw(ada, address(0));
    }

    function test_ARefusedPaymentLeavesTheCredit() external {
        _creditOfAda();
        vm.prank(guardian);
        usdc.setBlacklisted(ada, true);
        vm.expectRevert(
            abi.encodeWithSelector(Exchange_TransferFailed.selector, address(usdc), ada, 500 * ONE)
        );
        _withdraw(ada, ada);
        assertEq(exchange.creditOf(ada, address(usdc)), 500 * ONE);
        assertEq(_withdraw(ada, di), 500 * ONE);
    }

    function test_CreditsOfSeveralReceivablesAddUp() external {
        _creditOfAda();
        Terms memory t = _terms();
        t.fingerprint = keccak256("invoice 2");
        (uint256 second,,) = _funded(t, Level.Attested);
        vm.expectEmit(address(exchange));
        emit Credited(ada, address(usdc), 500 * ONE, second);
        _settle(second, bo, type(uint256).max);
        assertEq(exchange.creditOf(ada, address(usdc)), 1000 * ONE);
        assertEq(_withdraw(ada, ada), 1000 * ONE);
    }

    function test_ARevocationConcernsItsSignerAndDigestAlone() external {
        bytes32 digest = keccak256("signed");
        vm.expectEmit(address(exchange));
        emit Revoked(cy, digest);
        vm.prank(cy);
        exchange.revoke(digest);
        assertTrue(exchange.isRevoked(cy, digest));
        assertFalse(exchange.isRevoked(di, digest));
        assertFalse(exchange.isRevoked(cy, keccak256("other")));
        vm.prank(cy);
        exchange.revoke(digest);
        assertTrue(exchange.isRevoked(cy, digest));
    }

    function test_ACounterRisesByOneForItsSignerAlone() external {
        assertEq(exchange.counterOf(cy), 0);
        vm.startPrank(cy);
        vm.expectEmit(address(exchange));
        emit CounterBumped(cy, 1);
        exchange.bumpCounter();
        vm.expectEmit(address(exchange));
        emit CounterBumped(cy, 2);
        exchange.bumpCounter();
        vm.stopPrank();
        assertEq(exchange.counterOf(cy), 2);
        assertEq(exchange.counterOf(di), 0);
    }

    function test_CounterAndRevocationsLeaveEachOtherAlone() external {
        bytes32 digest = keccak256("signed");
        vm.startPrank(cy);
        exchange.bumpCounter();
        exchange.revoke(digest);
        assertEq(exchange.counterOf(cy), 1);
        vm.expectEmit(address(exchange));
        emit CounterBumped(cy, 2);
        exchange.bumpCounter();
        vm.stopPrank();
        assertEq(exchange.counterOf(cy), 2);
        assertTrue(exchange.isRevoked(cy, digest));
    }

    function test_TermsUnderTheNewCounterAreListed() external {
        vm.prank(ada);
        exchange.bumpCounter();
        Terms memory t = _terms();
        t.counter = 1;
        assertEq(_list(t, Level.Attested), 1);
    }
}
