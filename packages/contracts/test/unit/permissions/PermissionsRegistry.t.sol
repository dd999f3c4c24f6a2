// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ExchangeRegistry} from "src/ExchangeRegistry.sol";
import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {Permissions} from "test/unit/permissions/Permissions.t.sol";

/// @notice Who may do what with the registry, and when. See {Permissions} for the legend.
///
/// States: building (before the deployer hands over), running, paused, sunset, left (the admin renounced),
/// handed (the admin handed over to the heir); proposed (a member, by the admin), after which the admin left,
/// handed over, came back, or the brakes were pulled; dropped (a proposal taken back); offered (adminship, to
/// the heir).
/// Moments: ready (the second at which the delay ends), last (the last second of 14 days after it), +1, -1.
contract PermissionsRegistry is Permissions {
    IExchangeRegistry.Register private constant ATTESTOR = IExchangeRegistry.Register.Attestor;
    IExchangeRegistry.Register private constant PAUSER = IExchangeRegistry.Register.Pauser;
    IExchangeRegistry.Register private constant GATE = IExchangeRegistry.Register.Gate;
    IExchangeRegistry.Register private constant REWARD = IExchangeRegistry.Register.Reward;

    ExchangeRegistry private _desk;
    address private _candidate = makeAddr("candidate");

    function setUp() public override {
        super.setUp();
        _desk = registry;
    }

    function test_WhoMayDoWhatWhenInTheRegistry() external {
        _deploying();
        _proposing();
        _leaving();
        _governing();
        _braking();
        bytes4 views = registry.admin.selector ^ registry.delay.selector ^ registry.feeBps.selector
            ^ registry.feeRecipient.selector ^ registry.descriptor.selector ^ registry.isMember.selector
            ^ registry.isSunset.selector ^ registry.paused.selector ^ registry.pausedAt.selector
            ^ registry.isStalled.selector ^ registry.readyAt.selector ^ registry.requireOpen.selector
            ^ registry.requireListable.selector;
        _end(type(IExchangeRegistry).interfaceId ^ views);
    }

    function _deploying() private {
        _of("add", registry.add.selector, _adds);
        _deployersGrid();
        _of("handOver", registry.handOver.selector, _handsOver);
        _deployersGrid();
    }

    function _deployersGrid() private {
        _head("         building running paused sunset left handed");
        _role("deployer:    .       F      F      F     F     F   ");
        _role("rest:        F       F      F      F     F     F   ");
    }

    function _proposing() private {
        _of("propose", registry.propose.selector, _proposes);
        _adminsGrid();
        _of("cancelProposal", registry.cancelProposal.selector, _drops);
        _head("       running proposed proposed proposed dropped proposed-left proposed-handed");
        _when("       now     ready-1  ready    last+1   ready   ready         ready          ");
        _role("admin:    K       .        .        .       K          F             F         ");
        _role("heir:     F       F        F        F       F          F             K         ");
        _role("rest:     F       F        F        F       F          F             F         ");
        _of("execute", registry.execute.selector, _executes);
        _head("running proposed proposed proposed proposed dropped proposed-left proposed-handed");
        _when("now     ready-1  ready    last     last+1   ready   ready         ready          ");
        _role("rest: K     E        .        .        Z        K          K             K       ");
        _head("proposed-paused proposed-sunset proposed-back");
        _when("ready           ready           ready        ");
        _role("rest:   .            .               K       ");
    }

    function _leaving() private {
        _of("remove, an attestor", registry.remove.selector, _removes);
        _adminsGrid();
        _of("remove, a stranger", registry.remove.selector, _removesNobody);
        _head("       running");
        _role("admin:    I   ");
        _role("rest:     F   ");
        _of("remove, a gate", registry.remove.selector, _removesGate);
        _head("       running");
        _role("admin:    G   ");
        _role("rest:     F   ");
        _of("renounce, as attestor", registry.renounce.selector, _renouncesAttesting);
        _head("         building running paused sunset left handed");
        _role("attestor:    .       .      .      .     .     .   ");
        _role("rest:        I       I      I      I     I     I   ");
        _of("renounce, as pauser", registry.renounce.selector, _renouncesPausing);
        _head("         building running paused sunset left handed");
        _role("pauser:      .       .      .      .     .     .   ");
        _role("rest:        I       I      I      I     I     I   ");
    }

    function _governing() private {
        _of("offerAdmin", registry.offerAdmin.selector, _offers);
        _adminsGrid();
        _of("acceptAdmin", registry.acceptAdmin.selector, _accepts);
        _head("       running offered offered offered offered offered-left handed");
        _when("       now     ready-1 ready   last    last+1  ready        now   ");
        _role("heir:     F       E       .       .       Z         F         F   ");
        _role("rest:     F       F       F       F       F         F         F   ");
        _of("renounceAdmin", registry.renounceAdmin.selector, _renouncesAdmin);
        _adminsGrid();
        _of("setFee", registry.setFee.selector, _setsFee);
        _adminsGrid();
        _of("setDescriptor", registry.setDescriptor.selector, _setsDescriptor);
        _adminsGrid();
        _of("sunset", registry.sunset.selector, _sunsets);
        _adminsGrid();
    }

    function _adminsGrid() private {
        _head("       building running paused sunset left handed");
        _role("admin:     F       .      .      .     F     F   ");
        _role("heir:      F       F      F      F     F     .   ");
        _role("rest:      F       F      F      F     F     F   ");
    }

    function _braking() private {
        _of("pause", registry.pause.selector, _pauses);
        _head("        building running paused sunset left handed");
        _role("pauser:     .       .      .      .     .     .   ");
        _role("rest:       F       F      F      F     F     F   ");
        _of("unpause", registry.unpause.selector, _unpauses);
        _head("        building running paused sunset left handed");
        _role("pauser:     .       .      .      .     .     .   ");
        _role("admin:      F       .      .      .     F     F   ");
        _role("heir:       F       F      F      F     F     .   ");
        _role("rest:       F       F      F      F     F     F   ");
    }

    function _enter(string memory state, string memory moment) internal override {
        if (_is(state, "building")) _build();
        if (_has(state, "proposed") || _is(state, "dropped")) _asAdmin(_proposes);
        if (_is(state, "dropped")) _asAdmin(_drops);
        if (_has(state, "offered")) _asAdmin(_offers);
        if (_has(state, "sunset")) _asAdmin(_sunsets);
        if (_has(state, "left")) _asAdmin(_renouncesAdmin);
        if (_has(state, "paused")) _as(pauser, _pauses);
        uint256 ready = block.timestamp + 48 hours;
        if (_has(state, "handed") || _has(state, "back")) _handTo(admin, heir);
        if (_has(state, "back")) _handTo(heir, admin);
        if (_is(moment, "ready-1")) vm.warp(ready - 1);
        if (_is(moment, "ready")) vm.warp(block.timestamp > ready ? block.timestamp : ready);
        if (_is(moment, "last")) vm.warp(ready + 14 days);
        if (_is(moment, "last+1")) vm.warp(ready + 14 days + 1);
    }

    function _build() private {
        _desk = new ExchangeRegistry(address(this), 48 hours);
        address[] memory members = new address[](1);
        members[0] = op;
        _desk.add(ATTESTOR, members);
        members[0] = pauser;
        _desk.add(PAUSER, members);
    }

    function _handTo(address from, address to) private {
        vm.prank(from);
        registry.offerAdmin(to);
        vm.warp(block.timestamp + 48 hours);
        vm.prank(to);
        registry.acceptAdmin();
    }

    function _asAdmin(function(address) internal returns (address, bytes memory) call) private {
        _as(admin, call);
    }

    function _as(address caller, function(address) internal returns (address, bytes memory) call) private {
        (address target, bytes memory data) = call(caller);
        vm.prank(caller);
        (bool ok,) = target.call(data);
        require(ok, "the state can't be reached");
    }

    /// One of the words of a state, as "handed" of "proposed-handed".
    function _has(string memory state, string memory word) private pure returns (bool) {
        string[] memory words = vm.split(state, "-");
        for (uint256 i; i < words.length; ++i) {
            if (_is(words[i], word)) return true;
        }
        return false;
    }

    function _adds(address) private view returns (address, bytes memory) {
        address[] memory members = new address[](1);
        members[0] = _candidate;
        return _toDesk(abi.encodeCall(registry.add, (PAUSER, members)));
    }

    function _handsOver(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.handOver, (_candidate, treasury, address(lens))));
    }

    function _proposes(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.propose, (REWARD, _candidate)));
    }

    function _drops(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.cancelProposal, (REWARD, _candidate)));
    }

    function _executes(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.execute, (REWARD, _candidate)));
    }

    function _removes(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.remove, (ATTESTOR, op)));
    }

    function _removesNobody(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.remove, (ATTESTOR, stranger)));
    }

    function _removesGate(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.remove, (GATE, address(openGate))));
    }

    function _renouncesAttesting(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.renounce, (ATTESTOR)));
    }

    function _renouncesPausing(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.renounce, (PAUSER)));
    }

    function _offers(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.offerAdmin, (heir)));
    }

    function _accepts(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.acceptAdmin, ()));
    }

    function _renouncesAdmin(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.renounceAdmin, ()));
    }

    function _setsFee(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.setFee, (200, _candidate)));
    }

    function _setsDescriptor(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.setDescriptor, (address(lens))));
    }

    function _pauses(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.pause, ()));
    }

    function _unpauses(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.unpause, ()));
    }

    function _sunsets(address) private view returns (address, bytes memory) {
        return _toDesk(abi.encodeCall(registry.sunset, ()));
    }

    function _toDesk(bytes memory data) private view returns (address, bytes memory) {
        return (address(_desk), data);
    }
}
