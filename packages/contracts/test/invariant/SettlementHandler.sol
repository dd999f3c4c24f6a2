// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeLens} from "src/interfaces/IExchangeLens.sol";
import {SaleHandler} from "test/invariant/SaleHandler.sol";

/// @notice Paying in on time and late, default, and paying out to holders, creditors and for rewards.
abstract contract SettlementHandler is SaleHandler {
    function settle(uint256 who, uint256 which, uint256 amount, uint256 route) external counted {
        uint256 listing = _listingIn(which, which % 16 == 0 ? ANY : PAYABLE);
        if (listing == 0) return;
        // Often seller or debtor, since only they may pay while the sale is open.
        _actor = who % 4 < 2 ? people[who % 2] : _person(who);
        if (amount % 4 == 0) amount = _repayment(listing) + amount % 3;
        else if (amount % 4 == 1) amount = bound(amount, 1, 12_000e6);
        else amount = bound(amount, 1, 400e6);
        _settle(listing, amount, route);
    }

    /// The debtor pays all that is due some time after grace: the fee comes out of the reserve first.
    function settleLate(uint256 which, uint256 time, uint256 amount, uint256 route) external counted {
        uint256 listing = _listingIn(which, FUNDED);
        if (listing == 0) return;
        (uint256 start, uint256 end) = _lateWindow(listing);
        time = bound(time, start + 1 days, end + 3 days);
        if (block.timestamp < time) _passTo(time);
        _actor = people[1];
        _settle(listing, amount % 4 == 0 ? bound(amount, 1, _dueOf(listing) + 1) : _dueOf(listing) + 5, route);
    }

    function markDefault(uint256 which) external counted {
        uint256 listing = _listingIn(which, FUNDED);
        if (listing == 0) return;
        _target = listing;
        (, uint256 end) = _lateWindow(listing);
        try s.exchange.markDefault(listing) {
            _require(block.timestamp > end, "a default before its time");
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
            && s.lens.ledgerOf(listing).flags & 2 == 0;
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

    /// Taken is what is due, and only from whom the open sale allows.
    function _settle(uint256 listing, uint256 amount, uint256 route) private {
        Terms memory t = _terms[listing];
        _target = listing;
        uint256 due = _dueOf(listing);
        uint256 needed = amount < due ? amount : due;
        bool authorized = t.token != address(s.usdt) && route % 3 == 2;
        bool lands = PAYABLE >> uint256(lastState[listing]) & 1 == 1 && needed > 0
            && _canMove(t.token, _actor, address(s.exchange), authorized ? amount : needed);
        if (_saleOpen(listing)) {
            lands = lands && (_actor == t.seller || _actor == t.debtor) && needed >= _repayment(listing);
        }
        uint256 credit = s.exchange.creditOf(t.seller, t.token);
        uint256 taken = _pay(listing, amount, route);
        _require(taken == (lands ? needed : 0), "a payment was taken or refused against the model");
        if (taken == 0) return;
        paidIn[listing] += taken;
        reserveOf[listing] += s.exchange.creditOf(t.seller, t.token) - credit;
        bool defaulted = s.lens.ledgerOf(listing).flags & 2 != 0;
        (, uint256 end) = _lateWindow(listing);
        // Of a receivable that wasn't settled when the delay ran out.
        if (lastState[listing] == State.Funded) {
            _require(defaulted == (block.timestamp > end), "default doesn't follow the clock");
        }
    }

    function _lateWindow(uint256 listing) internal view returns (uint256 start, uint256 end) {
        Terms storage t = _terms[listing];
        start = uint256(t.maturity) + uint256(t.graceDays) * 1 days;
        end = start + uint256(t.delayDays) * 1 days;
    }

    function _partOf(uint256 note) private view returns (uint256) {
        uint256 listing = note >> 24;
        uint256 holders = _repayment(listing) + feeOf(listing);
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
