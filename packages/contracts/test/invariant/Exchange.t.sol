// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {NoteData} from "src/libraries/NoteData.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {Handler} from "test/invariant/Handler.sol";
import {HandlerBase} from "test/invariant/HandlerBase.sol";
import {Market} from "test/support/Market.sol";
import {HostileToken} from "test/support/Reenterer.sol";

/// @notice Receivables of every shape under random people, in a coin that calls back and in one that returns
/// nothing; every invariant is asserted in one campaign, and at the end of each run everybody must get out at
/// once with everything closed. Where each is asserted:
/// - solvency per token: `_solvent`
/// - money in = money out + liabilities: `_moneyInIsMoneyOutAndLiabilities`
/// - claimed ≤ paid in ≤ repayment + fee: `_paymentsHold`; each payment is foretold in `SettlementHandler`
/// - per-note pro-rata, units conserved: `_notesHold`
/// - one financing per fingerprint: `_oneFinancingPerFingerprint`, `ListingHandler.relist`
/// - only the table's edges: `HandlerBase._watch`
/// - seller paid once: `_sellerPaidOnce`, `SaleHandler._paidThrough`
/// - refund exclusive and exact: `SaleHandler.refund`
/// - no token leaves an account that didn't call or sign: `HandlerBase._afterwards`
/// - terms frozen after listing: `_listingHolds`
/// - exits live: `afterInvariant`
/// - clock monotone, capped, caller-independent: `HandlerBase._watch`, `_paymentsHold`
/// - split payments equal one: `_paymentsHold` (the seller's reserve follows from the sums alone)
/// - a transfer carries exactly the unclaimed entitlement: `ResaleHandler._move`
/// - signatures and rewards single-use: `ListingHandler.replayListing`, `ResaleHandler.fillDeadAsk`, `_notesHold`
/// - transfer rule never bypassed: `ResaleHandler._move`, `ResaleHandler._foretell`
/// - nothing sold while an attestor's dispute stands, exits and payments as ever: `SaleHandler.disputeSale`,
///   `SettlementHandler.settle`
/// - what names other terms or fewer flags is refused: `SaleHandler._isSold`, `SettlementHandler._settle`,
///   `ResaleHandler._foretell`
/// - who pays for the holders never pays the seller: `SettlementHandler.settleTwice`
/// - a pause of more than 14 days lets backers out: `RegistryHandler.pauseForLong`, `_closeEverything`
/// - nothing is released after maturity: `Handler.lapse`
/// - no proposal outlives its admin: `RegistryHandler.changeAdmin`
contract ExchangeInvariants is Market {
    using NoteData for uint96;

    Handler internal handler;
    address internal bank = makeAddr("ada's bank");

    function setUp() public override {
        super.setUp();
        vm.prank(admin);
        registry.setFee(33, treasury);
        vm.prank(ada);
        uint256 reward = rewards.make("ipfs://reward");
        handler = new Handler(_stage(reward), [ada, bo, cy, di, ed], [adaKey, boKey, cyKey, diKey, edKey]);
        _adoptAll(reward);
        _begin();
        handler.seal();
        excludeSelector(FuzzSelector(address(handler), _notByTheFuzzer()));
        targetContract(address(handler));
    }

    function _stage(uint256 reward) internal view returns (HandlerBase.Stage memory stage) {
        (stage.exchange, stage.lens, stage.registry) = (exchange, lens, registry);
        (stage.eligible, stage.invite, stage.link) = (eligibleGate, inviteGate, linkGate);
        (stage.openGate, stage.linkKey) = (address(openGate), uint256(keccak256("link")));
        (stage.rewards, stage.rewardId) = (rewards, reward);
        (stage.coin, stage.usdt) = (HostileToken(address(usdc)), usdt);
        (stage.bank, stage.op, stage.opKey) = (bank, op, opKey);
        (stage.admin, stage.guardian) = (admin, guardian);
    }

    function _adoptAll(uint256 reward) internal {
        Terms memory t = _terms();
        t.minPurchase = 1;
        t.fundingDeadline = uint32(DAWN + 40 days);
        _adopt(t, Level.DebtorConfirmed);
        t.fingerprint = keccak256("invoice 2");
        (t.totalUnits, t.minUnits, t.repayPerUnit, t.pricePerUnit) = (7, 7, 33_333_333, 31_000_001);
        (t.face, t.lateFeeBps, t.graceDays, t.rule) = (7 * 33_333_333, 3600, 0, TransferRule.Eligible);
        _adopt(t, Level.Attested);
        t = _community();
        t.fingerprint = keccak256("campaign");
        (t.minUnits, t.minPurchase, t.delayDays) = (1, 1, 90);
        (t.reward, t.rewardId, t.rewardEarly) = (address(rewards), uint96(reward), true);
        _adopt(t, Level.Declared);
        t = _terms();
        t.fingerprint = keccak256("invoice 4");
        (t.minUnits, t.minPurchase, t.rule, t.maturity) =
        (1, 1, TransferRule.Locked, uint32(DAWN + 31 days - 1));
        (t.reward, t.rewardId, t.gate) = (address(rewards), uint96(reward), address(inviteGate));
        _adopt(t, Level.Attested);
        t.fingerprint = keccak256("invoice 5");
        (t.minUnits, t.rule, t.maturity) = (100, TransferRule.Open, uint32(DAWN + 61 days - 1));
        (t.gate, t.payout) = (address(linkGate), bank);
        _adopt(t, Level.DebtorConfirmed);
    }

    /// Chance alone would seldom come as far: the first is sold in three parts, the third in part, both
    /// released; of the fourth half is sold, of the fifth nothing.
    function _begin() internal {
        for (uint256 i; i < 5; ++i) {
            handler.verify(i, 1);
        }
        handler.buy(2, 16, 40, 0);
        handler.buy(3, 5, 25, 1);
        handler.buy(4, 5, 13, 2);
        handler.release(0);
        handler.buy(2, 2, 8, 2);
        handler.buy(3, 2, 31, 0);
        handler.release(2);
        handler.buy(4, 3, 32, 0);
        assertGt(handler.notes().length, 3);
        assertEq(handler.wrong(), "");
    }

    function _newCoin() internal override returns (TestUSDC) {
        return new HostileToken(guardian);
    }

    function _adopt(Terms memory t, Level level) internal {
        handler.adopt(_list(t, level), t);
    }

    function _notByTheFuzzer() internal view returns (bytes4[] memory selectors) {
        selectors = new bytes4[](2);
        (selectors[0], selectors[1]) = (handler.adopt.selector, handler.seal.selector);
    }

    /// Asks for the listing that moved and one in turn, since all cost ten times as much; at the end
    /// of the run for all.
    /// forge-config: default.invariant.fail-on-revert = true
    /// forge-config: deep.invariant.fail-on-revert = true
    function invariant_EverythingHolds() external view {
        assertEq(handler.wrong(), "");
        for (uint256 i; i < 2; ++i) {
            _solvent(handler.tokens(i));
            _moneyInIsMoneyOutAndLiabilities(handler.tokens(i));
        }
        _listingHolds(handler.lastTarget());
        _listingHolds(1 + handler.calls() % handler.listings());
    }

    /// Exits live at once with everything paused, sunset and every role renounced, without waiting for any
    /// deadline, and leave dust behind, no more. Only where the admin left before any sunset, a long pause
    /// comes first.
    function afterInvariant() external {
        for (uint256 listing = 1; listing <= handler.listings(); ++listing) {
            _listingHolds(listing);
        }
        _oneFinancingPerFingerprint();
        _closeEverything();
        uint256 clock = block.timestamp;
        for (uint256 listing = 1; listing <= handler.listings(); ++listing) {
            _end(listing);
        }
        uint256[] memory notes = handler.notes();
        for (uint256 i; i < notes.length; ++i) {
            _leave(notes[i]);
        }
        address[3] memory creditors = [ada, treasury, guardian];
        for (uint256 t; t < 2; ++t) {
            address token = handler.tokens(t);
            for (uint256 i; i < 3; ++i) {
                _withdraw(creditors[i], token);
            }
            for (uint256 i; i < 5; ++i) {
                _withdraw(handler.people(i), token);
            }
            assertLe(exchange.liabilities(token), notes.length, "somebody's money stayed");
        }
        assertEq(block.timestamp, clock, "somebody had to wait");
    }

    /// The blacklist is the issuer's; people leave to an address that isn't on it.
    function _closeEverything() internal {
        HostileToken(address(usdc)).arm(address(0), "");
        vm.startPrank(guardian);
        usdc.setPaused(false);
        usdc.setBlacklisted(ada, false);
        usdc.setBlacklisted(bo, false);
        vm.stopPrank();
        for (uint256 i; i < 2; ++i) {
            address payer = [ada, bo][i];
            usdc.mint(payer, 1e12);
            usdt.mint(payer, 1e12);
        }
        vm.startPrank(op);
        registry.pause();
        registry.renounce(IExchangeRegistry.Register.Pauser);
        registry.renounce(IExchangeRegistry.Register.Attestor);
        vm.stopPrank();
        if (registry.admin() == address(0)) {
            // An admin who left without a sunset can't end new business; the pause that isn't lifted does.
            if (!registry.isStalled()) vm.warp(registry.pausedAt() + 14 days + 1);
        } else {
            vm.startPrank(registry.admin());
            if (!registry.isSunset()) registry.sunset();
            registry.renounceAdmin();
            vm.stopPrank();
        }
        vm.roll(block.number + 1);
    }

    /// From any state, an account without any role brings it to where notes can be paid.
    function _end(uint256 listing) internal {
        Facts memory f = lens.factsOf(listing);
        if (_stateOf(listing) == State.Listed) {
            vm.prank(stranger);
            if (_canBeReleased(listing, f)) exchange.release(listing);
            else exchange.cancel(listing);
        }
        if (_stateOf(listing) == State.Cancelled) return;
        // While the sale is open only the debtor, or the seller of a campaign.
        address payer = f.debtor == address(0) ? ada : bo;
        if (lens.dueOf(listing).total > 0) _settle(listing, payer, type(uint256).max);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled), "paid in full and not settled");
    }

    function _canBeReleased(uint256 listing, Facts memory f) internal view returns (bool) {
        return lens.ledgerOf(listing).soldUnits >= f.minUnits && block.timestamp <= f.maturity;
    }

    function _leave(uint256 note) internal {
        address owner = exchange.ownerOf(note);
        Facts memory f = lens.factsOf(note >> 24);
        uint256 units = lens.noteOf(note).units;
        vm.startPrank(owner);
        if (_stateOf(note >> 24) == State.Cancelled) {
            uint256 before = _held(f.token);
            exchange.refund(note, stranger);
            assertEq(before - _held(f.token), units * f.pricePerUnit, "left with another sum than the cost");
        } else if (lens.noteOf(note).claimable > 0) {
            exchange.claim(note, stranger);
            assertGe(lens.noteOf(note).claimed, units * f.repayPerUnit, "left with less than the repayment");
        }
        vm.stopPrank();
    }

    function _withdraw(address who, address token) internal {
        if (exchange.creditOf(who, token) == 0) return;
        vm.prank(who);
        exchange.withdrawCredit(token, stranger);
    }

    function _held(address token) internal view returns (uint256) {
        return TestUSDC(token).balanceOf(address(exchange));
    }

    function _solvent(address token) internal view {
        assertGe(_held(token), exchange.liabilities(token), "owes more than it holds");
    }

    function _moneyInIsMoneyOutAndLiabilities(address token) internal view {
        uint256 owed = exchange.liabilities(token);
        assertEq(_held(token) - handler.donated(token), owed, "holds something nobody is owed");
        assertEq(
            handler.moneyIn(token) - handler.moneyOut(token),
            owed,
            "money in is not money out and liabilities"
        );
    }

    function _listingHolds(uint256 listing) internal view {
        Facts memory f = lens.factsOf(listing);
        Ledger memory l = lens.ledgerOf(listing);
        assertEq(keccak256(abi.encode(f)), handler.factsHash(listing), "terms changed");
        assertLe(l.soldUnits, f.totalUnits, "more sold than there is");
        assertEq(l.flags, handler.flagsOf(listing), "flags");
        _sellerPaidOnce(listing, f, l);
        if (l.state == State.Listed || l.state == State.Cancelled) {
            assertEq(l.paidIn, 0, "paid in before funding");
            _notesHold(listing, handler.unitsSold(listing), 0);
        } else {
            assertEq(l.soldUnits, handler.unitsSold(listing), "sold and ledger differ");
            _notesHold(listing, l.soldUnits, _paymentsHold(listing, f, l));
        }
    }

    function _sellerPaidOnce(uint256 listing, Facts memory f, Ledger memory l) internal view {
        bool isFunded = l.state != State.Listed && l.state != State.Cancelled;
        uint256 proceeds = isFunded ? uint256(l.soldUnits) * f.pricePerUnit : 0;
        assertEq(handler.sellerPaid(listing), proceeds, "seller paid twice, short or too early");
    }

    /// By the sums and the handler's own clock: neither the number of payments nor who pushed the clock counts.
    function _paymentsHold(uint256 listing, Facts memory f, Ledger memory l)
        internal
        view
        returns (uint256 holders)
    {
        uint256 due = uint256(l.soldUnits) * f.repayPerUnit + handler.feeOf(listing);
        holders = l.paidIn < due ? l.paidIn : due;
        assertEq(l.paidIn, handler.paidIn(listing), "paid in and ledger differ");
        assertLe(l.paidIn, f.face > due ? f.face : due, "took more than the ceiling");
        assertEq(lens.dueOf(listing).repayment + lens.dueOf(listing).lateFee, due - holders, "clock");
        assertEq(handler.reserveOf(listing), l.paidIn - holders, "not the seller's reserve");
        assertLe(handler.claimedOf(listing), holders, "claimed more than paid in");
    }

    function _notesHold(uint256 listing, uint256 sold, uint256 holders) internal view {
        uint256[] memory notes = handler.notes();
        uint256 units;
        uint256 earned;
        uint256 rewarded;
        uint256 count;
        for (uint256 i; i < notes.length; ++i) {
            if (notes[i] >> 24 != listing) continue;
            uint96 word = exchange.noteWord(notes[i]);
            uint256 part = holders * word.unitsOf() / sold;
            units += word.unitsOf();
            earned += part;
            ++count;
            if (word.rewardClaimedOf()) ++rewarded;
            assertLe(word.claimedOf(), part, "claimed more than its part");
        }
        assertEq(units, sold, "units are not conserved");
        assertEq(rewarded, handler.rewardsOut(listing), "rewards and notes differ");
        assertLe(earned, holders, "notes earned more than the holders' part");
        assertLt(holders - earned, count + 1, "more dust than notes");
    }

    /// At most one listing of an identity isn't cancelled.
    function _oneFinancingPerFingerprint() internal view {
        uint256 count = handler.listings();
        for (uint256 a = 1; a <= count; ++a) {
            for (uint256 b = a + 1; b <= count; ++b) {
                if (handler.fingerprintOf(a) != handler.fingerprintOf(b)) continue;
                bool isOver = _stateOf(a) == State.Cancelled || _stateOf(b) == State.Cancelled;
                assertTrue(isOver, "one invoice is financed twice");
            }
        }
    }
}
