// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Permissions} from "test/unit/permissions/Permissions.t.sol";

/// @notice The states and moments of a receivable that the table of the exchange has columns for, and what
/// each role sends there.
abstract contract PermissionsStates is Permissions {
    uint256 internal listing;
    uint256 internal note;
    uint256 private _reward;
    TransferRule private _rule;
    bool private _early;
    uint256 private _overdue; // seconds since the deadline of an order, terms, or the bounds of a resale
    uint256 private _askOverdue;

    function setUp() public override {
        super.setUp();
        vm.prank(ada);
        _reward = rewards.make("ipfs://reward");
        // A surplus, owed to no account.
        usdc.mint(address(exchange), ONE);
    }

    function _enter(string memory state, string memory moment) internal override {
        (listing, note) = (7, 7 << 24 | 1);
        if (!_is(state, "none")) _enterListed(state);
        _enterMoment(moment, !_is(state, "none"));
    }

    /// 100 units, at least 50, of which the holder has 20 below the minimum and 60 from it on.
    function _enterListed(string memory state) private {
        if (_is(state, "locked")) _rule = TransferRule.Locked;
        if (_is(state, "eligible") || _is(state, "welcome")) _rule = TransferRule.Eligible;
        _early = _is(state, "early");
        listing = _list(_tableTerms(), Level.Attested);
        if (_is(state, "unsold")) return;
        if (_is(state, "welcome")) _makeEligible(ed);
        bool isBelow = _is(state, "below") || _is(state, "cancelled") || _is(state, "burned");
        _sell(isBelow ? 20 : 60);
        if (_is(state, "below") || _is(state, "min")) return;
        if (isBelow) {
            vm.startPrank(op);
            exchange.cancel(listing);
            if (_is(state, "burned")) exchange.burn(_tableTerms().fingerprint, keccak256("evidence"));
            vm.stopPrank();
            return;
        }
        exchange.release(listing);
        bool isSold = _is(state, "full") || _is(state, "repaid") || _is(state, "settled");
        if (isSold || _is(state, "default")) _buy(listing, ed, 40);
        if (_is(state, "repaid")) _settle(listing, bo, 10_000 * ONE);
        if (_is(state, "settled")) _settle(listing, bo, 10_500 * ONE);
        if (!_is(state, "default")) return;
        _settle(listing, bo, 1000 * ONE);
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
    }

    /// The holder has the note from a former owner, if the terms let it go, and approves others.
    function _sell(uint24 units) private {
        bool isFree = _rule == TransferRule.Open;
        note = _buy(listing, isFree ? di : cy, units);
        vm.startPrank(di);
        exchange.setApprovalForAll(_who["formerOp"], true);
        if (isFree) exchange.transferFrom(di, cy, note);
        vm.startPrank(cy);
        exchange.setApprovalForAll(_who["operator"], true);
        exchange.approve(_who["spender"], note);
        vm.stopPrank();
        vm.roll(block.number + 1);
    }

    function _enterMoment(string memory moment, bool isListed) private {
        if (_is(moment, "dispute") && isListed) {
            vm.prank(op);
            exchange.flagDispute(listing, true, keccak256("evidence"));
        }
        bool isLong = _is(moment, "14d") || _is(moment, "14d+1");
        if (isLong || _is(moment, "paused")) {
            vm.prank(pauser);
            registry.pause();
        }
        if (isLong) vm.warp(block.timestamp + 14 days + (_is(moment, "14d") ? 0 : 1));
        if (_is(moment, "sunset")) {
            vm.prank(admin);
            registry.sunset();
        }
        if (_is(moment, "ended")) {
            vm.prank(ada);
            exchange.endSale(listing);
        }
        if (_is(moment, "block")) _buy(listing, ed, 10);
        if (_is(moment, "order+1") || _is(moment, "terms+1")) _overdue = 1;
        if (_is(moment, "ask+1")) _askOverdue = 1;
        _enterDate(moment, "sale", _tableTerms().fundingDeadline);
        _enterDate(moment, "due", _maturity());
        _enterDate(moment, "grace", _graceEnd());
        _enterDate(moment, "end", _defaultAt());
    }

    function _enterDate(string memory moment, string memory date, uint256 time) private {
        if (_is(moment, date)) vm.warp(time);
        if (_is(moment, string.concat(date, "+1"))) vm.warp(time + 1);
    }

    /// With a sale that outlives a long pause, a bank of the seller and a reward of every note.
    function _tableTerms() internal view returns (Terms memory t) {
        t = _terms();
        t.fundingDeadline = uint32(DAWN + 30 days);
        (t.payout, t.rule) = (payout, _rule);
        (t.reward, t.rewardId, t.rewardEarly) = (address(rewards), uint96(_reward), _early);
    }

    function _makeEligible(address wallet) private {
        (uint32 from, uint32 to) = (uint32(block.timestamp), uint32(block.timestamp + 90 days));
        bytes memory signature = _sign(opKey, eligibleGate.digestOf(wallet, from, to));
        eligibleGate.register(wallet, from, to, op, signature);
    }

    // What each role sends. Deadlines are this very second unless the column says one later.

    function _lists(address) internal view returns (address, bytes memory) {
        Terms memory t = _tableTerms();
        if (listing <= exchange.listingCount()) t.previous = uint40(listing);
        t.fundingDeadline = uint32(block.timestamp + 30 days);
        t.maturity = uint32((block.timestamp / 1 days + 61) * 1 days - 1);
        t.deadline = uint32(block.timestamp - _overdue);
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        return _toExchange(abi.encodeCall(exchange.list, (t, a, k, s)));
    }

    function _buys(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.buy, (_ten(), "")));
    }

    /// The deployer, who can't sign, buys by the standing allowance: a permit that fails isn't needed then.
    function _buysWithPermit(address who) internal view returns (address, bytes memory) {
        Permit memory p = _permit(_keys[who], _ten().maxCost);
        return _toExchange(abi.encodeCall(exchange.buyWithPermit, (_ten(), "", p)));
    }

    function _sendsBuyersMoney(address) internal view returns (address, bytes memory) {
        return _buysBySignature(ed, edKey);
    }

    function _buysWithAuthorization(address who) internal view returns (address, bytes memory) {
        return _buysBySignature(who, _keys[who]);
    }

    function _buysBySignature(address payer, uint256 key) private view returns (address, bytes memory) {
        Authorization memory x = _authorizeBuying(key, _ten(), _ten().maxCost);
        return _toExchange(abi.encodeCall(exchange.buyWithAuthorization, (_ten(), "", payer, x)));
    }

    function _ten() private view returns (Order memory o) {
        o = _order(listing, 10);
        o.deadline = block.timestamp - _overdue;
    }

    function _releases(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.release, (listing)));
    }

    function _endsSale(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.endSale, (listing)));
    }

    function _cancels(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.cancel, (listing)));
    }

    function _burns(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.burn, (_tableTerms().fingerprint, keccak256("evidence"))));
    }

    function _refundsOwner(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.refund, (note, cy)));
    }

    function _refundsElsewhere(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.refund, (note, ed)));
    }

    /// The repayment of everything sold.
    function _all(bool holdersOnly) private view returns (Payment memory) {
        uint256 amount = uint256(lens.ledgerOf(listing).soldUnits) * 100 * ONE;
        return Payment(listing, _termsOf(listing), amount, holdersOnly);
    }

    function _settles(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.settle, (_all(false))));
    }

    function _settlesForHolders(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.settle, (_all(true))));
    }

    function _settlesWithPermit(address who) internal view returns (address, bytes memory) {
        Payment memory p = _all(false);
        return _toExchange(abi.encodeCall(exchange.settleWithPermit, (p, _permit(_keys[who], p.amount))));
    }

    function _sendsDebtorsMoney(address) internal view returns (address, bytes memory) {
        return _settlesBySignature(bo, boKey);
    }

    function _settlesWithAuthorization(address who) internal view returns (address, bytes memory) {
        return _settlesBySignature(who, _keys[who]);
    }

    function _settlesBySignature(address payer, uint256 key) private view returns (address, bytes memory) {
        Payment memory p = _all(false);
        Authorization memory x = _authorizeSettling(key, listing, p.amount);
        return _toExchange(abi.encodeCall(exchange.settleWithAuthorization, (p, payer, x)));
    }

    function _marksDefault(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.markDefault, (listing)));
    }

    function _claims(address who) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.claim, (note, who)));
    }

    function _claimsForAll(address) internal view returns (address, bytes memory) {
        uint256[] memory notes = new uint256[](1);
        notes[0] = note;
        return _toExchange(abi.encodeCall(exchange.claimFor, (notes)));
    }

    function _claimsReward(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.claimReward, (note)));
    }

    function _fills(address) internal view returns (address, bytes memory) {
        Ask memory a;
        (a.note, a.terms) = (note, _termsOf(note >> 24));
        (a.token, a.price, a.states) = (address(usdc), 50 * ONE, 0xff);
        // Once from the former owner, where notes are free to move.
        a.noteCounter = _rule == TransferRule.Open ? 1 : 0;
        a.expiry = uint32(block.timestamp - _askOverdue);
        FillLimits memory l = _anyNote(50 * ONE);
        l.deadline = block.timestamp - _overdue;
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        return _toExchange(abi.encodeCall(exchange.fill, (a, signature, l)));
    }

    function _withdraws(address who) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.withdrawCredit, (address(usdc), who)));
    }

    function _disputes(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.flagDispute, (listing, true, keccak256("evidence"))));
    }

    function _laysDown(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.flagDispute, (listing, false, keccak256("evidence"))));
    }

    function _rescues(address who) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.rescueSurplus, (address(usdc), who)));
    }

    function _transfers(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.transferFrom, (cy, ed, note)));
    }

    function _transfersSafely(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", cy, ed, note));
    }

    function _transfersWithData(address) internal view returns (address, bytes memory) {
        return _toExchange(
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256,bytes)", cy, ed, note, "")
        );
    }

    function _approves(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.approve, (ed, note)));
    }

    function _approvesForAll(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.setApprovalForAll, (ed, true)));
    }

    function _revokes(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.revoke, (keccak256("something signed"))));
    }

    function _bumps(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.bumpCounter, ()));
    }

    function _refreshes(address) internal view returns (address, bytes memory) {
        return _toExchange(abi.encodeCall(exchange.refreshMetadata, ()));
    }

    function _toExchange(bytes memory data) private view returns (address, bytes memory) {
        return (address(exchange), data);
    }
}
