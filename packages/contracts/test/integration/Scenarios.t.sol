// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {LinkGate} from "src/gates/LinkGate.sol";
import {SellerGate} from "src/gates/SellerGate.sol";
import {NoteDescriptor} from "src/NoteDescriptor.sol";
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
        exchange.cancel(listing, false);
        Terms memory t = _terms();
        t.previous = uint40(listing);
        t.pricePerUnit = t.repayPerUnit;
        Order memory o = _order(listing, 10);
        o.listing = _list(t, Level.Attested);
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
        // The terms are code that stops at once, so nobody can run or destroy them.
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
            bo, abi.encodeCall(exchange.settle, (listing, 10_000 * ONE)), Exchange_WrongTransfer.selector
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
        exchange.cancel(1, false);
        _refused(ed, call, Exchange_AlreadyFinanced.selector);
    }

    function test_Scenario_AOneUnitSettlementClosesASale() external {
        uint256 listing = _list();
        _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _refused(bo, abi.encodeCall(exchange.settle, (listing, 1)), Exchange_SaleOpen.selector);
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
        _refused(stranger, abi.encodeCall(exchange.settle, (listing, 100 * ONE)), Exchange_SaleOpen.selector);
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
        exchange.cancel(listing, false);
        vm.prank(cy);
        exchange.refund(note, cy);
    }

    function test_Scenario_AStrangerTakesAnothersRefund() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 10);
        vm.prank(op);
        exchange.cancel(listing, false);
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
        exchange.cancel(listing, false);
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
        Terms memory t = _terms();
        t.gate = address(inviteGate);
        uint256 listing = _list(t, Level.Attested);
        bytes32 digest = inviteGate.digestOf(listing, cy, 25, 0, DAWN + 1 days);
        bytes memory data = abi.encode(25, 0, DAWN + 1 days, _sign(adaKey, digest));
        vm.prank(ada);
        exchange.bumpCounter();
        Order memory o = _order(listing, 10);
        _refused(
            cy,
            abi.encodeCall(exchange.buy, (o, data)),
            bytes4(keccak256("SellerGate_WrongCounter(uint256,uint256)"))
        );
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
        exchange.settleWithAuthorization(listing, read + headroom, bo, x);
        assertEq(before - usdc.balanceOf(bo), due);
        assertEq(lens.ledgerOf(listing).paidIn, due);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
    }

    function test_Scenario_AOneUnitSettlementKillsNoAsk() external {
        (uint256 listing, uint256 note,) = _funded();
        Ask memory a = _ask(note, 100);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        _settle(listing, ed, 1);
        vm.prank(ed);
        assertEq(exchange.fill(a, signature, _anyNote(100)), 100);
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

    function test_Scenario_ATokenThatCallsItsReceiversIsEnlisted() external {
        // What the registry of ERC-1820 answers about a token that is an ERC-777.
        address erc1820 = 0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24;
        vm.etch(erc1820, hex"00");
        vm.mockCall(
            erc1820,
            abi.encodeWithSignature(
                "getInterfaceImplementer(address,bytes32)", address(usdc), keccak256("ERC777Token")
            ),
            abi.encode(address(usdc))
        );
        vm.prank(admin);
        registry.propose(IExchangeRegistry.Register.Token, address(usdc));
        vm.warp(block.timestamp + 48 hours);
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_TokenCallsReceivers.selector, address(usdc))
        );
        registry.execute(IExchangeRegistry.Register.Token, address(usdc));
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
