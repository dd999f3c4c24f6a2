// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {LinkGate} from "src/gates/LinkGate.sol";
import {SellerGate} from "src/gates/SellerGate.sol";
import {NoteDescriptor} from "src/NoteDescriptor.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {ERC721} from "solady/tokens/ERC721.sol";
import {LibRLP} from "solady/utils/LibRLP.sol";
import {PaymentSigner} from "test/support/PaymentSigner.sol";

/// @notice What an attacker would try. Each is red on the mutant that removes its one guard; see mutants.json.
contract ScenariosTest is PaymentSigner {
    function _refused(address who, bytes memory call, bytes4 expected) internal {
        vm.prank(who);
        (bool ok, bytes memory result) = address(exchange).call(call);
        assertFalse(ok, "went through");
        assertEq(bytes4(result), expected);
    }

    function _dispute(address who, uint256 listing) internal {
        vm.prank(who);
        exchange.flagDispute(listing, true, "");
    }

    function _listCall(Terms memory t, Level level) internal view returns (bytes memory) {
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, level);
        return abi.encodeCall(exchange.list, (t, a, k, s));
    }

    function test_Scenario_TheSameInvoiceThroughAnotherCreatorOrReference() external {
        uint256 listing = _list();
        Terms memory t = _terms();
        t.payout = di;
        t.papers = keccak256("another reference");
        t.previous = uint40(listing);
        _refused(ed, _listCall(t, Level.Attested), Exchange_AlreadyFinanced.selector);
    }

    function test_Scenario_TheOperatorVanishesAtMaturity() external {
        (uint256 listing, uint256 note,) = _funded();
        vm.prank(op);
        registry.pause();
        vm.prank(op);
        registry.renounce(IExchangeRegistry.Register.Attestor);
        vm.prank(op);
        registry.renounce(IExchangeRegistry.Register.Pauser);
        vm.startPrank(admin);
        registry.sunset();
        registry.renounceAdmin();
        vm.stopPrank();
        vm.warp(_maturity());
        _settle(listing, bo, 5000 * ONE);
        assertEq(_claim(note, cy), 3000 * ONE);
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
    }

    function test_Scenario_ThePriceIsRaisedBeforeABuyLands() external {
        uint256 listing = _list();
        vm.prank(ada);
        exchange.cancel(listing);
        Terms memory t = _terms();
        t.previous = uint40(listing);
        t.pricePerUnit = t.repayPerUnit;
        Order memory o = _order(listing, 10);
        o.listing = _list(t, Level.Attested);
        o.terms = _termsOf(o.listing);
        _refused(cy, abi.encodeCall(exchange.buy, (o, "")), Exchange_CostAboveMaximum.selector);
    }

    function test_Scenario_TheSellerClaimsThenSellsTheDrainedNote() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, 9000 * ONE);
        Ask memory a = _ask(note, 5900 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        _claim(note, cy);
        vm.prank(ed);
        assertEq(exchange.fill(a, signature, _anyNote(type(uint256).max)), 500 * ONE);
    }

    function test_Scenario_TheDebtorPaysAfterDefault() external {
        (uint256 listing, uint256 note,) = _funded();
        vm.warp(_defaultAt() + 100 days);
        exchange.markDefault(listing);
        _settle(listing, bo, 2000 * ONE);
        assertEq(_claim(note, cy), 1200 * ONE);
    }

    function test_Scenario_OneHolderIsBlacklisted() external {
        (uint256 listing, uint256 noteOfCy, uint256 noteOfDi) = _funded();
        _settle(listing, bo, 1000 * ONE);
        vm.prank(guardian);
        usdc.setBlacklisted(cy, true);
        uint256[] memory notes = new uint256[](2);
        (notes[0], notes[1]) = (noteOfCy, noteOfDi);
        uint256 before = usdc.balanceOf(di);
        exchange.claimFor(notes);
        assertEq(usdc.balanceOf(di) - before, 400 * ONE);
    }

    function test_Scenario_OnePartAgainstSeven() external {
        (uint256 listing,,) = _funded();
        vm.warp(_graceEnd() + 20 days);
        uint256 whole = lens.dueOf(listing).total;
        uint256 clean = vm.snapshotState();
        _settle(listing, bo, whole);
        bytes32 once = keccak256(abi.encode(lens.ledgerOf(listing), exchange.creditOf(ada, address(usdc))));
        vm.revertToState(clean);
        for (uint256 i; i < 7; ++i) {
            _settle(listing, bo, i == 6 ? whole : whole / 7);
        }
        assertEq(keccak256(abi.encode(lens.ledgerOf(listing), exchange.creditOf(ada, address(usdc)))), once);
    }

    function test_Scenario_PausedOnTheDueDate() external {
        (uint256 listing,,) = _funded();
        vm.warp(_maturity());
        vm.prank(op);
        registry.pause();
        assertEq(_settle(listing, bo, 10_000 * ONE), 10_000 * ONE);
    }

    function test_Scenario_MetadataIsEditedAfterFinancing() external {
        (uint256 listing,,) = _funded();
        bytes32 facts = keccak256(abi.encode(lens.factsOf(listing)));
        address descriptor = address(new NoteDescriptor(lens));
        vm.prank(admin);
        registry.setDescriptor(descriptor);
        // The terms are code that stops at once, so they can't be run or destroyed.
        address place = LibRLP.computeAddress(address(exchange), listing);
        (bool ok,) = place.call("");
        assertTrue(ok, "the terms ran");
        assertEq(keccak256(abi.encode(lens.factsOf(listing))), facts);
    }

    function test_Scenario_AVictimsOldAllowance() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        Authorization memory x;
        x.validBefore = type(uint256).max;
        vm.prank(ed);
        (bool ok,) = address(exchange).call(abi.encodeCall(exchange.buyWithAuthorization, (o, "", cy, x)));
        assertFalse(ok, "somebody else's allowance was spent");
        assertEq(usdc.balanceOf(cy), 1_000_000 * ONE);
    }

    function test_Scenario_AnUnapprovedStateIsAdvancedByAPublicCall() external {
        uint256 listing = _list();
        _buy(listing, cy, 49);
        vm.roll(block.number + 1);
        _refused(ed, abi.encodeCall(exchange.release, (listing)), Exchange_BelowMinimum.selector);
    }

    function test_Scenario_PaidIsDeclaredWithNoMoney() external {
        (uint256 listing,,) = _funded();
        // The token says yes and moves nothing.
        vm.mockCall(
            address(usdc),
            abi.encodeWithSignature(
                "transferFrom(address,address,uint256)", bo, address(exchange), 10_000 * ONE
            ),
            abi.encode(true)
        );
        _refused(
            bo,
            abi.encodeCall(exchange.settle, (_payment(listing, 10_000 * ONE))),
            Exchange_WrongTransfer.selector
        );
    }

    function test_Scenario_TheSellerCompletesHisMinimumWithAFlashLoan() external {
        uint256 listing = _list();
        _buy(listing, cy, 40);
        vm.roll(block.number + 1);
        _buy(listing, stranger, 10);
        _refused(ada, abi.encodeCall(exchange.release, (listing)), Exchange_SameBlock.selector);
    }

    function test_Scenario_TheDebtorIsTheSellersSecondWallet() external {
        Terms memory t = _terms();
        t.payout = bo;
        _refused(ada, _listCall(t, Level.DebtorConfirmed), Exchange_SameParty.selector);
    }

    function test_Scenario_AnAcknowledgementIsSwappedByAFrontRunner() external {
        Terms memory t = _terms();
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) =
            _signed(t, Level.DebtorConfirmed);
        // An older one of the same debt that the attestor never saw.
        k.deadline += 1;
        s.acknowledgement = _sign(boKey, lens.digestOfAcknowledgement(k));
        _refused(ed, abi.encodeCall(exchange.list, (t, a, k, s)), Exchange_Mismatch.selector);
    }

    function test_Scenario_RelistingWithOldSignatures() external {
        bytes memory call = _listCall(_terms(), Level.Attested);
        (bool ok,) = address(exchange).call(call);
        assertTrue(ok);
        vm.prank(ada);
        exchange.cancel(1);
        _refused(ed, call, Exchange_AlreadyFinanced.selector);
    }

    function test_Scenario_AOneUnitSettlementClosesASale() external {
        uint256 listing = _list();
        _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _refused(bo, abi.encodeCall(exchange.settle, (_payment(listing, 1))), Exchange_SaleOpen.selector);
        _buy(listing, di, 50);
    }

    /// One unit bought, released, paid back "in full": the other 999 could never be sold.
    function test_Scenario_AStrangerFinancesAnInvoiceForEverWithOneUnit() external {
        Terms memory t = _terms();
        (t.minUnits, t.minPurchase) = (1, 1);
        uint256 listing = _list(t, Level.Attested);
        _buy(listing, stranger, 1);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _refused(
            stranger,
            abi.encodeCall(exchange.settle, (_payment(listing, 100 * ONE))),
            Exchange_SaleOpen.selector
        );
        _buy(listing, cy, 99);
    }

    function test_Scenario_AnOlderSignatureShortensARegistration() external {
        vm.warp(DAWN + 2 days);
        bytes memory older = _sign(opKey, eligibleGate.digestOf(cy, uint32(DAWN), uint32(DAWN + 3 days)));
        (uint32 from, uint32 to) = (uint32(DAWN + 1 days), uint32(DAWN + 90 days));
        eligibleGate.register(cy, from, to, op, _sign(opKey, eligibleGate.digestOf(cy, from, to)));
        vm.prank(stranger);
        (bool ok,) = address(eligibleGate)
            .call(abi.encodeCall(eligibleGate.register, (cy, uint32(DAWN), uint32(DAWN + 3 days), op, older)));
        assertFalse(ok, "an older signature was taken");
        assertEq(eligibleGate.expiryOf(cy), to);
    }

    function test_Scenario_BackersAreLockedAfterSunset() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 10);
        vm.prank(admin);
        registry.sunset();
        vm.prank(ed);
        exchange.cancel(listing);
        vm.prank(cy);
        exchange.refund(note, cy);
    }

    function test_Scenario_AStrangerTakesAnothersRefund() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 10);
        vm.prank(op);
        exchange.cancel(listing);
        _refused(stranger, abi.encodeCall(exchange.refund, (note, stranger)), Exchange_Forbidden.selector);
        vm.prank(stranger);
        exchange.refund(note, cy);
        assertEq(usdc.balanceOf(cy), 1_000_000 * ONE);
    }

    function test_Scenario_AResaleLandsAfterDefault() external {
        (uint256 listing, uint256 note,) = _funded();
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.states = uint8(1 << uint8(State.Funded));
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        _ask(note, 0);
        a.expiry = uint32(block.timestamp);
        signature = _sign(cyKey, lens.digestOfAsk(a));
        _refused(ed, abi.encodeCall(exchange.fill, (a, signature, limits)), Exchange_StateExcluded.selector);
    }

    function test_Scenario_TheSellersCancelOutrunsAFraudBurn() external {
        Terms memory t = _terms();
        uint256 listing = _list();
        vm.prank(ada);
        exchange.cancel(listing);
        vm.prank(op);
        exchange.burn(t.fingerprint, keccak256("evidence"));
        t.previous = uint40(listing);
        _refused(ed, _listCall(t, Level.Attested), Exchange_Burned.selector);
    }

    function test_Scenario_AnAttestorsDisputeIsLaidDownByTheDebtor() external {
        (uint256 listing,,) = _funded();
        vm.prank(op);
        exchange.flagDispute(listing, true, "");
        vm.prank(bo);
        exchange.flagDispute(listing, false, "");
        assertTrue(lens.ledgerOf(listing).flags & 8 != 0, "the debtor laid it down");
    }

    function test_Scenario_AnInvitationOutlivesTheCounter() external {
        uint256 listing = _behindInvitations();
        bytes32 digest = inviteGate.digestOf(listing, cy, 25, 0, DAWN + 1 days);
        bytes memory data = abi.encode(25, 0, DAWN + 1 days, _sign(adaKey, digest));
        vm.prank(ada);
        exchange.bumpCounter();
        Order memory o = _order(listing, 10);
        _refused(cy, abi.encodeCall(exchange.buy, (o, data)), SellerGate.SellerGate_WrongCounter.selector);
    }

    /// With a face equal to the repayment every second late adds to what is due.
    function test_Scenario_PayingAllWhileLateEndsItToTheSecond() external {
        Terms memory t = _terms();
        t.face = uint48(10_000 * ONE);
        (uint256 listing,,) = _funded(t, Level.Attested);
        vm.warp(_graceEnd() + 20 days);
        uint256 read = lens.dueOf(listing).total;
        vm.warp(block.timestamp + 12);
        uint256 clean = vm.snapshotState();
        // The last block's figure isn't enough, and what is left ends in a recorded default.
        _settle(listing, bo, read);
        assertEq(uint8(_stateOf(listing)), uint8(State.Funded));
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        vm.revertToState(clean);
        // The same figure with the fee of fifteen minutes on top ends it, and costs not a base unit more.
        uint256 headroom = uint256(10_000 * ONE) * 1200 * 15 minutes / (365 days * 10_000) + 1;
        uint256 due = lens.dueOf(listing).total;
        uint256 before = usdc.balanceOf(bo);
        Authorization memory x = _authorizeSettling(boKey, listing, read + headroom);
        vm.prank(stranger);
        exchange.settleWithAuthorization(_payment(listing, read + headroom), bo, x);
        assertEq(before - usdc.balanceOf(bo), due);
        assertEq(lens.ledgerOf(listing).paidIn, due);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
    }

    /// A payment and a claim before the purchase, block after block: its buyer gets what was agreed to.
    function test_Scenario_OneBaseUnitPaidInEveryBlockKillsNoResale() external {
        (uint256 listing, uint256 note,) = _funded();
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.minEarnings = 6000 * ONE;
        uint256[] memory notes = new uint256[](1);
        notes[0] = note;
        for (uint256 i; i < 5; ++i) {
            vm.roll(block.number + 1);
            _settle(listing, stranger, 1);
            exchange.claimFor(notes);
            uint256 clean = vm.snapshotState();
            vm.prank(ed);
            assertEq(exchange.fill(a, signature, limits), 5800 * ONE - lens.noteOf(note).claimed);
            vm.revertToState(clean);
        }
        assertEq(lens.noteOf(note).claimed, 3);
    }

    function test_Scenario_TheLateFeeIsErasedByPoking() external {
        (uint256 listing,,) = _funded();
        uint256 start = _graceEnd();
        uint256 owed = 10_000 * ONE;
        uint256 lateUnits;
        for (uint256 hour = 1; hour <= 100; ++hour) {
            vm.warp(start + hour * 1 hours);
            _settle(listing, ed, 1);
            lateUnits += owed * 1 hours;
            owed -= 1;
        }
        assertEq(lens.ledgerOf(listing).lateUnits, lateUnits);
    }

    function test_Scenario_ANoteIsMovedToAnIneligibleWallet() external {
        Terms memory t = _terms();
        t.rule = TransferRule.Eligible;
        (, uint256 note,) = _funded(t, Level.Attested);
        _refused(cy, abi.encodeCall(exchange.transferFrom, (cy, ed, note)), Exchange_TransferRefused.selector);
    }

    /// F7 stays possible while the sale is open; a seller who ends the sale first is safe from it.
    function test_Scenario_ABuyerJumpsInBeforeAnEarlyPayment() external {
        uint256 listing = _list();
        _buy(listing, cy, 60);
        vm.roll(block.number + 1);
        exchange.release(listing);
        vm.prank(ada);
        exchange.endSale(listing);
        Order memory o = _order(listing, 40);
        _refused(stranger, abi.encodeCall(exchange.buy, (o, "")), Exchange_SaleClosed.selector);
        _settle(listing, bo, 10_000 * ONE);
    }

    function test_Scenario_ADisputedReceivableKeepsSelling() external {
        uint256 listing = _list();
        _dispute(op, listing);
        Order memory o = _order(listing, 10);
        _refused(cy, abi.encodeCall(exchange.buy, (o, "")), Exchange_SaleClosed.selector);
    }

    /// One base unit would end the sale for ever.
    function test_Scenario_AStrangerEndsASaleThatRestsInADispute() external {
        uint256 listing = _list();
        _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _dispute(op, listing);
        _refused(
            stranger, abi.encodeCall(exchange.settle, (_payment(listing, 1))), Exchange_SaleOpen.selector
        );
    }

    function test_Scenario_APurchaseSentBeforeADisputeLandsAfterIt() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        _dispute(bo, listing);
        _refused(cy, abi.encodeCall(exchange.buy, (o, "")), Exchange_FlagsExcluded.selector);
    }

    function test_Scenario_AResaleSentBeforeADisputeLandsAfterIt() external {
        (uint256 listing, uint256 note,) = _funded();
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.flags = 0;
        _dispute(bo, listing);
        _refused(ed, abi.encodeCall(exchange.fill, (a, signature, limits)), Exchange_FlagsExcluded.selector);
    }

    /// The chain was reorganised: under the same number there is another invoice, which repays half as much.
    function _listInItsPlace(uint256 before, uint256 listing) internal {
        vm.revertToState(before);
        Terms memory t = _terms();
        t.fingerprint = keccak256("another invoice");
        (t.pricePerUnit, t.repayPerUnit) = (t.pricePerUnit / 2, t.repayPerUnit / 2);
        assertEq(_list(t, Level.Attested), listing);
    }

    function test_Scenario_APurchaseFollowsANumber() external {
        uint256 before = vm.snapshotState();
        Order memory o = _order(_list(), 10);
        _listInItsPlace(before, o.listing);
        _refused(cy, abi.encodeCall(exchange.buy, (o, "")), Exchange_Mismatch.selector);
        Permit memory p = _permit(cyKey, 950 * ONE);
        _refused(cy, abi.encodeCall(exchange.buyWithPermit, (o, "", p)), Exchange_Mismatch.selector);
        Authorization memory x = _authorizeBuying(cyKey, o, 475 * ONE);
        _refused(
            stranger,
            abi.encodeCall(exchange.buyWithAuthorization, (o, "", cy, x)),
            Exchange_Mismatch.selector
        );
    }

    /// The sender of a signed purchase can name the terms that stand there now; the payer didn't sign that.
    function test_Scenario_ASenderNamesOtherTermsForTheBuyer() external {
        uint256 before = vm.snapshotState();
        Order memory o = _order(_list(), 10);
        Authorization memory x = _authorizeBuying(cyKey, o, 475 * ONE);
        _listInItsPlace(before, o.listing);
        o.terms = _termsOf(o.listing);
        _refused(
            stranger,
            abi.encodeCall(exchange.buyWithAuthorization, (o, "", cy, x)),
            TestUSDC.TestUSDC_BadAuthorization.selector
        );
    }

    function test_Scenario_ASenderAcceptsADisputeForTheBuyer() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        Authorization memory x = _authorizeBuying(cyKey, o, 950 * ONE);
        _dispute(bo, listing);
        o.flags = 4;
        _refused(
            stranger,
            abi.encodeCall(exchange.buyWithAuthorization, (o, "", cy, x)),
            TestUSDC.TestUSDC_BadAuthorization.selector
        );
    }

    function test_Scenario_APaymentFollowsANumber() external {
        uint256 before = vm.snapshotState();
        uint256 listing = _list();
        Payment memory p = _payment(listing, 100 * ONE);
        Authorization memory x = _authorizeSettling(boKey, p);
        _listInItsPlace(before, listing);
        _buy(listing, cy, 100);
        _refused(bo, abi.encodeCall(exchange.settle, (p)), Exchange_Mismatch.selector);
        _refused(
            stranger, abi.encodeCall(exchange.settleWithAuthorization, (p, bo, x)), Exchange_Mismatch.selector
        );
    }

    function test_Scenario_ASenderPaysTheSellerFromAHoldersPayment() external {
        (uint256 listing,,) = _funded();
        Payment memory p = _holdersPayment(listing, 10_500 * ONE);
        Authorization memory x = _authorizeSettling(boKey, p);
        p.holdersOnly = false;
        _refused(
            stranger,
            abi.encodeCall(exchange.settleWithAuthorization, (p, bo, x)),
            TestUSDC.TestUSDC_BadAuthorization.selector
        );
    }

    function test_Scenario_AResaleFollowsANumberToAnotherListing() external {
        uint256 before = vm.snapshotState();
        Ask memory a = _ask(_buy(_list(), cy, 60), 2800 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        _listInItsPlace(before, 1);
        assertEq(_buy(1, cy, 60), a.note);
        FillLimits memory limits = _anyNote(2800 * ONE);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Mismatch.selector, _termsOf(1), a.terms));
        vm.prank(ed);
        exchange.fill(a, signature, limits);
    }

    /// What can only be refunded earns its cost, and no late fee.
    function test_Scenario_ANoteOfACancelledOfferIsSoldForItsRepayment() external {
        uint256 listing = _list();
        Ask memory a = _ask(_buy(listing, cy, 20), 1990 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        vm.prank(op);
        exchange.cancel(listing);
        FillLimits memory limits = _anyNote(1990 * ONE);
        limits.minEarnings = 1900 * ONE + 1;
        bytes4 below = Exchange_EarningsBelowMinimum.selector;
        _refused(ed, abi.encodeCall(exchange.fill, (a, signature, limits)), below);
        limits.minEarnings = 1900 * ONE;
        vm.prank(ed);
        exchange.fill(a, signature, limits);
    }

    /// The sale wasn't released by its due date, so everybody is refunded.
    function test_Scenario_ANoteOfALapsedOfferIsSoldForItsRepayment() external {
        Ask memory a = _ask(_buy(_list(), cy, 60), 5990 * ONE);
        a.expiry = uint32(_maturity() + 1);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        FillLimits memory limits = _anyNote(5990 * ONE);
        limits.minEarnings = 6000 * ONE;
        vm.warp(_maturity());
        uint256 before = vm.snapshotState();
        vm.prank(ed);
        exchange.fill(a, signature, limits);
        vm.revertToState(before);
        vm.warp(_maturity() + 1);
        bytes4 below = Exchange_EarningsBelowMinimum.selector;
        _refused(ed, abi.encodeCall(exchange.fill, (a, signature, limits)), below);
    }

    /// Cy's note of 60 units became one of 10; the ask for its number holds all the same.
    function test_Scenario_AResaleFollowsANumber() external {
        uint256 listing = _list();
        uint256 before = vm.snapshotState();
        uint256 note = _buy(listing, cy, 60);
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        FillLimits memory limits = _anyNote(5800 * ONE);
        limits.minEarnings = 6000 * ONE;
        vm.revertToState(before);
        assertEq(_buy(listing, cy, 10), note);
        _refused(
            ed, abi.encodeCall(exchange.fill, (a, signature, limits)), Exchange_EarningsBelowMinimum.selector
        );
    }

    function test_Scenario_BuyersGetADebtThatIsDueAlready() external {
        uint256 listing = _list();
        _buy(listing, cy, 60);
        vm.warp(_maturity() + 1);
        vm.roll(block.number + 1);
        _refused(ada, abi.encodeCall(exchange.release, (listing)), Exchange_DeadlinePassed.selector);
    }

    /// Enough was sold, it wasn't released in time, and neither seller nor attestor lives.
    function test_Scenario_BackersAreLockedAfterMaturity() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 60);
        vm.warp(_maturity() + 1);
        vm.prank(stranger);
        exchange.cancel(listing);
        vm.prank(stranger);
        exchange.refund(note, cy);
    }

    /// Two people pay the same invoice at the same time.
    function test_Scenario_TheSecondPayerPaysTheSeller() external {
        (uint256 listing,,) = _funded();
        Payment memory p = _holdersPayment(listing, 10_000 * ONE);
        vm.prank(bo);
        exchange.settle(p);
        _refused(di, abi.encodeCall(exchange.settle, (p)), Exchange_NothingDue.selector);
    }

    function _pauseWithBackers() internal returns (uint256 listing, uint256 note) {
        Terms memory t = _terms();
        t.fundingDeadline = uint32(DAWN + 30 days);
        listing = _list(t, Level.Attested);
        note = _buy(listing, cy, 10);
        vm.prank(op);
        registry.pause();
    }

    function test_Scenario_BackersAreLockedByAPauseForEver() external {
        (uint256 listing, uint256 note) = _pauseWithBackers();
        // A second pause, the day before, gains nothing.
        vm.warp(DAWN + 13 days);
        vm.prank(op);
        registry.pause();
        vm.warp(DAWN + 14 days + 1);
        vm.prank(stranger);
        exchange.cancel(listing);
        vm.prank(stranger);
        exchange.refund(note, cy);
        assertEq(usdc.balanceOf(cy), 1_000_000 * ONE);
    }

    function test_Scenario_AStrangerEndsOffersInAShortPause() external {
        (uint256 listing,) = _pauseWithBackers();
        vm.warp(DAWN + 14 days);
        _refused(stranger, abi.encodeCall(exchange.cancel, (listing)), Exchange_Forbidden.selector);
    }

    function test_Scenario_AProposalOutlivesItsAdmin() external {
        vm.startPrank(admin);
        registry.propose(IExchangeRegistry.Register.Attestor, stranger);
        registry.offerAdmin(di);
        vm.stopPrank();
        vm.warp(block.timestamp + 48 hours);
        vm.prank(di);
        registry.acceptAdmin();
        vm.prank(stranger);
        (bool ok,) = address(registry)
            .call(abi.encodeCall(registry.execute, (IExchangeRegistry.Register.Attestor, stranger)));
        assertFalse(ok, "a former admin's attestor was enlisted");
    }

    function test_Scenario_AnOfferOfAdminshipIsAcceptedYearsLater() external {
        vm.prank(admin);
        registry.offerAdmin(di);
        vm.warp(block.timestamp + 730 days);
        vm.prank(di);
        (bool ok,) = address(registry).call(abi.encodeCall(registry.acceptAdmin, ()));
        assertFalse(ok, "an old offer was accepted");
    }

    /// A release needs a block without a purchase, and one unit a block is cheap.
    function test_Scenario_OneUnitPurchasesPutOffTheReleaseForEver() external {
        Terms memory t = _terms();
        t.minPurchase = 1;
        uint256 listing = _list(t, Level.Attested);
        _buy(listing, cy, 50);
        for (uint256 i; i < 5; ++i) {
            vm.roll(block.number + 1);
            _buy(listing, stranger, 1);
            _refused(ada, abi.encodeCall(exchange.release, (listing)), Exchange_SameBlock.selector);
        }
        vm.prank(ada);
        exchange.endSale(listing);
        vm.roll(block.number + 1);
        Order memory o = _order(listing, 1);
        _refused(stranger, abi.encodeCall(exchange.buy, (o, "")), Exchange_SaleClosed.selector);
        exchange.release(listing);
    }

    function test_Scenario_ASecondBurnLiftsTheFirst() external {
        Terms memory t = _terms();
        vm.startPrank(op);
        exchange.burn(t.fingerprint, "");
        exchange.burn(t.fingerprint, "");
        vm.stopPrank();
        _refused(ed, _listCall(t, Level.Attested), Exchange_Burned.selector);
    }

    function test_Scenario_ARevocationBringsOldSignaturesBack() external {
        (, uint256 note,) = _funded();
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        vm.startPrank(cy);
        exchange.bumpCounter();
        exchange.revoke(keccak256("something else"));
        vm.stopPrank();
        FillLimits memory limits = _anyNote(5800 * ONE);
        _refused(ed, abi.encodeCall(exchange.fill, (a, signature, limits)), Exchange_WrongCounter.selector);
    }

    function test_Scenario_ACounterBringsRevokedSignaturesBack() external {
        (, uint256 note,) = _funded();
        Ask memory a = _ask(note, 5800 * ONE);
        a.counter = 1;
        bytes32 digest = lens.digestOfAsk(a);
        vm.startPrank(cy);
        exchange.revoke(digest);
        exchange.bumpCounter();
        vm.stopPrank();
        bytes memory signature = _sign(cyKey, digest);
        FillLimits memory limits = _anyNote(5800 * ONE);
        _refused(ed, abi.encodeCall(exchange.fill, (a, signature, limits)), Exchange_Revoked.selector);
    }

    function test_Scenario_AnAttestorCancelsWhatIsFunded() external {
        (uint256 listing,,) = _funded();
        _refused(op, abi.encodeCall(exchange.cancel, (listing)), Exchange_WrongState.selector);
    }

    function test_Scenario_ASoldNoteStillObeysItsSellersOperators() external {
        (uint256 listing, uint256 note,) = _funded();
        vm.startPrank(cy);
        exchange.approve(stranger, note);
        exchange.setApprovalForAll(di, true);
        vm.stopPrank();
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        vm.prank(ed);
        exchange.fill(a, signature, _anyNote(5800 * ONE));
        _settle(listing, bo, 1000 * ONE);
        for (uint256 i; i < 2; ++i) {
            address operator = [stranger, di][i];
            _refused(operator, abi.encodeCall(exchange.claim, (note, operator)), Exchange_Forbidden.selector);
            _refused(
                operator,
                abi.encodeCall(exchange.transferFrom, (ed, operator, note)),
                ERC721.NotOwnerNorApproved.selector
            );
        }
    }

    function _behindInvitations() internal returns (uint256 listing) {
        Terms memory t = _terms();
        t.gate = address(inviteGate);
        listing = _list(t, Level.Attested);
    }

    function test_Scenario_AnotherSellersInvitationAdmits() external {
        uint256 listing = _behindInvitations();
        Terms memory t = _terms();
        (t.seller, t.payout, t.fingerprint) = (di, di, keccak256("another invoice"));
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        s.seller = _sign(diKey, a.terms);
        exchange.list(t, a, k, s);
        bytes32 digest = inviteGate.digestOf(listing, cy, 25, 0, DAWN + 1 days);
        bytes memory data = abi.encode(25, 0, DAWN + 1 days, _sign(diKey, digest));
        Order memory o = _order(listing, 10);
        _refused(cy, abi.encodeCall(exchange.buy, (o, data)), SellerGate.SellerGate_BadSignature.selector);
    }

    function test_Scenario_ARevokedInvitationAdmits() external {
        uint256 listing = _behindInvitations();
        bytes32 digest = inviteGate.digestOf(listing, cy, 25, 0, DAWN + 1 days);
        bytes memory data = abi.encode(25, 0, DAWN + 1 days, _sign(adaKey, digest));
        vm.prank(ada);
        exchange.revoke(digest);
        Order memory o = _order(listing, 10);
        _refused(cy, abi.encodeCall(exchange.buy, (o, data)), SellerGate.SellerGate_Revoked.selector);
    }

    function test_Scenario_AnAskNamesAClaimOfTheFuture() external {
        (, uint256 note,) = _funded();
        Ask memory a = _ask(note, 5800 * ONE);
        a.claimed = 1;
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        FillLimits memory limits = _anyNote(5800 * ONE);
        _refused(ed, abi.encodeCall(exchange.fill, (a, signature, limits)), Exchange_NoteDrained.selector);
    }

    function test_Scenario_ALinkOutlivesTheCounter() external {
        Terms memory t = _terms();
        t.gate = address(linkGate);
        uint256 listing = _list(t, Level.Attested);
        (address key, uint256 secret) = makeAddrAndKey("link");
        bytes32 link = linkGate.digestOfLink(listing, key, 20, 30, 0, DAWN + 1 days);
        LinkGate.Pass memory p = LinkGate.Pass(
            key,
            20,
            30,
            0,
            DAWN + 1 days,
            _sign(adaKey, link),
            _sign(secret, linkGate.digestOfUse(listing, cy))
        );
        vm.prank(ada);
        exchange.bumpCounter();
        Order memory o = _order(listing, 10);
        _refused(
            cy, abi.encodeCall(exchange.buy, (o, abi.encode(p))), SellerGate.SellerGate_WrongCounter.selector
        );
    }
}
