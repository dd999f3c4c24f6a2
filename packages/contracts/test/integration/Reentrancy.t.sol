// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {IGate} from "src/interfaces/IGate.sol";
import {IReward} from "src/interfaces/IReward.sol";
import {HostileWallet} from "test/support/HostileWallet.sol";
import {Market} from "test/support/Market.sol";
import {HostileToken, Reenterer} from "test/support/Reenterer.sol";

contract HostileGate is IGate, Reenterer {
    function admit(uint256, address, uint256, bytes calldata) external returns (bytes4) {
        _reenter();
        return IGate.admit.selector;
    }
}

/// @notice A reward contract of the list that turned hostile.
contract HostileReward is IReward, Reenterer {
    function award(address, address, uint256) external {
        _reenter();
    }
}

/// @notice Every callback tries every function that changes state; the lock must answer.
contract ReentrancyTest is Market {
    HostileToken internal token;
    HostileGate internal gate;
    HostileReward internal reward;
    HostileWallet internal wallet;
    bytes[] internal calls;
    bytes4 internal constant LOCKED = bytes4(keccak256("ReentrancyGuardReentrantCall()"));

    function _openRegistry() internal override {
        token = new HostileToken(guardian);
        gate = new HostileGate();
        reward = new HostileReward();
        wallet = new HostileWallet();
        _add(IExchangeRegistry.Register.Token, address(token));
        _add(IExchangeRegistry.Register.Gate, address(gate));
        _add(IExchangeRegistry.Register.Reward, address(reward));
        _add(IExchangeRegistry.Register.Attestor, address(wallet));
        super._openRegistry();
    }

    function _hostile() internal returns (Terms memory t) {
        t = _terms();
        t.token = address(token);
        t.gate = address(gate);
        for (uint256 i; i < 4; ++i) {
            address one = [ada, bo, cy, di][i];
            token.mint(one, 100_000 * ONE);
            vm.prank(one);
            token.approve(address(exchange), type(uint256).max);
        }
    }

    function _prepare(uint256 listing, uint256 note) internal {
        Terms memory t = _terms();
        Attestation memory a;
        Acknowledgement memory k;
        Signatures memory s;
        Permit memory p;
        Authorization memory x;
        Ask memory ask;
        Order memory o = _order(listing, 10);
        Payment memory payment = _payment(listing, 1);
        uint256[] memory notes = new uint256[](1);
        notes[0] = note;
        delete calls;
        calls.push(abi.encodeCall(exchange.list, (t, a, k, s)));
        calls.push(abi.encodeCall(exchange.buy, (o, "")));
        calls.push(abi.encodeCall(exchange.buyWithPermit, (o, "", p)));
        calls.push(abi.encodeCall(exchange.buyWithAuthorization, (o, "", cy, x)));
        calls.push(abi.encodeCall(exchange.release, (listing)));
        calls.push(abi.encodeCall(exchange.cancel, (listing)));
        calls.push(abi.encodeCall(exchange.endSale, (listing)));
        calls.push(abi.encodeCall(exchange.refund, (note, cy)));
        calls.push(abi.encodeCall(exchange.settle, (payment)));
        calls.push(abi.encodeCall(exchange.settleWithPermit, (payment, p)));
        calls.push(abi.encodeCall(exchange.settleWithAuthorization, (payment, cy, x)));
        calls.push(abi.encodeCall(exchange.markDefault, (listing)));
        calls.push(abi.encodeCall(exchange.claim, (note, cy)));
        calls.push(abi.encodeCall(exchange.claimFor, (notes)));
        calls.push(abi.encodeCall(exchange.claimReward, (note)));
        calls.push(abi.encodeCall(exchange.fill, (ask, "", _anyNote(0))));
        calls.push(abi.encodeCall(exchange.withdrawCredit, (address(token), cy)));
        calls.push(abi.encodeCall(exchange.flagDispute, (listing, true, "")));
        calls.push(abi.encodeCall(exchange.rescueSurplus, (address(token), cy)));
    }

    function _expectLocked(Reenterer from, address who, bytes memory outer) internal {
        for (uint256 i; i < calls.length; ++i) {
            uint256 clean = vm.snapshotState();
            from.arm(address(exchange), calls[i]);
            vm.prank(who);
            (bool ok,) = address(exchange).call(outer);
            assertTrue(ok, "the outer call failed");
            assertTrue(from.tried(), "the callback never came");
            assertFalse(from.wentThrough(), "reentered");
            assertEq(bytes4(from.answer()), LOCKED);
            vm.revertToState(clean);
        }
    }

    function test_FromTheTokenAndTheGateWhileBuying() external {
        uint256 listing = _list(_hostile(), Level.Attested);
        _prepare(listing, 0);
        Order memory o = _order(listing, 10);
        _expectLocked(token, cy, abi.encodeCall(exchange.buy, (o, "")));
        _expectLocked(gate, cy, abi.encodeCall(exchange.buy, (o, "")));
    }

    function test_FromTheTokenWhileReleasingAndRefunding() external {
        uint256 listing = _list(_hostile(), Level.Attested);
        uint256 note = _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        _prepare(listing, note);
        _expectLocked(token, stranger, abi.encodeCall(exchange.release, (listing)));
        vm.prank(op);
        exchange.cancel(listing);
        _expectLocked(token, cy, abi.encodeCall(exchange.refund, (note, cy)));
    }

    function test_FromTheTokenWhileSettlingClaimingAndFilling() external {
        (uint256 listing, uint256 note,) = _funded(_hostile(), Level.Attested);
        _prepare(listing, note);
        _expectLocked(token, bo, abi.encodeCall(exchange.settle, (_payment(listing, 100))));
        Ask memory a = _ask(note, 100);
        a.token = address(token);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        _expectLocked(token, di, abi.encodeCall(exchange.fill, (a, signature, _anyNote(100))));
        _settle(listing, bo, type(uint256).max);
        _expectLocked(token, cy, abi.encodeCall(exchange.claim, (note, cy)));
        uint256[] memory notes = new uint256[](1);
        notes[0] = note;
        _expectLocked(token, di, abi.encodeCall(exchange.claimFor, (notes)));
        _expectLocked(token, ada, abi.encodeCall(exchange.withdrawCredit, (address(token), ada)));
        token.mint(address(exchange), 5);
        _expectLocked(token, admin, abi.encodeCall(exchange.rescueSurplus, (address(token), admin)));
    }

    function test_FromTheTokenWhileItTakesSignedPayments() external {
        uint256 listing = _list(_hostile(), Level.Attested);
        _prepare(listing, 0);
        Order memory o = _order(listing, 10);
        Authorization memory a = _authorize(
            cyKey, Purpose(keccak256("buy"), listing, o.terms, 10, o.flags, cy, o.maxCost, o.deadline)
        );
        _expectLocked(token, stranger, abi.encodeCall(exchange.buyWithAuthorization, (o, "", cy, a)));
        Permit memory p;
        _expectLocked(token, cy, abi.encodeCall(exchange.buyWithPermit, (o, "", p)));
        vm.roll(block.number + 1);
        _buy(listing, cy, 100);
        Payment memory payment = _payment(listing, 100);
        _expectLocked(token, bo, abi.encodeCall(exchange.settleWithPermit, (payment, p)));
        a = _authorize(
            boKey, Purpose(keccak256("settle"), listing, payment.terms, 0, 0, bo, 100, type(uint256).max)
        );
        _expectLocked(token, stranger, abi.encodeCall(exchange.settleWithAuthorization, (payment, bo, a)));
    }

    function test_FromTheRewardAndItsReceiverWhileClaimingIt() external {
        Terms memory t = _hostile();
        (t.reward, t.rewardEarly) = (address(reward), true);
        (uint256 listing, uint256 note,) = _funded(t, Level.Attested);
        _prepare(listing, note);
        _expectLocked(reward, cy, abi.encodeCall(exchange.claimReward, (note)));

        vm.prank(ada);
        t.rewardId = uint96(rewards.make("ipfs://reward"));
        (t.reward, t.fingerprint) = (address(rewards), keccak256("another invoice"));
        (listing, note,) = _funded(t, Level.Attested);
        vm.prank(cy);
        exchange.transferFrom(cy, address(wallet), note);
        _prepare(listing, note);
        _expectLocked(wallet, address(wallet), abi.encodeCall(exchange.claimReward, (note)));
        vm.prank(address(wallet));
        exchange.claimReward(note);
        assertEq(wallet.rewardsReceived(), 1);
    }

    function test_FromSignaturesOfContractWallets() external {
        Terms memory t = _hostile();
        (uint256 listing, uint256 note,) = _funded(t, Level.Attested);
        vm.prank(cy);
        exchange.transferFrom(cy, address(wallet), note);
        Ask memory ask = _ask(note, 100);
        ask.token = address(token);
        _prepare(listing, note);
        _expectLockedWhenAsked(di, abi.encodeCall(exchange.fill, (ask, "", _anyNote(100))));

        // As seller, and at the next listing as debtor.
        t.fingerprint = keccak256("another invoice");
        (t.seller, t.payout) = (address(wallet), address(wallet));
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        _expectLockedWhenAsked(stranger, abi.encodeCall(exchange.list, (t, a, k, s)));
        (t.seller, t.payout, t.debtor) = (ada, ada, address(wallet));
        (a, k, s) = _signed(t, Level.DebtorConfirmed);
        _expectLockedWhenAsked(stranger, abi.encodeCall(exchange.list, (t, a, k, s)));
        // And as attestor.
        t.debtor = bo;
        (a, k, s) = _signed(t, Level.Attested);
        s.attestor = address(wallet);
        _expectLockedWhenAsked(stranger, abi.encodeCall(exchange.list, (t, a, k, s)));
    }

    /// A note that is bought calls no receiver; one that is sent safely calls when all is done.
    function test_FromReceivingANote() external {
        uint256 listing = _list(_hostile(), Level.Attested);
        token.mint(address(wallet), 100_000 * ONE);
        wallet.execute(address(token), abi.encodeCall(token.approve, (address(exchange), type(uint256).max)));
        bytes memory bought =
            wallet.execute(address(exchange), abi.encodeCall(exchange.buy, (_order(listing, 60), "")));
        assertEq(wallet.notesReceived(), 0, "a purchase called the buyer");
        _buy(listing, di, 40);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _settle(listing, bo, 5000 * ONE);

        uint256 note = abi.decode(bought, (uint256));
        vm.prank(address(wallet));
        exchange.transferFrom(address(wallet), cy, note);
        wallet.arm(address(exchange), abi.encodeCall(exchange.claim, (note, address(wallet))));
        uint256 before = token.balanceOf(address(wallet));
        vm.prank(cy);
        exchange.safeTransferFrom(cy, address(wallet), note);
        assertTrue(wallet.wentThrough(), "the new owner can claim at once");
        assertEq(token.balanceOf(address(wallet)) - before, 3000 * ONE);
        assertEq(lens.noteOf(note).claimable, 0);
        assertEq(exchange.liabilities(address(token)), 2000 * ONE);
    }

    /// Moving a note has no lock of its own: in the middle of a claim it carries what is left, no more.
    function test_MovingANoteFromWithinItsClaim() external {
        (uint256 listing, uint256 note,) = _funded(_hostile(), Level.Attested);
        _settle(listing, bo, 5000 * ONE);
        vm.prank(cy);
        exchange.setApprovalForAll(address(token), true);
        token.arm(address(exchange), abi.encodeCall(exchange.transferFrom, (cy, ed, note)));
        assertEq(_claim(note, cy), 3000 * ONE);
        assertTrue(token.wentThrough());
        assertEq(exchange.ownerOf(note), ed);
        assertEq(lens.noteOf(note).claimable, 0);
        assertEq(lens.noteOf(note).claimed, 3000 * ONE);
        uint256[] memory notes = new uint256[](1);
        notes[0] = note;
        _settle(listing, bo, 1000 * ONE);
        token.arm(address(exchange), abi.encodeCall(exchange.transferFrom, (ed, cy, note)));
        exchange.claimFor(notes);
        assertEq(token.balanceOf(ed), 600 * ONE);
    }

    function _expectLockedWhenAsked(address who, bytes memory outer) internal {
        for (uint256 i; i < calls.length; ++i) {
            uint256 clean = vm.snapshotState();
            wallet.arm(address(exchange), calls[i]);
            vm.prank(who);
            (bool ok, bytes memory why) = address(exchange).call(outer);
            assertTrue(ok, string.concat("the lock did not answer ", vm.toString(why)));
            vm.revertToState(clean);
        }
    }

    function _authorize(uint256 key, Purpose memory p) internal view returns (Authorization memory a) {
        a.validBefore = type(uint256).max;
        bytes32 nonce = lens.authorizationNonce(p, a.salt);
        bytes32 hash = keccak256(
            abi.encode(
                keccak256(
                    "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
                ),
                p.payer,
                address(exchange),
                p.value,
                0,
                a.validBefore,
                nonce
            )
        );
        (a.v, a.r, a.s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", token.DOMAIN_SEPARATOR(), hash)));
    }
}
