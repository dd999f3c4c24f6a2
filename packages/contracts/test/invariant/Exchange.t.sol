// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {NoteData} from "src/libraries/NoteData.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {Handler} from "test/invariant/Handler.sol";
import {HandlerBase} from "test/invariant/HandlerBase.sol";
import {Market} from "test/support/Market.sol";
import {HostileToken} from "test/support/Reenterer.sol";

/// @notice Five listings of different shape under random people, in a coin that calls back; every invariant is
/// asserted in one campaign, and at the end of each run everybody must get out with everything closed.
contract ExchangeInvariants is Market {
    using NoteData for uint96;

    Handler internal handler;

    function setUp() public override {
        super.setUp();
        vm.prank(admin);
        registry.setFee(33, treasury);
        HandlerBase.Stage memory stage = HandlerBase.Stage(
            exchange,
            lens,
            registry,
            eligibleGate,
            inviteGate,
            linkGate,
            uint256(keccak256("link")),
            rewards,
            HostileToken(address(usdc)),
            op,
            opKey,
            admin,
            guardian
        );
        handler = new Handler(stage, [ada, bo, cy, di, ed], [adaKey, boKey, cyKey, diKey, edKey]);
        vm.prank(ada);
        uint256 reward = rewards.make("ipfs://reward");
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
        t.gate = address(linkGate);
        _adopt(t, Level.DebtorConfirmed);
        _begin();
        handler.seal();
        excludeSelector(FuzzSelector(address(handler), _setUpOnly()));
        targetContract(address(handler));
    }

    /// Chance alone would seldom come as far: the first is sold in three parts, the second whole, the third in
    /// part, all released; of the fourth half is sold, of the fifth nothing.
    function _begin() internal {
        handler.buy(2, 0, 40, 1);
        handler.buy(3, 0, 25, 0);
        handler.buy(4, 0, 10, 1);
        handler.buy(2, 1, 7, 0);
        handler.buy(3, 2, 30, 1);
        handler.buy(4, 2, 31, 1);
        handler.buy(2, 3, 50, 1);
        handler.release(0);
        handler.release(2);
        assertEq(handler.notes().length, 7);
    }

    function _newCoin() internal override returns (TestUSDC) {
        return new HostileToken(guardian);
    }

    function _adopt(Terms memory t, Level level) internal {
        handler.adopt(_list(t, level), t);
    }

    function _setUpOnly() internal view returns (bytes4[] memory selectors) {
        selectors = new bytes4[](2);
        (selectors[0], selectors[1]) = (handler.adopt.selector, handler.seal.selector);
    }

    /// forge-config: default.invariant.fail-on-revert = true
    /// forge-config: deep.invariant.fail-on-revert = true
    function invariant_EverythingHolds() external view {
        assertEq(handler.wrong(), "");
        _solvent();
        _moneyInIsMoneyOutAndLiabilities();
        for (uint256 listing = 1; listing <= handler.listings(); ++listing) {
            _listingHolds(listing);
        }
    }

    /// Exits live at once with everything paused, sunset and every role renounced, without waiting for any
    /// deadline, and leave dust behind, no more.
    function afterInvariant() external {
        _closeEverything();
        HostileToken(address(usdc)).arm(address(0), "");
        vm.startPrank(guardian);
        usdc.setPaused(false);
        usdc.setBlacklisted(ada, false); // The blacklist is the issuer's; people leave to addresses not on it.
        usdc.setBlacklisted(bo, false);
        vm.stopPrank();
        usdc.mint(bo, 1e12);
        usdc.mint(ada, 1e12);
        vm.roll(block.number + 1);
        for (uint256 listing = 1; listing <= handler.listings(); ++listing) {
            _end(listing);
        }
        uint256[] memory notes = handler.notes();
        for (uint256 i; i < notes.length; ++i) {
            _leave(notes[i]);
        }
        address[4] memory creditors = [ada, bo, treasury, guardian];
        for (uint256 i; i < 4; ++i) {
            _withdraw(creditors[i]);
        }
        for (uint256 i; i < 5; ++i) {
            _withdraw(handler.people(i));
        }
        assertLe(exchange.liabilities(address(usdc)), notes.length, "somebody's money stayed");
    }

    function _closeEverything() internal {
        vm.prank(op);
        registry.pause();
        if (registry.admin() != address(0)) {
            vm.startPrank(admin);
            if (!registry.isSunset()) registry.sunset();
            registry.renounceAdmin();
            vm.stopPrank();
        }
        vm.startPrank(op);
        registry.renounce(IExchangeRegistry.Register.Pauser);
        registry.renounce(IExchangeRegistry.Register.Attestor);
        vm.stopPrank();
    }

    /// From any state, an account without any role brings it to where notes can be paid.
    function _end(uint256 listing) internal {
        Facts memory f = lens.factsOf(listing);
        if (_stateOf(listing) == State.Listed) {
            if (lens.ledgerOf(listing).soldUnits >= f.minUnits) exchange.release(listing);
            else exchange.cancel(listing, false);
        }
        if (_stateOf(listing) == State.Cancelled) return;
        // While the sale is open only the debtor, or the seller of a campaign.
        address payer = f.debtor == address(0) ? ada : bo;
        if (lens.dueOf(listing).total > 0) _settle(listing, payer, type(uint256).max);
        assertEq(uint8(_stateOf(listing)), uint8(State.Settled), "paid in full and not settled");
    }

    function _leave(uint256 note) internal {
        try exchange.ownerOf(note) returns (address owner) {
            vm.startPrank(owner);
            if (_stateOf(note >> 24) == State.Cancelled) exchange.refund(note, stranger);
            else if (lens.noteOf(note).claimable > 0) exchange.claim(note, stranger);
            vm.stopPrank();
        } catch {}
    }

    function _withdraw(address who) internal {
        if (exchange.creditOf(who, address(usdc)) == 0) return;
        vm.prank(who);
        exchange.withdrawCredit(address(usdc), stranger);
    }

    function _solvent() internal view {
        assertGe(
            usdc.balanceOf(address(exchange)), exchange.liabilities(address(usdc)), "owes more than it holds"
        );
    }

    function _moneyInIsMoneyOutAndLiabilities() internal view {
        assertEq(
            usdc.balanceOf(address(exchange)) - handler.donated(),
            exchange.liabilities(address(usdc)),
            "holds something nobody is owed"
        );
        assertEq(
            handler.moneyIn() - handler.moneyOut(),
            exchange.liabilities(address(usdc)),
            "money in is not money out and liabilities"
        );
    }

    function _listingHolds(uint256 listing) internal view {
        Facts memory f = lens.factsOf(listing);
        Ledger memory l = lens.ledgerOf(listing);
        assertEq(keccak256(abi.encode(f)), handler.factsHash(listing), "terms changed");
        uint256 repayment = uint256(l.soldUnits) * f.repayPerUnit;
        uint256 fee = _fee(listing, f, repayment);
        assertLe(l.soldUnits, f.totalUnits, "more sold than there is");
        assertLe(handler.claimedOf(listing), l.paidIn, "claimed more than paid in");
        assertLe(handler.claimedOf(listing), repayment + fee, "claimed more than due");
        assertLe(l.paidIn, f.face > repayment + fee ? f.face : repayment + fee, "took more than the ceiling");
        if (l.state == State.Listed || l.state == State.Cancelled) {
            assertEq(handler.sellerPaid(listing), 0, "seller paid without funding");
            assertEq(l.paidIn, 0, "paid in before funding");
        } else {
            assertEq(
                handler.sellerPaid(listing),
                uint256(l.soldUnits) * f.pricePerUnit,
                "seller paid twice or short"
            );
            uint256 holders = l.paidIn < repayment + fee ? l.paidIn : repayment + fee;
            assertEq(
                lens.dueOf(listing).repayment + lens.dueOf(listing).lateFee,
                repayment + fee - holders,
                "clock"
            );
            _notesHold(listing, l, holders);
        }
    }

    function _notesHold(uint256 listing, Ledger memory l, uint256 holders) internal view {
        uint256[] memory notes = handler.notes();
        uint256 units;
        uint256 earned;
        uint256 rewarded;
        for (uint256 i; i < notes.length; ++i) {
            if (notes[i] >> 24 != listing) continue;
            uint96 word = exchange.noteWord(notes[i]);
            uint256 part = holders * word.unitsOf() / l.soldUnits;
            units += word.unitsOf();
            earned += part;
            if (word.rewardClaimedOf()) ++rewarded;
            assertLe(word.claimedOf(), part, "claimed more than its part");
            // What the lens shows costs ten times as much to ask: a quarter of the notes at a time.
            if (i % 4 != handler.calls() % 4) continue;
            assertEq(lens.noteOf(notes[i]).claimable, part - word.claimedOf(), "not its part");
        }
        assertEq(units, handler.unitsSold(listing), "units are not conserved");
        assertEq(units, l.soldUnits, "notes and ledger differ");
        assertEq(rewarded, handler.rewardsOut(listing), "rewards and notes differ");
        assertLe(earned, holders, "notes earned more than the holders' part");
        assertLt(holders - earned, uint256(l.notes) + 1, "more dust than notes");
    }

    /// By the handler's own clock, which nobody's calls can bend.
    function _fee(uint256 listing, Facts memory f, uint256 repayment) internal view returns (uint256) {
        uint256 fee = handler.lateUnits(listing) * f.lateFeeBps / (365 days * 10_000);
        return fee < repayment / 10 ? fee : repayment / 10;
    }
}
