// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {ExchangeLens} from "src/ExchangeLens.sol";
import {ExchangeOffice} from "src/ExchangeOffice.sol";
import {ReceivableExchange} from "src/ReceivableExchange.sol";
import {IExchangeLens} from "src/interfaces/IExchangeLens.sol";
import {IExchangeTypes} from "src/interfaces/IReceivableExchange.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";

/// @notice Random people doing everything the exchange allows, and what they should not: donating, jumping in
/// time, pausing, blacklisting. It keeps its own books, by which the exchange's are judged.
contract Handler is Test, IExchangeTypes {
    ReceivableExchange internal immutable exchange;
    ExchangeLens internal immutable lens;
    ExchangeOffice internal immutable office;
    TestUSDC internal immutable usdc;
    address internal immutable op;
    address internal immutable guardian;

    bool public sealedOff;

    address[5] public people;
    uint256[5] internal _keys;
    uint256 public listings;
    uint256[] internal _notes;

    // Ghosts: what went in and out by the handler's own count.
    uint256 public moneyIn;
    uint256 public moneyOut;
    uint256 public donated;
    mapping(uint256 listing => uint256) public unitsSold;
    mapping(uint256 listing => uint256) public claimedOf;
    mapping(uint256 listing => uint256) public sellerPaid;
    mapping(uint256 listing => bytes32) public factsHash;
    mapping(uint256 listing => State) public lastState;
    mapping(uint256 listing => uint256) public lastLateUnits;
    mapping(bytes32 call => uint256) public successes;
    bool public illegalEdge;
    bool public lateWentBack;

    constructor(
        ReceivableExchange exchange_,
        ExchangeLens lens_,
        ExchangeOffice office_,
        TestUSDC usdc_,
        address op_,
        address guardian_,
        address[5] memory people_,
        uint256[5] memory keys_
    ) {
        (exchange, lens, office, usdc) = (exchange_, lens_, office_, usdc_);
        (op, guardian, people, _keys) = (op_, guardian_, people_, keys_);
    }

    /// Before the campaign only; afterwards the fuzzer may call it as anybody, even as the test.
    function adopt(uint256 listing) external {
        if (sealedOff) return;
        listings = listing;
        factsHash[listing] = keccak256(abi.encode(lens.factsOf(listing)));
        lastState[listing] = State.Listed;
    }

    function seal() external {
        sealedOff = true;
    }

    function notes() external view returns (uint256[] memory) {
        return _notes;
    }

    modifier counted(bytes32 name) {
        uint256 before = usdc.balanceOf(address(exchange));
        _;
        uint256 afterwards = usdc.balanceOf(address(exchange));
        if (afterwards > before) moneyIn += afterwards - before;
        else moneyOut += before - afterwards;
        successes[name]++;
        _watch();
    }

    function buy(uint256 who, uint256 which, uint256 units) external counted("buy") {
        (address buyer,) = _person(who);
        uint256 listing = _listing(which);
        Facts memory f = lens.factsOf(listing);
        uint256 left = f.totalUnits - lens.ledgerOf(listing).soldUnits;
        if (left == 0) return;
        units = bound(units, 1, left);
        Order memory o = Order(listing, uint24(units), f.token, type(uint256).max, block.timestamp);
        bool wasFunded = lens.ledgerOf(listing).state == State.Funded;
        vm.prank(buyer);
        try exchange.buy(o, "") returns (uint256 note) {
            _notes.push(note);
            unitsSold[listing] += units;
            uint256 cost = units * f.pricePerUnit;
            if (wasFunded || units == f.totalUnits) {
                sellerPaid[listing] += cost;
                // Came in and left in the same call.
                moneyIn += cost - _feeAndStuck(f, cost);
                moneyOut += cost - _feeAndStuck(f, cost);
            }
        } catch {}
    }

    /// Of proceeds, what stayed inside: the fee. The sellers of this campaign are never blacklisted.
    function _feeAndStuck(Facts memory f, uint256 cost) private pure returns (uint256) {
        return cost * f.feeBps / 10_000;
    }

    function release(uint256 which) external counted("release") {
        uint256 listing = _listing(which);
        vm.roll(block.number + 1);
        try exchange.release(listing) {
            sellerPaid[listing] += unitsSold[listing] * lens.factsOf(listing).pricePerUnit;
        } catch {}
    }

    function cancel(uint256 who, uint256 which) external counted("cancel") {
        (address caller,) = _person(who);
        if (who % 7 == 0) caller = op;
        uint256 listing = _listing(which);
        vm.prank(caller);
        try exchange.cancel(listing, false) {} catch {}
    }

    function refund(uint256 which) external counted("refund") {
        if (_notes.length == 0) return;
        uint256 note = _notes[which % _notes.length];
        try exchange.ownerOf(note) returns (address owner) {
            uint256 cost = lens.noteOf(note).units * lens.factsOf(note >> 24).pricePerUnit;
            uint256 before = usdc.balanceOf(address(exchange));
            vm.prank(owner);
            try exchange.refund(note, owner) {
                assertEq(before - usdc.balanceOf(address(exchange)), cost, "refund is not the cost");
                unitsSold[note >> 24] -= cost / lens.factsOf(note >> 24).pricePerUnit;
            } catch {}
        } catch {}
    }

    function settle(uint256 who, uint256 which, uint256 amount) external counted("settle") {
        // Often seller or debtor with a small part, since only they may pay while the sale is open.
        address payer = who % 4 < 2 ? people[who % 2] : people[who % 5];
        amount = amount % 2 == 0 ? bound(amount, 1, 12_000e6) : bound(amount, 1, 400e6);
        vm.prank(payer);
        try exchange.settle(_listing(which), amount) {} catch {}
    }

    function claim(uint256 which) external counted("claim") {
        if (_notes.length == 0) return;
        uint256 note = _notes[which % _notes.length];
        try exchange.ownerOf(note) returns (address owner) {
            vm.prank(owner);
            try exchange.claim(note, owner) returns (uint256 amount) {
                claimedOf[note >> 24] += amount;
            } catch {}
        } catch {}
    }

    function claimForAll() external counted("claimFor") {
        uint256[] memory before = new uint256[](_notes.length);
        for (uint256 i; i < _notes.length; ++i) {
            try lens.noteOf(_notes[i]) returns (IExchangeLens.Note memory n) {
                before[i] = n.claimed;
            } catch {}
        }
        exchange.claimFor(_notes);
        for (uint256 i; i < _notes.length; ++i) {
            try lens.noteOf(_notes[i]) returns (IExchangeLens.Note memory n) {
                claimedOf[_notes[i] >> 24] += n.claimed - before[i];
            } catch {}
        }
    }

    function transfer(uint256 which, uint256 to) external counted("transfer") {
        if (_notes.length == 0) return;
        uint256 note = _notes[which % _notes.length];
        (address recipient,) = _person(to);
        try exchange.ownerOf(note) returns (address owner) {
            uint256 claimable = lens.noteOf(note).claimable;
            vm.prank(owner);
            exchange.transferFrom(owner, recipient, note);
            assertEq(lens.noteOf(note).claimable, claimable, "a transfer changed the entitlement");
        } catch {}
    }

    function resell(uint256 which, uint256 to, uint256 price) external counted("fill") {
        if (_notes.length == 0) return;
        Ask memory a;
        a.note = _notes[which % _notes.length];
        address owner;
        try exchange.ownerOf(a.note) returns (address o) {
            owner = o;
        } catch {
            return;
        }
        IExchangeLens.Note memory n = lens.noteOf(a.note);
        a.token = address(usdc);
        a.price = bound(price, 0, 10_000e6);
        a.claimed = n.claimed;
        a.states = 0xff;
        a.noteCounter = uint32(n.counter);
        a.expiry = type(uint32).max;
        bytes memory signature = _sign(owner, lens.digestOfAsk(a));
        (address buyer,) = _person(to);
        vm.prank(buyer);
        try exchange.fill(a, signature, type(uint256).max) {} catch {}
    }

    function _sign(address owner, bytes32 digest) private view returns (bytes memory) {
        for (uint256 i; i < 5; ++i) {
            if (people[i] != owner) continue;
            (uint8 v, bytes32 r, bytes32 s) = vm.sign(_keys[i], digest);
            return abi.encodePacked(r, s, v);
        }
        return "";
    }

    function withdrawCredit(uint256 who) external counted("withdraw") {
        (address caller,) = _person(who);
        vm.prank(caller);
        try exchange.withdrawCredit(address(usdc), caller) {} catch {}
    }

    function markDefault(uint256 which) external counted("default") {
        try exchange.markDefault(_listing(which)) {} catch {}
    }

    function jump(uint256 time) external counted("jump") {
        vm.warp(block.timestamp + bound(time, 1, 4 days));
        vm.roll(block.number + 1);
    }

    function donate(uint256 amount) external {
        amount = bound(amount, 1, 1000e6);
        usdc.mint(address(exchange), amount);
        donated += amount;
    }

    function rescue(uint256 coin) external {
        if (coin % 3 != 0) return;
        uint256 surplus = usdc.balanceOf(address(exchange)) - exchange.liabilities(address(usdc));
        vm.prank(office.admin());
        try exchange.rescueSurplus(address(usdc), guardian) returns (uint256 amount) {
            assertEq(amount, surplus, "more than the surplus left");
            donated -= amount;
        } catch {}
    }

    function pause(bool on) external counted("pause") {
        vm.startPrank(op);
        if (on) office.pause();
        else office.unpause();
        vm.stopPrank();
    }

    function blacklist(uint256 who, bool on) external counted("blacklist") {
        // Ada sells; everybody else may be blocked.
        address one = people[1 + who % 4];
        vm.prank(guardian);
        usdc.setBlacklisted(one, on);
    }

    function _person(uint256 who) private view returns (address, uint256) {
        return (people[who % 5], _keys[who % 5]);
    }

    function _listing(uint256 which) private view returns (uint256) {
        return 1 + which % listings;
    }

    /// The table's edges and the clock, looked at after every call.
    function _watch() private {
        for (uint256 listing = 1; listing <= listings; ++listing) {
            Ledger memory l = lens.ledgerOf(listing);
            State was = lastState[listing];
            bool legal = l.state == was || (was == State.Listed && l.state == State.Funded)
                || (was == State.Listed && l.state == State.Cancelled)
                || (was == State.Funded && (l.state == State.Settled || l.state == State.Defaulted))
                || (was == State.Defaulted && l.state == State.Settled);
            if (!legal) illegalEdge = true;
            if (l.lateUnits < lastLateUnits[listing]) lateWentBack = true;
            lastState[listing] = l.state;
            lastLateUnits[listing] = l.lateUnits;
        }
    }
}
