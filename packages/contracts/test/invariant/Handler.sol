// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RegistryHandler} from "test/invariant/RegistryHandler.sol";

/// @notice What trade doesn't ask for: time that passes, gifts, blacklists, eligibility that comes and goes,
/// calls back out of the token.
contract Handler is RegistryHandler {
    constructor(Stage memory stage, address[5] memory people_, uint256[5] memory keys_) {
        (s, people, _keys) = (stage, people_, keys_);
        tokens = [address(stage.coin), address(stage.usdt)];
    }

    /// Before the campaign only; afterwards the fuzzer may call it as anybody, even as the test.
    function adopt(uint256 listing, Terms calldata terms) external {
        if (!_sealed) _adopt(listing, terms);
    }

    function seal() external {
        _sealed = true;
    }

    /// Some days, or to the second around a date on which something changes.
    function pass(uint256 time, uint256 which) external counted {
        uint256 to = block.timestamp + bound(time, 1, 10 days);
        uint256 listing = _listingIn(which, LISTED | FUNDED);
        if (time % 3 == 0 && listing != 0) {
            (uint256 start, uint256 end) = _lateWindow(listing);
            uint256 deadline = _terms[listing].fundingDeadline;
            to = [deadline, _terms[listing].maturity, start, end][time / 3 % 4] + time / 12 % 3;
        }
        _passUpTo(to);
    }

    function donate(uint256 amount, uint256 which) external {
        address token = tokens[which % 2];
        amount = bound(amount, 1, 1000e6);
        if (token == address(s.usdt)) s.usdt.mint(address(s.exchange), amount);
        else if (s.coin.paused()) return;
        else s.coin.mint(address(s.exchange), amount);
        donated[token] += amount;
    }

    function rescue(uint256 which, uint256 who) external {
        address token = tokens[which % 2];
        address caller = who % 3 == 0 ? _person(who / 3) : _boss();
        uint256 surplus = _balance(token, address(s.exchange)) - s.exchange.liabilities(token);
        vm.prank(caller);
        try s.exchange.rescueSurplus(token, s.guardian) returns (uint256 amount) {
            _require(amount == surplus && caller == s.registry.admin(), "more than the surplus left");
            donated[token] -= amount;
        } catch {}
    }

    /// The next movement of the coin calls back into a function of the exchange.
    function arm(uint256 which, uint256 where) external {
        uint256 note = _notes.length == 0 ? 0 : _notes[where % _notes.length];
        s.coin.arm(address(s.exchange), _callBack(which, 1 + where % listings, note));
    }

    /// A sale that wasn't released up to maturity is never released any more, and anybody ends it.
    function lapse(uint256 which, uint256 who, uint256 seed) external counted {
        uint256 listing = _listingIn(which, LISTED);
        if (calls < 50 || seed % 2 != 0 || listing == 0) return;
        _passUpTo(_terms[listing].maturity + seed / 2 % 4);
        _release(listing);
        _watch(listing);
        _cancel(listing, _person(who));
    }

    function blacklist(uint256 who, uint256 on) external counted {
        vm.startPrank(s.guardian);
        s.coin.setBlacklisted(_person(who), on % 6 == 0);
        s.coin.setBlacklisted(s.bank, on % 5 == 0);
        vm.stopPrank();
    }

    function pauseCoin(uint256 on) external counted {
        vm.prank(s.guardian);
        s.coin.setPaused(on % 12 == 0);
    }

    function verify(uint256 who, uint256 on) external counted {
        address wallet = _person(who);
        if (on % 6 == 0) {
            vm.prank(s.op);
            s.eligible.withdraw(wallet);
            return;
        }
        (uint32 from, uint32 to) = (uint32(block.timestamp), uint32(block.timestamp + 90 days));
        bytes memory signature = _signed(s.op, s.eligible.digestOf(wallet, from, to));
        try s.eligible.register(wallet, from, to, s.op, signature) {} catch {}
    }

    function _callBack(uint256 which, uint256 listing, uint256 note) private view returns (bytes memory) {
        uint256[] memory many = new uint256[](1);
        many[0] = note;
        uint256 most = type(uint256).max;
        Order memory o = Order(listing, _termsOf[listing], 10, address(s.coin), most, 0xff, most);
        Ask memory a;
        FillLimits memory limits;
        which %= 12;
        if (which == 0) return abi.encodeCall(s.exchange.buy, (o, ""));
        if (which == 1) return abi.encodeCall(s.exchange.release, (listing));
        if (which == 2) return abi.encodeCall(s.exchange.refund, (note, people[2]));
        if (which == 3) return abi.encodeCall(s.exchange.settle, (_payment(listing, 1, false)));
        if (which == 4) return abi.encodeCall(s.exchange.markDefault, (listing));
        if (which == 5) return abi.encodeCall(s.exchange.claim, (note, people[2]));
        if (which == 6) return abi.encodeCall(s.exchange.claimFor, (many));
        if (which == 7) return abi.encodeCall(s.exchange.fill, (a, "", limits));
        if (which == 8) return abi.encodeCall(s.exchange.endSale, (listing));
        if (which == 9) return abi.encodeCall(s.exchange.flagDispute, (listing, true, bytes32(0)));
        if (which == 10) return abi.encodeCall(s.exchange.cancel, (listing));
        return abi.encodeCall(s.exchange.withdrawCredit, (address(s.coin), people[0]));
    }
}
