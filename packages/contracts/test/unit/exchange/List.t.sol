// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {Market} from "test/support/Market.sol";

contract ContractWallet {
    address private immutable _owner;

    constructor(address owner_) {
        _owner = owner_;
    }

    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        (bytes32 r, bytes32 s) = abi.decode(signature[:64], (bytes32, bytes32));
        return ecrecover(digest, uint8(signature[64]), r, s) == _owner ? bytes4(0x1626ba7e) : bytes4(0);
    }
}

contract ListTest is Market {
    Attestation internal a;
    Acknowledgement internal k;
    Signatures internal s;

    function _expectBounds(uint8 field, uint256 value, uint256 bound) internal {
        vm.expectRevert(abi.encodeWithSelector(Exchange_OutOfBounds.selector, field, value, bound));
    }

    function _send(Terms memory t, Level level, bytes memory expected) internal {
        (a, k, s) = _signed(t, level);
        vm.expectRevert(expected);
        exchange.list(t, a, k, s);
    }

    function _sendOutOfBounds(Terms memory t, uint8 field, uint256 value, uint256 bound) internal {
        _send(t, Level.Attested, abi.encodeWithSelector(Exchange_OutOfBounds.selector, field, value, bound));
    }

    function test_RevertGiven_TheRegistryIsPaused() external {
        vm.prank(op);
        registry.pause();
        _send(_terms(), Level.Attested, abi.encodeWithSelector(IExchangeRegistry.Registry_Paused.selector));
    }

    function test_RevertGiven_TheSunsetHasBegun() external {
        vm.prank(admin);
        registry.sunset();
        _send(_terms(), Level.Attested, abi.encodeWithSelector(IExchangeRegistry.Registry_Sunset.selector));
    }

    function test_RevertGiven_SomethingIsNotOnItsList() external {
        Terms memory t = _terms();
        t.token = stranger;
        _send(t, Level.Attested, _notListed(IExchangeRegistry.Register.Token, stranger));
        t = _terms();
        t.gate = stranger;
        _send(t, Level.Attested, _notListed(IExchangeRegistry.Register.Gate, stranger));
        t = _terms();
        t.reward = stranger;
        _send(t, Level.Attested, _notListed(IExchangeRegistry.Register.Reward, stranger));
        t = _terms();
        (a, k, s) = _signed(t, Level.Attested);
        s.attestor = stranger;
        vm.expectRevert(_notListed(IExchangeRegistry.Register.Attestor, stranger));
        exchange.list(t, a, k, s);
    }

    function _notListed(IExchangeRegistry.Register register, address who)
        internal
        pure
        returns (bytes memory)
    {
        return abi.encodeWithSelector(IExchangeRegistry.Registry_NotMember.selector, register, who);
    }

    function test_RevertWhen_TheFeeIsAboveTheSellersMaximum() external {
        vm.prank(admin);
        registry.setFee(101, treasury);
        _send(_terms(), Level.Attested, abi.encodeWithSelector(Exchange_FeeAboveMaximum.selector, 101, 100));
    }

    function test_RevertWhen_ATermIsOutOfBounds() external {
        Terms memory t = _terms();
        t.fingerprint = 0;
        _sendOutOfBounds(t, 7, 0, 1);
        t = _terms();
        t.face = uint48(10_000 * ONE - 1);
        _sendOutOfBounds(t, 13, 10_000 * ONE - 1, 10_000 * ONE);
        t.face = uint48(250_000_000 * ONE + 1);
        _sendOutOfBounds(t, 13, 250_000_000 * ONE + 1, 250_000_000 * ONE);
        t = _terms();
        t.pricePerUnit = 0;
        _sendOutOfBounds(t, 14, 0, 1);
        t = _terms();
        t.repayPerUnit = t.pricePerUnit - 1;
        _sendOutOfBounds(t, 15, t.pricePerUnit - 1, t.pricePerUnit);
        t = _terms();
        t.totalUnits = 0;
        _sendOutOfBounds(t, 16, 0, 1);
        t = _terms();
        t.minUnits = 0;
        _sendOutOfBounds(t, 17, 0, 1);
        t.minUnits = 101;
        _sendOutOfBounds(t, 17, 101, 100);
        t = _terms();
        t.minPurchase = 0;
        _sendOutOfBounds(t, 18, 0, 1);
        t.minPurchase = 101;
        _sendOutOfBounds(t, 18, 101, 100);
    }

    function test_RevertWhen_ATimeIsOutOfBounds() external {
        Terms memory t = _terms();
        t.fundingDeadline = uint32(DAWN - 1);
        _sendOutOfBounds(t, 19, DAWN - 1, DAWN);
        t = _terms();
        t.fundingDeadline = t.maturity;
        _sendOutOfBounds(t, 20, t.maturity, uint256(t.maturity) + 1);
        t = _terms();
        t.maturity = uint32(DAWN + 366 days - 1);
        _sendOutOfBounds(t, 20, t.maturity, DAWN + 365 days);
        t = _terms();
        t.maturity -= 1;
        _sendOutOfBounds(t, 20, 1 days - 2, 1 days - 1);
        t = _terms();
        t.graceDays = 31;
        _sendOutOfBounds(t, 21, 31, 30);
        t = _terms();
        t.delayDays = 91;
        _sendOutOfBounds(t, 22, 91, 90);
        t = _terms();
        t.lateFeeBps = 3601;
        _sendOutOfBounds(t, 23, 3601, 3600);
    }

    function test_RevertWhen_ThePayoutAddressIsZero() external {
        Terms memory t = _terms();
        t.payout = address(0);
        _send(t, Level.Attested, abi.encodeWithSelector(Exchange_BadRecipient.selector, address(0)));
    }

    function test_RevertWhen_TwoPartiesAreTheSame() external {
        Terms memory t = _terms();
        t.seller = op;
        _send(t, Level.Attested, abi.encodeWithSelector(Exchange_SameParty.selector, op));
        t = _terms();
        t.payout = op;
        _send(t, Level.Attested, abi.encodeWithSelector(Exchange_SameParty.selector, op));
        t = _terms();
        t.debtor = ada;
        t.payout = cy;
        _send(t, Level.Attested, abi.encodeWithSelector(Exchange_SameParty.selector, ada));
        t.debtor = cy;
        _send(t, Level.Attested, abi.encodeWithSelector(Exchange_SameParty.selector, cy));
        t.debtor = op;
        _send(t, Level.Attested, abi.encodeWithSelector(Exchange_SameParty.selector, op));
    }

    function test_RevertWhen_KindAndLevelDontFit() external {
        _send(_terms(), Level.Declared, _wrongKind(Kind.Factoring, Level.Declared));
        _send(_community(), Level.Attested, _wrongKind(Kind.Community, Level.Attested));
        Terms memory t = _community();
        t.debtor = bo;
        _send(t, Level.Declared, _wrongKind(Kind.Community, Level.Declared));
        t = _community();
        t.face += 1;
        _send(t, Level.Declared, _wrongKind(Kind.Community, Level.Declared));
    }

    function _wrongKind(Kind kind, Level level) internal pure returns (bytes memory) {
        return abi.encodeWithSelector(Exchange_WrongKind.selector, kind, level);
    }

    function test_RevertWhen_ASignatureIsForeign() external {
        Terms memory t = _terms();
        (a, k, s) = _signed(t, Level.DebtorConfirmed);
        bytes memory good = s.seller;
        s.seller = _sign(cyKey, a.terms);
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadSignature.selector, ada));
        exchange.list(t, a, k, s);
        s.seller = good;
        good = s.attestation;
        s.attestation = "";
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadSignature.selector, op));
        exchange.list(t, a, k, s);
        s.attestation = good;
        s.acknowledgement = _sign(adaKey, a.acknowledgement);
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadSignature.selector, bo));
        exchange.list(t, a, k, s);
    }

    function test_RevertWhen_ASignatureIsLate() external {
        Terms memory t = _terms();
        (a, k, s) = _signed(t, Level.Attested);
        vm.warp(t.deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(Exchange_DeadlinePassed.selector, t.deadline, block.timestamp));
        exchange.list(t, a, k, s);
        vm.warp(t.deadline);
        exchange.list(t, a, k, s);
    }

    function test_RevertWhen_ASignatureWasRevoked() external {
        Terms memory t = _terms();
        (a, k, s) = _signed(t, Level.DebtorConfirmed);
        uint256 clean = vm.snapshotState();
        address[3] memory signers = [ada, op, bo];
        bytes32[3] memory digests = [a.terms, lens.digestOfAttestation(a), a.acknowledgement];
        for (uint256 i; i < 3; ++i) {
            vm.expectEmit(address(exchange));
            emit Revoked(signers[i], digests[i]);
            vm.prank(signers[i]);
            exchange.revoke(digests[i]);
            assertTrue(exchange.isRevoked(signers[i], digests[i]));
            vm.expectRevert(abi.encodeWithSelector(Exchange_Revoked.selector, signers[i], digests[i]));
            exchange.list(t, a, k, s);
            vm.revertToState(clean);
            vm.expectEmit(address(exchange));
            emit CounterBumped(signers[i], 1);
            vm.prank(signers[i]);
            exchange.bumpCounter();
            assertEq(exchange.counterOf(signers[i]), 1);
            vm.expectRevert(abi.encodeWithSelector(Exchange_WrongCounter.selector, 0, 1));
            exchange.list(t, a, k, s);
            vm.revertToState(clean);
        }
        // A stranger's revocation of the same digest means nothing.
        vm.prank(stranger);
        exchange.revoke(a.terms);
        exchange.list(t, a, k, s);
    }

    function test_RevertWhen_TheAttestationSpeaksOfOtherTerms() external {
        Terms memory t = _terms();
        (a, k, s) = _signed(t, Level.Attested);
        bytes32 attested = a.terms;
        t.pricePerUnit -= 1;
        bytes32 digest = lens.digestOfTerms(t);
        s.seller = _sign(adaKey, digest);
        vm.expectRevert(abi.encodeWithSelector(Exchange_Mismatch.selector, digest, attested));
        exchange.list(t, a, k, s);
    }

    function test_RevertWhen_TheAcknowledgementIsAddedToAnAttestedListing() external {
        Terms memory t = _terms();
        (a, k, s) = _signed(t, Level.Attested);
        a.acknowledgement = keccak256("another");
        s.attestation = _sign(opKey, lens.digestOfAttestation(a));
        vm.expectRevert(abi.encodeWithSelector(Exchange_Mismatch.selector, 0, a.acknowledgement));
        exchange.list(t, a, k, s);
    }

    function _changeDebt(uint256 field) internal {
        if (field == 0) k.fingerprint = keccak256("another");
        if (field == 1) k.debtor = di;
        if (field == 2) k.seller = di;
        if (field == 3) k.token = address(usdt);
        if (field == 4) k.face -= 1;
        if (field == 5) k.maturity -= 1 days;
        if (field == 6) k.previous += 1;
    }

    function _debt(Acknowledgement memory x) internal pure returns (bytes32) {
        return
            keccak256(abi.encode(x.fingerprint, x.debtor, x.seller, x.token, x.face, x.maturity, x.previous));
    }

    function test_RevertWhen_TheAcknowledgementSpeaksOfAnotherDebt() external {
        Terms memory t = _terms();
        for (uint256 field; field < 7; ++field) {
            (a, k, s) = _signed(t, Level.DebtorConfirmed);
            bytes32 expected = _debt(k);
            _changeDebt(field);
            vm.expectRevert(abi.encodeWithSelector(Exchange_Mismatch.selector, expected, _debt(k)));
            exchange.list(t, a, k, s);
        }
    }

    function test_RevertGiven_TheFingerprintIsTaken() external {
        uint256 listing = _list();
        Terms memory t = _terms();
        bytes memory taken = abi.encodeWithSelector(Exchange_AlreadyFinanced.selector, t.fingerprint, listing);
        t.previous = uint40(listing);
        _send(t, Level.Attested, taken);
        _buy(listing, cy, 100);
        _send(t, Level.Attested, taken);
        _settle(listing, bo, type(uint256).max);
        _send(t, Level.Attested, taken);
    }

    /// Whichever predecessor the terms name.
    function test_RevertGiven_TheFingerprintIsBurned() external {
        uint256 listing = _list();
        Terms memory t = _terms();
        vm.startPrank(op);
        exchange.cancel(listing);
        exchange.burn(t.fingerprint, "");
        vm.stopPrank();
        bytes memory burned = abi.encodeWithSelector(Exchange_Burned.selector, t.fingerprint);
        _send(t, Level.Attested, burned);
        t.previous = uint40(listing);
        _send(t, Level.Attested, burned);
    }

    function test_RelistsACancelledOffer() external {
        uint256 listing = _list();
        vm.prank(ada);
        exchange.cancel(listing);
        _send(
            _terms(),
            Level.Attested,
            abi.encodeWithSelector(Exchange_AlreadyFinanced.selector, _terms().fingerprint, listing)
        );
        Terms memory t = _terms();
        t.previous = uint40(listing);
        uint256 second = _list(t, Level.Attested);
        (Financing financing, uint256 by) = exchange.financing(t.fingerprint);
        assertEq(uint8(financing), uint8(Financing.Offered));
        assertEq(by, second);
    }

    function test_FreezesTheTerms() external {
        vm.prank(admin);
        registry.setFee(77, treasury);
        Terms memory t = _terms();
        t.payout = makeAddr("bank");
        t.reward = address(rewards);
        t.rewardId = 9;
        t.rewardEarly = true;
        t.rule = TransferRule.Eligible;
        (a, k, s) = _signed(t, Level.DebtorConfirmed);
        vm.expectEmit(address(exchange));
        emit Listed(1, t.fingerprint, ada, op, Level.DebtorConfirmed, 77, t);
        vm.prank(stranger);
        uint256 listing = exchange.list(t, a, k, s);
        assertEq(listing, 1);
        assertEq(exchange.listingCount(), 1);
        Facts memory f = Facts(
            t.seller,
            t.payout,
            t.debtor,
            t.token,
            t.gate,
            t.reward,
            t.rewardId,
            t.kind,
            Level.DebtorConfirmed,
            t.rule,
            true,
            t.face,
            t.pricePerUnit,
            t.repayPerUnit,
            t.totalUnits,
            t.minUnits,
            t.minPurchase,
            t.fundingDeadline,
            t.maturity,
            t.graceDays,
            t.delayDays,
            t.lateFeeBps,
            77,
            a.terms
        );
        assertEq(keccak256(abi.encode(lens.factsOf(1))), keccak256(abi.encode(f)));
        assertEq(uint8(_stateOf(1)), uint8(State.Listed));
    }

    function test_AcceptsAContractWallet() external {
        ContractWallet wallet = new ContractWallet(ada);
        Terms memory t = _terms();
        t.seller = address(wallet);
        assertEq(_list(t, Level.Attested), 1);
    }

    function test_ListsACommunityOfferWithoutInterest() external {
        Terms memory t = _community();
        t.repayPerUnit = t.pricePerUnit;
        t.face = uint48(100 * uint256(t.pricePerUnit));
        assertEq(_list(t, Level.Declared), 1);
        (Financing financing,) = exchange.financing(keccak256("nothing"));
        assertEq(uint8(financing), uint8(Financing.None));
    }
}
