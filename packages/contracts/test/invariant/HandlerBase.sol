// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ExchangeLens} from "src/ExchangeLens.sol";
import {ExchangeRegistry} from "src/ExchangeRegistry.sol";
import {ReceivableExchange} from "src/ReceivableExchange.sol";
import {RewardNFT} from "src/RewardNFT.sol";
import {EligibleGate} from "src/gates/EligibleGate.sol";
import {InviteGate} from "src/gates/InviteGate.sol";
import {LinkGate} from "src/gates/LinkGate.sol";
import {IExchangeTypes} from "src/interfaces/IReceivableExchange.sol";
import {LedgerSlot} from "src/libraries/LedgerSlot.sol";
import {TestUSDT} from "src/tokens/TestUSDT.sol";
import {HostileToken} from "test/support/Reenterer.sol";

/// @notice The handler's own model of the market, by which the exchange is judged, and what it looks at after
/// every call.
abstract contract HandlerBase is Test, IExchangeTypes {
    /// Where the campaign runs.
    struct Stage {
        ReceivableExchange exchange;
        ExchangeLens lens;
        ExchangeRegistry registry;
        EligibleGate eligible;
        InviteGate invite;
        LinkGate link;
        uint256 linkKey;
        RewardNFT rewards;
        uint256 rewardId;
        HostileToken coin;
        TestUSDT usdt;
        address openGate;
        address bank; // of the seller, where some listings pay the proceeds
        address op;
        uint256 opKey;
        address admin;
        address guardian;
    }

    bytes4 internal constant LOCKED = bytes4(keccak256("ReentrancyGuardReentrantCall()"));
    uint256 internal constant MOST_LISTINGS = 12;
    uint256 internal constant MOST_NOTES = 40;

    // Sets of states, bit n for state n.
    uint256 internal constant LISTED = 1 << uint256(State.Listed);
    uint256 internal constant FUNDED = 1 << uint256(State.Funded);
    uint256 internal constant CANCELLED = 1 << uint256(State.Cancelled);
    uint256 internal constant PAYABLE = FUNDED | 1 << uint256(State.Settled) | 1 << uint256(State.Defaulted);
    uint256 internal constant ANY = 0xff;

    Stage internal s;
    bool internal _sealed;
    address[5] public people; // ada, bo, cy, di, ed
    uint256[5] internal _keys;
    address[2] public tokens;
    uint256 public listings;
    uint256[] internal _notes; // those that live
    mapping(uint256 listing => Terms) internal _terms;
    mapping(uint256 listing => bytes32) internal _termsOf; // what its seller signed

    // The model: what must stand in the exchange.
    mapping(address token => uint256) public moneyIn;
    mapping(address token => uint256) public moneyOut;
    mapping(address token => uint256) public donated;
    mapping(uint256 listing => uint256) public unitsSold;
    mapping(uint256 listing => uint256) public paidIn;
    mapping(uint256 listing => uint256) public claimedOf;
    mapping(uint256 listing => uint256) public sellerPaid;
    mapping(uint256 listing => uint256) public reserveOf;
    mapping(uint256 listing => uint256) public rewardsOut;
    mapping(uint256 listing => uint256) public lateUnits;
    mapping(uint256 listing => bytes32) public factsHash;
    mapping(uint256 listing => State) public lastState;
    mapping(uint256 listing => uint8) public flagsOf;
    mapping(uint256 listing => uint256) internal _lastWord;
    uint256 public pausedSince; // 0 while new business goes on
    uint256 public calls;

    // What must never happen; the first such sentence stays.
    string public wrong;

    // The call that runs.
    address internal _actor;
    address internal _earlierActor; // of a directed sequence
    uint256 internal _target;
    uint256[10] internal _held;
    uint256[2] internal _holdings;
    bool internal _closed;

    modifier counted() {
        _before();
        _;
        _afterwards();
    }

    function notes() external view returns (uint256[] memory) {
        return _notes;
    }

    /// The listing that the last call was about.
    function lastTarget() external view returns (uint256) {
        return _target == 0 ? 1 : _target;
    }

    function fingerprintOf(uint256 listing) external view returns (bytes32) {
        return _terms[listing].fingerprint;
    }

    function _adopt(uint256 listing, Terms memory terms) internal {
        listings = listing;
        _terms[listing] = terms;
        _termsOf[listing] = s.lens.digestOfTerms(terms);
        factsHash[listing] = keccak256(abi.encode(s.lens.factsOf(listing)));
        _lastWord[listing] = s.exchange.ledgerWord(listing);
        lastState[listing] = State.Listed;
    }

    function _require(bool holds, string memory sentence) internal {
        if (!holds && bytes(wrong).length == 0) wrong = sentence;
    }

    function _person(uint256 who) internal view returns (address) {
        return people[who % 5];
    }

    /// Another one than `not`.
    function _other(uint256 who, address not) internal view returns (address) {
        return _person(who) == not ? _person(who % 5 + 1) : _person(who);
    }

    /// The first listing in one of `states` from a random place on; 0 for none.
    function _listingIn(uint256 seed, uint256 states) internal view returns (uint256) {
        for (uint256 i; i < listings; ++i) {
            uint256 listing = 1 + (seed % listings + i) % listings;
            if (states >> uint256(lastState[listing]) & 1 == 1) return listing;
        }
        return 0;
    }

    /// The first note of a listing in one of `states` from a random place on; 0 for none.
    function _noteIn(uint256 seed, uint256 states) internal view returns (uint256) {
        uint256 count = _notes.length;
        for (uint256 i; i < count; ++i) {
            uint256 note = _notes[(seed % count + i) % count];
            if (states >> uint256(lastState[note >> 24]) & 1 == 1) return note;
        }
        return 0;
    }

    function _repayment(uint256 listing) internal view returns (uint256) {
        return unitsSold[listing] * _terms[listing].repayPerUnit;
    }

    /// By the handler's own clock, which no call can bend.
    function feeOf(uint256 listing) public view returns (uint256) {
        return lateUnits[listing] * _terms[listing].lateFeeBps / (365 days * 10_000);
    }

    /// What holders get in all once everything is paid.
    function _entitlement(uint256 listing) internal view returns (uint256) {
        return _repayment(listing) + feeOf(listing);
    }

    /// The most that may ever be taken, less what was: of a payer for the holders alone, or of any other.
    function _dueOf(uint256 listing, bool holdersOnly) internal view returns (uint256) {
        uint256 most = _entitlement(listing);
        if (!holdersOnly && most < _terms[listing].face) most = _terms[listing].face;
        return most > paidIn[listing] ? most - paidIn[listing] : 0;
    }

    function _payment(uint256 listing, uint256 amount, bool holdersOnly)
        internal
        view
        returns (Payment memory)
    {
        return Payment(listing, _termsOf[listing], amount, holdersOnly);
    }

    /// What a signer meant whose listing lost its number to this one when the chain was reorganised.
    function _termsOfAnother(uint256 listing) internal view returns (bytes32) {
        return _termsOf[listing % listings + 1];
    }

    /// No sale can be expected to go on: by the handler's own watch over pauses.
    function _stalled() internal view returns (bool) {
        bool restsLong = pausedSince != 0 && block.timestamp > pausedSince + 14 days;
        return s.registry.isSunset() || restsLong;
    }

    /// While an attestor's dispute stands nothing is sold, whatever else goes on.
    function _sells(uint256 listing) internal view returns (bool) {
        return _saleOpen(listing) && flagsOf[listing] & LedgerSlot.DISPUTED_BY_ATTESTOR == 0;
    }

    /// As payments and the seller see it.
    function _saleOpen(uint256 listing) internal view returns (bool) {
        bool state = lastState[listing] == State.Listed || lastState[listing] == State.Funded;
        return state && paidIn[listing] == 0 && block.timestamp <= _terms[listing].fundingDeadline
            && unitsSold[listing] < _terms[listing].totalUnits
            && flagsOf[listing] & LedgerSlot.SALE_ENDED == 0;
    }

    /// The token lets both move `amount` from one to the other.
    function _canMove(address token, address from, address to, uint256 amount) internal view returns (bool) {
        if (token == address(s.usdt)) return s.usdt.balanceOf(from) >= amount;
        bool blocked = s.coin.paused() || s.coin.isBlacklisted(from) || s.coin.isBlacklisted(to);
        return !blocked && s.coin.balanceOf(from) >= amount;
    }

    function _balance(address token, address account) internal view returns (uint256) {
        return token == address(s.usdt) ? s.usdt.balanceOf(account) : s.coin.balanceOf(account);
    }

    /// What the seller of a listing was paid or may pull: proceeds that can't be paid become a credit.
    function _proceedsOf(uint256 listing) internal view returns (uint256) {
        Terms storage t = _terms[listing];
        return _balance(t.token, t.payout) + s.exchange.creditOf(t.seller, t.token);
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

    function _before() private {
        ++calls;
        (_actor, _earlierActor, _target) = (address(0), address(0), 0);
        _closed = s.registry.paused() || s.registry.isSunset();
        for (uint256 t; t < 2; ++t) {
            _holdings[t] = _balance(tokens[t], address(s.exchange));
            for (uint256 i; i < 5; ++i) {
                _held[t * 5 + i] = _balance(tokens[t], people[i]);
            }
        }
    }

    function _afterwards() private {
        for (uint256 t; t < 2; ++t) {
            uint256 holdings = _balance(tokens[t], address(s.exchange));
            if (holdings > _holdings[t]) moneyIn[tokens[t]] += holdings - _holdings[t];
            else moneyOut[tokens[t]] += _holdings[t] - holdings;
            for (uint256 i; i < 5; ++i) {
                bool lost = _balance(tokens[t], people[i]) < _held[t * 5 + i];
                bool acted = people[i] == _actor || people[i] == _earlierActor;
                _require(!lost || acted, "money left somebody who did nothing");
            }
        }
        if (s.coin.tried()) {
            _require(!s.coin.wentThrough(), "reentered");
            _require(bytes4(s.coin.answer()) == LOCKED, "not the lock refused");
        }
        for (uint256 listing = 1; listing <= listings; ++listing) {
            _watch(listing);
        }
    }

    /// The table's edges and the clock; and no other listing moves. Also between the steps of a directed
    /// sequence.
    function _watch(uint256 listing) internal {
        uint256 word = s.exchange.ledgerWord(listing);
        if (word == _lastWord[listing]) return;
        _require(listing == _target, "another listing moved");
        Ledger memory l = LedgerSlot.unpack(word);
        State was = lastState[listing];
        bool legal = l.state == was || (was == State.Listed && l.state == State.Funded)
            || (was == State.Listed && l.state == State.Cancelled)
            || (was == State.Funded && (l.state == State.Settled || l.state == State.Defaulted))
            || (was == State.Defaulted && l.state == State.Settled);
        _require(legal, "an edge the table doesn't have");
        _require(l.lateUnits >= LedgerSlot.unpack(_lastWord[listing]).lateUnits, "the clock went back");
        lastState[listing] = l.state;
        _lastWord[listing] = word;
    }
}
