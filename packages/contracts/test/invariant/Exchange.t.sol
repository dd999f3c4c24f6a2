// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeLens} from "src/interfaces/IExchangeLens.sol";
import {Market} from "test/support/Market.sol";
import {Handler} from "test/invariant/Handler.sol";

/// @notice Three listings of different shape under random people; every invariant is asserted in one campaign.
contract ExchangeInvariants is Market {
    Handler internal handler;

    function setUp() public override {
        super.setUp();
        vm.prank(admin);
        office.setFee(33, treasury);
        handler = new Handler(
            exchange,
            lens,
            office,
            usdc,
            op,
            guardian,
            [ada, bo, cy, di, ed],
            [adaKey, boKey, cyKey, diKey, edKey]
        );
        Terms memory t = _terms();
        t.minPurchase = 1;
        t.fundingDeadline = uint32(DAWN + 40 days);
        handler.adopt(_list(t, Level.DebtorConfirmed));
        t.fingerprint = keccak256("invoice 2");
        (t.totalUnits, t.minUnits, t.repayPerUnit, t.pricePerUnit) = (7, 7, 33_333_333, 31_000_001);
        (t.face, t.lateFeeBps, t.graceDays) = (7 * 33_333_333, 3600, 0);
        handler.adopt(_list(t, Level.Attested));
        t = _community();
        t.fingerprint = keccak256("campaign");
        (t.minUnits, t.minPurchase, t.delayDays) = (1, 1, 90);
        handler.adopt(_list(t, Level.Declared));
        handler.seal();
        targetContract(address(handler));
    }

    /// forge-config: default.invariant.fail-on-revert = true
    function invariant_EverythingHolds() external view {
        _solvent();
        _moneyInIsMoneyOutAndLiabilities();
        for (uint256 listing = 1; listing <= handler.listings(); ++listing) {
            _listingHolds(listing);
        }
        assertFalse(handler.illegalEdge(), "an edge the table doesn't have");
        assertFalse(handler.lateWentBack(), "the clock went back");
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
        assertLe(l.soldUnits, f.totalUnits, "more sold than there is");
        assertLe(handler.claimedOf(listing), l.paidIn, "claimed more than paid in");
        assertLe(handler.claimedOf(listing), repayment + repayment / 10, "claimed more than due");
        uint256 ceiling = f.face > repayment + repayment / 10 ? f.face : repayment + repayment / 10;
        assertLe(l.paidIn, ceiling, "took more than the ceiling");
        if (l.state == State.Listed || l.state == State.Cancelled) {
            assertEq(handler.sellerPaid(listing), 0, "seller paid without funding");
            assertEq(l.paidIn, 0, "paid in before funding");
        } else if (l.state != State.None) {
            assertEq(
                handler.sellerPaid(listing),
                uint256(l.soldUnits) * f.pricePerUnit,
                "seller paid twice or short"
            );
        }
        _notesHold(listing, f, l);
    }

    function _notesHold(uint256 listing, Facts memory f, Ledger memory l) internal view {
        uint256[] memory notes = handler.notes();
        uint256 units;
        uint256 earned;
        for (uint256 i; i < notes.length; ++i) {
            if (notes[i] >> 24 != listing) continue;
            uint256 claimable;
            uint256 claimed;
            uint256 own;
            try lens.noteOf(notes[i]) returns (IExchangeLens.Note memory n) {
                (own, claimed, claimable) = (n.units, n.claimed, n.claimable);
            } catch {
                assertEq(uint8(l.state), uint8(State.Cancelled), "a note vanished");
            }
            units += own;
            earned += claimed + claimable;
        }
        assertEq(units, handler.unitsSold(listing), "units are not conserved");
        if (l.state != State.Cancelled) assertEq(units, l.soldUnits, "notes and ledger differ");
        uint256 holders =
            l.paidIn < uint256(l.soldUnits) * f.repayPerUnit ? l.paidIn : l.paidIn - _sellersPart(f, l);
        assertLe(earned, holders, "notes earned more than the holders' part");
        assertLt(holders - earned, uint256(l.notes) + 1, "more dust than notes");
    }

    function _sellersPart(Facts memory f, Ledger memory l) internal pure returns (uint256) {
        uint256 repayment = uint256(l.soldUnits) * f.repayPerUnit;
        uint256 fee = uint256(l.lateUnits) * f.lateFeeBps / (365 days * 10_000);
        if (fee > repayment / 10) fee = repayment / 10;
        return l.paidIn > repayment + fee ? l.paidIn - repayment - fee : 0;
    }
}
