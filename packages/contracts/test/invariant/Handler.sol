// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {TradeHandler} from "test/invariant/TradeHandler.sol";

/// @notice What trade doesn't ask for: time that jumps, gifts, pauses, blacklists, eligibility that comes and
/// goes, the same invoice again, calls back out of the token, the end of the registry.
contract Handler is TradeHandler {
    constructor(Stage memory stage, address[5] memory people_, uint256[5] memory keys_) {
        (s, people, _keys) = (stage, people_, keys_);
    }

    /// Time moves here only, so the late fee can be counted beside the exchange, second by second.
    function jump(uint256 time) external counted {
        uint256 from = block.timestamp;
        uint256 to = from + bound(time, 1, 25 days);
        for (uint256 listing = 1; listing <= listings; ++listing) {
            Facts memory f = s.lens.factsOf(listing);
            Ledger memory l = s.lens.ledgerOf(listing);
            uint256 owed = uint256(l.soldUnits) * f.repayPerUnit;
            uint256 start = uint256(f.maturity) + uint256(f.graceDays) * 1 days;
            uint256 end = start + uint256(f.delayDays) * 1 days;
            uint256 a = from < start ? start : from;
            uint256 b = to > end ? end : to;
            if (b > a && l.paidIn < owed) lateUnits[listing] += (owed - l.paidIn) * (b - a);
        }
        vm.warp(to);
        vm.roll(block.number + 1);
    }

    /// The invoice of an earlier listing again, with every signature fresh: only after a cancellation.
    function relist(uint256 which, uint256 previous) external counted {
        if (listings == MOST_LISTINGS) return;
        Terms memory t = _terms[_listing(which)];
        (Financing standing, uint256 newest) = s.exchange.financing(t.fingerprint);
        bool burned = s.lens.ledgerOf(newest).flags & 1 != 0;
        t.previous = uint40(previous % 5 == 0 ? previous % 9 : newest);
        t.fundingDeadline = uint32(block.timestamp + 20 days);
        t.maturity = uint32((block.timestamp / 1 days + 41) * 1 days - 1);
        t.deadline = uint32(block.timestamp + 1 days);
        t.counter = uint32(s.exchange.counterOf(t.seller));
        Attestation memory a;
        Acknowledgement memory k;
        Signatures memory z;
        (a.terms, a.level, a.deadline) = (s.lens.digestOfTerms(t), s.lens.factsOf(newest).level, t.deadline);
        if (a.level == Level.DebtorConfirmed) {
            k = Acknowledgement(
                t.fingerprint, t.debtor, t.seller, t.token, t.face, t.maturity, t.previous, 0, t.deadline
            );
            k.counter = uint32(s.exchange.counterOf(t.debtor));
            a.acknowledgement = s.lens.digestOfAcknowledgement(k);
            z.acknowledgement = _signed(t.debtor, a.acknowledgement);
        }
        (z.attestor, z.seller) = (s.op, _signed(t.seller, a.terms));
        z.attestation = _signed(s.op, s.lens.digestOfAttestation(a));
        try s.exchange.list(t, a, k, z) returns (uint256 listing) {
            _require(!_closed, "listed while new business rests");
            _require(standing == Financing.None && !burned, "the same invoice was financed twice");
            _require(t.previous == newest, "signatures for another place in the row");
            _adopt(listing, t);
        } catch {}
    }

    function donate(uint256 amount) external {
        if (s.coin.paused()) return;
        amount = bound(amount, 1, 1000e6);
        s.coin.mint(address(s.exchange), amount);
        donated += amount;
    }

    function rescue(uint256 coin) external {
        if (coin % 3 != 0) return;
        uint256 surplus = s.coin.balanceOf(address(s.exchange)) - s.exchange.liabilities(address(s.coin));
        vm.prank(s.admin);
        try s.exchange.rescueSurplus(address(s.coin), s.guardian) returns (uint256 amount) {
            _require(amount == surplus, "more than the surplus left");
            donated -= amount;
        } catch {}
    }

    /// The next movement of the coin calls back into a function of the exchange.
    function arm(uint256 which, uint256 where) external {
        s.coin.arm(address(s.exchange), _callBack(which, _listing(where), _note(where)));
    }

    function pause(uint256 on) external counted {
        vm.startPrank(s.op);
        if (on % 6 == 0) s.registry.pause();
        else s.registry.unpause();
        vm.stopPrank();
    }

    function blacklist(uint256 who, uint256 on) external counted {
        vm.prank(s.guardian);
        s.coin.setBlacklisted(_person(who), on % 4 == 0);
    }

    function pauseCoin(uint256 on) external counted {
        vm.prank(s.guardian);
        s.coin.setPaused(on % 9 == 0);
    }

    function verify(uint256 who, uint256 on) external counted {
        address wallet = _person(who);
        if (on % 4 == 0) {
            vm.prank(s.op);
            s.eligible.withdraw(wallet);
            return;
        }
        (uint32 from, uint32 to) = (uint32(block.timestamp), uint32(block.timestamp + 30 days));
        bytes memory signature = _signed(s.op, s.eligible.digestOf(wallet, from, to));
        try s.eligible.register(wallet, from, to, s.op, signature) {} catch {}
    }

    /// For listings made from now on; what was promised holds.
    function setFee(uint256 bps) external counted {
        if (s.registry.admin() == address(0)) return;
        vm.prank(s.admin);
        s.registry.setFee(uint16(bps % 201), s.guardian);
    }

    /// Of an identity that isn't on offer: it never comes back.
    function burn(uint256 which, uint256 seed) external counted {
        if (seed % 8 != 0) return;
        bytes32 fingerprint = _terms[_listing(which)].fingerprint;
        (Financing was,) = s.exchange.financing(fingerprint);
        vm.prank(s.op);
        try s.exchange.burn(fingerprint, bytes32(seed)) {
            (Financing now_,) = s.exchange.financing(fingerprint);
            _require(was == Financing.None || was == Financing.Burned, "burned what was on offer");
            _require(now_ == Financing.Burned, "burned and not so read");
        } catch {}
    }

    /// Late in a run only: afterwards nothing new happens.
    function sunset(uint256 seed) external counted {
        if (calls < 70 || seed % 3 != 0 || s.registry.isSunset()) return;
        vm.startPrank(s.admin);
        s.registry.sunset();
        if (seed % 2 == 0) s.registry.renounceAdmin();
        vm.stopPrank();
    }

    function _callBack(uint256 which, uint256 listing, uint256 note) private view returns (bytes memory) {
        uint256[] memory many = new uint256[](1);
        many[0] = note;
        Order memory o = Order(listing, 10, address(s.coin), type(uint256).max, type(uint256).max);
        Ask memory a;
        FillLimits memory limits;
        which %= 11;
        if (which == 0) return abi.encodeCall(s.exchange.buy, (o, ""));
        if (which == 1) return abi.encodeCall(s.exchange.release, (listing));
        if (which == 2) return abi.encodeCall(s.exchange.refund, (note, people[2]));
        if (which == 3) return abi.encodeCall(s.exchange.settle, (listing, 1));
        if (which == 4) return abi.encodeCall(s.exchange.markDefault, (listing));
        if (which == 5) return abi.encodeCall(s.exchange.claim, (note, people[2]));
        if (which == 6) return abi.encodeCall(s.exchange.claimFor, (many));
        if (which == 7) return abi.encodeCall(s.exchange.fill, (a, "", limits));
        if (which == 8) return abi.encodeCall(s.exchange.endSale, (listing));
        if (which == 9) return abi.encodeCall(s.exchange.flagDispute, (listing, true, bytes32(0)));
        return abi.encodeCall(s.exchange.withdrawCredit, (address(s.coin), people[0]));
    }
}
