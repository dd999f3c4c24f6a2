// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ExchangeOffice} from "src/ExchangeOffice.sol";
import {IExchangeOffice} from "src/interfaces/IExchangeOffice.sol";
import {Market} from "test/support/Market.sol";

contract EighteenDecimals {
    uint8 public constant decimals = 18;
}

/// Says of every address that it implements everything, as the registry does of ERC-777 tokens.
contract EveryoneImplements {
    function getInterfaceImplementer(address account, bytes32) external pure returns (address) {
        return account;
    }
}

contract OfficeTest is Market {
    IExchangeOffice.Register internal constant ATTESTOR = IExchangeOffice.Register.Attestor;
    IExchangeOffice.Register internal constant TOKEN = IExchangeOffice.Register.Token;
    IExchangeOffice.Register internal constant GATE = IExchangeOffice.Register.Gate;

    function test_TheDeployersTimeEndsWithTheHandOver() external {
        ExchangeOffice fresh = new ExchangeOffice(address(this), 48 hours);
        address[] memory members = new address[](1);
        vm.expectRevert(IExchangeOffice.Office_ZeroAddress.selector);
        fresh.enlist(ATTESTOR, members);
        members[0] = cy;
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NotDeployer.selector, stranger));
        vm.prank(stranger);
        fresh.enlist(ATTESTOR, members);
        vm.expectRevert(IExchangeOffice.Office_ZeroAddress.selector);
        fresh.handOver(address(0), treasury, address(1));
        vm.expectRevert(IExchangeOffice.Office_ZeroAddress.selector);
        fresh.handOver(admin, address(0), address(1));
        fresh.handOver(admin, treasury, address(1));
        assertEq(fresh.admin(), admin);
        assertEq(fresh.descriptor(), address(1));
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NotDeployer.selector, address(this)));
        fresh.enlist(ATTESTOR, members);
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NotDeployer.selector, address(this)));
        fresh.handOver(cy, cy, cy);
    }

    function test_AMemberJoinsAfterTheDelay() external {
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NothingProposed.selector, ATTESTOR, cy));
        office.enact(ATTESTOR, cy);
        vm.prank(admin);
        office.propose(ATTESTOR, cy);
        uint256 ready = block.timestamp + 48 hours;
        vm.warp(ready - 1);
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_TooEarly.selector, ready));
        office.enact(ATTESTOR, cy);
        uint256 clean = vm.snapshotState();
        vm.warp(ready + 14 days + 1);
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_Lapsed.selector, ready + 14 days));
        office.enact(ATTESTOR, cy);
        vm.revertToState(clean);
        vm.warp(ready);
        vm.prank(stranger);
        office.enact(ATTESTOR, cy);
        assertTrue(office.isListed(ATTESTOR, cy));
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NothingProposed.selector, ATTESTOR, cy));
        office.enact(ATTESTOR, cy);
    }

    function test_AProposalCanBeDropped() external {
        vm.startPrank(admin);
        office.propose(ATTESTOR, cy);
        office.drop(ATTESTOR, cy);
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NothingProposed.selector, ATTESTOR, cy));
        office.drop(ATTESTOR, cy);
    }

    function test_RevertWhen_ATokenHasTooManyDecimals() external {
        address token = address(new EighteenDecimals());
        vm.prank(admin);
        office.propose(TOKEN, token);
        vm.warp(block.timestamp + 48 hours);
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_TooManyDecimals.selector, token, 18));
        office.enact(TOKEN, token);
    }

    function test_RevertWhen_ATokenCallsItsReceivers() external {
        address registry = 0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24;
        vm.etch(registry, address(new EveryoneImplements()).code);
        vm.prank(admin);
        office.propose(TOKEN, address(usdc));
        vm.warp(block.timestamp + 48 hours);
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeOffice.Office_TokenCallsReceivers.selector, address(usdc))
        );
        office.enact(TOKEN, address(usdc));
        vm.etch(registry, "");
        office.enact(TOKEN, address(usdc));
    }

    function test_StrikesAtOnceButNeverGates() external {
        vm.startPrank(admin);
        office.strike(ATTESTOR, op);
        assertFalse(office.isListed(ATTESTOR, op));
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NotListed.selector, ATTESTOR, op));
        office.strike(ATTESTOR, op);
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_OnlyGrows.selector, GATE));
        office.strike(GATE, address(openGate));
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeOffice.Office_OnlyGrows.selector, IExchangeOffice.Register.Reward)
        );
        office.strike(IExchangeOffice.Register.Reward, address(rewards));
    }

    function test_WhoeverIsListedLeavesByHimself() external {
        vm.prank(op);
        office.renounce(ATTESTOR);
        assertFalse(office.isListed(ATTESTOR, op));
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NotListed.selector, ATTESTOR, cy));
        vm.prank(cy);
        office.renounce(ATTESTOR);
    }

    function test_AdminshipMovesInTwoStepsAfterTheDelay() external {
        vm.prank(admin);
        office.offerAdmin(cy);
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NotNextAdmin.selector, di, cy));
        vm.prank(di);
        office.acceptAdmin();
        vm.expectRevert(
            abi.encodeWithSelector(IExchangeOffice.Office_TooEarly.selector, block.timestamp + 48 hours)
        );
        vm.prank(cy);
        office.acceptAdmin();
        vm.warp(block.timestamp + 48 hours);
        vm.prank(cy);
        office.acceptAdmin();
        assertEq(office.admin(), cy);
        assertEq(office.nextAdmin(), address(0));
        vm.prank(cy);
        office.renounceAdmin();
        assertEq(office.admin(), address(0));
    }

    function test_SetsTheFeeWithinTheCeiling() external {
        vm.startPrank(admin);
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_FeeTooHigh.selector, 201, 200));
        office.setFee(201, treasury);
        vm.expectRevert(IExchangeOffice.Office_ZeroAddress.selector);
        office.setFee(200, address(0));
        office.setFee(200, cy);
        assertEq(office.feeBps(), 200);
        assertEq(office.feeRecipient(), cy);
        office.setDescriptor(di);
        assertEq(office.descriptor(), di);
    }

    function test_PausesAndUnpauses() external {
        bytes memory notPauser = abi.encodeWithSelector(IExchangeOffice.Office_NotPauser.selector, admin);
        vm.expectRevert(notPauser);
        vm.prank(admin);
        office.pause();
        vm.prank(op);
        office.pause();
        vm.expectRevert(abi.encodeWithSelector(IExchangeOffice.Office_NotPauser.selector, stranger));
        vm.prank(stranger);
        office.unpause();
        vm.prank(admin);
        office.unpause();
        vm.prank(op);
        office.pause();
        vm.prank(op);
        office.unpause();
        office.requireOpen();
    }

    function test_RevertWhen_SomebodyElsePlaysAdmin() external {
        bytes[] memory calls = new bytes[](8);
        calls[0] = abi.encodeCall(office.propose, (ATTESTOR, cy));
        calls[1] = abi.encodeCall(office.drop, (ATTESTOR, cy));
        calls[2] = abi.encodeCall(office.strike, (ATTESTOR, op));
        calls[3] = abi.encodeCall(office.offerAdmin, (cy));
        calls[4] = abi.encodeCall(office.renounceAdmin, ());
        calls[5] = abi.encodeCall(office.setFee, (0, cy));
        calls[6] = abi.encodeCall(office.setDescriptor, (cy));
        calls[7] = abi.encodeCall(office.sunset, ());
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(stranger);
            (bool ok, bytes memory result) = address(office).call(calls[i]);
            assertFalse(ok);
            assertEq(result, abi.encodeWithSelector(IExchangeOffice.Office_NotAdmin.selector, stranger));
        }
    }
}
