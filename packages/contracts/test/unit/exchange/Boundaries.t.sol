// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {EligibleGate} from "src/gates/EligibleGate.sol";
import {Market} from "test/support/Market.sol";

/// @notice The last moment at which something may still happen, the first at which it may not, and what is
/// told about notes that change with their listing.
contract BoundariesTest is Market {
    bytes32 private constant UPDATE = keccak256("BatchMetadataUpdate(uint256,uint256)");

    function _register(uint32 issued, uint32 expires) internal {
        bytes memory signature = _sign(opKey, eligibleGate.digestOf(cy, issued, expires));
        eligibleGate.register(cy, issued, expires, op, signature);
    }

    function test_ARegistrationOfThisSecondHoldsUnlessWithdrawnInIt() external {
        uint32 time = uint32(block.timestamp);
        _register(time, time);
        assertTrue(eligibleGate.isEligible(cy));
        vm.prank(op);
        eligibleGate.withdraw(cy);
        bytes memory signature = _sign(opKey, eligibleGate.digestOf(cy, time, time + 9));
        vm.expectRevert(abi.encodeWithSelector(EligibleGate.EligibleGate_Withdrawn.selector, cy, time));
        eligibleGate.register(cy, time, time + 9, op, signature);
    }

    function test_APauserIsNoAttestorOfEligibility() external {
        vm.prank(op);
        registry.renounce(IExchangeRegistry.Register.Attestor);
        vm.expectRevert(abi.encodeWithSelector(EligibleGate.EligibleGate_Forbidden.selector, op));
        vm.prank(op);
        eligibleGate.withdraw(cy);
    }

    function test_APauserIsNoAttestorOfListings() external {
        uint256 listing = _list();
        vm.prank(op);
        registry.renounce(IExchangeRegistry.Register.Attestor);
        vm.startPrank(op);
        bytes memory forbidden = abi.encodeWithSelector(Exchange_Forbidden.selector, op);
        vm.expectRevert(forbidden);
        exchange.cancel(listing);
        vm.expectRevert(forbidden);
        exchange.burn(keccak256("another invoice"), "");
        vm.stopPrank();
    }

    function test_AFillAtTheBuyersDeadlineAndMinimumLands() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, 10 * ONE);
        Ask memory a = _ask(note, 5000 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        vm.prank(ed);
        exchange.fill(a, signature, FillLimits(5000 * ONE, 6000 * ONE, 0xff, 0, block.timestamp));
        assertEq(exchange.ownerOf(note), ed);
    }

    function test_ANoteForNothingChangesItsOwnerWithoutAnyTransferOfMoney() external {
        (, uint256 note,) = _funded();
        Ask memory a = _ask(note, 0);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        vm.prank(guardian);
        usdc.setPaused(true);
        vm.prank(ed);
        assertEq(exchange.fill(a, signature, _anyNote(0)), 0);
        assertEq(exchange.ownerOf(note), ed);
    }

    function test_APaymentInTheLastSecondBeforeDefaultIsLateOnly() external {
        (uint256 listing,,) = _funded();
        vm.warp(_defaultAt());
        _settle(listing, bo, 1);
        assertEq(uint8(_stateOf(listing)), uint8(State.Funded));
        assertEq(lens.ledgerOf(listing).flags, 0);
    }

    function test_MarkingADefaultKeepsTheLateFeeOfThatMoment() external {
        (uint256 listing,,) = _funded();
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        assertEq(lens.ledgerOf(listing).lateUnits, 10_000 * ONE * 30 days);
        assertEq(lens.ledgerOf(listing).lateUntil, _defaultAt() + 1);
    }

    function test_StoredTermsSayKindAndLevel() external {
        Facts memory f = lens.factsOf(_list(_community(), Level.Declared));
        assertEq(uint8(f.kind), uint8(Kind.Community));
        assertEq(uint8(f.level), uint8(Level.Declared));
        assertEq(f.debtor, address(0));
        assertEq(f.reward, address(0));
        assertEq(f.rewardId, 0);
    }

    /// Three notes of the second listing: their ids are consecutive, and nothing is told while there is none.
    function test_ChangesOfAListingUpdateAllItsNotes() external {
        Terms memory first = _terms();
        first.fingerprint = keccak256("another invoice");
        _list(first, Level.Attested);
        uint256 listing = _list();
        vm.recordLogs();
        vm.prank(bo);
        exchange.flagDispute(listing, true, "");
        _expectUpdates(listing, 0);
        _buy(listing, cy, 30);
        _buy(listing, di, 20);
        _buy(listing, ed, 10);
        vm.recordLogs();
        vm.prank(ada);
        exchange.endSale(listing);
        _expectUpdates(listing, 1);
        vm.prank(op);
        exchange.flagDispute(listing, false, "");
        _expectUpdates(listing, 1);
        uint256 clean = vm.snapshotState();
        vm.prank(op);
        exchange.cancel(listing);
        _expectUpdates(listing, 1);
        vm.revertToState(clean);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _expectUpdates(listing, 1);
        _settle(listing, bo, 1);
        _expectUpdates(listing, 1);
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        _expectUpdates(listing, 1);
    }

    function _expectUpdates(uint256 listing, uint256 count) internal {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] != UPDATE) continue;
            assertEq(logs[i].data, abi.encode((listing << 24) + 1, (listing << 24) + 3));
            assertGt(count--, 0, "more than was expected");
        }
        assertEq(count, 0, "not told");
    }
}
