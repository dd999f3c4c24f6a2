// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ExchangeRegistry} from "src/ExchangeRegistry.sol";
import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {Market} from "test/support/Market.sol";

/// @notice The registry's events tell all that it holds.
contract RegistryEventsTest is Market {
    IExchangeRegistry.Register internal constant ATTESTOR = IExchangeRegistry.Register.Attestor;

    function _emits(ExchangeRegistry of_) internal {
        vm.expectEmit(address(of_));
    }

    function test_TheHandOverTellsAdminFeeAndDescriptor() external {
        ExchangeRegistry young = new ExchangeRegistry(address(this), 2 days);
        address[] memory members = new address[](1);
        members[0] = cy;
        _emits(young);
        emit IExchangeRegistry.Added(ATTESTOR, cy);
        young.add(ATTESTOR, members);
        _emits(young);
        emit IExchangeRegistry.AdminChanged(address(0), admin);
        _emits(young);
        emit IExchangeRegistry.FeeSet(0, treasury);
        _emits(young);
        emit IExchangeRegistry.DescriptorSet(address(lens));
        young.handOver(admin, treasury, address(lens));
        assertEq(young.deployer(), address(0));
        assertEq(young.descriptor(), address(lens));
        assertEq(young.feeBps(), 0);
        assertEq(young.feeRecipient(), treasury);
    }

    function test_ProposalsAreToldFromFirstToLast() external {
        uint256 ready = block.timestamp + 48 hours;
        vm.startPrank(admin);
        _emits(registry);
        emit IExchangeRegistry.Proposed(ATTESTOR, cy, ready);
        registry.propose(ATTESTOR, cy);
        _emits(registry);
        emit IExchangeRegistry.ProposalCancelled(ATTESTOR, cy);
        registry.cancelProposal(ATTESTOR, cy);
        registry.propose(ATTESTOR, cy);
        vm.stopPrank();
        vm.warp(ready + 14 days);
        _emits(registry);
        emit IExchangeRegistry.Added(ATTESTOR, cy);
        registry.execute(ATTESTOR, cy);
        _emits(registry);
        emit IExchangeRegistry.Removed(ATTESTOR, cy);
        vm.prank(cy);
        registry.renounce(ATTESTOR);
    }

    function test_AdminshipIsToldWithItsOwners() external {
        uint256 ready = block.timestamp + 48 hours;
        _emits(registry);
        emit IExchangeRegistry.AdminOffered(admin, cy, ready);
        vm.prank(admin);
        registry.offerAdmin(cy);
        vm.warp(ready);
        _emits(registry);
        emit IExchangeRegistry.AdminChanged(admin, cy);
        vm.prank(cy);
        registry.acceptAdmin();
        assertEq(registry.nextAdmin(), address(0));
        vm.startPrank(cy);
        _emits(registry);
        emit IExchangeRegistry.FeeSet(150, di);
        registry.setFee(150, di);
        _emits(registry);
        emit IExchangeRegistry.AdminChanged(cy, address(0));
        registry.renounceAdmin();
    }

    function test_BrakesAreToldWithWhoPulledThem() external {
        vm.startPrank(op);
        _emits(registry);
        emit IExchangeRegistry.PauseSet(true, op);
        registry.pause();
        _emits(registry);
        emit IExchangeRegistry.PauseSet(false, op);
        registry.unpause();
        vm.stopPrank();
        _emits(registry);
        emit IExchangeRegistry.SunsetBegun();
        vm.prank(admin);
        registry.sunset();
    }
}
