// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeLens} from "src/interfaces/IExchangeLens.sol";
import {LedgerSlot} from "src/libraries/LedgerSlot.sol";
import {SaleHandler} from "test/invariant/SaleHandler.sol";

/// @notice Paying in on time and late, default, and paying out to holders, creditors and for rewards.
abstract contract SettlementHandler is SaleHandler {
    /// A route by which the payer pays for the holders alone.
    uint256 private constant HOLDERS_ONLY = 24 * 3;

    function settle(uint256 who, uint256 which, uint256 amount, uint256 route) external counted {
        uint256 listing = _listingIn(which, which % 16 == 0 ? ANY : PAYABLE);
        if (listing == 0) return;
        // Often seller or debtor, since only they may pay while the sale is open.
        _actor = who % 4 < 2 ? people[who % 2] : _person(who);
        if (amount % 4 == 0) amount = _repayment(listing) + amount % 3;
        else if (amount % 4 == 1) amount = bound(amount, 1, 12_000e6);
        else amount = bound(amount, 1, 400e6);
        // An attestor's dispute opens no sale to anybody's payment.
        bool disputed = route / 96 % 2 == 0 && _sells(listing);
        if (disputed) _dispute(listing, s.op, true);
        _settle(listing, amount, route);
        if (disputed && route / 192 % 4 != 0) _dispute(listing, s.op, false);
    }

    /// The debtor pays all that is due some time after grace: the fee comes out of the reserve first.
    function settleLate(uint256 which, uint256 time, uint256 amount, uint256 route) external counted {
        uint256 listing = _listingIn(which, FUNDED);
        if (listing == 0) return;
        (uint256 start, uint256 end) = _lateWindow(listing);
        time = bound(time, start + 1 days, end + 3 days);
        if (block.timestamp < time) _passTo(time);
        _actor = people[1];
        uint256 due = _dueOf(listing, false);
        _settle(listing, amount % 4 == 0 ? bound(amount, 1, due + 1) : due + 5, route);
    }

    /// The debtor pays, often all; then a payer who hasn't seen it pays for the holders alone: their money
    /// never becomes the seller's.
    function settleTwice(uint256 who, uint256 which, uint256 amount, uint256 route) external counted {
        uint256 listing = _listingIn(which, FUNDED);
        if (listing == 0) return;
        uint256 due = _dueOf(listing, route % 2 == 0);
        _actor = people[1];
        _settle(listing, amount % 3 == 0 ? bound(amount, 1, due + 1) : due, route % 3);
        _watch(listing);
        (_earlierActor, _actor) = (_actor, _person(who));
        _settle(listing, amount % 2 == 0 ? _dueOf(listing, false) : due, HOLDERS_ONLY + route % 3);
    }

    function markDefault(uint256 which) external counted {
        uint256 listing = _listingIn(which, FUNDED);
        if (listing == 0) return;
        _target = listing;
        (, uint256 end) = _lateWindow(listing);
        try s.exchange.markDefault(listing) {
            _require(block.timestamp > end, "a default before its time");
            flagsOf[listing] |= LedgerSlot.DEFAULTED;
        } catch {
            _require(block.timestamp <= end, "a default was refused");
        }
    }

    function claim(uint256 which) external counted {
        uint256 note = _noteIn(which, PAYABLE);
        if (note == 0) return;
        address owner = s.exchange.ownerOf(note);
        uint256 claimable = _partOf(note) - s.lens.noteOf(note).claimed;
        bool lands =
            claimable > 0 && _canMove(_terms[note >> 24].token, address(s.exchange), owner, claimable);
        vm.prank(owner);
        try s.exchange.claim(note, owner) returns (uint256 amount) {
            _require(lands && amount == claimable, "claimed another sum than was earned");
            claimedOf[note >> 24] += amount;
        } catch {
            _require(!lands, "a claim was refused");
        }
    }

    function claimForAll() external counted {
        uint256[] memory before = new uint256[](_notes.length);
        for (uint256 i; i < _notes.length; ++i) {
            before[i] = s.lens.noteOf(_notes[i]).claimed;
        }
        s.exchange.claimFor(_notes);
        for (uint256 i; i < _notes.length; ++i) {
            IExchangeLens.Note memory n = s.lens.noteOf(_notes[i]);
            claimedOf[n.listing] += n.claimed - before[i];
            bool blocked =
                !_canMove(_terms[n.listing].token, address(s.exchange), s.exchange.ownerOf(_notes[i]), 0);
            _require(blocked || n.claimable == 0, "one blocked holder held up another");
        }
    }

    function claimReward(uint256 which) external counted {
        uint256 note = _noteIn(which, PAYABLE);
        if (note == 0) return;
        address owner = s.exchange.ownerOf(note);
        uint256 listing = note >> 24;
        Terms memory t = _terms[listing];
        bool due =
            lastState[listing] == State.Settled || (t.rewardEarly && lastState[listing] == State.Funded);
        bool lands = due && t.reward != address(0) && !s.lens.noteOf(note).rewardClaimed
            && flagsOf[listing] & LedgerSlot.DEFAULTED == 0;
        uint256 before = s.rewards.balanceOf(owner, t.rewardId);
        vm.prank(owner);
        try s.exchange.claimReward(note) {
            _require(lands, "a reward that is not due");
            _require(s.rewards.balanceOf(owner, t.rewardId) == before + 1, "not one reward");
            rewardsOut[listing]++;
        } catch {
            _require(!lands, "a reward was refused");
        }
    }

    function withdrawCredit(uint256 who, uint256 which) external counted {
        address caller = who % 3 == 0 ? s.guardian : people[0];
        address token = tokens[which % 2];
        uint256 credit = s.exchange.creditOf(caller, token);
        bool lands = credit > 0 && _canMove(token, address(s.exchange), caller, credit);
        vm.prank(caller);
        try s.exchange.withdrawCredit(token, caller) returns (uint256 amount) {
            _require(lands && amount == credit, "not the credit");
        } catch {
            _require(!lands, "a credit was refused");
        }
    }

    /// Taken is what is due to whom the payer means, under the terms they mean, and only from whom the open
    /// sale allows.
    function _settle(uint256 listing, uint256 amount, uint256 route) private {
        Terms memory t = _terms[listing];
        _target = listing;
        Payment memory p = _payment(listing, amount, route / 24 % 4 == 3);
        if (route / 3 % 8 == 7) p.terms = _termsOfAnother(listing);
        uint256 needed = _dueOf(listing, p.holdersOnly);
        if (amount < needed) needed = amount;
        bool authorized = t.token != address(s.usdt) && route % 3 == 2;
        bool lands = PAYABLE >> uint256(lastState[listing]) & 1 == 1 && needed > 0
            && p.terms == _termsOf[listing]
            && _canMove(t.token, _actor, address(s.exchange), authorized ? amount : needed);
        if (_saleOpen(listing)) {
            lands = lands && (_actor == t.seller || _actor == t.debtor) && needed >= _repayment(listing);
        }
        uint256 credit = s.exchange.creditOf(t.seller, t.token);
        uint256 taken = _pay(p, route);
        _require(taken == (lands ? needed : 0), "a payment was taken or refused against the model");
        if (taken == 0) return;
        paidIn[listing] += taken;
        credit = s.exchange.creditOf(t.seller, t.token) - credit;
        reserveOf[listing] += credit;
        _require(!p.holdersOnly || credit == 0, "a payer for the holders paid the seller");
        _require(!p.holdersOnly || paidIn[listing] <= _entitlement(listing), "more than the holders' part");
        // A receivable that wasn't settled when the delay ran out defaults, marked or not.
        (, uint256 end) = _lateWindow(listing);
        bool defaults = lastState[listing] == State.Funded && block.timestamp > end;
        if (defaults) flagsOf[listing] |= LedgerSlot.DEFAULTED;
    }

    function _lateWindow(uint256 listing) internal view returns (uint256 start, uint256 end) {
        Terms storage t = _terms[listing];
        start = uint256(t.maturity) + uint256(t.graceDays) * 1 days;
        end = start + uint256(t.delayDays) * 1 days;
    }

    function _partOf(uint256 note) private view returns (uint256) {
        uint256 listing = note >> 24;
        uint256 holders = _entitlement(listing);
        if (paidIn[listing] < holders) holders = paidIn[listing];
        return holders * s.lens.noteOf(note).units / unitsSold[listing];
    }

    /// Time moves here only, so that the late fee is counted beside the exchange, second by second.
    function _passTo(uint256 to) internal {
        for (uint256 listing = 1; listing <= listings; ++listing) {
            (uint256 start, uint256 end) = _lateWindow(listing);
            uint256 a = block.timestamp < start ? start : block.timestamp;
            uint256 b = to > end ? end : to;
            uint256 owed = _repayment(listing);
            if (b > a && paidIn[listing] < owed) lateUnits[listing] += (owed - paidIn[listing]) * (b - a);
        }
        vm.warp(to);
        vm.roll(block.number + 1);
    }
}
