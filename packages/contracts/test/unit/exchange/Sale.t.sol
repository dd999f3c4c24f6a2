// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {ERC721} from "solady/tokens/ERC721.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {PaymentSigner} from "test/support/PaymentSigner.sol";

contract SaleTest is PaymentSigner {
    function _expect(Order memory o, address buyer, bytes memory expected) internal {
        vm.expectRevert(expected);
        vm.prank(buyer);
        exchange.buy(o, "");
    }

    function test_RevertGiven_TheRegistryIsClosed() external {
        uint256 listing = _list();
        vm.prank(op);
        registry.pause();
        _expect(_order(listing, 10), cy, abi.encodeWithSelector(IExchangeRegistry.Registry_Paused.selector));
    }

    function test_RevertWhen_TheOrdersDeadlineHasPassed() external {
        Order memory o = _order(_list(), 10);
        o.deadline = block.timestamp - 1;
        _expect(o, cy, abi.encodeWithSelector(Exchange_DeadlinePassed.selector, o.deadline, block.timestamp));
    }

    function test_RevertGiven_TheListingIsNotOnSale() external {
        Order memory o = _order(_list(), 10);
        o.listing = 2;
        _expect(o, cy, abi.encodeWithSelector(Exchange_WrongState.selector, 2, State.None));
        vm.prank(ada);
        exchange.cancel(1);
        o.listing = 1;
        _expect(o, cy, abi.encodeWithSelector(Exchange_WrongState.selector, 1, State.Cancelled));
    }

    function test_RevertGiven_TheSaleIsOver() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        uint256 clean = vm.snapshotState();
        bytes memory closed = abi.encodeWithSelector(Exchange_SaleClosed.selector, listing);
        vm.warp(_terms().fundingDeadline + 1);
        o.deadline = block.timestamp;
        _expect(o, cy, closed);
        vm.revertToState(clean);
        vm.warp(_terms().fundingDeadline);
        _buy(listing, cy, 10);
        vm.revertToState(clean);
        _buy(listing, cy, 100);
        _expect(o, di, closed);
        vm.revertToState(clean);
        _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        exchange.release(listing);
        clean = vm.snapshotState();
        _settle(listing, ada, 5000 * ONE);
        _expect(o, di, abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Settled));
        vm.revertToState(clean);
        vm.prank(ada);
        exchange.endSale(listing);
        o = _order(listing, 10);
        _expect(o, di, closed);
    }

    function _dispute(address who, uint256 listing, bool disputed) internal {
        vm.prank(who);
        exchange.flagDispute(listing, disputed, "");
    }

    function test_RevertGiven_AnAttestorsDispute() external {
        uint256 listing = _list();
        _dispute(op, listing, true);
        Order memory o = _order(listing, 10);
        assertEq(o.flags, 8, "the buyer accepts it");
        _expect(o, cy, abi.encodeWithSelector(Exchange_SaleClosed.selector, listing));
        _dispute(op, listing, false);
        _buy(listing, cy, 10);
    }

    /// Nothing but purchases: what was sold is released, and everybody can leave.
    function test_AnAttestorsDisputeHindersNoExit() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 60);
        _dispute(op, listing, true);
        uint256 clean = vm.snapshotState();
        vm.prank(ada);
        exchange.endSale(listing);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _settle(listing, stranger, 6000 * ONE);
        assertEq(_claim(note, cy), 6000 * ONE);
        vm.revertToState(clean);
        vm.prank(op);
        exchange.cancel(listing);
        vm.prank(cy);
        exchange.refund(note, cy);
    }

    function test_RevertWhen_TheOrderExcludesAFlag() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        _dispute(bo, listing, true);
        _expect(o, cy, abi.encodeWithSelector(Exchange_FlagsExcluded.selector, 4));
        _dispute(op, listing, true);
        o.flags = 4;
        _expect(o, cy, abi.encodeWithSelector(Exchange_FlagsExcluded.selector, 12));
    }

    function test_ADebtorsDisputeStopsNobodyWhoAcceptsIt() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        _dispute(bo, listing, true);
        o.flags = 4;
        vm.prank(cy);
        exchange.buy(o, "");
    }

    function test_RevertWhen_TheOrderIsNotAsAgreed() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        bytes32 terms = o.terms;
        o.terms = keccak256("other terms");
        _expect(o, cy, abi.encodeWithSelector(Exchange_Mismatch.selector, terms, o.terms));
        o = _order(listing, 10);
        o.token = address(usdt);
        _expect(o, cy, abi.encodeWithSelector(Exchange_WrongToken.selector, address(usdc), address(usdt)));
        o = _order(listing, 10);
        o.maxCost -= 1;
        _expect(o, cy, abi.encodeWithSelector(Exchange_CostAboveMaximum.selector, 950 * ONE, o.maxCost));
        _expect(_order(listing, 9), cy, abi.encodeWithSelector(Exchange_WrongUnits.selector, 9, 10, 100));
        _expect(_order(listing, 101), cy, abi.encodeWithSelector(Exchange_WrongUnits.selector, 101, 10, 100));
        _buy(listing, cy, 95);
        _expect(_order(listing, 0), cy, abi.encodeWithSelector(Exchange_WrongUnits.selector, 0, 5, 5));
        _expect(_order(listing, 4), cy, abi.encodeWithSelector(Exchange_WrongUnits.selector, 4, 5, 5));
        _buy(listing, di, 5);
    }

    function test_RevertWhen_SellerOrPayoutBuys() external {
        Terms memory t = _terms();
        t.payout = cy;
        uint256 listing = _list(t, Level.Attested);
        _expect(_order(listing, 10), ada, abi.encodeWithSelector(Exchange_OwnListing.selector, ada));
        _expect(_order(listing, 10), cy, abi.encodeWithSelector(Exchange_OwnListing.selector, cy));
    }

    function test_RevertWhen_TheGateAnswersNonsense() external {
        uint256 listing = _list();
        vm.mockCall(address(openGate), bytes(""), abi.encode(bytes4(0xdeadbeef)));
        _expect(
            _order(listing, 10), cy, abi.encodeWithSelector(Exchange_NotAdmitted.selector, address(openGate))
        );
    }

    function test_RevertWhen_TheTokenDeliversLess() external {
        Terms memory t = _terms();
        t.token = address(usdt);
        uint256 listing = _list(t, Level.Attested);
        vm.prank(guardian);
        usdt.setFee(10);
        _expect(
            _order(listing, 10),
            cy,
            abi.encodeWithSelector(
                Exchange_WrongTransfer.selector, address(usdt), 950 * ONE, 950 * ONE * 9990 / 10_000
            )
        );
    }

    function test_PaysTheSellerAtOnceWhenOnePurchaseTakesEverything() external {
        vm.prank(admin);
        registry.setFee(50, treasury);
        uint256 listing = _list();
        uint256 before = usdc.balanceOf(ada);
        vm.expectEmit(address(exchange));
        emit StateChanged(listing, State.Funded);
        vm.expectEmit(address(exchange));
        emit Bought(listing, (listing << 24) + 1, cy, 100, 9500 * ONE);
        vm.expectEmit(address(exchange));
        emit Credited(treasury, address(usdc), 47_500_000, listing);
        vm.expectEmit(address(exchange));
        emit Released(listing, 9500 * ONE - 47_500_000, 47_500_000);
        uint256 note = _buy(listing, cy, 100);
        assertEq(usdc.balanceOf(ada) - before, 9500 * ONE - 47_500_000);
        assertEq(exchange.creditOf(treasury, address(usdc)), 47_500_000);
        assertEq(exchange.liabilities(address(usdc)), 47_500_000);
        assertEq(exchange.ownerOf(note), cy);
        assertEq(uint8(_stateOf(listing)), uint8(State.Funded));
        (Financing financing,) = exchange.financing(_terms().fingerprint);
        assertEq(uint8(financing), uint8(Financing.Financed));
    }

    function test_PaysTheSellerAtOnceGivenTheListingIsFunded() external {
        uint256 listing = _list();
        _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        exchange.release(listing);
        uint256 before = usdc.balanceOf(ada);
        _buy(listing, di, 30);
        assertEq(usdc.balanceOf(ada) - before, 2850 * ONE);
        assertEq(exchange.liabilities(address(usdc)), 0);
    }

    function test_KeepsPartialPurchasesInEscrow() external {
        uint256 listing = _list();
        uint256 before = usdc.balanceOf(ada);
        uint256 note = _buy(listing, cy, 40);
        assertEq(usdc.balanceOf(ada), before);
        assertEq(exchange.liabilities(address(usdc)), 3800 * ONE);
        assertEq(usdc.balanceOf(address(exchange)), 3800 * ONE);
        assertEq(lens.noteOf(note).units, 40);
        assertEq(lens.noteOf(note).listing, listing);
    }

    function test_BuysWithAPermitEvenWhenItWasSentBefore() external {
        uint256 listing = _list();
        vm.prank(cy);
        usdc.approve(address(exchange), 0);
        Order memory o = _order(listing, 10);
        Permit memory p = _permit(cyKey, 950 * ONE);
        usdc.permit(cy, address(exchange), p.value, p.deadline, p.v, p.r, p.s);
        vm.prank(cy);
        exchange.buyWithPermit(o, "", p);
        assertEq(usdc.allowance(cy, address(exchange)), 0);
        p = _permit(cyKey, 950 * ONE);
        vm.prank(cy);
        exchange.buyWithPermit(o, "", p);
        assertEq(exchange.balanceOf(cy), 2);
    }

    function test_RevertWhen_NeitherPermitNorAllowanceSuffice() external {
        uint256 listing = _list();
        vm.prank(cy);
        usdc.approve(address(exchange), 7);
        Order memory o = _order(listing, 10);
        Permit memory p = _permit(cyKey, 950 * ONE);
        p.deadline += 1;
        vm.expectRevert(abi.encodeWithSelector(Exchange_AllowanceTooLow.selector, cy, 7, 950 * ONE));
        vm.prank(cy);
        exchange.buyWithPermit(o, "", p);
    }

    function test_BuysWithAnAuthorizationWhoeverSends() external {
        uint256 listing = _list();
        vm.prank(cy);
        usdc.approve(address(exchange), 0);
        Order memory o = _order(listing, 10);
        Authorization memory x = _authorizeBuying(cyKey, o, 950 * ONE);
        vm.prank(stranger);
        uint256 note = exchange.buyWithAuthorization(o, "", cy, x);
        assertEq(exchange.ownerOf(note), cy);
        vm.expectRevert();
        vm.prank(stranger);
        exchange.buyWithAuthorization(o, "", cy, x);
    }

    function _refuseAuthorization(Order memory o, address payer, Authorization memory x) internal {
        vm.expectRevert(TestUSDC.TestUSDC_BadAuthorization.selector);
        exchange.buyWithAuthorization(o, "", payer, x);
    }

    function test_RevertWhen_TheAuthorizationIsForSomethingElse() external {
        uint256 listing = _list();
        Terms memory t = _terms();
        t.fingerprint = keccak256("invoice 2");
        uint256 other = _list(t, Level.Attested);
        Order memory o = _order(listing, 10);
        Authorization memory x;
        x.validBefore = block.timestamp + 1 hours;
        bytes32 nonce = lens.authorizationNonce(
            Purpose(SETTLE, listing, o.terms, 10, o.flags, cy, 950 * ONE, o.deadline), x.salt
        );
        (x.v, x.r, x.s) = _signReceipt(cyKey, 950 * ONE, x.validBefore, nonce);
        _refuseAuthorization(o, cy, x);
        Order memory changed = _order(other, 10);
        _refuseAuthorization(o, cy, _authorizeBuying(cyKey, changed, 950 * ONE));
        changed = _order(listing, 11);
        _refuseAuthorization(o, cy, _authorizeBuying(cyKey, changed, 950 * ONE));
        changed = _order(listing, 10);
        changed.deadline += 1;
        _refuseAuthorization(o, cy, _authorizeBuying(cyKey, changed, 950 * ONE));
        changed = _order(listing, 10);
        changed.terms = keccak256("other terms");
        _refuseAuthorization(o, cy, _authorizeBuying(cyKey, changed, 950 * ONE));
        changed = _order(listing, 10);
        changed.flags = 4;
        _refuseAuthorization(o, cy, _authorizeBuying(cyKey, changed, 950 * ONE));
        x = _authorizeBuying(cyKey, o, 950 * ONE);
        _refuseAuthorization(o, di, x);
        exchange.buyWithAuthorization(o, "", cy, x);
    }

    function test_RevertWhen_ReleasingTooEarly() external {
        uint256 listing = _list();
        _buy(listing, cy, 49);
        vm.roll(block.number + 1);
        vm.expectRevert(abi.encodeWithSelector(Exchange_BelowMinimum.selector, 49, 50));
        exchange.release(listing);
        _buy(listing, di, 10);
        vm.expectRevert(abi.encodeWithSelector(Exchange_SameBlock.selector, block.number));
        exchange.release(listing);
        vm.roll(block.number + 1);
        exchange.release(listing);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Funded));
        exchange.release(listing);
    }

    function test_RevertWhen_ReleasedAfterMaturity() external {
        uint256 listing = _list();
        _buy(listing, cy, 60);
        vm.roll(block.number + 1);
        vm.warp(_maturity() + 1);
        vm.expectRevert(
            abi.encodeWithSelector(Exchange_DeadlinePassed.selector, _maturity(), _maturity() + 1)
        );
        exchange.release(listing);
        vm.warp(_maturity());
        exchange.release(listing);
        assertEq(uint8(_stateOf(listing)), uint8(State.Funded));
    }

    function test_CreditsTheSellerWhenThePayoutAddressIsBlacklisted() external {
        Terms memory t = _terms();
        t.payout = makeAddr("bank");
        uint256 listing = _list(t, Level.Attested);
        vm.prank(guardian);
        usdc.setBlacklisted(t.payout, true);
        _buy(listing, cy, 100);
        assertEq(exchange.creditOf(ada, address(usdc)), 9500 * ONE);
        assertEq(exchange.liabilities(address(usdc)), 9500 * ONE);
        vm.expectEmit(address(exchange));
        emit CreditWithdrawn(ada, address(usdc), ada, 9500 * ONE);
        vm.prank(ada);
        assertEq(exchange.withdrawCredit(address(usdc), ada), 9500 * ONE);
        assertEq(exchange.liabilities(address(usdc)), 0);
        vm.expectRevert(Exchange_NothingDue.selector);
        vm.prank(ada);
        exchange.withdrawCredit(address(usdc), ada);
    }

    function test_ReleasePaysProceedsLessFee() external {
        vm.prank(admin);
        registry.setFee(100, treasury);
        uint256 listing = _list();
        // What was promised at listing holds, whatever the fee is now.
        vm.prank(admin);
        registry.setFee(200, treasury);
        _buy(listing, cy, 50);
        _buy(listing, di, 20);
        vm.roll(block.number + 1);
        uint256 before = usdc.balanceOf(ada);
        vm.expectEmit(address(exchange));
        emit BatchMetadataUpdate((listing << 24) + 1, (listing << 24) + 2);
        vm.prank(stranger);
        exchange.release(listing);
        assertEq(usdc.balanceOf(ada) - before, 6650 * ONE * 99 / 100);
        assertEq(exchange.creditOf(treasury, address(usdc)), 6650 * ONE / 100);
        assertEq(exchange.liabilities(address(usdc)), 6650 * ONE / 100);
    }

    function test_CancelByThoseWhoMay() external {
        uint256 listing = _list();
        uint256 clean = vm.snapshotState();
        vm.expectEmit(address(exchange));
        emit Cancelled(listing, ada);
        vm.prank(ada);
        exchange.cancel(listing);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Cancelled));
        vm.prank(ada);
        exchange.cancel(listing);
        vm.revertToState(clean);
        _buy(listing, cy, 60);
        vm.prank(op);
        exchange.cancel(listing);
        assertEq(uint8(_stateOf(listing)), uint8(State.Cancelled));
        vm.revertToState(clean);
        _buy(listing, cy, 49);
        vm.warp(_terms().fundingDeadline + 1);
        vm.prank(stranger);
        exchange.cancel(listing);
        assertEq(uint8(_stateOf(listing)), uint8(State.Cancelled));
    }

    function _expectForbidden(uint256 listing, address who) internal {
        vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, who));
        vm.prank(who);
        exchange.cancel(listing);
    }

    function test_RevertWhen_CancelledByOthers() external {
        uint256 listing = _list();
        _expectForbidden(listing, stranger);
        _buy(listing, cy, 50);
        _expectForbidden(listing, ada);
        vm.warp(_terms().fundingDeadline + 1);
        _expectForbidden(listing, stranger);
        _expectForbidden(listing, ada);
    }

    function test_AnybodyCancelsWhatWasNotReleasedByMaturity() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 60);
        vm.warp(_maturity());
        _expectForbidden(listing, stranger);
        vm.warp(_maturity() + 1);
        vm.prank(stranger);
        exchange.cancel(listing);
        vm.prank(cy);
        exchange.refund(note, cy);
        assertEq(usdc.balanceOf(cy), 1_000_000 * ONE);
    }

    function test_RevertWhen_CancelledAtTheDeadline() external {
        uint256 listing = _list();
        _buy(listing, cy, 10);
        vm.warp(_terms().fundingDeadline);
        _expectForbidden(listing, stranger);
        vm.warp(_terms().fundingDeadline + 1);
        exchange.cancel(listing);
    }

    function test_RefundsTheExactCostOnce() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 40);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Listed));
        vm.prank(cy);
        exchange.refund(note, cy);
        vm.prank(op);
        exchange.cancel(listing);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, di));
        vm.prank(di);
        exchange.refund(note, di);
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadRecipient.selector, address(exchange)));
        vm.prank(cy);
        exchange.refund(note, address(exchange));
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadRecipient.selector, address(0)));
        vm.prank(cy);
        exchange.refund(note, address(0));
        vm.expectEmit(address(exchange));
        emit Refunded(listing, note, di, 3800 * ONE);
        uint256 before = usdc.balanceOf(di);
        vm.prank(cy);
        exchange.refund(note, di);
        assertEq(usdc.balanceOf(di) - before, 3800 * ONE);
        assertEq(exchange.liabilities(address(usdc)), 0);
        vm.expectRevert();
        vm.prank(cy);
        exchange.refund(note, cy);
    }

    function test_AnybodySendsARefundToTheNotesOwnerAndNobodyElse() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 40);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Listed));
        vm.prank(stranger);
        exchange.refund(note, cy);
        vm.prank(op);
        exchange.cancel(listing);
        vm.prank(cy);
        exchange.approve(di, note);
        address[3] memory others = [stranger, di, op];
        for (uint256 i; i < others.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, others[i]));
            vm.prank(others[i]);
            exchange.refund(note, others[i]);
        }
        vm.expectEmit(address(exchange));
        emit Refunded(listing, note, cy, 3800 * ONE);
        uint256 before = usdc.balanceOf(cy);
        vm.prank(stranger);
        exchange.refund(note, cy);
        assertEq(usdc.balanceOf(cy) - before, 3800 * ONE);
        assertEq(exchange.liabilities(address(usdc)), 0);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        vm.prank(stranger);
        exchange.refund(note, cy);
    }

    function test_AnybodyCancelsBelowTheMinimumOnceSunsetBegan() external {
        uint256 listing = _list();
        _buy(listing, cy, 49);
        uint256 clean = vm.snapshotState();
        _expectForbidden(listing, stranger);
        vm.prank(admin);
        registry.sunset();
        vm.prank(stranger);
        exchange.cancel(listing);
        assertEq(uint8(_stateOf(listing)), uint8(State.Cancelled));
        vm.revertToState(clean);
        _buy(listing, di, 10);
        vm.prank(admin);
        registry.sunset();
        _expectForbidden(listing, stranger);
    }

    function test_AnybodyCancelsBelowTheMinimumOnceThePauseIsLong() external {
        Terms memory t = _terms();
        t.fundingDeadline = uint32(DAWN + 30 days);
        uint256 listing = _list(t, Level.Attested);
        _buy(listing, cy, 49);
        vm.prank(op);
        registry.pause();
        vm.warp(DAWN + 14 days);
        _expectForbidden(listing, stranger);
        vm.warp(DAWN + 14 days + 1);
        vm.prank(stranger);
        exchange.cancel(listing);
        assertEq(uint8(_stateOf(listing)), uint8(State.Cancelled));
    }

    function test_RevertGiven_TheMinimumIsReachedInALongPause() external {
        Terms memory t = _terms();
        t.fundingDeadline = uint32(DAWN + 30 days);
        uint256 listing = _list(t, Level.Attested);
        _buy(listing, cy, 50);
        vm.prank(op);
        registry.pause();
        vm.warp(DAWN + 14 days + 1);
        _expectForbidden(listing, stranger);
    }

    function test_TheSellerEndsTheSaleOnceTheMinimumIsReached() external {
        uint256 listing = _list();
        _buy(listing, cy, 50);
        uint256 clean = vm.snapshotState();
        vm.expectEmit(address(exchange));
        emit SaleEnded(listing, 50);
        vm.prank(ada);
        exchange.endSale(listing);
        Order memory o = _order(listing, 10);
        vm.expectRevert(abi.encodeWithSelector(Exchange_SaleClosed.selector, listing));
        vm.prank(di);
        exchange.buy(o, "");
        vm.roll(block.number + 1);
        exchange.release(listing);
        assertEq(uint8(_stateOf(listing)), uint8(State.Funded));
        vm.revertToState(clean);
        vm.roll(block.number + 1);
        exchange.release(listing);
        vm.prank(ada);
        exchange.endSale(listing);
        vm.expectRevert(abi.encodeWithSelector(Exchange_SaleClosed.selector, listing));
        vm.prank(ada);
        exchange.endSale(listing);
    }

    function _refuseEndSale(uint256 listing, address who, bytes memory expected) internal {
        vm.expectRevert(expected);
        vm.prank(who);
        exchange.endSale(listing);
    }

    function test_RevertWhen_TheSaleCannotBeEnded() external {
        _refuseEndSale(9, ada, abi.encodeWithSelector(Exchange_WrongState.selector, 9, State.None));
        uint256 listing = _list();
        _buy(listing, cy, 49);
        _refuseEndSale(listing, ada, abi.encodeWithSelector(Exchange_BelowMinimum.selector, 49, 50));
        _buy(listing, cy, 10);
        _refuseEndSale(listing, stranger, abi.encodeWithSelector(Exchange_Forbidden.selector, stranger));
        vm.warp(_terms().fundingDeadline + 1);
        _refuseEndSale(listing, ada, abi.encodeWithSelector(Exchange_SaleClosed.selector, listing));
        vm.prank(op);
        exchange.cancel(listing);
        _refuseEndSale(
            listing, ada, abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Cancelled)
        );
    }

    function _financingOf(bytes32 fingerprint) internal view returns (Financing financing) {
        (financing,) = exchange.financing(fingerprint);
    }

    function test_AnAttestorBurnsWhatTheSellerCancelledFirst() external {
        Terms memory t = _terms();
        uint256 listing = _list();
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Listed));
        vm.prank(op);
        exchange.burn(t.fingerprint, "");
        vm.prank(ada);
        exchange.cancel(listing);
        assertEq(uint8(_financingOf(t.fingerprint)), uint8(Financing.None));
        vm.expectRevert(abi.encodeWithSelector(Exchange_Forbidden.selector, ada));
        vm.prank(ada);
        exchange.burn(t.fingerprint, "");
        vm.expectEmit(address(exchange));
        emit Burned(t.fingerprint, op, keccak256("evidence"));
        vm.prank(op);
        exchange.burn(t.fingerprint, keccak256("evidence"));
        assertEq(uint8(_financingOf(t.fingerprint)), uint8(Financing.Burned));
        t.previous = uint40(listing);
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Burned.selector, t.fingerprint));
        exchange.list(t, a, k, s);
    }

    function test_AFingerprintIsBurnedBeforeAnybodyListsIt() external {
        Terms memory t = _terms();
        vm.prank(op);
        exchange.burn(t.fingerprint, "");
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Burned.selector, t.fingerprint));
        exchange.list(t, a, k, s);
    }

    function test_RevertGiven_TheFingerprintIsFinanced() external {
        (uint256 listing,,) = _funded();
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongState.selector, listing, State.Funded));
        vm.prank(op);
        exchange.burn(_terms().fingerprint, "");
    }

    function test_ABuyerPaysWithTheirOwnAuthorizationExactlyOnce() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        Authorization memory x = _authorizeBuying(cyKey, o, 950 * ONE);
        uint256 before = usdc.balanceOf(cy);
        exchange.buyWithAuthorization(o, "", cy, x);
        assertEq(before - usdc.balanceOf(cy), 950 * ONE);
        vm.expectRevert(TestUSDC.TestUSDC_BadAuthorization.selector);
        exchange.buyWithAuthorization(o, "", cy, x);
    }

    function test_RevertWhen_TheSellersAuthorizationBuys() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        Authorization memory x = _authorizeBuying(adaKey, o, 950 * ONE);
        vm.expectRevert(abi.encodeWithSelector(Exchange_OwnListing.selector, ada));
        exchange.buyWithAuthorization(o, "", ada, x);
    }

    function test_RevertGiven_TheRegistryIsClosedForSignedPurchases() external {
        uint256 listing = _list();
        Order memory o = _order(listing, 10);
        Authorization memory x = _authorizeBuying(cyKey, o, 950 * ONE);
        Permit memory p = _permit(cyKey, 950 * ONE);
        vm.prank(op);
        registry.pause();
        vm.expectRevert(IExchangeRegistry.Registry_Paused.selector);
        exchange.buyWithAuthorization(o, "", cy, x);
        vm.expectRevert(IExchangeRegistry.Registry_Paused.selector);
        vm.prank(cy);
        exchange.buyWithPermit(o, "", p);
    }

    function test_AnotherPersonsPermitBuysNothing() external {
        uint256 listing = _list();
        vm.prank(di);
        usdc.approve(address(exchange), 0);
        Order memory o = _order(listing, 10);
        Permit memory p = _permit(cyKey, 950 * ONE);
        vm.expectRevert(abi.encodeWithSelector(Exchange_AllowanceTooLow.selector, di, 0, 950 * ONE));
        vm.prank(di);
        exchange.buyWithPermit(o, "", p);
    }

    function test_ALargerPermitCostsNoMoreThanThePurchase() external {
        uint256 listing = _list();
        uint256 before = usdc.balanceOf(cy);
        Order memory o = _order(listing, 10);
        Permit memory p = _permit(cyKey, 951 * ONE);
        vm.prank(cy);
        exchange.buyWithPermit(o, "", p);
        assertEq(before - usdc.balanceOf(cy), 950 * ONE);
        assertEq(usdc.allowance(cy, address(exchange)), ONE);
    }

    function test_RefundsGoToAnyAddressAndOnlyOnce() external {
        uint256 listing = _list();
        uint256 first = _buy(listing, cy, 10);
        uint256 second = _buy(listing, di, 20);
        vm.prank(op);
        exchange.cancel(listing);
        vm.prank(guardian);
        usdc.setBlacklisted(cy, true);
        vm.expectRevert(
            abi.encodeWithSelector(Exchange_TransferFailed.selector, address(usdc), cy, 950 * ONE)
        );
        vm.prank(cy);
        exchange.refund(first, cy);
        vm.prank(cy);
        exchange.refund(first, ed);
        vm.prank(di);
        exchange.refund(second, di);
        assertEq(exchange.liabilities(address(usdc)), 0);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        exchange.ownerOf(first);
    }
}
