// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ExchangeRegistry} from "src/ExchangeRegistry.sol";
import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {Market} from "test/support/Market.sol";

contract SevenDecimals {
    uint8 public constant decimals = 7;
}

contract RegistryTest is Market {
    IExchangeRegistry.Register internal constant ATTESTOR = IExchangeRegistry.Register.Attestor;
    IExchangeRegistry.Register internal constant TOKEN = IExchangeRegistry.Register.Token;
    IExchangeRegistry.Register internal constant GATE = IExchangeRegistry.Register.Gate;

    function test_TheDeployersTimeEndsWithTheHandOver() external {
        ExchangeRegistry fresh = new ExchangeRegistry(address(this), 48 hours);
        address[] memory members = new address[](1);
        vm.expectRevert(IExchangeRegistry.Registry_ZeroAddress.selector);
        fresh.add(ATTESTOR, members);
        members[0] = cy;
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotDeployer.selector, stranger));
        vm.prank(stranger);
        fresh.add(ATTESTOR, members);
        vm.expectRevert(IExchangeRegistry.Registry_ZeroAddress.selector);
        fresh.handOver(address(0), treasury, address(lens));
        vm.expectRevert(IExchangeRegistry.Registry_ZeroAddress.selector);
        fresh.handOver(admin, address(0), address(lens));
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotAContract.selector, cy));
        fresh.handOver(admin, treasury, cy);
        fresh.handOver(admin, treasury, address(lens));
        assertEq(fresh.admin(), admin);
        assertEq(fresh.descriptor(), address(lens));
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_NotDeployer.selector, address(this))
        );
        fresh.add(ATTESTOR, members);
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_NotDeployer.selector, address(this))
        );
        fresh.handOver(cy, cy, cy);
    }

    function test_AMemberJoinsAfterTheDelay() external {
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_NothingProposed.selector, ATTESTOR, cy)
        );
        registry.execute(ATTESTOR, cy);
        vm.prank(admin);
        registry.propose(ATTESTOR, cy);
        uint256 ready = block.timestamp + 48 hours;
        vm.warp(ready - 1);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_TooEarly.selector, ready));
        registry.execute(ATTESTOR, cy);
        uint256 clean = vm.snapshotState();
        vm.warp(ready + 14 days + 1);
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_ProposalExpired.selector, ready + 14 days)
        );
        registry.execute(ATTESTOR, cy);
        vm.revertToState(clean);
        vm.warp(ready);
        vm.prank(stranger);
        registry.execute(ATTESTOR, cy);
        assertTrue(registry.isMember(ATTESTOR, cy));
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_NothingProposed.selector, ATTESTOR, cy)
        );
        registry.execute(ATTESTOR, cy);
    }

    function test_AProposalCanBeDropped() external {
        vm.startPrank(admin);
        registry.propose(ATTESTOR, cy);
        registry.cancelProposal(ATTESTOR, cy);
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_NothingProposed.selector, ATTESTOR, cy)
        );
        registry.cancelProposal(ATTESTOR, cy);
    }

    function test_RevertWhen_ATokenHasTooManyDecimals() external {
        address token = address(new SevenDecimals());
        vm.prank(admin);
        registry.propose(TOKEN, token);
        vm.warp(block.timestamp + 48 hours);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_TooManyDecimals.selector, token, 7));
        registry.execute(TOKEN, token);
    }

    function test_StrikesAtOnceButNeverGates() external {
        vm.startPrank(admin);
        registry.remove(ATTESTOR, op);
        assertFalse(registry.isMember(ATTESTOR, op));
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotMember.selector, ATTESTOR, op));
        registry.remove(ATTESTOR, op);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_OnlyGrows.selector, GATE));
        registry.remove(GATE, address(openGate));
        vm.expectRevert(
            abi.encodeWithSelector(
                IExchangeRegistry.Registry_OnlyGrows.selector, IExchangeRegistry.Register.Reward
            )
        );
        registry.remove(IExchangeRegistry.Register.Reward, address(rewards));
    }

    function test_WhoeverIsListedLeavesByHimself() external {
        vm.prank(op);
        registry.renounce(ATTESTOR);
        assertFalse(registry.isMember(ATTESTOR, op));
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotMember.selector, ATTESTOR, cy));
        vm.prank(cy);
        registry.renounce(ATTESTOR);
    }

    function test_AdminshipMovesInTwoStepsAfterTheDelay() external {
        vm.prank(admin);
        registry.offerAdmin(cy);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotNextAdmin.selector, di, cy));
        vm.prank(di);
        registry.acceptAdmin();
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_TooEarly.selector, block.timestamp + 48 hours)
        );
        vm.prank(cy);
        registry.acceptAdmin();
        vm.warp(block.timestamp + 48 hours);
        vm.prank(cy);
        registry.acceptAdmin();
        assertEq(registry.admin(), cy);
        assertEq(registry.nextAdmin(), address(0));
        vm.prank(cy);
        registry.renounceAdmin();
        assertEq(registry.admin(), address(0));
    }

    function _moveAdminship(address from, address to) internal {
        vm.prank(from);
        registry.offerAdmin(to);
        vm.warp(block.timestamp + 48 hours);
        vm.prank(to);
        registry.acceptAdmin();
    }

    function test_AProposalEndsWithTheTenureOfItsAdmin() external {
        vm.prank(admin);
        registry.propose(ATTESTOR, cy);
        uint256 ready = registry.readyAt(ATTESTOR, cy);
        assertEq(ready, block.timestamp + 48 hours);
        bytes memory nothing =
            abi.encodeWithSelector(IExchangeRegistry.Registry_NothingProposed.selector, ATTESTOR, cy);
        _moveAdminship(admin, di);
        assertEq(registry.readyAt(ATTESTOR, cy), 0);
        vm.expectRevert(nothing);
        registry.execute(ATTESTOR, cy);
        vm.expectRevert(nothing);
        vm.prank(di);
        registry.cancelProposal(ATTESTOR, cy);
        // Nor when its admin returns.
        _moveAdminship(di, admin);
        vm.expectRevert(nothing);
        registry.execute(ATTESTOR, cy);
    }

    function test_TheNextAdminsProposalReplacesTheFormers() external {
        vm.prank(admin);
        registry.propose(ATTESTOR, cy);
        _moveAdminship(admin, di);
        vm.prank(di);
        registry.propose(ATTESTOR, cy);
        assertEq(registry.readyAt(ATTESTOR, cy), block.timestamp + 48 hours);
        vm.warp(block.timestamp + 48 hours);
        registry.execute(ATTESTOR, cy);
    }

    function test_AnOfferOfAdminshipLapsesAfterFourteenDays() external {
        vm.prank(admin);
        registry.offerAdmin(cy);
        uint256 lapses = block.timestamp + 48 hours + 14 days;
        vm.warp(lapses + 1);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_ProposalExpired.selector, lapses));
        vm.prank(cy);
        registry.acceptAdmin();
        vm.warp(lapses);
        vm.prank(cy);
        registry.acceptAdmin();
        assertEq(registry.admin(), cy);
    }

    function test_APauseBeginsOnce() external {
        assertEq(registry.pausedAt(), 0);
        vm.prank(op);
        registry.pause();
        vm.warp(DAWN + 1 days);
        vm.prank(op);
        registry.pause();
        assertEq(registry.pausedAt(), DAWN);
        vm.startPrank(op);
        registry.unpause();
        assertEq(registry.pausedAt(), 0);
        assertFalse(registry.paused());
        registry.pause();
        assertEq(registry.pausedAt(), DAWN + 1 days);
        assertTrue(registry.paused());
    }

    function test_BusinessIsStalledByALongPauseOrTheSunset() external {
        assertFalse(registry.isStalled());
        uint256 clean = vm.snapshotState();
        vm.prank(op);
        registry.pause();
        vm.warp(DAWN + 14 days);
        assertFalse(registry.isStalled());
        vm.warp(DAWN + 14 days + 1);
        assertTrue(registry.isStalled());
        vm.prank(admin);
        registry.unpause();
        assertFalse(registry.isStalled());
        vm.revertToState(clean);
        vm.prank(admin);
        registry.sunset();
        assertTrue(registry.isStalled());
    }

    function test_SetsTheFeeWithinTheCeiling() external {
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_FeeTooHigh.selector, 201, 200));
        registry.setFee(201, treasury);
        vm.expectRevert(IExchangeRegistry.Registry_ZeroAddress.selector);
        registry.setFee(200, address(0));
        registry.setFee(200, cy);
        assertEq(registry.feeBps(), 200);
        assertEq(registry.feeRecipient(), cy);
    }

    function test_ReplacesTheDrawingWithAContractOnly() external {
        address first = registry.descriptor();
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotAContract.selector, di));
        registry.setDescriptor(di);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotAContract.selector, address(0)));
        registry.setDescriptor(address(0));
        assertEq(registry.descriptor(), first);
        vm.expectEmit(address(registry));
        emit IExchangeRegistry.DescriptorSet(address(lens));
        registry.setDescriptor(address(lens));
        assertEq(registry.descriptor(), address(lens));
    }

    function test_PausesAndUnpauses() external {
        bytes memory notPauser = abi.encodeWithSelector(IExchangeRegistry.Registry_NotPauser.selector, admin);
        vm.expectRevert(notPauser);
        vm.prank(admin);
        registry.pause();
        vm.prank(op);
        registry.pause();
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotPauser.selector, stranger));
        vm.prank(stranger);
        registry.unpause();
        vm.prank(admin);
        registry.unpause();
        vm.prank(op);
        registry.pause();
        vm.prank(op);
        registry.unpause();
        registry.requireOpen();
    }

    function test_RevertWhen_SomebodyElsePlaysAdmin() external {
        bytes[] memory calls = new bytes[](8);
        calls[0] = abi.encodeCall(registry.propose, (ATTESTOR, cy));
        calls[1] = abi.encodeCall(registry.cancelProposal, (ATTESTOR, cy));
        calls[2] = abi.encodeCall(registry.remove, (ATTESTOR, op));
        calls[3] = abi.encodeCall(registry.offerAdmin, (cy));
        calls[4] = abi.encodeCall(registry.renounceAdmin, ());
        calls[5] = abi.encodeCall(registry.setFee, (0, cy));
        calls[6] = abi.encodeCall(registry.setDescriptor, (cy));
        calls[7] = abi.encodeCall(registry.sunset, ());
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(stranger);
            (bool ok, bytes memory result) = address(registry).call(calls[i]);
            assertFalse(ok);
            assertEq(result, abi.encodeWithSelector(IExchangeRegistry.Registry_NotAdmin.selector, stranger));
        }
    }

    function test_RequireListableChecksEveryMemberAndAnswersTheFee() external {
        vm.prank(admin);
        registry.setFee(55, treasury);
        assertEq(registry.requireListable(op, address(usdc), address(openGate), address(0)), 55);
        assertEq(registry.requireListable(op, address(usdc), address(openGate), address(rewards)), 55);
        _refuseListable(cy, address(usdc), address(openGate), address(0), ATTESTOR, cy);
        _refuseListable(op, cy, address(openGate), address(0), TOKEN, cy);
        _refuseListable(op, address(usdc), cy, address(0), GATE, cy);
        _refuseListable(op, address(usdc), address(openGate), cy, IExchangeRegistry.Register.Reward, cy);
    }

    function _refuseListable(
        address attestor,
        address token,
        address gate,
        address reward,
        IExchangeRegistry.Register register,
        address missing
    ) internal {
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_NotMember.selector, register, missing)
        );
        registry.requireListable(attestor, token, gate, reward);
    }

    function test_RequireOpenFollowsPauseAndSunset() external {
        registry.requireOpen();
        vm.prank(op);
        registry.pause();
        vm.expectRevert(IExchangeRegistry.Registry_Paused.selector);
        registry.requireOpen();
        vm.expectRevert(IExchangeRegistry.Registry_Paused.selector);
        registry.requireListable(op, address(usdc), address(openGate), address(0));
        vm.prank(op);
        registry.unpause();
        registry.requireOpen();
        vm.expectEmit(address(registry));
        emit IExchangeRegistry.SunsetBegun();
        vm.prank(admin);
        registry.sunset();
        assertTrue(registry.isSunset());
        vm.expectRevert(IExchangeRegistry.Registry_Sunset.selector);
        registry.requireOpen();
        vm.expectRevert(IExchangeRegistry.Registry_Sunset.selector);
        registry.requireListable(op, address(usdc), address(openGate), address(0));
    }

    function test_ASecondProposalStartsTheDelayAgain() external {
        vm.prank(admin);
        registry.propose(ATTESTOR, cy);
        uint256 first = block.timestamp + 48 hours;
        assertEq(registry.readyAt(ATTESTOR, cy), first);
        vm.warp(first);
        vm.expectEmit(address(registry));
        emit IExchangeRegistry.Proposed(ATTESTOR, cy, first + 48 hours);
        vm.prank(admin);
        registry.propose(ATTESTOR, cy);
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_TooEarly.selector, first + 48 hours)
        );
        registry.execute(ATTESTOR, cy);
        vm.warp(first + 48 hours + 14 days);
        registry.execute(ATTESTOR, cy);
        assertEq(registry.readyAt(ATTESTOR, cy), 0);
    }

    function test_RevertWhen_TheZeroAddressIsEnlisted() external {
        vm.prank(admin);
        registry.propose(ATTESTOR, address(0));
        vm.warp(block.timestamp + 48 hours);
        vm.expectRevert(IExchangeRegistry.Registry_ZeroAddress.selector);
        registry.execute(ATTESTOR, address(0));
    }

    function test_ALaterOfferOfAdminshipReplacesTheEarlier() external {
        vm.startPrank(admin);
        registry.offerAdmin(cy);
        vm.expectEmit(address(registry));
        emit IExchangeRegistry.AdminOffered(admin, di, block.timestamp + 48 hours);
        registry.offerAdmin(di);
        vm.stopPrank();
        assertEq(registry.nextAdmin(), di);
        assertEq(registry.nextAdminReadyAt(), block.timestamp + 48 hours);
        vm.warp(block.timestamp + 48 hours);
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotNextAdmin.selector, cy, di));
        vm.prank(cy);
        registry.acceptAdmin();
        vm.expectEmit(address(registry));
        emit IExchangeRegistry.AdminChanged(admin, di);
        vm.prank(di);
        registry.acceptAdmin();
    }

    function test_RenouncingAdminshipVoidsAnOfferOfIt() external {
        vm.startPrank(admin);
        registry.offerAdmin(cy);
        registry.renounceAdmin();
        vm.stopPrank();
        vm.warp(block.timestamp + 48 hours);
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeRegistry.Registry_NotNextAdmin.selector, cy, address(0))
        );
        vm.prank(cy);
        registry.acceptAdmin();
        vm.expectRevert(abi.encodeWithSelector(IExchangeRegistry.Registry_NotAdmin.selector, admin));
        vm.prank(admin);
        registry.sunset();
    }
}
