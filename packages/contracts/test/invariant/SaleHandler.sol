// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LinkGate} from "src/gates/LinkGate.sol";
import {LedgerSlot} from "src/libraries/LedgerSlot.sol";
import {SignedPaymentHandler} from "test/invariant/SignedPaymentHandler.sol";

/// @notice The primary sale: buying through every gate by every function, releasing, ending, cancelling,
/// refunding. Each purchase is foretold: it lands exactly when the model says so.
abstract contract SaleHandler is SignedPaymentHandler {
    uint256 internal constant INVITATION_CAP = 60;
    uint256 internal constant WALLET_CAP = 30;
    uint256 internal constant LINK_CAP = 70;

    mapping(uint256 listing => mapping(address wallet => uint256)) internal _invited;
    mapping(bytes32 link => uint256) internal _linked;
    mapping(bytes32 link => mapping(address wallet => uint256)) internal _linkedOf;
    mapping(bytes32 digest => bool) internal _takenBack;

    function buy(uint256 who, uint256 which, uint256 units, uint256 route) external counted {
        if (_notes.length == MOST_NOTES) return;
        uint256 listing = _forSale(which);
        if (unitsSold[listing] == _terms[listing].totalUnits) return;
        (_actor, _target) = (_person(who), listing);
        _purchase(listing, _howMany(listing, units), route);
    }

    /// Attestor or debtor object while the sale is open. The attestor's objection stops it, whatever buyers
    /// accept, until it is laid down; the debtor's keeps those out who don't accept it.
    function disputeSale(uint256 who, uint256 which, uint256 units, uint256 route) external counted {
        uint256 listing = _forSale(which);
        if (!_sells(listing) || _notes.length == MOST_NOTES) return;
        bool debtors = _terms[listing].debtor != address(0) && route / 3 % 2 == 0;
        _dispute(listing, debtors ? _terms[listing].debtor : s.op, true);
        _actor = _person(who);
        units = _howMany(listing, units);
        Order memory o = _orderFor(listing, units, route);
        o.flags = debtors ? 0 : 0xff;
        _require(!_purchase(o, route), "sold against a dispute");
        if (!debtors && route / 6 % 4 != 0) _dispute(listing, s.op, false);
        _purchase(listing, units, route);
    }

    /// Often few, so that there is something left; now and then all; seldom fewer than may be bought.
    function _howMany(uint256 listing, uint256 seed) private view returns (uint256) {
        uint256 left = _terms[listing].totalUnits - unitsSold[listing];
        uint256 least = left < _terms[listing].minPurchase ? left : _terms[listing].minPurchase;
        if (seed % 5 == 0) return left;
        if (seed % 17 == 1) return bound(seed, 1, left);
        return bound(seed, least, least + left / 3 > left ? left : least + left / 3);
    }

    function _purchase(uint256 listing, uint256 units, uint256 route) internal {
        _purchase(_orderFor(listing, units, route), route);
    }

    /// Mostly what stands; now and then the terms of another listing, or other flags than stand.
    function _orderFor(uint256 listing, uint256 units, uint256 route) private view returns (Order memory o) {
        Terms storage t = _terms[listing];
        (o.listing, o.units, o.token) = (listing, uint24(units), t.token);
        (o.maxCost, o.deadline) = (units * t.pricePerUnit, block.timestamp);
        o.terms = route / 3 % 8 == 7 ? _termsOfAnother(listing) : _termsOf[listing];
        o.flags = route / 24 % 4 == 3 ? uint8(route >> 8) : flagsOf[listing];
    }

    function _purchase(Order memory o, uint256 route) private returns (bool lands) {
        uint256 listing = o.listing;
        (bytes memory gateData, bool admitted) = _askGate(_terms[listing].gate, listing, o.units);
        lands = admitted && _isSold(o);
        bool through = lastState[listing] == State.Funded || o.units == _terms[listing].totalUnits;
        uint256 proceeds = _proceedsOf(listing);
        uint256 note = _buy(o, gateData, o.maxCost, route);
        _require((note != 0) == lands, "a purchase was sold or refused against the model");
        if (note == 0) return false;
        _require(s.exchange.ownerOf(note) == _actor, "somebody else got the note");
        _count(_terms[listing].gate, listing, o.units);
        _notes.push(note);
        unitsSold[listing] += o.units;
        if (through) _paidThrough(listing, o.units, proceeds);
        else _require(!_releases(listing), "released in the block of a purchase");
    }

    /// Everything but the gate.
    function _isSold(Order memory o) private view returns (bool) {
        Terms storage t = _terms[o.listing];
        uint256 left = t.totalUnits - unitsSold[o.listing];
        bool enough = o.units >= t.minPurchase || o.units == left;
        bool meant = o.terms == _termsOf[o.listing] && flagsOf[o.listing] & ~o.flags == 0;
        return !_closed && _sells(o.listing) && meant && enough && _actor != t.seller
            && _canMove(t.token, _actor, address(s.exchange), o.maxCost);
    }

    /// By those who may: an attestor lays both down, the debtor only the own.
    function _dispute(uint256 listing, address by, bool on) internal {
        _target = listing;
        uint8 own = by == s.op ? LedgerSlot.DISPUTED_BY_ATTESTOR : LedgerSlot.DISPUTED_BY_DEBTOR;
        if (on) flagsOf[listing] |= own;
        else flagsOf[listing] &= ~(own | LedgerSlot.DISPUTED_BY_DEBTOR);
        vm.prank(by);
        s.exchange.flagDispute(listing, on, keccak256("evidence"));
    }

    function release(uint256 which) external counted {
        uint256 listing = _listingIn(which, LISTED);
        if (listing != 0) _release(listing);
    }

    function cancel(uint256 who, uint256 which) external counted {
        uint256 listing = _listingIn(which, who % 16 == 0 ? ANY : LISTED);
        if (listing == 0) return;
        // Attestors and early cancellations are rare: they end what the rest is about.
        _cancel(listing, who % 13 == 0 ? s.op : _person(who));
    }

    function _release(uint256 listing) internal {
        _target = listing;
        vm.roll(block.number + 1);
        uint256 proceeds = _proceedsOf(listing);
        bool lands = lastState[listing] == State.Listed && unitsSold[listing] >= _terms[listing].minUnits
            && block.timestamp <= _terms[listing].maturity;
        bool released = _releases(listing);
        _require(released == lands, "released or held back against minimum and maturity");
        if (released) _paidThrough(listing, unitsSold[listing], proceeds);
    }

    function _cancel(uint256 listing, address caller) internal {
        _target = listing;
        Terms memory t = _terms[listing];
        bool sellers = caller == t.seller && unitsSold[listing] == 0;
        bool failed = unitsSold[listing] < t.minUnits && (block.timestamp > t.fundingDeadline || _stalled());
        bool may = caller == s.op || sellers || failed || block.timestamp > t.maturity;
        bool lands = lastState[listing] == State.Listed && may;
        vm.prank(caller);
        try s.exchange.cancel(listing) {
            _require(lands, "cancelled by somebody who may not");
        } catch {
            _require(!lands, "a cancellation was refused");
        }
    }

    function endSale(uint256 who, uint256 which) external counted {
        uint256 listing = _listingIn(which, LISTED | FUNDED);
        // Seldom, so that most sales go on.
        if (listing == 0 || who % 3 != 0) return;
        _target = listing;
        address caller = who % 2 == 0 ? _person(who / 6) : people[0];
        bool lands = caller == _terms[listing].seller && _saleOpen(listing)
            && unitsSold[listing] >= _terms[listing].minUnits;
        vm.prank(caller);
        try s.exchange.endSale(listing) {
            _require(lands, "a sale was ended against the model");
            flagsOf[listing] |= LedgerSlot.SALE_ENDED;
        } catch {
            _require(!lands, "a sale could not be ended");
        }
    }

    /// Anybody to the owner, the owner to anybody, and now and then who may not.
    function refund(uint256 who, uint256 which) external counted {
        uint256 note = _noteIn(which, which % 8 == 0 ? ANY : CANCELLED);
        if (note == 0) return;
        address owner = s.exchange.ownerOf(note);
        address caller = who % 3 == 0 ? owner : _person(who / 9);
        _refund(note, caller, who / 3 % 3 == 0 ? _person(who / 45) : owner);
    }

    function _refund(uint256 note, address caller, address to) internal {
        uint256 listing = note >> 24;
        address token = _terms[listing].token;
        address owner = s.exchange.ownerOf(note);
        uint256 units = s.lens.noteOf(note).units;
        uint256 before = _balance(token, address(s.exchange));
        bool lands = lastState[listing] == State.Cancelled && (caller == owner || to == owner)
            && _canMove(token, address(s.exchange), to, 0);
        vm.prank(caller);
        try s.exchange.refund(note, to) {
            _require(lands, "refunded what is not cancelled, or by somebody who may not");
            uint256 paid = before - _balance(token, address(s.exchange));
            _require(paid == units * _terms[listing].pricePerUnit, "a refund is not the cost");
            unitsSold[listing] -= units;
            _forget(note);
        } catch {
            _require(!lands, "a refund was refused");
        }
    }

    /// The caller refunds each owner; those whom the token refuses stay.
    function _refundAll(uint256 listing, address caller) internal {
        for (uint256 i = _notes.length; i > 0; --i) {
            uint256 note = _notes[i - 1];
            if (note >> 24 == listing) _refund(note, caller, s.exchange.ownerOf(note));
        }
    }

    /// The seller takes an invitation or a link back, as it stands under the present counter.
    function takeBack(uint256 which, uint256 who) external counted {
        if (who % 4 != 0) return;
        uint256 listing = _listingIn(which, LISTED | FUNDED);
        address gate = listing == 0 ? address(0) : _terms[listing].gate;
        if (gate != address(s.invite) && gate != address(s.link)) return;
        bytes32 digest = gate == address(s.link) ? _link(listing) : _invitation(listing, _person(who / 4));
        vm.prank(people[0]);
        s.exchange.revoke(digest);
        _takenBack[digest] = true;
    }

    /// What is open mostly; now and then anything.
    function _forSale(uint256 which) private view returns (uint256) {
        for (uint256 i; i < listings && which % 16 != 0; ++i) {
            uint256 listing = 1 + (which % listings + i) % listings;
            if (_sells(listing)) return listing;
        }
        return 1 + which % listings;
    }

    function _forget(uint256 note) private {
        for (uint256 i; i < _notes.length; ++i) {
            if (_notes[i] != note) continue;
            _notes[i] = _notes[_notes.length - 1];
            _notes.pop();
        }
    }

    function _releases(uint256 listing) private returns (bool) {
        try s.exchange.release(listing) {
            return true;
        } catch {
            return false;
        }
    }

    function _invitation(uint256 listing, address wallet) private view returns (bytes32) {
        uint256 counter = s.exchange.counterOf(people[0]);
        return s.invite.digestOf(listing, wallet, INVITATION_CAP, counter, type(uint256).max);
    }

    function _link(uint256 listing) private view returns (bytes32) {
        uint256 counter = s.exchange.counterOf(people[0]);
        return
            s.link.digestOfLink(listing, vm.addr(s.linkKey), WALLET_CAP, LINK_CAP, counter, type(uint256).max);
    }

    /// What the buyer shows, and whether the gate must let them in.
    function _askGate(address gate, uint256 listing, uint256 units)
        private
        view
        returns (bytes memory data, bool admitted)
    {
        uint256 counter = s.exchange.counterOf(people[0]);
        if (gate == address(s.eligible)) return ("", s.eligible.isEligible(_actor));
        if (gate == address(s.invite)) {
            bytes32 digest = _invitation(listing, _actor);
            data = abi.encode(INVITATION_CAP, counter, type(uint256).max, _signed(people[0], digest));
            return (data, _invited[listing][_actor] + units <= INVITATION_CAP && !_takenBack[digest]);
        }
        if (gate != address(s.link)) return ("", true);
        bytes32 link = _link(listing);
        (uint8 v, bytes32 r, bytes32 z) = vm.sign(s.linkKey, s.link.digestOfUse(listing, _actor));
        data = abi.encode(
            LinkGate.Pass(
                vm.addr(s.linkKey),
                WALLET_CAP,
                LINK_CAP,
                counter,
                type(uint256).max,
                _signed(people[0], link),
                abi.encodePacked(r, z, v)
            )
        );
        bool within = _linked[link] + units <= LINK_CAP && _linkedOf[link][_actor] + units <= WALLET_CAP;
        return (data, within && !_takenBack[link]);
    }

    function _count(address gate, uint256 listing, uint256 units) private {
        if (gate == address(s.invite)) _invited[listing][_actor] += units;
        if (gate != address(s.link)) return;
        bytes32 link = _link(listing);
        _linked[link] += units;
        _linkedOf[link][_actor] += units;
    }

    /// Pays the seller through, once, what the units sold for after the fee.
    function _paidThrough(uint256 listing, uint256 units, uint256 before) private {
        uint256 proceeds = units * _terms[listing].pricePerUnit;
        uint256 fee = proceeds * s.lens.factsOf(listing).feeBps / 10_000;
        _require(_proceedsOf(listing) == before + proceeds - fee, "not the proceeds");
        sellerPaid[listing] += proceeds;
    }
}
