// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {PaymentSigner} from "test/support/PaymentSigner.sol";

contract SettlementTest is PaymentSigner {
    function test_RevertGiven_ItCannotBePaid() external {
        uint256 listing = _list();
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Listed));
        exchange.settle(_payment(listing, 1));
        vm.prank(ada);
        exchange.cancel(listing);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Cancelled));
        exchange.settle(_payment(listing, 1));
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, 9, State.None));
        exchange.settle(_payment(9, 1));
    }

    function _openSale() internal returns (uint256 listing) {
        listing = _list();
        _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        exchange.release(listing);
    }

    function _refuseOpenSale(uint256 listing, address payer, uint256 amount) internal {
        vm.expectRevert(abi.encodeWithSelector(Exchange_SaleOpen.selector, listing, 5000 * ONE));
        _settle(listing, payer, amount);
    }

    function test_RevertGiven_TheSaleIsOpen() external {
        uint256 listing = _openSale();
        _refuseOpenSale(listing, stranger, 5000 * ONE);
        _refuseOpenSale(listing, stranger, 10_500 * ONE);
        _refuseOpenSale(listing, bo, 5000 * ONE - 1);
        _refuseOpenSale(listing, ada, 1);
    }

    function test_SellerOrDebtorEndASaleByPayingAllThatWasSold() external {
        uint256 listing = _openSale();
        uint256 clean = vm.snapshotState();
        _settle(listing, bo, 5000 * ONE);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
        vm.revertToState(clean);
        _settle(listing, ada, 5000 * ONE);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
        vm.revertToState(clean);
        vm.warp(_terms().fundingDeadline + 1);
        _settle(listing, stranger, 1);
        vm.revertToState(clean);
        vm.prank(ada);
        exchange.endSale(listing);
        _settle(listing, stranger, 1);
    }

    function test_RevertGiven_AnOpenSaleAndATokenThatDeliversLess() external {
        Terms memory t = _terms();
        t.token = address(usdt);
        uint256 listing = _list(t, Level.Attested);
        _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        exchange.release(listing);
        vm.prank(guardian);
        usdt.setFee(100);
        _refuseOpenSale(listing, bo, 5000 * ONE);
        _settle(listing, bo, 5100 * ONE);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
    }

    function test_RevertGiven_AnOpenSaleThatRestsInADispute() external {
        uint256 listing = _openSale();
        vm.prank(op);
        exchange.flagDispute(listing, true, "");
        _refuseOpenSale(listing, stranger, 5000 * ONE);
        _refuseOpenSale(listing, bo, 5000 * ONE - 1);
        _settle(listing, bo, 5000 * ONE);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
    }

    function _refuseTerms(Payment memory p) internal {
        vm.expectRevert(abi.encodeWithSelector(Exchange_Mismatch.selector, _termsOf(p.listing), p.terms));
    }

    function test_RevertWhen_ThePaymentIsForOtherTerms() external {
        (uint256 listing,,) = _funded();
        Payment memory p = _payment(listing, 100 * ONE);
        p.terms = keccak256("other terms");
        Permit memory permit = _permit(boKey, 100 * ONE);
        Authorization memory x = _authorizeSettling(boKey, p);
        vm.startPrank(bo);
        _refuseTerms(p);
        exchange.settle(p);
        _refuseTerms(p);
        exchange.settleWithPermit(p, permit);
        _refuseTerms(p);
        exchange.settleWithAuthorization(p, bo, x);
    }

    function _settleForHolders(uint256 listing, address payer) internal returns (uint256) {
        vm.prank(payer);
        return exchange.settle(_holdersPayment(listing, type(uint256).max));
    }

    function test_APaymentForTheHoldersTakesNothingForTheSeller() external {
        (uint256 listing,,) = _funded();
        _settle(listing, bo, 4000 * ONE);
        vm.expectEmit(address(exchange));
        emit Settled(listing, stranger, 6000 * ONE, 6000 * ONE, 0);
        assertEq(_settleForHolders(listing, stranger), 6000 * ONE);
        vm.expectRevert(Exchange_NothingDue.selector);
        _settleForHolders(listing, bo);
        // A payment that includes the seller's part is still taken.
        assertEq(_settle(listing, bo, type(uint256).max), 500 * ONE);
        vm.expectRevert(Exchange_NothingDue.selector);
        _settleForHolders(listing, bo);
    }

    function test_APaymentForTheHoldersPaysTheLateFee() external {
        (uint256 listing,,) = _funded();
        vm.warp(_graceEnd() + 10 days);
        uint256 fee = lens.dueOf(listing).lateFee;
        assertEq(_settleForHolders(listing, bo), 10_000 * ONE + fee);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
        assertEq(exchange.creditOf(ada, address(usdc)), 0);
    }

    function test_SignedPaymentsForTheHoldersReturnTheRest() external {
        (uint256 listing,,) = _funded();
        uint256 clean = vm.snapshotState();
        uint256 before = usdc.balanceOf(bo);
        Permit memory permit = _permit(boKey, 10_500 * ONE);
        Payment memory p = _holdersPayment(listing, 10_500 * ONE);
        vm.prank(bo);
        assertEq(exchange.settleWithPermit(p, permit), 10_000 * ONE);
        assertEq(before - usdc.balanceOf(bo), 10_000 * ONE);
        vm.revertToState(clean);
        Authorization memory x = _authorizeSettling(boKey, p);
        vm.prank(stranger);
        assertEq(exchange.settleWithAuthorization(p, bo, x), 10_000 * ONE);
        assertEq(before - usdc.balanceOf(bo), 10_000 * ONE);
    }

    function test_FollowsTheWaterfall() external {
        (uint256 listing, uint256 noteOfCy, uint256 noteOfDi) = _funded();
        vm.expectEmit(address(exchange));
        emit Settled(listing, bo, 4000 * ONE, 4000 * ONE, 0);
        assertEq(_settle(listing, bo, 4000 * ONE), 4000 * ONE);
        assertEq(_claim(noteOfCy, cy), 2400 * ONE);
        vm.expectEmit(address(exchange));
        emit StateChanged(listing, State.Settled);
        vm.expectEmit(address(exchange));
        emit Settled(listing, bo, 6100 * ONE, 6000 * ONE, 100 * ONE);
        _settle(listing, bo, 6100 * ONE);
        assertEq(exchange.creditOf(ada, address(usdc)), 100 * ONE);
        assertEq(lens.dueOf(listing).total, 400 * ONE);
        assertEq(_settle(listing, stranger, type(uint256).max), 400 * ONE);
        assertEq(exchange.creditOf(ada, address(usdc)), 500 * ONE);
        vm.expectRevert(Exchange_NothingDue.selector);
        _settle(listing, bo, 1);
        assertEq(_claim(noteOfCy, cy), 3600 * ONE);
        assertEq(_claim(noteOfDi, di), 4000 * ONE);
        assertEq(exchange.liabilities(address(usdc)), 500 * ONE);
    }

    function test_TakesTheLateFeeOutOfTheReserveFirst() external {
        (uint256 listing, uint256 noteOfCy,) = _funded();
        vm.warp(_graceEnd());
        assertEq(lens.dueOf(listing).lateFee, 0);
        vm.warp(_graceEnd() + 10 days);
        // 10,000 at 12 % a year for ten days
        uint256 fee = uint256(10_000 * ONE) * 1200 * 10 days / (365 days * 10_000);
        assertEq(lens.dueOf(listing).lateFee, fee);
        assertEq(lens.dueOf(listing).total, 10_500 * ONE);
        _settle(listing, bo, 10_000 * ONE);
        assertEq(uint8(_stateOf(listing)), uint8(State.Funded));
        vm.warp(block.timestamp + 5 days);
        assertEq(lens.dueOf(listing).repayment, 0);
        assertEq(lens.dueOf(listing).lateFee, fee);
        _settle(listing, bo, type(uint256).max);
        assertEq(exchange.creditOf(ada, address(usdc)), 500 * ONE - fee);
        assertEq(_claim(noteOfCy, cy), (10_000 * ONE + fee) * 60 / 100);
    }

    function test_TheLateFeeEndsWithTheDelayAndIsTakenBeyondTheFace() external {
        Terms memory t = _terms();
        t.face = uint48(10_000 * ONE);
        t.lateFeeBps = 3600;
        t.delayDays = 90;
        (uint256 listing,,) = _funded(t, Level.Attested);
        vm.warp(_graceEnd() + 90 days);
        uint256 fee = uint256(10_000 * ONE) * 3600 * 90 days / (365 days * 10_000);
        assertEq(lens.dueOf(listing).lateFee, fee);
        assertEq(lens.dueOf(listing).total, 10_000 * ONE + fee);
        vm.warp(_graceEnd() + 900 days);
        assertEq(lens.dueOf(listing).lateFee, fee);
    }

    function test_TheLargestFaceFitsWithItsHighestLateFee() external {
        Terms memory t = _terms();
        (t.totalUnits, t.minUnits, t.minPurchase) = (1, 1, 1);
        t.face = uint48(250_000_000 * ONE);
        (t.repayPerUnit, t.pricePerUnit) = (t.face, 1);
        (t.lateFeeBps, t.delayDays) = (3600, 90);
        uint256 listing = _list(t, Level.Attested);
        uint256 note = _buy(listing, cy, 1);
        usdc.mint(bo, 300_000_000 * ONE);
        vm.warp(_graceEnd() + 90 days);
        uint256 due = uint256(t.face) + uint256(t.face) * 3600 * 90 / (365 * 10_000);
        assertEq(_settle(listing, bo, type(uint256).max), due);
        assertEq(lens.ledgerOf(listing).paidIn, due);
        assertEq(_claim(note, cy), due);
        assertEq(lens.noteOf(note).claimed, due);
    }

    function test_RecordsADefaultNobodyMarked() external {
        (uint256 listing,,) = _funded();
        vm.warp(_defaultAt() + 1);
        vm.expectEmit(address(exchange));
        emit StateChanged(listing, State.Defaulted);
        _settle(listing, bo, 1);
        assertEq(uint8(_stateOf(listing)), uint8(State.Defaulted));
        _settle(listing, bo, type(uint256).max);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
        assertEq(lens.ledgerOf(listing).flags, 2);
    }

    function test_CountsWhatArrivesWhenTheTokenTakesAFee() external {
        Terms memory t = _terms();
        t.token = address(usdt);
        (uint256 listing,,) = _funded(t, Level.Attested);
        vm.prank(guardian);
        usdt.setFee(100);
        assertEq(_settle(listing, bo, 1000 * ONE), 990 * ONE);
        assertEq(exchange.liabilities(address(usdt)), 990 * ONE);
        vm.prank(guardian);
        usdt.setFee(10_000);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongTransfer.selector, address(usdt), 1, 0));
        _settle(listing, bo, 1000 * ONE);
    }

    function test_ReturnsWhatAnAuthorizationHasTooMuch() external {
        (uint256 listing,,) = _funded();
        Authorization memory x = _authorizeSettling(boKey, listing, 3000 * ONE);
        exchange.settleWithAuthorization(_payment(listing, 3000 * ONE), bo, x);
        x = _authorizeSettling(boKey, listing, 8000 * ONE);
        uint256 before = usdc.balanceOf(bo);
        vm.prank(stranger);
        assertEq(exchange.settleWithAuthorization(_payment(listing, 8000 * ONE), bo, x), 7500 * ONE);
        assertEq(before - usdc.balanceOf(bo), 7500 * ONE);
        assertEq(exchange.liabilities(address(usdc)), usdc.balanceOf(address(exchange)));
    }

    function test_CreditsThePayerWhenHisChangeCannotReturn() external {
        (uint256 listing,,) = _funded();
        Authorization memory x = _authorizeSettling(boKey, listing, 11_000 * ONE);
        // The payer is blacklisted between the token's pull and the change: transfer out fails, pull doesn't.
        vm.mockCallRevert(
            address(usdc), abi.encodeWithSignature("transfer(address,uint256)", bo, 500 * ONE), ""
        );
        exchange.settleWithAuthorization(_payment(listing, 11_000 * ONE), bo, x);
        assertEq(exchange.creditOf(bo, address(usdc)), 500 * ONE);
        assertEq(exchange.liabilities(address(usdc)), usdc.balanceOf(address(exchange)));
    }

    function test_AnExactPaymentSendsNothingBack() external {
        (uint256 listing,,) = _funded();
        vm.recordLogs();
        _settle(listing, bo, 10 * ONE);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 movements;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].emitter == address(usdc)) ++movements;
        }
        assertEq(movements, 1, "the payment alone");
    }

    function _settleWithPermit(uint256 listing, uint256 amount, Permit memory p) internal returns (uint256) {
        vm.prank(bo);
        return exchange.settleWithPermit(_payment(listing, amount), p);
    }

    function test_SettlesWithAnExactPermit() external {
        (uint256 listing,,) = _funded();
        assertEq(_settleWithPermit(listing, 10 * ONE, _permit(boKey, 10 * ONE)), 10 * ONE);
        assertEq(usdc.allowance(bo, address(exchange)), 0);
        Permit memory p = _permit(boKey, 10 * ONE);
        vm.prank(bo);
        usdc.approve(address(exchange), 7);
        p.deadline += 1;
        vm.expectRevert(abi.encodeWithSelector(Exchange_AllowanceTooLow.selector, bo, 7, 10 * ONE));
        _settleWithPermit(listing, 10 * ONE, p);
    }

    function test_APermitWithHeadroomReturnsTheChangeAndLeavesNoAllowance() external {
        (uint256 listing,,) = _funded();
        uint256 before = usdc.balanceOf(bo);
        Permit memory p = _permit(boKey, 10_600 * ONE);
        assertEq(_settleWithPermit(listing, 10_600 * ONE, p), 10_500 * ONE);
        assertEq(before - usdc.balanceOf(bo), 10_500 * ONE);
        assertEq(usdc.allowance(bo, address(exchange)), 0);
        assertEq(exchange.liabilities(address(usdc)), 10_500 * ONE);
    }

    function test_APermitAboveTheBalanceIsNotDrawnAsAWhole() external {
        (uint256 listing,,) = _funded();
        uint256 spare = usdc.balanceOf(bo) - 10_500 * ONE;
        vm.prank(bo);
        usdc.transfer(di, spare);
        Permit memory p = _permit(boKey, 10_600 * ONE);
        assertEq(_settleWithPermit(listing, 10_600 * ONE, p), 10_500 * ONE);
        assertEq(usdc.balanceOf(bo), 0);
    }

    function test_APermitForTheWholeBalanceIsDrawnAsAWhole() external {
        (uint256 listing,,) = _funded();
        uint256 spare = usdc.balanceOf(bo) - 10_600 * ONE;
        vm.prank(bo);
        usdc.transfer(di, spare);
        Permit memory p = _permit(boKey, 10_600 * ONE);
        assertEq(_settleWithPermit(listing, 10_600 * ONE, p), 10_500 * ONE);
        assertEq(usdc.balanceOf(bo), 100 * ONE);
        assertEq(usdc.allowance(bo, address(exchange)), 0);
    }

    function test_AnOlderAllowanceIsNotDrawnBeyondWhatIsDue() external {
        (uint256 listing,,) = _funded();
        vm.prank(bo);
        usdc.approve(address(exchange), 700 * ONE);
        Permit memory p = _permit(boKey, 600 * ONE);
        p.deadline += 1; // doesn't hold, so the allowance is the older one
        assertEq(_settleWithPermit(listing, 500 * ONE, p), 500 * ONE);
        assertEq(usdc.allowance(bo, address(exchange)), 200 * ONE);
    }

    function test_CreditsThePayerWhenTheChangeOfAPermitCannotReturn() external {
        (uint256 listing,,) = _funded();
        vm.mockCallRevert(
            address(usdc), abi.encodeWithSignature("transfer(address,uint256)", bo, 100 * ONE), ""
        );
        _settleWithPermit(listing, 10_600 * ONE, _permit(boKey, 10_600 * ONE));
        assertEq(exchange.creditOf(bo, address(usdc)), 100 * ONE);
        assertEq(exchange.liabilities(address(usdc)), usdc.balanceOf(address(exchange)));
    }

    function test_RevertWhen_DefaultIsMarkedTooEarly() external {
        (uint256 listing,,) = _funded();
        vm.warp(_defaultAt());
        vm.expectRevert(abi.encodeWithSelector(Exchange_NotYetDefault.selector, _defaultAt()));
        exchange.markDefault(listing);
        vm.warp(_defaultAt() + 1);
        vm.prank(stranger);
        exchange.markDefault(listing);
        assertEq(uint8(_stateOf(listing)), uint8(State.Defaulted));
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Defaulted));
        exchange.markDefault(listing);
    }

    function test_RevertWhen_ClaimIsNotAllowed() external {
        (uint256 listing, uint256 noteOfCy,) = _funded();
        vm.expectRevert(Exchange_NothingDue.selector);
        _claim(noteOfCy, cy);
        _settle(listing, bo, 100 * ONE);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, di));
        _claim(noteOfCy, di);
        vm.prank(cy);
        exchange.approve(di, noteOfCy);
        assertEq(_claim(noteOfCy, di), 60 * ONE);
        vm.expectRevert(Exchange_NothingDue.selector);
        _claim(noteOfCy, cy);
        _settle(listing, bo, 100 * ONE);
        vm.prank(guardian);
        usdc.setBlacklisted(cy, true);
        vm.expectRevert(abi.encodeWithSelector(Exchange_TransferFailed.selector, address(usdc), cy, 60 * ONE));
        _claim(noteOfCy, cy);
        vm.expectEmit(address(exchange));
        emit Claimed(listing, noteOfCy, ed, 60 * ONE);
        vm.prank(cy);
        exchange.claim(noteOfCy, ed);
    }

    function test_ClaimForPaysEachOwnerAndSkipsTheRest() external {
        (uint256 listing, uint256 noteOfCy, uint256 noteOfDi) = _funded();
        _settle(listing, bo, 1000 * ONE);
        vm.prank(guardian);
        usdc.setBlacklisted(cy, true);
        uint256[] memory notes = new uint256[](4);
        (notes[0], notes[1], notes[2], notes[3]) = (12345, noteOfCy, noteOfDi, noteOfDi);
        uint256 before = usdc.balanceOf(di);
        vm.expectEmit(address(exchange));
        emit ClaimSkipped(noteOfCy, cy, 600 * ONE);
        vm.expectEmit(address(exchange));
        emit Claimed(listing, noteOfDi, di, 400 * ONE);
        vm.prank(stranger);
        exchange.claimFor(notes);
        assertEq(usdc.balanceOf(di) - before, 400 * ONE);
        assertEq(lens.noteOf(noteOfCy).claimable, 600 * ONE);
        assertEq(exchange.liabilities(address(usdc)), 600 * ONE);
    }

    function _withReward(bool early) internal returns (uint256 listing, uint256 note) {
        vm.prank(ada);
        uint256 id = rewards.make("ipfs://reward");
        Terms memory t = _terms();
        t.reward = address(rewards);
        t.rewardId = uint96(id);
        t.rewardEarly = early;
        (listing, note,) = _funded(t, Level.Attested);
    }

    function _expectNoReward(uint256 note) internal {
        vm.expectRevert(abi.encodeWithSelector(Exchange_NoReward.selector, note));
        vm.prank(cy);
        exchange.claimReward(note);
    }

    function test_AwardsOnceAfterSettlement() external {
        (uint256 listing, uint256 note) = _withReward(false);
        _expectNoReward(note);
        _settle(listing, bo, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, di));
        vm.prank(di);
        exchange.claimReward(note);
        vm.prank(cy);
        exchange.claimReward(note);
        assertEq(rewards.balanceOf(cy, 1), 1);
        assertEq(rewards.uri(1), "ipfs://reward");
        assertTrue(lens.noteOf(note).rewardClaimed);
        _expectNoReward(note);
    }

    function test_AwardsEarlyWhenTheTermsSaySo() external {
        (uint256 listing, uint256 note) = _withReward(true);
        uint256 clean = vm.snapshotState();
        vm.prank(cy);
        exchange.claimReward(note);
        assertEq(rewards.balanceOf(cy, 1), 1);
        vm.revertToState(clean);
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        _expectNoReward(note);
        _settle(listing, bo, type(uint256).max);
        _expectNoReward(note);
    }

    function test_RevertGiven_ThereIsNoReward() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, type(uint256).max);
        _expectNoReward(note);
    }

    function test_FlagsADispute() external {
        (uint256 listing,,) = _funded();
        vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, stranger));
        vm.prank(stranger);
        exchange.flagDispute(listing, true, "");
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, 9, State.None));
        exchange.flagDispute(9, true, "");
        vm.expectEmit(address(exchange));
        emit DisputeFlagged(listing, bo, true, keccak256("evidence"));
        vm.prank(bo);
        exchange.flagDispute(listing, true, keccak256("evidence"));
        assertEq(lens.ledgerOf(listing).flags, 4);
        vm.prank(op);
        exchange.flagDispute(listing, false, "");
        assertEq(lens.ledgerOf(listing).flags, 0);
    }

    function test_TheDebtorLaysDownTheirOwnDisputeOnly() external {
        (uint256 listing,,) = _funded();
        vm.prank(op);
        exchange.flagDispute(listing, true, keccak256("evidence"));
        vm.startPrank(bo);
        exchange.flagDispute(listing, true, keccak256("more"));
        assertEq(lens.ledgerOf(listing).flags, 12);
        exchange.flagDispute(listing, false, "");
        vm.stopPrank();
        assertEq(lens.ledgerOf(listing).flags, 8);
    }

    function test_ADisputeLaidDownLeavesTheOtherFlags() external {
        (uint256 listing,,) = _funded();
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        vm.startPrank(op);
        exchange.flagDispute(listing, true, "");
        exchange.flagDispute(listing, false, "");
        vm.stopPrank();
        assertEq(lens.ledgerOf(listing).flags, 2);
    }

    function test_RescuesOnlyTheSurplus() external {
        (uint256 listing,,) = _funded();
        _settle(listing, bo, 1000 * ONE);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, stranger));
        vm.prank(stranger);
        exchange.rescueSurplus(address(usdc), stranger);
        vm.expectRevert(Exchange_NothingDue.selector);
        vm.prank(admin);
        exchange.rescueSurplus(address(usdc), admin);
        usdc.mint(address(exchange), 7);
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadRecipient.selector, address(exchange)));
        vm.prank(admin);
        exchange.rescueSurplus(address(usdc), address(exchange));
        vm.prank(guardian);
        usdc.setBlacklisted(treasury, true);
        vm.expectRevert(abi.encodeWithSelector(Exchange_TransferFailed.selector, address(usdc), treasury, 7));
        vm.prank(admin);
        exchange.rescueSurplus(address(usdc), treasury);
        vm.expectEmit(address(exchange));
        emit SurplusRescued(address(usdc), admin, 7);
        vm.prank(admin);
        assertEq(exchange.rescueSurplus(address(usdc), admin), 7);
        assertEq(usdc.balanceOf(address(exchange)), 1000 * ONE);
    }

    function test_RefreshesMetadata() external {
        vm.expectEmit(address(exchange));
        emit BatchMetadataUpdate(0, type(uint256).max);
        vm.expectEmit(address(exchange));
        emit ContractURIUpdated();
        vm.prank(stranger);
        exchange.refreshMetadata();
    }

    function test_MarksADefaultOfWhatIsLeft() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, 9999 * ONE);
        vm.warp(_defaultAt() + 1);
        vm.expectEmit(address(exchange));
        emit StateChanged(listing, State.Defaulted);
        exchange.markDefault(listing);
        assertEq(lens.ledgerOf(listing).flags, 2);
        assertEq(_claim(note, cy), 9999 * ONE * 60 / 100);
    }

    function test_RevertGiven_NothingWasFundedThatCouldDefault() external {
        uint256 listing = _list();
        vm.warp(_defaultAt() + 1);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Listed));
        exchange.markDefault(listing);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, 9, State.None));
        exchange.markDefault(9);
    }

    function test_RevertGiven_EverythingWasPaidInTime() external {
        (uint256 listing,,) = _funded();
        _settle(listing, bo, 10_000 * ONE);
        vm.warp(_defaultAt() + 1);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Settled));
        exchange.markDefault(listing);
    }

    function test_AnOperatorOfAllNotesClaimsToo() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, 100 * ONE);
        vm.prank(cy);
        exchange.setApprovalForAll(ed, true);
        uint256 before = usdc.balanceOf(stranger);
        vm.prank(ed);
        assertEq(exchange.claim(note, stranger), 60 * ONE);
        assertEq(usdc.balanceOf(stranger) - before, 60 * ONE);
    }

    function test_RevertWhen_AClaimIsSentNowhere() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, 100 * ONE);
        vm.startPrank(cy);
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadRecipient.selector, address(exchange)));
        exchange.claim(note, address(exchange));
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadRecipient.selector, address(0)));
        exchange.claim(note, address(0));
        vm.stopPrank();
        assertEq(lens.noteOf(note).claimable, 60 * ONE);
    }

    function test_ClaimForWithoutNotesOrMoneyDoesNothing() external {
        (, uint256 note,) = _funded();
        exchange.claimFor(new uint256[](0));
        uint256[] memory notes = new uint256[](1);
        notes[0] = note;
        vm.recordLogs();
        exchange.claimFor(notes);
        assertEq(vm.getRecordedLogs().length, 0);
    }

    function test_APaymentAfterSettlementIsTheSellers() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, 10_000 * ONE);
        _claim(note, cy);
        vm.expectEmit(address(exchange));
        emit Settled(listing, bo, 500 * ONE, 0, 500 * ONE);
        _settle(listing, bo, type(uint256).max);
        assertEq(exchange.creditOf(ada, address(usdc)), 500 * ONE);
        assertEq(lens.noteOf(note).claimable, 0);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
    }

    function test_RevertWhen_AnAuthorizationToPayIsForSomethingElse() external {
        (uint256 listing,,) = _funded();
        Authorization memory x = _authorizeSettling(boKey, listing, 100 * ONE);
        bytes4 bad = TestUSDC.TestUSDC_BadAuthorization.selector;
        vm.expectRevert(bad);
        exchange.settleWithAuthorization(_payment(listing, 99 * ONE), bo, x);
        vm.expectRevert(bad);
        exchange.settleWithAuthorization(_payment(listing, 100 * ONE), di, x);
        x.validBefore += 1;
        vm.expectRevert(bad);
        exchange.settleWithAuthorization(_payment(listing, 100 * ONE), bo, x);
        x.validBefore -= 1;
        vm.expectRevert(bad);
        exchange.settleWithAuthorization(_holdersPayment(listing, 100 * ONE), bo, x);
        exchange.settleWithAuthorization(_payment(listing, 100 * ONE), bo, x);
        vm.expectRevert(bad);
        exchange.settleWithAuthorization(_payment(listing, 100 * ONE), bo, x);
    }

    function test_RevertGiven_AStrangersAuthorizationWhileTheSaleIsOpen() external {
        uint256 listing = _openSale();
        Authorization memory x = _authorizeSettling(diKey, listing, 5000 * ONE);
        vm.expectRevert(abi.encodeWithSelector(Exchange_SaleOpen.selector, listing, 5000 * ONE));
        vm.prank(bo); // who sends it doesn't matter
        exchange.settleWithAuthorization(_payment(listing, 5000 * ONE), di, x);
        x = _authorizeSettling(boKey, listing, 5000 * ONE);
        vm.prank(stranger);
        exchange.settleWithAuthorization(_payment(listing, 5000 * ONE), bo, x);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
    }
}
