// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ClaimMath} from "src/libraries/ClaimMath.sol";
import {TermsStore} from "src/libraries/TermsStore.sol";
import {LateFeeMath} from "src/libraries/LateFeeMath.sol";
import {LedgerSlot} from "src/libraries/LedgerSlot.sol";
import {NoteData} from "src/libraries/NoteData.sol";
import {PricingMath} from "src/libraries/PricingMath.sol";
import {WaterfallMath} from "src/libraries/WaterfallMath.sol";
import {Market} from "test/support/Market.sol";

/// @notice Named properties over random figures.
contract PropertiesTest is Market {
    using NoteData for uint96;
    using LedgerSlot for mapping(uint256 => uint256);

    mapping(uint256 => uint256) internal _ledgers;

    function _r(uint256 seed, uint256 part) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, part)));
    }

    /// Every field random over its whole type.
    function _facts(uint256 seed) internal pure returns (Facts memory f) {
        f.seller = address(uint160(_r(seed, 0)));
        f.payout = seed % 3 == 0 ? f.seller : address(uint160(_r(seed, 1)));
        f.debtor = seed % 5 == 0 ? address(0) : address(uint160(_r(seed, 2)));
        f.token = address(uint160(_r(seed, 3)));
        f.gate = address(uint160(_r(seed, 4)));
        f.reward = seed % 2 == 0 ? address(0) : address(uint160(_r(seed, 5)));
        f.rewardId = f.reward == address(0) ? 0 : uint96(_r(seed, 6));
        f.kind = Kind(_r(seed, 7) % 2);
        f.level = Level(_r(seed, 8) % 3);
        f.rule = TransferRule(_r(seed, 9) % 3);
        f.rewardEarly = _r(seed, 10) % 2 == 0;
        f.face = uint48(_r(seed, 11));
        f.pricePerUnit = uint48(_r(seed, 12));
        f.repayPerUnit = uint48(_r(seed, 13));
        f.totalUnits = uint24(_r(seed, 14));
        f.minUnits = uint24(_r(seed, 15));
        f.minPurchase = uint24(_r(seed, 16));
        f.fundingDeadline = uint32(_r(seed, 17));
        f.maturity = uint32(_r(seed, 18));
        f.graceDays = uint8(_r(seed, 19));
        f.delayDays = uint8(_r(seed, 20));
        f.lateFeeBps = uint16(_r(seed, 21));
        f.feeBps = uint16(_r(seed, 22));
        f.terms = bytes32(_r(seed, 23));
    }

    function write(uint256 listing, Facts memory f) external {
        TermsStore.write(listing, f);
    }

    function testFuzz_FactsAreReadAsTheyWereWritten(uint256 seed) external {
        Facts memory f = _facts(seed);
        uint256 listing = vm.getNonce(address(this));
        this.write(listing, f);
        assertEq(keccak256(abi.encode(TermsStore.read(address(this), listing))), keccak256(abi.encode(f)));
        vm.expectRevert(abi.encodeWithSelector(TermsStore.TermsStore_Misplaced.selector, listing));
        this.write(listing, f);
    }

    function testFuzz_ALedgerIsReadAsItWasWritten(uint256 seed) external {
        Ledger memory l = Ledger(
            State(_r(seed, 0) % 6),
            uint8(_r(seed, 1)),
            uint24(_r(seed, 2)),
            uint24(_r(seed, 3)),
            uint48(_r(seed, 4)),
            uint80(_r(seed, 5)),
            uint32(_r(seed, 6)),
            uint32(_r(seed, 7))
        );
        _ledgers.save(1, l);
        assertEq(keccak256(abi.encode(_ledgers.load(1))), keccak256(abi.encode(l)));
    }

    function testFuzz_ANoteKeepsItsParts(uint48 claimed, uint24 units, uint256 counter, bool reward)
        external
        pure
    {
        counter = bound(counter, 0, (1 << 23) - 1);
        uint96 data = NoteData.pack(claimed, units, counter, reward);
        assertEq(data.claimedOf(), claimed);
        assertEq(data.unitsOf(), units);
        assertEq(data.counterOf(), counter);
        assertEq(data.rewardClaimedOf(), reward);
        assertEq(data.withClaimed(7), NoteData.pack(7, units, counter, reward));
        assertEq(data.withNextCounter(), NoteData.pack(claimed, units, counter + 1, reward));
        assertEq(data.withRewardClaimed(), NoteData.pack(claimed, units, counter, true));
    }

    function testFuzz_TheWaterfallLosesNothing(uint48 face, uint48 repayment, uint48 fee, uint48 paidIn)
        external
        pure
    {
        uint256 ceiling = WaterfallMath.ceiling(face, repayment, fee);
        uint256 paid = paidIn < ceiling ? paidIn : ceiling;
        uint256 holders = WaterfallMath.holdersPart(paid, repayment, fee);
        uint256 unpaid =
            WaterfallMath.unpaidRepayment(paid, repayment) + WaterfallMath.unpaidFee(paid, repayment, fee);
        assertLe(holders, paid);
        assertEq(holders + unpaid, uint256(repayment) + fee);
        // Nothing reaches the seller while holders wait.
        if (unpaid > 0) assertEq(holders, paid);
    }

    function testFuzz_NotesNeverEarnMoreThanWasPaidIn(uint48 part, uint24[8] memory units) external pure {
        uint256 sold;
        uint256 earned;
        for (uint256 i; i < 8; ++i) {
            sold += units[i];
        }
        for (uint256 i; i < 8; ++i) {
            earned += ClaimMath.earnedDown(part, units[i], sold);
        }
        assertLe(earned, part);
        if (sold > 0) assertLt(part - earned, 8);
    }

    /// Within the bounds of terms no cap is needed: it stays below a tenth of the repayment.
    function testFuzz_TheLateFeeIsMonotoneAndSmall(
        uint48 repayment,
        uint256 earlier,
        uint256 later,
        uint16 bps
    ) external pure {
        bps = uint16(bound(bps, 0, 3600));
        (earlier, later) = (bound(earlier, 0, 90 days), bound(later, 0, 90 days));
        if (later < earlier) (earlier, later) = (later, earlier);
        uint256 first = LateFeeMath.feeDown(repayment * earlier, bps);
        uint256 second = LateFeeMath.feeDown(repayment * later, bps);
        assertLe(first, second);
        assertLe(second, uint256(repayment) * 89 / 1000);
    }

    function testFuzz_TheClockIsAdditive(uint32 from, uint32 middle, uint32 to, uint32 start, uint32 end)
        external
        pure
    {
        if (end < start) (start, end) = (end, start);
        if (middle < from) (from, middle) = (middle, from);
        if (to < middle) (middle, to) = (to, middle);
        if (middle < from) (from, middle) = (middle, from);
        assertEq(
            LateFeeMath.overlap(from, to, start, end),
            LateFeeMath.overlap(from, middle, start, end) + LateFeeMath.overlap(middle, to, start, end)
        );
    }

    function testFuzz_FeesRoundForTheSeller(uint24 units, uint48 price, uint16 bps) external pure {
        bps = uint16(bound(bps, 0, 200));
        uint256 cost = PricingMath.cost(units, price);
        assertEq(cost, uint256(units) * price);
        assertLe(PricingMath.feeDown(cost, bps) * 10_000, cost * bps);
    }

    function testFuzz_SplitPaymentsEqualOne(uint256 late, uint256[6] memory parts) external {
        (uint256 listing,,) = _funded();
        vm.warp(_maturity() + bound(late, 0, 60 days));
        uint256 whole = lens.dueOf(listing).total;
        uint256 clean = vm.snapshotState();
        _settle(listing, bo, whole);
        bytes32 once = keccak256(abi.encode(lens.ledgerOf(listing), exchange.creditOf(ada, address(usdc))));
        vm.revertToState(clean);
        for (uint256 i; i < 6; ++i) {
            uint256 left = lens.dueOf(listing).total;
            if (left > 1) _settle(listing, bo, bound(parts[i], 1, left - 1));
        }
        _settle(listing, bo, whole);
        assertEq(keccak256(abi.encode(lens.ledgerOf(listing), exchange.creditOf(ada, address(usdc)))), once);
    }

    function testFuzz_WhoPokesChangesNoFee(uint256 first, uint256 second) external {
        (uint256 listing,,) = _funded();
        vm.warp(_defaultAt() + 1 + bound(first, 0, 100 days));
        uint256 clean = vm.snapshotState();
        exchange.markDefault(listing);
        uint256 marked = lens.dueOf(listing).lateFee;
        vm.revertToState(clean);
        vm.warp(block.timestamp + bound(second, 0, 100 days));
        assertEq(lens.dueOf(listing).lateFee, marked);
        _settle(listing, bo, 1);
        assertEq(lens.dueOf(listing).lateFee, marked);
    }

    /// Why the contract forgives nothing (decision 067): headroom ends the debt to the second, at no cost.
    function testFuzz_HeadroomPaysAllToTheSecondAndCostsNothing(uint256 late, uint256 delay, uint256 face)
        external
    {
        Terms memory t = _terms();
        t.face = uint48(bound(face, 10_000 * ONE, 10_600 * ONE));
        (uint256 listing,,) = _funded(t, Level.Attested);
        vm.warp(_maturity() + bound(late, 0, 40 days));
        uint256 read = lens.dueOf(listing).total;
        uint256 headroom = uint256(10_000 * ONE) * t.lateFeeBps * 15 minutes / (365 days * 10_000) + 1;
        vm.warp(block.timestamp + bound(delay, 0, 15 minutes));
        uint256 due = lens.dueOf(listing).total;
        assertLe(due, read + headroom);
        uint256 before = usdc.balanceOf(bo);
        _settle(listing, bo, read + headroom);
        assertEq(before - usdc.balanceOf(bo), due);
        assertEq(lens.dueOf(listing).total, 0);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
    }

    /// A tolerance, however small, is the whole debt of a small listing: holders would get nothing.
    function testFuzz_SettledMeansPaidToTheLastBaseUnit(uint48 price, uint24 units, uint256 short) external {
        Terms memory t = _terms();
        t.totalUnits = uint24(bound(units, 1, 1000));
        (t.minUnits, t.minPurchase) = (t.totalUnits, t.totalUnits);
        t.pricePerUnit = uint48(bound(price, 1, 10 * ONE));
        t.repayPerUnit = t.pricePerUnit;
        t.face = uint48(uint256(t.totalUnits) * t.repayPerUnit);
        uint256 listing = _list(t, Level.Attested);
        uint256 note = _buy(listing, cy, t.totalUnits);
        short = bound(short, 1, t.face < 9999 ? t.face : 9999);
        if (short < t.face) _settle(listing, bo, t.face - short);
        assertEq(uint8(_stateOf(listing)), uint8(State.Funded));
        assertEq(lens.dueOf(listing).repayment, short);
        _settle(listing, bo, type(uint256).max);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled));
        assertEq(_claim(note, cy), t.face);
    }
}
