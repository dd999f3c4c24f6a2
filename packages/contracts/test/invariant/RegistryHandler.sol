// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {ListingHandler} from "test/invariant/ListingHandler.sol";

/// @notice Pauses short and long, fees, proposals, admins who hand over or leave, the end of new business.
abstract contract RegistryHandler is ListingHandler {
    struct Proposal {
        uint256 readyAt;
        uint256 tenure;
    }

    uint256 private _tenure; // rises when the admin hands over or leaves

    mapping(address candidate => Proposal) private _proposals;
    mapping(address candidate => bool) private _members;

    function pause(uint256 on) external counted {
        _pause(on % 6 == 0);
    }

    /// Without a sunset too, backers of an offer below its minimum get out once new business has rested for
    /// more than 14 days, and not a second before, however often it is paused again.
    function pauseForLong(uint256 which, uint256 who, uint256 seed) external counted {
        if (calls < 30 || seed % 3 != 0) return;
        uint256 listing = _belowMinimum(which);
        if (listing == 0) return;
        _pause(false);
        _buyBelowMinimum(listing, _person(who / 5));
        _pause(true);
        _passUpTo(pausedSince + 14 days);
        _pause(true);
        _cancel(listing, _person(who));
        _watch(listing);
        _passUpTo(pausedSince + 14 days + 1);
        _cancel(listing, _person(who));
        _watch(listing);
        _require(lastState[listing] == State.Cancelled, "a long pause let nobody out");
        _refundAll(listing, _person(who));
        if (seed % 4 != 0) _pause(false);
    }

    /// For listings made from now on; what was promised holds.
    function setFee(uint256 bps) external counted {
        if (s.registry.admin() == address(0)) return;
        vm.prank(_boss());
        s.registry.setFee(uint16(bps % 201), s.guardian);
    }

    /// Late in some runs: afterwards nothing new happens, and offers below their minimum end at once.
    function sunset(uint256 seed) external counted {
        bool isLeft = s.registry.admin() == address(0);
        if (calls < 60 || seed % 4 != 0 || s.registry.isSunset() || isLeft) return;
        vm.startPrank(_boss());
        s.registry.sunset();
        if (seed % 8 == 0) {
            s.registry.renounceAdmin();
            ++_tenure;
        }
        vm.stopPrank();
    }

    function propose(uint256 which) external counted {
        if (s.registry.admin() != address(0)) _propose(_candidate(which));
    }

    /// Often to the second around the dates between which a proposal becomes true.
    function execute(uint256 which, uint256 time) external counted {
        Proposal storage p = _proposals[_candidate(which)];
        uint256 from = time % 8 == 0 ? p.readyAt + 14 days : p.readyAt;
        if (time % 2 == 0 && p.readyAt != 0) _passUpTo(from - 1 + time / 8 % 3);
        _execute(_candidate(which));
    }

    /// The admin hands over, or leaves for ever in some runs; what they proposed never becomes true then.
    function changeAdmin(uint256 which, uint256 seed) external counted {
        address boss = s.registry.admin();
        if (boss == address(0)) return;
        address candidate = _candidate(which);
        _propose(candidate);
        if (calls > 60 && seed % 4 == 0) {
            vm.prank(boss);
            s.registry.renounceAdmin();
        } else if (!_handOver(boss, seed)) {
            return;
        }
        ++_tenure;
        _passUpTo(_proposals[candidate].readyAt);
        _require(!_execute(candidate), "a proposal outlived its admin");
    }

    function _handOver(address boss, uint256 seed) private returns (bool accepted) {
        address next = boss == s.admin ? s.bank : s.admin;
        vm.prank(boss);
        s.registry.offerAdmin(next);
        uint256 ready = block.timestamp + s.registry.delay();
        uint256 to = (seed % 16 == 1 ? ready + 14 days : ready) + seed / 16 % 3 - 1;
        _passUpTo(to);
        vm.prank(next);
        try s.registry.acceptAdmin() {
            accepted = true;
        } catch {}
        _require(accepted == (to >= ready && to <= ready + 14 days), "an offer of adminship out of its time");
    }

    function _propose(address candidate) private {
        vm.prank(_boss());
        s.registry.propose(IExchangeRegistry.Register.Reward, candidate);
        _proposals[candidate] = Proposal(block.timestamp + s.registry.delay(), _tenure);
    }

    /// True once, in its time, and only as long as the admin who made it is admin without a break.
    function _execute(address candidate) private returns (bool done) {
        Proposal memory p = _proposals[candidate];
        bool stands = p.readyAt != 0 && p.tenure == _tenure;
        bool ripe = block.timestamp >= p.readyAt && block.timestamp <= p.readyAt + 14 days;
        uint256 ready = s.registry.readyAt(IExchangeRegistry.Register.Reward, candidate);
        _require(ready == (stands ? p.readyAt : 0), "not when a proposal can be enacted");
        try s.registry.execute(IExchangeRegistry.Register.Reward, candidate) {
            done = true;
            delete _proposals[candidate];
            _members[candidate] = true;
        } catch {}
        _require(done == (stands && ripe), "a proposal was enacted or refused against the model");
        bool isMember = s.registry.isMember(IExchangeRegistry.Register.Reward, candidate);
        _require(isMember == _members[candidate], "a member by another way than a proposal");
    }

    /// For a list that no listing of the campaign asks: rewards of their own.
    function _candidate(uint256 which) private pure returns (address) {
        return address(uint160(0xca0d1da7e + which % 3));
    }

    /// The admin, or who was the last.
    function _boss() internal view returns (address) {
        address boss = s.registry.admin();
        return boss == address(0) ? s.admin : boss;
    }

    function _pause(bool on) private {
        vm.startPrank(s.op);
        if (on) s.registry.pause();
        else s.registry.unpause();
        vm.stopPrank();
        _closed = on || s.registry.isSunset();
        if (!on) pausedSince = 0;
        else if (pausedSince == 0) pausedSince = block.timestamp;
        _require(s.registry.isStalled() == _stalled(), "not stalled when it should be");
    }

    /// A buyer who waits inside.
    function _buyBelowMinimum(uint256 listing, address buyer) private {
        uint256 units = _terms[listing].minPurchase;
        bool isFew = unitsSold[listing] + units < _terms[listing].minUnits;
        if (!isFew || _notes.length == MOST_NOTES) return;
        (_actor, _target) = (buyer, listing);
        _purchase(listing, units, 0);
    }

    function _belowMinimum(uint256 seed) private view returns (uint256) {
        for (uint256 i; i < listings; ++i) {
            uint256 listing = 1 + (seed % listings + i) % listings;
            bool isBelow = unitsSold[listing] < _terms[listing].minUnits;
            if (isBelow && lastState[listing] == State.Listed) return listing;
        }
        return 0;
    }

    function _passUpTo(uint256 time) internal {
        if (block.timestamp < time) _passTo(time);
    }
}
