// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Test} from "forge-std/Test.sol";
import {ExchangeLens} from "src/ExchangeLens.sol";
import {ExchangeRegistry} from "src/ExchangeRegistry.sol";
import {ReceivableExchange} from "src/ReceivableExchange.sol";
import {RewardNFT} from "src/RewardNFT.sol";
import {EligibleGate} from "src/gates/EligibleGate.sol";
import {InviteGate} from "src/gates/InviteGate.sol";
import {LinkGate} from "src/gates/LinkGate.sol";
import {IExchangeTypes} from "src/interfaces/IReceivableExchange.sol";
import {HostileToken} from "test/support/Reenterer.sol";

/// @notice The handler's own books, by which the exchange's are judged, and what it looks at after every call.
abstract contract HandlerBase is Test, IExchangeTypes {
    /// Where the campaign plays.
    struct Stage {
        ReceivableExchange exchange;
        ExchangeLens lens;
        ExchangeRegistry registry;
        EligibleGate eligible;
        InviteGate invite;
        LinkGate link;
        uint256 linkKey;
        RewardNFT rewards;
        HostileToken coin;
        address op;
        uint256 opKey;
        address admin;
        address guardian;
    }

    bytes4 internal constant LOCKED = bytes4(keccak256("ReentrancyGuardReentrantCall()"));
    uint256 internal constant MOST_LISTINGS = 7;

    Stage internal s;
    bool internal _sealed;
    address[5] public people; // ada, bo, cy, di, ed
    uint256[5] internal _keys;
    uint256 public listings;
    uint256[] internal _notes;
    mapping(uint256 listing => Terms) internal _terms;

    // Ghosts: what went in and out by the handler's own count.
    uint256 public moneyIn;
    uint256 public moneyOut;
    uint256 public donated;
    uint256 public calls;
    mapping(uint256 listing => uint256) public unitsSold;
    mapping(uint256 listing => uint256) public claimedOf;
    mapping(uint256 listing => uint256) public sellerPaid;
    mapping(uint256 listing => uint256) public rewardsOut;
    mapping(uint256 listing => uint256) public lateUnits;
    mapping(uint256 listing => bytes32) public factsHash;
    mapping(uint256 listing => State) public lastState;
    mapping(uint256 listing => uint256) public lastLateUnits;
    mapping(uint256 listing => bool) public saleEnded;
    mapping(uint256 listing => mapping(address wallet => uint256)) public admitted;
    mapping(uint256 listing => uint256) public linked;

    uint256 internal constant INVITATION_CAP = 60;
    uint256 internal constant WALLET_CAP = 30;
    uint256 internal constant LINK_CAP = 70;

    // What must never happen; the first such sentence stays.
    string public wrong;

    // Of the call that runs.
    address internal _actor;
    uint256[5] internal _held;
    uint256 internal _holdings;
    bool internal _closed;

    modifier counted() {
        _before();
        _;
        _afterwards();
    }

    function notes() external view returns (uint256[] memory) {
        return _notes;
    }

    /// Before the campaign only; afterwards the fuzzer may call it as anybody, even as the test.
    function adopt(uint256 listing, Terms calldata terms) external {
        if (_sealed) return;
        _adopt(listing, terms);
    }

    function seal() external {
        _sealed = true;
    }

    function _adopt(uint256 listing, Terms memory terms) internal {
        listings = listing;
        _terms[listing] = terms;
        factsHash[listing] = keccak256(abi.encode(s.lens.factsOf(listing)));
        lastState[listing] = State.Listed;
    }

    function _require(bool holds, string memory sentence) internal {
        if (!holds && bytes(wrong).length == 0) wrong = sentence;
    }

    function _person(uint256 who) internal view returns (address) {
        return people[who % 5];
    }

    function _listing(uint256 which) internal view returns (uint256) {
        return 1 + which % listings;
    }

    function _note(uint256 which) internal view returns (uint256) {
        return _notes.length == 0 ? 0 : _notes[which % _notes.length];
    }

    /// The zero address for a note that was burned.
    function _ownerOf(uint256 note) internal view returns (address owner) {
        if (note == 0) return address(0);
        try s.exchange.ownerOf(note) returns (address o) {
            owner = o;
        } catch {}
    }

    function _signAs(address signer, bytes32 digest) internal view returns (uint8 v, bytes32 r, bytes32 z) {
        if (signer == s.op) return vm.sign(s.opKey, digest);
        for (uint256 i; i < 5; ++i) {
            if (people[i] == signer) return vm.sign(_keys[i], digest);
        }
    }

    function _signed(address signer, bytes32 digest) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 z) = _signAs(signer, digest);
        return abi.encodePacked(r, z, v);
    }

    /// What the seller holds or may pull: proceeds that can't be paid become a credit.
    function _sellersWealth() internal view returns (uint256) {
        return s.coin.balanceOf(people[0]) + s.exchange.creditOf(people[0], address(s.coin));
    }

    function _before() private {
        ++calls;
        _actor = address(0);
        _closed = s.registry.paused() || s.registry.isSunset();
        _holdings = s.coin.balanceOf(address(s.exchange));
        for (uint256 i; i < 5; ++i) {
            _held[i] = s.coin.balanceOf(people[i]);
        }
    }

    function _afterwards() private {
        uint256 holdings = s.coin.balanceOf(address(s.exchange));
        if (holdings > _holdings) moneyIn += holdings - _holdings;
        else moneyOut += _holdings - holdings;
        for (uint256 i; i < 5; ++i) {
            bool lost = s.coin.balanceOf(people[i]) < _held[i];
            _require(!lost || people[i] == _actor, "money left somebody who did nothing");
        }
        if (s.coin.tried()) {
            _require(!s.coin.wentThrough(), "reentered");
            _require(bytes4(s.coin.answer()) == LOCKED, "not the lock refused");
        }
        for (uint256 listing = 1; listing <= listings; ++listing) {
            _watch(listing);
        }
    }

    /// The table's edges and the clock.
    function _watch(uint256 listing) private {
        Ledger memory l = s.lens.ledgerOf(listing);
        State was = lastState[listing];
        bool legal = l.state == was || (was == State.Listed && l.state == State.Funded)
            || (was == State.Listed && l.state == State.Cancelled)
            || (was == State.Funded && (l.state == State.Settled || l.state == State.Defaulted))
            || (was == State.Defaulted && l.state == State.Settled);
        _require(legal, "an edge the table doesn't have");
        _require(l.lateUnits >= lastLateUnits[listing], "the clock went back");
        lastState[listing] = l.state;
        lastLateUnits[listing] = l.lateUnits;
    }
}
