// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ExchangeLens} from "src/ExchangeLens.sol";
import {ExchangeRegistry} from "src/ExchangeRegistry.sol";
import {NoteDescriptor} from "src/NoteDescriptor.sol";
import {ReceivableExchange} from "src/ReceivableExchange.sol";
import {RewardNFT} from "src/RewardNFT.sol";
import {EligibleGate} from "src/gates/EligibleGate.sol";
import {InviteGate} from "src/gates/InviteGate.sol";
import {LinkGate} from "src/gates/LinkGate.sol";
import {OpenGate} from "src/gates/OpenGate.sol";
import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {IExchangeSignals} from "src/interfaces/IReceivableExchange.sol";
import {TermsStore} from "src/libraries/TermsStore.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {TestUSDT} from "src/tokens/TestUSDT.sol";

/// @notice A whole market with its people: Ada sells, Bo owes, Cy and Di and Ed invest, Op attests.
abstract contract Market is Test, IExchangeSignals {
    uint256 internal constant ONE = 1e6;
    /// 2025-01-01 00:00:00 UTC
    uint256 internal constant DAWN = 1_735_689_600;

    address internal ada;
    uint256 internal adaKey;
    address internal bo;
    uint256 internal boKey;
    address internal cy;
    uint256 internal cyKey;
    address internal di;
    uint256 internal diKey;
    address internal ed;
    uint256 internal edKey;
    address internal op;
    uint256 internal opKey;
    address internal admin = makeAddr("admin");
    address internal treasury = makeAddr("treasury");
    address internal guardian = makeAddr("guardian");
    address internal stranger = makeAddr("stranger");

    ExchangeRegistry internal registry;
    ReceivableExchange internal exchange;
    ExchangeLens internal lens;
    OpenGate internal openGate;
    EligibleGate internal eligibleGate;
    InviteGate internal inviteGate;
    LinkGate internal linkGate;
    RewardNFT internal rewards;
    TestUSDC internal usdc;
    TestUSDT internal usdt;

    function setUp() public virtual {
        vm.warp(DAWN);
        vm.roll(100);
        (ada, adaKey) = makeAddrAndKey("ada");
        (bo, boKey) = makeAddrAndKey("bo");
        (cy, cyKey) = makeAddrAndKey("cy");
        (di, diKey) = makeAddrAndKey("di");
        (ed, edKey) = makeAddrAndKey("ed");
        (op, opKey) = makeAddrAndKey("op");
        registry = new ExchangeRegistry(address(this), 48 hours);
        eligibleGate = new EligibleGate(registry);
        exchange = new ReceivableExchange(registry, eligibleGate);
        lens = new ExchangeLens(exchange);
        openGate = new OpenGate();
        inviteGate = new InviteGate(exchange);
        linkGate = new LinkGate(exchange);
        rewards = new RewardNFT(address(exchange));
        usdc = _newCoin();
        usdt = new TestUSDT(guardian);
        _add(IExchangeRegistry.Register.Attestor, op);
        _add(IExchangeRegistry.Register.Pauser, op);
        _add(IExchangeRegistry.Register.Token, address(usdc));
        _add(IExchangeRegistry.Register.Token, address(usdt));
        _add(IExchangeRegistry.Register.Gate, address(openGate));
        _add(IExchangeRegistry.Register.Gate, address(eligibleGate));
        _add(IExchangeRegistry.Register.Gate, address(inviteGate));
        _add(IExchangeRegistry.Register.Gate, address(linkGate));
        _add(IExchangeRegistry.Register.Reward, address(rewards));
        _openRegistry();
        for (uint256 i; i < 6; ++i) {
            address one = [ada, bo, cy, di, ed, stranger][i];
            usdc.mint(one, 1_000_000 * ONE);
            usdt.mint(one, 1_000_000 * ONE);
            vm.startPrank(one);
            usdc.approve(address(exchange), type(uint256).max);
            usdt.approve(address(exchange), type(uint256).max);
            vm.stopPrank();
        }
    }

    /// The stablecoin of most tests; a campaign plays with a worse one.
    function _newCoin() internal virtual returns (TestUSDC) {
        return new TestUSDC(guardian);
    }

    /// Suites add their own members before the registry is handed over.
    function _openRegistry() internal virtual {
        registry.handOver(admin, treasury, address(new NoteDescriptor(lens)));
    }

    function _add(IExchangeRegistry.Register register, address member) internal {
        address[] memory members = new address[](1);
        members[0] = member;
        registry.add(register, members);
    }

    /// 100 units at 95 that repay 100, face 10,500, due in 60 days, 5 days grace, 30 days delay, 12 % late.
    function _terms() internal view returns (Terms memory t) {
        t.seller = ada;
        t.payout = ada;
        t.debtor = bo;
        t.token = address(usdc);
        t.gate = address(openGate);
        t.fingerprint = keccak256("invoice 1");
        t.papers = keccak256("papers");
        t.face = uint48(10_500 * ONE);
        t.pricePerUnit = uint48(95 * ONE);
        t.repayPerUnit = uint48(100 * ONE);
        t.totalUnits = 100;
        t.minUnits = 50;
        t.minPurchase = 10;
        t.fundingDeadline = uint32(DAWN + 10 days);
        t.maturity = uint32(DAWN + 61 days - 1);
        t.graceDays = 5;
        t.delayDays = 30;
        t.lateFeeBps = 1200;
        t.maxFeeBps = 100;
        t.deadline = uint32(DAWN + 7 days);
    }

    function _community() internal view returns (Terms memory t) {
        t = _terms();
        t.kind = Kind.Community;
        t.debtor = address(0);
        t.face = uint48(10_000 * ONE);
    }

    /// Everything `list` needs, signed by everybody as the level asks.
    function _signed(Terms memory t, Level level)
        internal
        view
        returns (Attestation memory a, Acknowledgement memory k, Signatures memory s)
    {
        bytes32 terms = lens.digestOfTerms(t);
        s.attestor = op;
        s.seller = _sign(adaKey, terms);
        if (level == Level.DebtorConfirmed) {
            k = Acknowledgement(
                t.fingerprint, t.debtor, t.seller, t.token, t.face, t.maturity, t.previous, 0, t.deadline
            );
            a.acknowledgement = lens.digestOfAcknowledgement(k);
            s.acknowledgement = _sign(boKey, a.acknowledgement);
        }
        a.terms = terms;
        a.level = level;
        a.deadline = t.deadline;
        s.attestation = _sign(opKey, lens.digestOfAttestation(a));
    }

    function _list(Terms memory t, Level level) internal returns (uint256) {
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, level);
        return exchange.list(t, a, k, s);
    }

    function _list() internal returns (uint256) {
        return _list(_terms(), Level.Attested);
    }

    function _order(uint256 listing, uint24 units) internal view returns (Order memory o) {
        Facts memory f = lens.factsOf(listing);
        uint256 cost = uint256(units) * f.pricePerUnit;
        o = Order(listing, f.terms, units, f.token, cost, lens.ledgerOf(listing).flags, block.timestamp);
    }

    /// Reads no contract by a call, so that it can stand behind a prank.
    function _payment(uint256 listing, uint256 amount) internal view returns (Payment memory) {
        return Payment(listing, _termsOf(listing), amount, false);
    }

    function _termsOf(uint256 listing) internal view returns (bytes32) {
        return TermsStore.read(address(exchange), listing).terms;
    }

    function _buy(uint256 listing, address buyer, uint24 units) internal returns (uint256 note) {
        Order memory o = _order(listing, units);
        vm.prank(buyer);
        return exchange.buy(o, "");
    }

    /// Listed, sold to Cy (60) and Di (40), released in the next block.
    function _funded(Terms memory t, Level level)
        internal
        returns (uint256 listing, uint256 noteOfCy, uint256 noteOfDi)
    {
        listing = _list(t, level);
        noteOfCy = _buy(listing, cy, 60);
        noteOfDi = _buy(listing, di, 40);
        vm.roll(block.number + 1);
        exchange.release(listing);
    }

    function _funded() internal returns (uint256, uint256, uint256) {
        return _funded(_terms(), Level.Attested);
    }

    /// Takes nothing for the seller.
    function _holdersPayment(uint256 listing, uint256 amount) internal view returns (Payment memory) {
        return Payment(listing, _termsOf(listing), amount, true);
    }

    function _settle(uint256 listing, address payer, uint256 amount) internal returns (uint256) {
        vm.prank(payer);
        return exchange.settle(_payment(listing, amount));
    }

    function _claim(uint256 note, address owner) internal returns (uint256) {
        vm.prank(owner);
        return exchange.claim(note, owner);
    }

    function _ask(uint256 note, uint256 price) internal view returns (Ask memory a) {
        a.note = note;
        a.terms = _termsOf(note >> 24);
        a.token = address(usdc);
        a.price = price;
        a.claimed = lens.noteOf(note).claimed;
        a.states = 0xff;
        a.noteCounter = uint32(lens.noteOf(note).counter);
        a.expiry = uint32(block.timestamp + 30 days);
    }

    /// Whatever the note is when the purchase lands, up to `maxCost`.
    function _anyNote(uint256 maxCost) internal pure returns (FillLimits memory) {
        return FillLimits(maxCost, 0, 0xff, 0xff, type(uint256).max);
    }

    function _sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    function _stateOf(uint256 listing) internal view returns (State) {
        return lens.ledgerOf(listing).state;
    }

    function _maturity() internal pure returns (uint256) {
        return DAWN + 61 days - 1;
    }

    function _graceEnd() internal pure returns (uint256) {
        return _maturity() + 5 days;
    }

    function _defaultAt() internal pure returns (uint256) {
        return _graceEnd() + 30 days;
    }
}
