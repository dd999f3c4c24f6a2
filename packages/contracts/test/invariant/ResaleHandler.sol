// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeLens} from "src/interfaces/IExchangeLens.sol";
import {SettlementHandler} from "test/invariant/SettlementHandler.sol";

/// @notice Notes that move and are resold. Each fill is foretold from ask, note and bounds.
abstract contract ResaleHandler is SettlementHandler {
    struct Offer {
        Ask ask;
        address signer;
        bytes signature;
    }

    uint256 private constant MOST_OFFERS = 20;

    Offer[] private _offers;
    mapping(address signer => mapping(bytes32 digest => bool)) private _revoked;
    mapping(address signer => bytes32) private _lastRevoked;

    function transfer(uint256 which, uint256 to) external counted {
        uint256 note = _noteIn(which, ANY);
        if (note == 0) return;
        _move(note, _person(to));
    }

    function offer(uint256 which, uint256 price, uint256 states) external counted {
        Ask memory a = _askFor(which, price);
        if (a.note == 0) return;
        if (states % 4 == 0) a.states = uint8(states >> 8);
        // As for a note of another listing that had its number before the chain was reorganised.
        if (states % 16 == 1) a.terms = _termsOfAnother(a.note >> 24);
        else if (states % 16 == 2) a.token = a.token == tokens[0] ? tokens[1] : tokens[0];
        _offers.push(_sign(a));
        if (_offers.length <= MOST_OFFERS) return;
        _offers[which % MOST_OFFERS] = _offers[MOST_OFFERS];
        _offers.pop();
    }

    /// Fills an ask signed just now, or earlier and mostly by who still owns the note; within what the buyer
    /// accepts or just outside.
    function fill(uint256 which, uint256 to, uint256 limits) external counted {
        Offer memory o = _someOffer(which);
        if (o.signer == address(0)) return;
        address owner = _ownerOf(o.ask.note);
        if (owner == address(0)) return;
        FillLimits memory l = _limits(o.ask, limits);
        // An attestor objects before the resale lands.
        bool disputed = limits % 12 == 7;
        if (disputed) _dispute(o.ask.note >> 24, s.op, true);
        _fill(o, _other(to, owner), l);
        if (disputed) _dispute(o.ask.note >> 24, s.op, false);
    }

    /// An ask is dead after its note went away and came back, after its signer took it back, raised their
    /// counter, or sold by it. Directed, since chance seldom comes so far.
    function fillDeadAsk(uint256 which, uint256 to, uint256 way) external counted {
        Ask memory a = _askFor(which, 90e6);
        if (a.note == 0) return;
        Offer memory o = _sign(a);
        address friend = _other(to, o.signer);
        if (way % 4 == 0) {
            if (!_move(a.note, friend)) return;
            _move(a.note, o.signer);
        } else if (way % 4 == 1) {
            _revoke(o);
        } else if (way % 4 == 2) {
            _bump(o.signer);
        } else {
            if (!_fill(o, friend, _anything())) return;
            _earlierActor = friend;
            _move(a.note, o.signer);
        }
        address owner = _ownerOf(a.note);
        bool filled = _fill(o, _other(to / 5, owner), _anything());
        _require(!filled || owner != o.signer, "a dead ask was filled");
    }

    function revoke(uint256 which) external counted {
        if (_offers.length > 0) _revoke(_offers[which % _offers.length]);
    }

    function bumpCounter(uint256 who) external counted {
        // The seller's ends links and invitations with it.
        if (who % 3 == 0) _bump(_person(who / 3));
    }

    /// Empty when there is none.
    function _someOffer(uint256 which) private view returns (Offer memory o) {
        uint256 count = _offers.length;
        if (which % 2 == 0 || count == 0) {
            o.ask = _askFor(which / 2, which);
            return o.ask.note == 0 ? o : _sign(o.ask);
        }
        for (uint256 i; i < count; ++i) {
            o = _offers[(which % count + i) % count];
            if (which % 8 == 1 || _ownerOf(o.ask.note) == o.signer) break;
        }
    }

    function _askFor(uint256 which, uint256 price) private view returns (Ask memory a) {
        uint256 note = _noteIn(which, which % 8 == 0 ? ANY : LISTED | PAYABLE);
        if (note == 0) return a;
        IExchangeLens.Note memory n = s.lens.noteOf(note);
        (a.note, a.terms, a.token) = (note, _termsOf[note >> 24], _terms[note >> 24].token);
        (a.price, a.claimed) = (bound(price, 0, 10_000e6), n.claimed);
        (a.rewardClaimed, a.states, a.noteCounter) = (n.rewardClaimed, 0xff, uint32(n.counter));
        a.counter = uint32(s.exchange.counterOf(s.exchange.ownerOf(note)));
        a.expiry = uint32(block.timestamp + 20 days);
    }

    function _sign(Ask memory a) private view returns (Offer memory) {
        address owner = s.exchange.ownerOf(a.note);
        return Offer(a, owner, _signed(owner, s.lens.digestOfAsk(a)));
    }

    function _limits(Ask memory a, uint256 seed) private view returns (FillLimits memory l) {
        l = _anything();
        uint256 way = seed % 12;
        if (way < 2) l.maxCost = way == 0 || a.price == 0 ? a.price : a.price - 1;
        else if (way < 4) l.minEarnings = _earningsOf(a) + way - 2;
        else if (way < 6) l.deadline = way == 4 ? block.timestamp : block.timestamp - 1;
        else if (way == 6) l.states = uint8(seed >> 8);
        else if (way < 9) l.flags = way == 7 ? flagsOf[a.note >> 24] : uint8(seed >> 8);
    }

    function _anything() private pure returns (FillLimits memory) {
        return FillLimits(type(uint256).max, 0, 0xff, 0xff, type(uint256).max);
    }

    function _fill(Offer memory o, address buyer, FillLimits memory limits) private returns (bool filled) {
        _actor = buyer;
        IExchangeLens.Note memory n = s.lens.noteOf(o.ask.note);
        (bool lands, uint256 price) = _foretell(o, n, limits);
        vm.prank(buyer);
        uint256 paid;
        try s.exchange.fill(o.ask, o.signature, limits) returns (uint256 cost) {
            (filled, paid) = (true, cost);
        } catch {}
        _require(filled == lands, "a resale was done or refused against the model");
        if (!filled) return false;
        _require(paid == price, "not the price less what was drawn");
        _require(s.exchange.ownerOf(o.ask.note) == buyer, "paid and not received");
    }

    function _foretell(Offer memory o, IExchangeLens.Note memory n, FillLimits memory limits)
        private
        view
        returns (bool, uint256 price)
    {
        Ask memory a = o.ask;
        address owner = s.exchange.ownerOf(a.note);
        bool stands = owner == o.signer && block.timestamp <= a.expiry && a.noteCounter == n.counter
            && a.counter == s.exchange.counterOf(owner) && !_revoked[owner][s.lens.digestOfAsk(a)];
        // Only its owner's doing can lower the price.
        bool same = n.claimed >= a.claimed && n.claimed - a.claimed <= a.price;
        if (_closed || !stands || !same || n.rewardClaimed != a.rewardClaimed) return (false, 0);
        price = a.price - (n.claimed - a.claimed);
        bool accepted = price <= limits.maxCost && _earningsOf(a) >= limits.minEarnings
            && flagsOf[n.listing] & ~limits.flags == 0 && block.timestamp <= limits.deadline
            && a.token == _terms[n.listing].token && a.terms == _termsOf[n.listing]
            && uint256(a.states & limits.states) >> uint256(lastState[n.listing]) & 1 == 1;
        bool paid = price == 0 || _canMove(a.token, _actor, owner, price);
        return (accepted && paid && _mayReceive(n.listing, _actor), price);
    }

    /// Carries exactly the unclaimed entitlement, where the terms allow.
    function _move(uint256 note, address to) private returns (bool moved) {
        address owner = s.exchange.ownerOf(note);
        bytes32 worth = _worth(note);
        vm.prank(owner);
        try s.exchange.transferFrom(owner, to, note) {
            moved = true;
        } catch {}
        _require(moved == _mayReceive(note >> 24, to), "a note moved or stayed against the terms");
        _require(_worth(note) == worth, "a transfer changed the entitlement");
        _require(s.exchange.ownerOf(note) == (moved ? to : owner), "not the new owner's");
    }

    /// Neither way to take signatures back undoes the other.
    function _revoke(Offer memory o) private {
        bytes32 digest = s.lens.digestOfAsk(o.ask);
        uint256 counter = s.exchange.counterOf(o.signer);
        vm.prank(o.signer);
        s.exchange.revoke(digest);
        (_revoked[o.signer][digest], _lastRevoked[o.signer]) = (true, digest);
        _require(s.exchange.counterOf(o.signer) == counter, "a signature taken back moved the counter");
    }

    function _bump(address signer) private {
        uint256 counter = s.exchange.counterOf(signer);
        vm.prank(signer);
        s.exchange.bumpCounter();
        _require(s.exchange.counterOf(signer) == counter + 1, "the counter didn't rise by one");
        bytes32 digest = _lastRevoked[signer];
        _require(digest == 0 || s.exchange.isRevoked(signer, digest), "what was taken back came back");
    }

    /// Beyond what the ask says was claimed; of an offer that ended it is the refund.
    function _earningsOf(Ask memory a) private view returns (uint256) {
        uint256 listing = a.note >> 24;
        uint256 units = s.lens.noteOf(a.note).units;
        bool lapsed = lastState[listing] == State.Listed && block.timestamp > _terms[listing].maturity;
        bool refunded = lapsed || lastState[listing] == State.Cancelled;
        uint256 whole = refunded
            ? units * _terms[listing].pricePerUnit
            : _entitlement(listing) * units / unitsSold[listing];
        return whole > a.claimed ? whole - a.claimed : 0;
    }

    /// The zero address for a note that was refunded.
    function _ownerOf(uint256 note) private view returns (address) {
        for (uint256 i; i < _notes.length; ++i) {
            if (_notes[i] == note) return s.exchange.ownerOf(note);
        }
        return address(0);
    }

    function _worth(uint256 note) private view returns (bytes32) {
        IExchangeLens.Note memory n = s.lens.noteOf(note);
        return keccak256(abi.encode(n.units, n.claimed, n.claimable, n.rewardClaimed));
    }

    function _mayReceive(uint256 listing, address to) private view returns (bool) {
        TransferRule rule = _terms[listing].rule;
        return rule == TransferRule.Open || (rule == TransferRule.Eligible && s.eligible.isEligible(to));
    }
}
