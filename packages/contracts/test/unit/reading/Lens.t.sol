// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";
import {ExchangeLens} from "src/ExchangeLens.sol";
import {ReceivableExchange} from "src/ReceivableExchange.sol";
import {Market} from "test/support/Market.sol";
import {TypedDataDigest} from "test/support/TypedDataDigest.sol";

contract LensTest is Market {
    function _expectSale(uint256 listing, bool isOpen, bool hasEnded) internal view {
        assertEq(lens.isSaleOpen(listing), isOpen);
        assertEq(lens.hasSaleEnded(listing), hasEnded);
    }

    function test_ASaleIsOpenFromListingToItsDeadline() external {
        _expectSale(1, false, false);
        uint256 listing = _list();
        _expectSale(listing, true, false);
        vm.warp(_terms().fundingDeadline);
        _expectSale(listing, true, false);
        vm.warp(_terms().fundingDeadline + 1);
        _expectSale(listing, false, false);
    }

    function test_ASaleIsOpenAfterTheReleaseUntilThePaymentOrTheLastUnit() external {
        uint256 listing = _list();
        _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _expectSale(listing, true, false);
        uint256 clean = vm.snapshotState();
        _settle(listing, bo, 5000 * ONE);
        _expectSale(listing, false, false);
        vm.revertToState(clean);
        _buy(listing, di, 50);
        _expectSale(listing, false, false);
    }

    function test_ASaleRestsWhileAnAttestorsDisputeStands() external {
        uint256 listing = _list();
        vm.prank(bo);
        exchange.flagDispute(listing, true, "");
        _expectSale(listing, true, false);
        vm.startPrank(op);
        exchange.flagDispute(listing, true, "");
        _expectSale(listing, false, false);
        exchange.flagDispute(listing, false, "");
        _expectSale(listing, true, false);
    }

    function test_ASaleThatTheSellerEndedStaysEnded() external {
        uint256 listing = _list();
        _buy(listing, cy, 50);
        vm.prank(ada);
        exchange.endSale(listing);
        _expectSale(listing, false, true);
        assertEq(lens.ledgerOf(listing).flags, 16, "that flag alone");
        vm.roll(block.number + 1);
        exchange.release(listing);
        _expectSale(listing, false, true);
        _settle(listing, stranger, type(uint256).max);
        _expectSale(listing, false, true);
    }

    function test_ACancelledOfferIsNotOnSale() external {
        uint256 listing = _list();
        vm.prank(ada);
        exchange.cancel(listing);
        _expectSale(listing, false, false);
    }

    function test_AnUnknownListingIsEmpty() external {
        Facts memory none;
        assertEq(keccak256(abi.encode(lens.factsOf(1))), keccak256(abi.encode(none)));
        Ledger memory empty;
        assertEq(keccak256(abi.encode(lens.ledgerOf(1))), keccak256(abi.encode(empty)));
        assertEq(lens.dueOf(1).total, 0);
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        lens.noteOf((1 << 24) + 1);
    }

    function test_FactsAreTheTermsWithLevelAndFee() external {
        vm.prank(admin);
        registry.setFee(42, treasury);
        Facts memory f = lens.factsOf(_list(_terms(), Level.DebtorConfirmed));
        Terms memory t = _terms();
        assertEq(f.seller, t.seller);
        assertEq(f.debtor, t.debtor);
        assertEq(f.gate, t.gate);
        assertEq(f.reward, address(0));
        assertEq(f.maturity, t.maturity);
        assertEq(uint8(f.level), uint8(Level.DebtorConfirmed));
        assertEq(f.feeBps, 42);
        assertEq(f.terms, lens.digestOfTerms(t));
    }

    function test_WhatIsDueFollowsClockAndPayments() external {
        (uint256 listing,,) = _funded();
        assertEq(lens.dueOf(listing).repayment, 10_000 * ONE);
        assertEq(lens.dueOf(listing).total, 10_500 * ONE);
        vm.warp(_graceEnd() + 1 days);
        uint256 fee = uint256(10_000 * ONE) * 1200 / (365 * 10_000);
        assertEq(lens.dueOf(listing).lateFee, fee);
        _settle(listing, bo, 10_000 * ONE + 1);
        assertEq(lens.dueOf(listing).repayment, 0);
        assertEq(lens.dueOf(listing).lateFee, fee - 1);
        assertEq(lens.dueOf(listing).total, 500 * ONE - 1);
    }

    function test_TheStoredLedgerCountsTheFeeUpToTheLastPayment() external {
        (uint256 listing,,) = _funded();
        _settle(listing, ed, 1);
        assertEq(lens.ledgerOf(listing).lateUntil, 0, "nothing is late yet");
        vm.warp(_graceEnd() + 1 days);
        assertEq(lens.ledgerOf(listing).lateUnits, 0);
        _settle(listing, bo, ONE);
        assertEq(lens.ledgerOf(listing).lateUnits, uint256(10_000 * ONE - 1) * 1 days);
        assertEq(lens.ledgerOf(listing).lateUntil, block.timestamp);
    }

    function test_ANoteShowsWhatItEarnedSoFar() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, 1000 * ONE);
        assertEq(lens.noteOf(note).claimable, 600 * ONE);
        _claim(note, cy);
        assertEq(lens.noteOf(note).claimed, 600 * ONE);
        assertEq(lens.noteOf(note).claimable, 0);
        assertEq(lens.noteOf(note).units, 60);
        assertEq(lens.noteOf(note).listing, listing);
        assertEq(lens.noteOf(note).counter, 0);
        assertFalse(lens.noteOf(note).rewardClaimed);
        assertEq(address(lens.exchange()), address(exchange));
    }

    function _digest(string memory typeDefinition, bytes memory values) internal view returns (bytes32) {
        return
            TypedDataDigest.digestOf("Tenora Receivable Exchange", address(exchange), typeDefinition, values);
    }

    function test_TheDigestOfTermsIsThatOfEip712() external view {
        Terms memory t = _terms();
        t.reward = address(rewards);
        t.rewardId = 7;
        t.previous = 3;
        t.rule = TransferRule.Locked;
        assertEq(
            lens.digestOfTerms(t),
            _digest(
                "Terms(address seller,address payout,address debtor,address token,address gate,address reward,uint96 rewardId,bytes32 fingerprint,bytes32 papers,uint40 previous,uint8 kind,uint8 rule,bool rewardEarly,uint48 face,uint48 pricePerUnit,uint48 repayPerUnit,uint24 totalUnits,uint24 minUnits,uint24 minPurchase,uint32 fundingDeadline,uint32 maturity,uint8 graceDays,uint8 delayDays,uint16 lateFeeBps,uint16 maxFeeBps,uint32 counter,uint32 deadline)",
                abi.encode(t)
            )
        );
    }

    function test_TheDigestOfAnAttestationIsThatOfEip712() external view {
        Attestation memory a = Attestation(keccak256("terms"), Level.Attested, keccak256("debt"), 1, 2);
        assertEq(
            lens.digestOfAttestation(a),
            _digest(
                "Attestation(bytes32 terms,uint8 level,bytes32 acknowledgement,uint32 counter,uint32 deadline)",
                abi.encode(a)
            )
        );
    }

    function test_TheDigestOfAnAcknowledgementIsThatOfEip712() external view {
        Acknowledgement memory k =
            Acknowledgement(keccak256("invoice"), bo, ada, address(usdc), 5, 6, 7, 8, 9);
        assertEq(
            lens.digestOfAcknowledgement(k),
            _digest(
                "Acknowledgement(bytes32 fingerprint,address debtor,address seller,address token,uint48 face,uint32 maturity,uint40 previous,uint32 counter,uint32 deadline)",
                abi.encode(k)
            )
        );
    }

    function test_TheDigestOfAnAskIsThatOfEip712() external view {
        Ask memory a = Ask(1, "terms", address(usdc), 2, 3, true, 4, 5, 6, 7);
        assertEq(
            lens.digestOfAsk(a),
            _digest(
                "Ask(uint256 note,bytes32 terms,address token,uint256 price,uint256 claimed,bool rewardClaimed,uint8 states,uint32 noteCounter,uint32 counter,uint32 expiry)",
                abi.encode(a)
            )
        );
    }

    function test_ThePaymentNonceNamesChainExchangeAndSalt() external {
        Purpose memory p = Purpose(keccak256("buy"), 1, "terms", 2, 3, cy, 4, 5);
        bytes32 expected = lens.authorizationNonce(p, "salt");
        assertNotEq(lens.authorizationNonce(p, "pepper"), expected);
        assertNotEq(new ExchangeLens(ReceivableExchange(stranger)).authorizationNonce(p, "salt"), expected);
        vm.chainId(block.chainid + 1);
        assertNotEq(lens.authorizationNonce(p, "salt"), expected);
    }
}
