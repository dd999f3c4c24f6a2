// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ResaleHandler} from "test/invariant/ResaleHandler.sol";

/// @notice New receivables of random terms, the same invoice again, signatures used twice, identities burned
/// and disputes raised.
abstract contract ListingHandler is ResaleHandler {
    mapping(uint256 listing => bytes) private _calls;
    uint256 private _serial;

    /// Any terms that the rules allow, through every gate, in both coins.
    function list(uint256 seed, uint256 money) external counted {
        if (listings >= MOST_LISTINGS) return;
        Terms memory t = _terms[1 + seed % 5];
        t.fingerprint = keccak256(abi.encode("invoice", ++_serial));
        t.previous = 0;
        t.gate =
            [s.openGate, s.openGate, address(s.eligible), address(s.invite), address(s.link)][seed / 5 % 5];
        t.token = seed / 25 % 3 == 0 ? address(s.usdt) : address(s.coin);
        t.payout = seed / 75 % 3 == 0 ? s.bank : t.seller;
        t.rule = TransferRule([0, 0, 0, 1, 2][seed / 225 % 5]);
        (t.rewardEarly, t.reward) = (seed / 1125 % 2 == 0, address(0));
        if (seed / 2250 % 2 == 0) (t.reward, t.rewardId) = (address(s.rewards), uint96(s.rewardId));
        t.totalUnits = uint24(bound(seed >> 32, 1, 100));
        t.minUnits = uint24(bound(seed >> 64, 1, t.totalUnits));
        t.minPurchase = uint24(bound(seed >> 96, 1, t.totalUnits / 4 + 1));
        t.repayPerUnit = uint48(bound(money, 1, 100e6));
        t.pricePerUnit = uint48(bound(money >> 64, t.repayPerUnit / 2 + 1, t.repayPerUnit));
        t.face = uint48(t.totalUnits) * t.repayPerUnit;
        if (t.kind == Kind.Factoring) t.face += uint48(bound(money >> 128, 0, t.face / 10));
        (t.graceDays, t.delayDays) = (uint8(seed >> 128) % 10, 1 + uint8(seed >> 136) % 90);
        t.lateFeeBps = uint16(bound(seed >> 144, 0, 3600));
        _list(t, t.kind == Kind.Community ? Level.Declared : Level(1 + seed / 4500 % 2));
    }

    /// The invoice of an earlier listing again, with every signature fresh: only after a cancellation.
    function relist(uint256 which, uint256 previous) external counted {
        if (listings >= MOST_LISTINGS) return;
        uint256 listing = _listingIn(which, which % 4 == 0 ? ANY : CANCELLED);
        if (listing == 0) return;
        Terms memory t = _terms[listing];
        (Financing standing, uint256 newest) = s.exchange.financing(t.fingerprint);
        t.previous = uint40(previous % 5 == 0 ? previous % 9 : newest);
        bool listed = _list(t, s.lens.factsOf(newest).level);
        if (!listed) return;
        _require(standing == Financing.None, "the same invoice was financed twice");
        _require(t.previous == newest, "signatures for another place in the row");
    }

    /// What was listed once can't be listed with the same signatures.
    function replayListing(uint256 which) external counted {
        uint256 listing = _listingIn(which, which % 4 == 0 ? ANY : CANCELLED);
        if (listing == 0 || _calls[listing].length == 0) return;
        (bool listed,) = address(s.exchange).call(_calls[listing]);
        _require(!listed, "signatures were used twice");
    }

    /// Burns an identity that isn't on offer: it never comes back.
    function burn(uint256 which, uint256 seed) external counted {
        if (seed % 4 != 0) return;
        uint256 listing = _listingIn(which, seed % 8 == 0 ? ANY : CANCELLED);
        if (listing == 0) return;
        bytes32 fingerprint = _terms[listing].fingerprint;
        (Financing was,) = s.exchange.financing(fingerprint);
        vm.prank(seed % 3 == 0 ? _person(seed / 24) : s.op);
        try s.exchange.burn(fingerprint, bytes32(seed)) {
            (Financing now_,) = s.exchange.financing(fingerprint);
            _require(seed % 3 != 0, "a stranger burned an identity");
            _require(was == Financing.None || was == Financing.Burned, "burned what was on offer");
            _require(now_ == Financing.Burned, "burned and not so read");
        } catch {}
    }

    /// Seldom raised, so that most sales go on. Nothing but the flag may change by it.
    function flagDispute(uint256 who, uint256 which, uint256 seed) external counted {
        uint256 listing = 1 + which % listings;
        address caller = who % 3 == 0 ? s.op : _person(who % 3);
        Ledger memory l = s.lens.ledgerOf(listing);
        if (caller == s.op || caller == _terms[listing].debtor) {
            _dispute(listing, caller, seed % 3 == 0);
            l.flags = flagsOf[listing];
        } else {
            vm.prank(caller);
            try s.exchange.flagDispute(listing, seed % 3 == 0, bytes32(0)) {
                _require(false, "a stranger raised a dispute");
            } catch {}
        }
        Ledger memory now_ = s.lens.ledgerOf(listing);
        _require(keccak256(abi.encode(l)) == keccak256(abi.encode(now_)), "a dispute changed something else");
    }

    function _list(Terms memory t, Level level) private returns (bool listed) {
        // Some are sold for long, since time flies here.
        uint256 term = 20 + listings % 4 * 40;
        t.fundingDeadline = uint32(block.timestamp + term * 1 days);
        t.maturity = uint32((block.timestamp / 1 days + term + 21) * 1 days - 1);
        t.deadline = uint32(block.timestamp + 90 days);
        t.maxFeeBps = s.registry.feeBps();
        t.counter = uint32(s.exchange.counterOf(t.seller));
        (Attestation memory a, Acknowledgement memory k, Signatures memory z) = _everySignature(t, level);
        try s.exchange.list(t, a, k, z) returns (uint256 listing) {
            _require(!_closed, "listed while new business rests");
            _target = listing;
            _adopt(listing, t);
            _calls[listing] = abi.encodeCall(s.exchange.list, (t, a, k, z));
            return true;
        } catch {
            return false;
        }
    }

    function _everySignature(Terms memory t, Level level)
        private
        view
        returns (Attestation memory a, Acknowledgement memory k, Signatures memory z)
    {
        (a.terms, a.level, a.deadline) = (s.lens.digestOfTerms(t), level, t.deadline);
        if (level == Level.DebtorConfirmed) {
            uint32 counter = uint32(s.exchange.counterOf(t.debtor));
            k = Acknowledgement(
                t.fingerprint,
                t.debtor,
                t.seller,
                t.token,
                t.face,
                t.maturity,
                t.previous,
                counter,
                t.deadline
            );
            a.acknowledgement = s.lens.digestOfAcknowledgement(k);
            z.acknowledgement = _signed(t.debtor, a.acknowledgement);
        }
        (z.attestor, z.seller) = (s.op, _signed(t.seller, a.terms));
        z.attestation = _signed(s.op, s.lens.digestOfAttestation(a));
    }
}
