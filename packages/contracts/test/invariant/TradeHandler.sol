// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LinkGate} from "src/gates/LinkGate.sol";
import {IExchangeLens} from "src/interfaces/IExchangeLens.sol";
import {HandlerBase} from "test/invariant/HandlerBase.sol";

/// @notice Random people doing everything the exchange allows people: buying by every function, releasing,
/// cancelling, refunding, paying in, claiming, moving and reselling notes.
abstract contract TradeHandler is HandlerBase {
    struct Offer {
        Ask ask;
        bytes signature;
        bool filled;
    }

    Offer[] internal _offers;

    function buy(uint256 who, uint256 which, uint256 units, uint256 route) external counted {
        uint256 listing = _listing(which);
        Facts memory f = s.lens.factsOf(listing);
        uint256 left = f.totalUnits - s.lens.ledgerOf(listing).soldUnits;
        if (left == 0) return;
        units = bound(units, 1, left);
        _actor = _person(who);
        Order memory o = Order(listing, uint24(units), f.token, type(uint256).max, block.timestamp);
        bytes memory gateData = _gateData(f.gate, listing);
        bool through = s.lens.ledgerOf(listing).state == State.Funded || units == f.totalUnits;
        uint256 wealth = _sellersWealth();
        uint256 note = _buy(o, gateData, units * f.pricePerUnit, route);
        if (note == 0) return;
        _require(!_closed, "sold while new business rests");
        _require(_actor != f.seller, "the seller bought");
        _require(!saleEnded[listing], "sold after the sale ended");
        _admit(f.gate, listing, units);
        _notes.push(note);
        unitsSold[listing] += units;
        if (through) _proceeds(listing, f, units, wealth);
    }

    function _gateData(address gate, uint256 listing) private view returns (bytes memory) {
        address seller = people[0];
        uint256 counter = s.exchange.counterOf(seller);
        uint256 never = type(uint256).max;
        if (gate == address(s.invite)) {
            bytes32 digest = s.invite.digestOf(listing, _actor, INVITATION_CAP, counter, never);
            return abi.encode(INVITATION_CAP, counter, never, _signed(seller, digest));
        }
        if (gate != address(s.link)) return "";
        address key = vm.addr(s.linkKey);
        bytes32 link = s.link.digestOfLink(listing, key, WALLET_CAP, LINK_CAP, counter, never);
        (uint8 v, bytes32 r, bytes32 z) = vm.sign(s.linkKey, s.link.digestOfUse(listing, _actor));
        return abi.encode(
            LinkGate.Pass(
                key, WALLET_CAP, LINK_CAP, counter, never, _signed(seller, link), abi.encodePacked(r, z, v)
            )
        );
    }

    /// The caps by the handler's own count.
    function _admit(address gate, uint256 listing, uint256 units) private {
        admitted[listing][_actor] += units;
        linked[listing] += units;
        uint256 own = admitted[listing][_actor];
        if (gate == address(s.eligible)) _require(s.eligible.isEligible(_actor), "not eligible, and bought");
        if (gate == address(s.invite)) _require(own <= INVITATION_CAP, "more than the invitation's cap");
        if (gate != address(s.link)) return;
        // Each counter of the seller makes another link, with caps of its own.
        if (s.exchange.counterOf(people[0]) > 0) return;
        _require(own <= WALLET_CAP && linked[listing] <= LINK_CAP, "more than the link's caps");
    }

    function _buy(Order memory o, bytes memory gateData, uint256 cost, uint256 route)
        private
        returns (uint256 note)
    {
        if (route % 3 == 0) {
            bytes32 nonce = s.lens
                .authorizationNonce(
                    keccak256("buy"), o.listing, o.units, _actor, cost, o.deadline, bytes32(route)
                );
            Authorization memory a = _authorize(cost, nonce, route);
            try s.exchange.buyWithAuthorization(o, gateData, _actor, a) returns (uint256 made) {
                note = made;
            } catch {}
            return note;
        }
        vm.prank(_actor);
        if (route % 3 == 1) {
            // The permit fails; the allowance that stands already does.
            Permit memory none;
            try s.exchange.buyWithPermit(o, gateData, none) returns (uint256 made) {
                note = made;
            } catch {}
            return note;
        }
        try s.exchange.buy(o, gateData) returns (uint256 made) {
            note = made;
        } catch {}
    }

    function release(uint256 which) external counted {
        uint256 listing = _listing(which);
        vm.roll(block.number + 1);
        uint256 wealth = _sellersWealth();
        try s.exchange.release(listing) {
            _proceeds(listing, s.lens.factsOf(listing), unitsSold[listing], wealth);
        } catch {}
    }

    function cancel(uint256 who, uint256 which) external counted {
        address caller = who % 11 == 0 ? s.op : _person(who);
        uint256 listing = _listing(which);
        bool late = block.timestamp > s.lens.factsOf(listing).fundingDeadline;
        bool short = unitsSold[listing] < s.lens.factsOf(listing).minUnits;
        vm.prank(caller);
        try s.exchange.cancel(listing, who % 33 == 0) {
            bool sellers = caller == people[0] && unitsSold[listing] == 0;
            _require(
                caller == s.op || sellers || ((late || s.registry.isSunset()) && short),
                "cancelled by somebody who may not"
            );
        } catch {}
    }

    function endSale(uint256 who, uint256 which) external counted {
        // Seldom, so that most sales go on.
        if (which % 4 != 0) return;
        address caller = who % 3 == 0 ? _person(who) : people[0];
        uint256 listing = _listing(which / 4);
        vm.prank(caller);
        try s.exchange.endSale(listing) {
            _require(caller == s.lens.factsOf(listing).seller, "a stranger ended the sale");
            _require(unitsSold[listing] >= s.lens.factsOf(listing).minUnits, "ended below the minimum");
            saleEnded[listing] = true;
        } catch {}
    }

    /// For display only: nothing else may change by it.
    function flagDispute(uint256 who, uint256 which, bool on) external counted {
        address caller = who % 2 == 0 ? s.op : _person(who / 2);
        uint256 listing = _listing(which);
        Ledger memory before = s.lens.ledgerOf(listing);
        vm.prank(caller);
        try s.exchange.flagDispute(listing, on, bytes32(who)) {
            Ledger memory l = s.lens.ledgerOf(listing);
            _require(
                caller == s.op || caller == s.lens.factsOf(listing).debtor, "a stranger raised a dispute"
            );
            _require(caller == s.op || (l.flags ^ before.flags) & 8 == 0, "not the debtor's dispute");
            _require((l.flags ^ before.flags) & ~uint8(12) == 0, "a dispute changed another flag");
            l.flags = before.flags;
            _require(
                keccak256(abi.encode(l)) == keccak256(abi.encode(before)), "a dispute changed the ledger"
            );
        } catch {}
    }

    function refund(uint256 which) external counted {
        uint256 note = _note(which);
        address owner = _ownerOf(note);
        if (owner == address(0)) return;
        uint256 units = s.lens.noteOf(note).units;
        uint256 before = s.coin.balanceOf(address(s.exchange));
        vm.prank(owner);
        try s.exchange.refund(note, owner) {
            uint256 paid = before - s.coin.balanceOf(address(s.exchange));
            _require(paid == units * s.lens.factsOf(note >> 24).pricePerUnit, "a refund is not the cost");
            unitsSold[note >> 24] -= units;
        } catch {}
    }

    function settle(uint256 who, uint256 which, uint256 amount, uint256 route) external counted {
        // Often seller or debtor with a small part, since only they may pay while the sale is open.
        _actor = who % 4 < 2 ? people[who % 2] : people[who % 5];
        amount = amount % 2 == 0 ? bound(amount, 1, 12_000e6) : bound(amount, 1, 400e6);
        uint256 listing = _listing(which);
        Facts memory f = s.lens.factsOf(listing);
        Ledger memory l = s.lens.ledgerOf(listing);
        bool open = l.paidIn == 0 && block.timestamp <= f.fundingDeadline && l.soldUnits < f.totalUnits
            && !saleEnded[listing];
        _settle(listing, amount, route);
        if (!open || s.lens.ledgerOf(listing).paidIn == 0) return;
        _require(_actor == f.seller || _actor == f.debtor, "a stranger ended the sale by paying");
        _require(s.lens.ledgerOf(listing).state == State.Settled, "a part ended the sale");
    }

    function _settle(uint256 listing, uint256 amount, uint256 route) private {
        if (route % 3 == 0) {
            bytes32 nonce = s.lens
                .authorizationNonce(
                    keccak256("settle"), listing, 0, _actor, amount, type(uint256).max, bytes32(route)
                );
            Authorization memory a = _authorize(amount, nonce, route);
            try s.exchange.settleWithAuthorization(listing, amount, _actor, a) {} catch {}
            return;
        }
        vm.prank(_actor);
        if (route % 3 == 1) {
            Permit memory none;
            try s.exchange.settleWithPermit(listing, amount, none) {} catch {}
            return;
        }
        try s.exchange.settle(listing, amount) {} catch {}
    }

    function claim(uint256 which) external counted {
        uint256 note = _note(which);
        address owner = _ownerOf(note);
        if (owner == address(0)) return;
        uint256 claimable = s.lens.noteOf(note).claimable;
        vm.prank(owner);
        try s.exchange.claim(note, owner) returns (uint256 amount) {
            _require(amount == claimable, "claimed another sum than was shown");
            claimedOf[note >> 24] += amount;
        } catch {}
    }

    function claimForAll() external counted {
        uint256[] memory before = new uint256[](_notes.length);
        for (uint256 i; i < _notes.length; ++i) {
            if (_ownerOf(_notes[i]) != address(0)) before[i] = s.lens.noteOf(_notes[i]).claimed;
        }
        s.exchange.claimFor(_notes);
        for (uint256 i; i < _notes.length; ++i) {
            if (_ownerOf(_notes[i]) == address(0)) continue;
            IExchangeLens.Note memory n = s.lens.noteOf(_notes[i]);
            claimedOf[_notes[i] >> 24] += n.claimed - before[i];
            bool blocked = s.coin.isBlacklisted(_ownerOf(_notes[i])) || s.coin.paused();
            _require(blocked || n.claimable == 0, "one blocked holder held up another");
        }
    }

    function claimReward(uint256 which) external counted {
        uint256 note = _note(which);
        address owner = _ownerOf(note);
        if (owner == address(0)) return;
        uint256 listing = note >> 24;
        Facts memory f = s.lens.factsOf(listing);
        Ledger memory l = s.lens.ledgerOf(listing);
        bool had = s.lens.noteOf(note).rewardClaimed;
        uint256 before = s.rewards.balanceOf(owner, f.rewardId);
        vm.prank(owner);
        try s.exchange.claimReward(note) {
            bool due = l.state == State.Settled || (f.rewardEarly && l.state == State.Funded);
            _require(!had && due && l.flags & 2 == 0, "a reward that is not due");
            _require(s.rewards.balanceOf(owner, f.rewardId) == before + 1, "not one reward");
            rewardsOut[listing]++;
        } catch {}
    }

    function transfer(uint256 which, uint256 to) external counted {
        uint256 note = _note(which);
        address owner = _ownerOf(note);
        if (owner == address(0)) return;
        bytes32 before = _worth(note);
        vm.prank(owner);
        try s.exchange.transferFrom(owner, _person(to), note) {
            _require(_mayReceive(note, _person(to)), "a note went where the terms forbid");
            _require(_worth(note) == before, "a transfer changed the entitlement");
        } catch {}
    }

    function offer(uint256 which, uint256 price) external counted {
        Ask memory a;
        a.note = _note(which);
        address owner = _ownerOf(a.note);
        if (owner == address(0) || _offers.length >= 20) return;
        IExchangeLens.Note memory n = s.lens.noteOf(a.note);
        (a.token, a.price, a.claimed) = (address(s.coin), bound(price, 0, 10_000e6), n.claimed);
        (a.rewardClaimed, a.states, a.noteCounter) = (n.rewardClaimed, 0xff, uint32(n.counter));
        (a.counter, a.expiry) = (uint32(s.exchange.counterOf(owner)), uint32(block.timestamp + 20 days));
        _offers.push(Offer(a, _signed(owner, s.lens.digestOfAsk(a)), false));
    }

    function fill(uint256 which, uint256 to) external counted {
        if (_offers.length == 0) return;
        Offer storage o = _offers[which % _offers.length];
        address owner = _ownerOf(o.ask.note);
        if (owner == address(0)) return;
        _actor = _person(to);
        uint256 claimed = s.lens.noteOf(o.ask.note).claimed;
        FillLimits memory limits = FillLimits(type(uint256).max, type(uint256).max, 0xff, type(uint256).max);
        vm.prank(_actor);
        try s.exchange.fill(o.ask, o.signature, limits) returns (uint256 cost) {
            _require(!_closed, "resold while new business rests");
            _require(!o.filled, "an ask was used twice");
            _require(o.ask.noteCounter + 1 == s.lens.noteOf(o.ask.note).counter, "a stale ask was filled");
            _require(o.ask.counter == s.exchange.counterOf(owner), "an ask outlived its counter");
            _require(cost + claimed - o.ask.claimed == o.ask.price, "not the price less what was drawn");
            _require(_mayReceive(o.ask.note, _actor), "a resale went where the terms forbid");
            o.filled = true;
        } catch {}
    }

    function bumpCounter(uint256 who) external counted {
        vm.prank(_person(who));
        s.exchange.bumpCounter();
    }

    function withdrawCredit(uint256 who) external counted {
        address caller = _person(who);
        vm.prank(caller);
        try s.exchange.withdrawCredit(address(s.coin), caller) {} catch {}
    }

    function markDefault(uint256 which) external counted {
        try s.exchange.markDefault(_listing(which)) {} catch {}
    }

    /// Pays the seller through, once, what the units sold for after the fee.
    function _proceeds(uint256 listing, Facts memory f, uint256 units, uint256 wealth) private {
        uint256 proceeds = units * f.pricePerUnit;
        _require(_sellersWealth() == wealth + proceeds - proceeds * f.feeBps / 10_000, "not the proceeds");
        sellerPaid[listing] += proceeds;
    }

    function _authorize(uint256 value, bytes32 nonce, uint256 salt)
        private
        view
        returns (Authorization memory a)
    {
        bytes32 hash = keccak256(
            abi.encode(
                keccak256(
                    "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
                ),
                _actor,
                address(s.exchange),
                value,
                0,
                type(uint256).max,
                nonce
            )
        );
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", s.coin.DOMAIN_SEPARATOR(), hash));
        (a.v, a.r, a.s) = _signAs(_actor, digest);
        (a.validBefore, a.salt) = (type(uint256).max, bytes32(salt));
    }

    function _worth(uint256 note) private view returns (bytes32) {
        IExchangeLens.Note memory n = s.lens.noteOf(note);
        return keccak256(abi.encode(n.units, n.claimed, n.claimable, n.rewardClaimed));
    }

    function _mayReceive(uint256 note, address to) private view returns (bool) {
        TransferRule rule = s.lens.factsOf(note >> 24).rule;
        return rule == TransferRule.Open || (rule == TransferRule.Eligible && s.eligible.isEligible(to));
    }
}
