// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {IGate} from "src/interfaces/IGate.sol";
import {IReward} from "src/interfaces/IReward.sol";
import {LinkGate} from "src/gates/LinkGate.sol";
import {Permissions} from "test/unit/permissions/Permissions.t.sol";

/// @notice Who may do what with gates and rewards, and when. See {Permissions} for the legend.
///
/// Moments: expiry (the last second of what was signed) or +1; early (a second before it was issued).
contract PermissionsGates is Permissions {
    uint256 private _listing;
    address private _candidate = makeAddr("candidate");
    // The times of an eligibility, an invitation or a link.
    uint256 private _issuedAt;
    uint256 private _lastSecond;

    function setUp() public override {
        super.setUp();
        _listing = _list();
        _person("exchange", address(exchange), 0);
        vm.prank(ada);
        rewards.make("ipfs://reward");
        vm.prank(address(exchange));
        rewards.award(ada, cy, 1);
        vm.prank(cy);
        rewards.setApprovalForAll(_who["operator"], true);
    }

    function test_WhoMayDoWhatWhenAtTheGates() external {
        _eligibility();
        _admitting();
        _end(eligibleGate.register.selector ^ eligibleGate.withdraw.selector ^ type(IGate).interfaceId);
    }

    function test_WhoMayDoWhatWithRewards() external {
        _of("make", rewards.make.selector, _makes);
        _head("running");
        _role("rest: .");
        _of("award", rewards.award.selector, _awards);
        _head("running");
        _role("exchange: .");
        _role("rest:     F");
        _of("safeTransferFrom", rewards.safeTransferFrom.selector, _givesReward);
        _ofItsOwner();
        _of("safeBatchTransferFrom", rewards.safeBatchTransferFrom.selector, _givesRewards);
        _ofItsOwner();
        _of("setApprovalForAll", rewards.setApprovalForAll.selector, _approvesForRewards);
        _head("running");
        _role("rest: .");
        bytes4 views =
            rewards.balanceOf.selector ^ rewards.balanceOfBatch.selector ^ rewards.isApprovedForAll.selector;
        _end(type(IReward).interfaceId ^ rewards.make.selector ^ type(IERC1155).interfaceId ^ views);
    }

    /// withdrawn: the attestor withdrew in the second in which it was issued; issued+1: in the next second.
    /// superseded: a later one stands; removed: its attestor is no attestor any more.
    function _eligibility() private {
        _of("EligibleGate.register", eligibleGate.register.selector, _registers);
        _head("running running running withdrawn withdrawn superseded removed paused sunset left");
        _when("expiry  expiry+1 early  now       issued+1  now        now     now    now    now ");
        _role("rest: .    D       D       H         .          J         V      .      .     .  ");
        _of("EligibleGate.withdraw", eligibleGate.withdraw.selector, _withdrawsEligibility);
        _head("         running removed paused sunset left");
        _role("attestor:   .       F      .      .     .  ");
        _role("rest:       F       F      F      F     F  ");
    }

    /// revoked: the seller took the very invitation back; bumped: all of them.
    function _admitting() private {
        _of("InviteGate.admit", IGate.admit.selector, _invites);
        _admitGrid();
        _of("LinkGate.admit", IGate.admit.selector, _links);
        _admitGrid();
    }

    function _admitGrid() private {
        _head("         running running  revoked bumped paused");
        _when("         expiry  expiry+1 now     now    now   ");
        _role("exchange:   .       D        R       V      .  ");
        _role("rest:       F       F        F       F      F  ");
    }

    function _ofItsOwner() private {
        _head("                 running");
        _role("holder operator:    .   ");
        _role("rest:               F   ");
    }

    function _enter(string memory state, string memory moment) internal override {
        (_issuedAt, _lastSecond) = (block.timestamp, block.timestamp + 1 days);
        _enterRegistry(state);
        _enterSignature(state);
        if (_is(moment, "expiry")) vm.warp(_lastSecond);
        if (_is(moment, "expiry+1")) vm.warp(_lastSecond + 1);
        if (_is(moment, "early") || _is(moment, "issued+1")) ++_issuedAt;
        if (_is(moment, "issued+1")) vm.warp(_issuedAt);
    }

    function _enterRegistry(string memory state) private {
        if (_is(state, "paused")) {
            vm.prank(pauser);
            registry.pause();
        }
        vm.startPrank(admin);
        if (_is(state, "removed")) registry.remove(IExchangeRegistry.Register.Attestor, op);
        if (_is(state, "sunset")) registry.sunset();
        if (_is(state, "left")) registry.renounceAdmin();
        vm.stopPrank();
    }

    function _enterSignature(string memory state) private {
        if (_is(state, "withdrawn")) {
            vm.prank(op);
            eligibleGate.withdraw(_candidate);
        }
        if (_is(state, "superseded")) {
            (address gate, bytes memory data) = _registers(op);
            (bool ok,) = gate.call(data);
            require(ok, "not registered");
            --_issuedAt;
        }
        if (_is(state, "bumped")) {
            vm.prank(ada);
            exchange.bumpCounter();
        }
        if (!_is(state, "revoked")) return;
        vm.startPrank(ada);
        exchange.revoke(_invitation());
        exchange.revoke(_link());
        vm.stopPrank();
    }

    function _registers(address) private view returns (address, bytes memory) {
        (uint32 from, uint32 to) = (uint32(_issuedAt), uint32(_lastSecond));
        bytes memory signature = _sign(opKey, eligibleGate.digestOf(_candidate, from, to));
        bytes memory data = abi.encodeCall(eligibleGate.register, (_candidate, from, to, op, signature));
        return (address(eligibleGate), data);
    }

    function _withdrawsEligibility(address) private view returns (address, bytes memory) {
        return (address(eligibleGate), abi.encodeCall(eligibleGate.withdraw, (_candidate)));
    }

    function _invitation() private view returns (bytes32) {
        return inviteGate.digestOf(_listing, cy, 10, 0, _lastSecond);
    }

    function _link() private view returns (bytes32) {
        return linkGate.digestOfLink(_listing, ed, 10, 10, 0, _lastSecond);
    }

    function _invites(address) private view returns (address, bytes memory) {
        bytes memory data = abi.encode(10, 0, _lastSecond, _sign(adaKey, _invitation()));
        return (address(inviteGate), abi.encodeCall(inviteGate.admit, (_listing, cy, 10, data)));
    }

    function _links(address) private view returns (address, bytes memory) {
        LinkGate.Pass memory p;
        (p.key, p.walletCap, p.totalCap, p.deadline) = (ed, 10, 10, _lastSecond);
        p.sellerSignature = _sign(adaKey, _link());
        p.keySignature = _sign(edKey, linkGate.digestOfUse(_listing, cy));
        return (address(linkGate), abi.encodeCall(linkGate.admit, (_listing, cy, 10, abi.encode(p))));
    }

    function _makes(address) private view returns (address, bytes memory) {
        return (address(rewards), abi.encodeCall(rewards.make, ("ipfs://another")));
    }

    function _awards(address) private view returns (address, bytes memory) {
        return (address(rewards), abi.encodeCall(rewards.award, (ada, di, 1)));
    }

    function _givesReward(address) private view returns (address, bytes memory) {
        return (address(rewards), abi.encodeCall(rewards.safeTransferFrom, (cy, di, 1, 1, "")));
    }

    function _givesRewards(address) private view returns (address, bytes memory) {
        uint256[] memory one = new uint256[](1);
        one[0] = 1;
        return (address(rewards), abi.encodeCall(rewards.safeBatchTransferFrom, (cy, di, one, one, "")));
    }

    function _approvesForRewards(address) private view returns (address, bytes memory) {
        return (address(rewards), abi.encodeCall(rewards.setApprovalForAll, (di, true)));
    }
}
