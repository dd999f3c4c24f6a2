// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {Market} from "test/support/Market.sol";

contract ResaleTest is Market {
    uint256 internal listing;
    uint256 internal note;

    function setUp() public override {
        super.setUp();
        (listing, note,) = _funded();
    }

    function _fill(Ask memory a, bytes memory signature) internal returns (uint256) {
        vm.prank(ed);
        return exchange.fill(a, signature, _anyNote(type(uint256).max));
    }

    function _signAsk(Ask memory a) internal view returns (bytes memory) {
        return _sign(cyKey, lens.digestOfAsk(a));
    }

    function _expect(Ask memory a, bytes memory expected) internal {
        bytes memory signature = _signAsk(a);
        vm.expectRevert(expected);
        _fill(a, signature);
    }

    function test_Fills() external {
        Ask memory a = _ask(note, 5800 * ONE);
        uint256 before = usdc.balanceOf(cy);
        bytes memory signature = _signAsk(a);
        vm.expectEmit(address(exchange));
        emit Filled(listing, note, ed, cy, 5800 * ONE, 5800 * ONE);
        assertEq(_fill(a, signature), 5800 * ONE);
        assertEq(exchange.ownerOf(note), ed);
        assertEq(usdc.balanceOf(cy) - before, 5800 * ONE);
        assertEq(lens.noteOf(note).counter, 1);
    }

    function test_RevertGiven_TheRegistryIsClosed() external {
        Ask memory a = _ask(note, 1);
        vm.prank(op);
        registry.pause();
        _expect(a, abi.encodeWithSelector(IExchangeRegistry.Registry_Paused.selector));
    }

    function test_RevertWhen_TheSignatureDoesNotHold() external {
        Ask memory a = _ask(note, 1);
        bytes memory foreign = _sign(diKey, lens.digestOfAsk(a));
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadSignature.selector, cy));
        _fill(a, foreign);
        uint256 clean = vm.snapshotState();
        vm.warp(a.expiry + 1);
        _expect(a, abi.encodeWithSelector(Exchange_DeadlinePassed.selector, a.expiry, block.timestamp));
        vm.revertToState(clean);
        bytes32 digest = lens.digestOfAsk(a);
        vm.prank(cy);
        exchange.revoke(digest);
        _expect(a, abi.encodeWithSelector(Exchange_Revoked.selector, cy, digest));
        vm.revertToState(clean);
        vm.prank(cy);
        exchange.bumpCounter();
        _expect(a, abi.encodeWithSelector(Exchange_WrongCounter.selector, 0, 1));
    }

    function test_RevertWhen_TheStateIsExcluded() external {
        Ask memory a = _ask(note, 1);
        a.states = 0xff ^ uint8(1 << uint8(State.Funded));
        _expect(a, abi.encodeWithSelector(Exchange_StateExcluded.selector, State.Funded));
    }

    function test_RevertWhen_TheTokenIsAnother() external {
        Ask memory a = _ask(note, 1);
        a.token = address(usdt);
        _expect(a, abi.encodeWithSelector(Exchange_WrongToken.selector, address(usdc), address(usdt)));
    }

    function test_RevertWhen_TheNoteMovedSince() external {
        Ask memory a = _ask(note, 1);
        vm.prank(cy);
        exchange.transferFrom(cy, di, note);
        vm.prank(di);
        exchange.transferFrom(di, cy, note);
        _expect(a, abi.encodeWithSelector(Exchange_WrongCounter.selector, 0, 2));
    }

    function test_RevertWhen_MoreWasDrawnThanThePrice() external {
        Ask memory a = _ask(note, 60 * ONE - 1);
        _settle(listing, bo, 100 * ONE);
        _claim(note, cy);
        _expect(a, abi.encodeWithSelector(Exchange_NoteDrained.selector, note));
        a.price += 1;
        assertEq(_fill(a, _signAsk(a)), 0);
        assertEq(exchange.ownerOf(note), ed);
    }

    function test_CostsLessByWhatWasDrawn() external {
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _signAsk(a);
        _settle(listing, bo, 100 * ONE);
        uint256 clean = vm.snapshotState();
        assertEq(_fill(a, signature), 5800 * ONE);
        assertEq(_claim(note, ed), 60 * ONE);
        vm.revertToState(clean);
        _claim(note, cy);
        assertEq(_fill(a, signature), 5740 * ONE);
    }

    function test_RevertWhen_TheCostIsAboveTheMaximum() external {
        Ask memory a = _ask(note, 100);
        bytes memory signature = _signAsk(a);
        vm.expectRevert(abi.encodeWithSelector(Exchange_CostAboveMaximum.selector, 100, 99));
        vm.prank(ed);
        exchange.fill(a, signature, _anyNote(99));
    }

    function _refuseLimits(FillLimits memory limits, bytes memory expected) internal {
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _signAsk(a);
        vm.expectRevert(expected);
        vm.prank(ed);
        exchange.fill(a, signature, limits);
    }

    function test_RevertWhen_TheBuyerExcludesTheState() external {
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.states = uint8(1 << uint8(State.Funded));
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        _refuseLimits(limits, abi.encodeWithSelector(Exchange_StateExcluded.selector, State.Defaulted));
    }

    function test_RevertWhen_TheBuyerExcludesAFlag() external {
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.flags = 4;
        vm.prank(op);
        exchange.flagDispute(listing, true, "");
        _refuseLimits(limits, abi.encodeWithSelector(Exchange_FlagsExcluded.selector, 8));
    }

    function test_ADisputedNoteIsSoldToABuyerWhoAcceptsIt() external {
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.flags = 8;
        vm.prank(op);
        exchange.flagDispute(listing, true, "");
        _fillWithin(limits);
    }

    function _fillWithin(FillLimits memory limits) internal {
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _signAsk(a);
        vm.prank(ed);
        exchange.fill(a, signature, limits);
        assertEq(exchange.ownerOf(note), ed);
    }

    /// The note is 60 of 100 units that repay 100 each.
    function test_RevertWhen_TheNoteEarnsLessThanTheBuyerAsksFor() external {
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.minEarnings = 6000 * ONE + 1;
        _refuseLimits(
            limits,
            abi.encodeWithSelector(Exchange_EarningsBelowMinimum.selector, 6000 * ONE, limits.minEarnings)
        );
        limits.minEarnings = 6000 * ONE;
        _fillWithin(limits);
    }

    function test_WhatWasClaimedBeforeTheAskIsNotEarnedAgain() external {
        _settle(listing, bo, 1000 * ONE);
        _claim(note, cy);
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.minEarnings = 5400 * ONE + 1;
        _refuseLimits(
            limits,
            abi.encodeWithSelector(Exchange_EarningsBelowMinimum.selector, 6000 * ONE, limits.minEarnings)
        );
        limits.minEarnings = 5400 * ONE;
        _fillWithin(limits);
    }

    function test_ALateNoteEarnsItsPartOfTheFee() external {
        vm.warp(_graceEnd() + 10 days);
        uint256 fee = uint256(10_000 * ONE) * 1200 * 10 days / (365 days * 10_000);
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.minEarnings = (10_000 * ONE + fee) * 60 / 100;
        _fillWithin(limits);
    }

    function test_RevertWhen_TheBuyersDeadlineHasPassed() external {
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.deadline = block.timestamp - 1;
        _refuseLimits(
            limits, abi.encodeWithSelector(Exchange_DeadlinePassed.selector, limits.deadline, block.timestamp)
        );
    }

    function test_RevertWhen_TheAskNamesALaterClaim() external {
        Ask memory a = _ask(note, 5800 * ONE);
        a.claimed = 1;
        _expect(a, abi.encodeWithSelector(Exchange_NoteDrained.selector, note));
    }

    function test_RevertWhen_TheTokenDeliversLess() external {
        Terms memory t = _terms();
        t.token = address(usdt);
        t.fingerprint = keccak256("invoice 2");
        (, uint256 second,) = _funded(t, Level.Attested);
        vm.prank(guardian);
        usdt.setFee(100);
        Ask memory a = _ask(second, 100);
        a.token = address(usdt);
        _expect(a, abi.encodeWithSelector(Exchange_WrongTransfer.selector, address(usdt), 100, 99));
    }

    function test_RevertWhen_TheRewardWasClaimedSince() external {
        vm.prank(ada);
        uint256 id = rewards.make("ipfs://reward");
        Terms memory t = _terms();
        t.fingerprint = keccak256("invoice 2");
        t.reward = address(rewards);
        t.rewardId = uint96(id);
        t.rewardEarly = true;
        (, uint256 second,) = _funded(t, Level.Attested);
        Ask memory a = _ask(second, 100);
        vm.prank(cy);
        exchange.claimReward(second);
        _expect(a, abi.encodeWithSelector(Exchange_NoteDrained.selector, second));
    }

    function test_ATransferCarriesTheUnclaimedEntitlement() external {
        _settle(listing, bo, 1000 * ONE);
        _claim(note, cy);
        _settle(listing, bo, 1000 * ONE);
        vm.prank(cy);
        exchange.transferFrom(cy, di, note);
        assertEq(_claim(note, di), 600 * ONE);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, cy));
        _claim(note, cy);
    }

    function test_RevertWhen_TransferredToTheExchange() external {
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadRecipient.selector, address(exchange)));
        vm.prank(cy);
        exchange.transferFrom(cy, address(exchange), note);
    }

    function test_RevertGiven_TheNoteIsLocked() external {
        Terms memory t = _terms();
        t.fingerprint = keccak256("invoice 2");
        t.rule = TransferRule.Locked;
        (, uint256 locked,) = _funded(t, Level.Attested);
        bytes memory refused = abi.encodeWithSelector(Exchange_TransferRefused.selector, locked, ed);
        vm.expectRevert(refused);
        vm.prank(cy);
        exchange.transferFrom(cy, ed, locked);
        vm.expectRevert(refused);
        vm.prank(cy);
        exchange.safeTransferFrom(cy, ed, locked);
        _expect(_ask(locked, 1), refused);
    }

    function test_MovesOnlyToEligibleWalletsUnderThatRule() external {
        Terms memory t = _terms();
        t.fingerprint = keccak256("invoice 2");
        t.rule = TransferRule.Eligible;
        (, uint256 guarded,) = _funded(t, Level.Attested);
        vm.expectRevert(abi.encodeWithSelector(Exchange_TransferRefused.selector, guarded, ed));
        vm.prank(cy);
        exchange.transferFrom(cy, ed, guarded);
        uint32 issued = uint32(block.timestamp);
        bytes memory s = _sign(opKey, eligibleGate.digestOf(ed, issued, issued + 1 days));
        eligibleGate.register(ed, issued, issued + 1 days, op, s);
        vm.prank(cy);
        exchange.transferFrom(cy, ed, guarded);
        assertEq(exchange.ownerOf(guarded), ed);
    }
}
