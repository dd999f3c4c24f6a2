// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {Market} from "test/support/Market.sol";

/// @notice One base unit, one second and one flag count like many.
contract SmallestAmountsTest is Market {
    function test_AReserveOfOneBaseUnitIsCreditedAndOneOfNoneIsNot() external {
        (uint256 listing,,) = _funded();
        vm.recordLogs();
        _settle(listing, bo, 10_000 * ONE);
        assertEq(_count(Credited.selector), 0);
        vm.recordLogs();
        _settle(listing, bo, 1);
        assertEq(_count(StateChanged.selector), 0);
        assertEq(exchange.creditOf(ada, address(usdc)), 1);
        assertEq(exchange.liabilities(address(usdc)), 10_000 * ONE + 1);
    }

    /// Two base units bring one to the note of 60 and none to the note of 40.
    function test_OneBaseUnitIsClaimedForItsOwnerAndNoneIsNot() external {
        (uint256 listing, uint256 noteOfCy, uint256 noteOfDi) = _funded();
        _settle(listing, bo, 2);
        uint256[] memory notes = new uint256[](2);
        (notes[0], notes[1]) = (noteOfDi, noteOfCy);
        vm.recordLogs();
        exchange.claimFor(notes);
        assertEq(_count(Claimed.selector), 1);
        assertEq(lens.noteOf(noteOfCy).claimed, 1);
        assertEq(lens.noteOf(noteOfDi).claimed, 0);
    }

    function test_TheFirstBaseUnitPaidInCanBeClaimed() external {
        uint256 listing = _list();
        uint256 note = _buy(listing, cy, 100);
        _settle(listing, bo, 1);
        assertEq(_claim(note, cy), 1);
    }

    function test_OneSecondAfterGraceIsLate() external {
        (uint256 listing,,) = _funded();
        vm.warp(_graceEnd() + 1);
        _settle(listing, bo, 1);
        assertEq(lens.ledgerOf(listing).lateUnits, 10_000 * ONE);
    }

    function test_TheLensSplitsWhatIsDue() external {
        (uint256 listing,,) = _funded();
        _settle(listing, bo, 4000 * ONE);
        vm.warp(_defaultAt());
        uint256 fee = uint256(6000 * ONE) * 30 days * 1200 / (365 days * 10_000);
        assertEq(lens.dueOf(listing).repayment, 6000 * ONE);
        assertEq(lens.dueOf(listing).lateFee, fee);
        assertEq(lens.dueOf(listing).total, 6500 * ONE);
        _settle(listing, bo, 6000 * ONE);
        assertEq(lens.dueOf(listing).repayment, 0);
        assertEq(lens.dueOf(listing).lateFee, fee);
        assertEq(lens.dueOf(listing).total, 500 * ONE);
    }

    function test_AClaimOfMoneyRemembersTheReward() external {
        vm.prank(ada);
        uint256 id = rewards.make("ipfs://reward");
        Terms memory t = _terms();
        (t.reward, t.rewardId, t.rewardEarly) = (address(rewards), uint96(id), true);
        (uint256 listing, uint256 note,) = _funded(t, Level.Attested);
        vm.expectEmit(address(exchange));
        emit RewardClaimed(listing, note, cy);
        vm.prank(cy);
        exchange.claimReward(note);
        _settle(listing, bo, type(uint256).max);
        _claim(note, cy);
        vm.prank(cy);
        exchange.transferFrom(cy, ed, note);
        assertTrue(lens.noteOf(note).rewardClaimed);
        vm.expectRevert(abi.encodeWithSelector(Exchange_NoReward.selector, note));
        vm.prank(ed);
        exchange.claimReward(note);
        assertEq(rewards.balanceOf(cy, id), 1);
    }

    /// What terms leave out takes no room, and what follows it is still found.
    function test_StoredTermsWithAndWithoutTheirOptions() external {
        for (uint256 options; options < 8; ++options) {
            Terms memory t = options & 1 == 0 ? _community() : _terms();
            t.fingerprint = keccak256(abi.encode(options));
            if (options & 2 != 0) t.payout = ed;
            if (options & 4 != 0) (t.reward, t.rewardId) = (address(rewards), 7);
            Facts memory f = lens.factsOf(_list(t, options & 1 == 0 ? Level.Declared : Level.Attested));
            assertEq(f.debtor, options & 1 == 0 ? address(0) : bo);
            assertEq(f.payout, options & 2 == 0 ? ada : ed);
            assertEq(f.reward, options & 4 == 0 ? address(0) : address(rewards));
            assertEq(f.rewardId, options & 4 == 0 ? 0 : 7);
            assertEq(uint8(f.kind), uint8(t.kind));
        }
    }

    function test_AResaleTellsItsPriceAndWhatItCost() external {
        (uint256 listing, uint256 note,) = _funded();
        Ask memory a = _ask(note, 5800 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        _settle(listing, bo, 1000 * ONE);
        _claim(note, cy);
        vm.expectEmit(address(exchange));
        emit Filled(listing, note, ed, cy, 5800 * ONE, 5200 * ONE);
        vm.prank(ed);
        exchange.fill(a, signature, _anyNote(5200 * ONE));
    }

    function test_RevertWhen_TheBuyerHasNoMoney() external {
        uint256 listing = _list();
        address poor = makeAddr("poor");
        vm.prank(poor);
        usdc.approve(address(exchange), type(uint256).max);
        Order memory o = _order(listing, 10);
        vm.expectRevert(
            abi.encodeWithSelector(
                Exchange_TransferFailed.selector, address(usdc), address(exchange), 950 * ONE
            )
        );
        vm.prank(poor);
        exchange.buy(o, "");
    }

    /// A token that says yes and moves nothing has not paid.
    function test_ProceedsThatDidNotMoveBecomeACredit() external {
        uint256 listing = _list();
        _buy(listing, cy, 60);
        vm.roll(block.number + 1);
        vm.mockCall(address(usdc), abi.encodeWithSelector(usdc.transfer.selector), abi.encode(true));
        exchange.release(listing);
        assertEq(exchange.creditOf(ada, address(usdc)), 5700 * ONE);
        assertEq(exchange.liabilities(address(usdc)), 5700 * ONE);
    }

    function _count(bytes32 topic) internal returns (uint256 count) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] == topic) ++count;
        }
    }
}
