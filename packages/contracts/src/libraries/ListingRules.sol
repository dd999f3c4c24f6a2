// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeRegistry} from "../interfaces/IExchangeRegistry.sol";
import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {IReward} from "../interfaces/IReward.sol";
import {ListingLedger} from "./ListingLedger.sol";
import {Digests} from "./Digests.sol";
import {TermsStore} from "./TermsStore.sol";
import {LedgerSlot} from "./LedgerSlot.sol";
import {NoteData} from "./NoteData.sol";
import {Signed} from "./Signed.sol";

/// @title What terms may say, and who must have signed them
/// @notice Linked, not inlined: it is the one long piece that only `list` needs.
library ListingRules {
    using NoteData for uint96;
    using Signed for Signed.Book;
    using LedgerSlot for mapping(uint256 => uint256);

    /// @notice Everything of the exchange that a new listing touches.
    struct Books {
        uint256 count;
        mapping(uint256 listing => uint256) ledgers;
        mapping(bytes32 fingerprint => uint256 listing) listingOf;
        mapping(bytes32 fingerprint => bool) burned;
        Signed.Book signed;
    }

    /// @notice 250 million at six decimals: with the highest late fee it still fits 48 bits.
    uint256 internal constant MAX_FACE = 250_000_000e6;
    uint256 internal constant MAX_TENOR = 365 days;
    uint256 internal constant MAX_GRACE_DAYS = 30;
    uint256 internal constant MAX_DELAY_DAYS = 90;
    uint256 internal constant MAX_LATE_FEE_BPS = 3600;
    uint256 internal constant LAST_SECOND_OF_DAY = 1 days - 1;

    /// @notice Takes terms into the registry, freezes them and opens the sale; reverts unless terms, parties
    /// and signatures hold together.
    function list(
        Books storage books,
        uint16 feeBps,
        IExchangeTypes.Terms calldata t,
        IExchangeTypes.Attestation calldata a,
        IExchangeTypes.Acknowledgement calldata k,
        IExchangeTypes.Signatures calldata s
    ) external returns (uint256 listing) {
        if (feeBps > t.maxFeeBps) {
            revert IExchangeSignals.Exchange_FeeAboveMaximum(feeBps, t.maxFeeBps);
        }
        _verify(books.signed, t, a, k, s);
        listing = ++books.count;
        _register(books, listing, t.fingerprint, t.previous);
        IExchangeTypes.Ledger memory l;
        l.state = IExchangeTypes.State.Listed;
        books.ledgers.save(listing, l);
        TermsStore.write(listing, _frozen(t, a.level, feeBps));
        emit IExchangeSignals.Listed(listing, t.fingerprint, t.seller, s.attestor, a.level, feeBps, t);
    }

    /// @notice Ends an offer; see the exchange's `cancel`.
    function cancel(Books storage books, IExchangeRegistry registry, uint256 listing, bool fraud) external {
        IExchangeTypes.Ledger memory l = books.ledgers.load(listing);
        if (l.state != IExchangeTypes.State.Listed) {
            revert IExchangeSignals.Exchange_WrongState(listing, l.state);
        }
        if (!_isAttestor(registry)) {
            if (fraud) revert IExchangeSignals.Exchange_Forbidden(msg.sender);
            IExchangeTypes.Facts memory f = TermsStore.read(address(this), listing);
            bool unsold = msg.sender == f.seller && l.soldUnits == 0;
            bool failed =
                l.soldUnits < f.minUnits && (block.timestamp > f.fundingDeadline || registry.isSunset());
            if (!unsold && !failed) revert IExchangeSignals.Exchange_Forbidden(msg.sender);
        }
        if (fraud) l.flags |= LedgerSlot.BURNED;
        l.state = IExchangeTypes.State.Cancelled;
        books.ledgers.save(listing, l);
        emit IExchangeSignals.Cancelled(listing, msg.sender, fraud);
        emitMetadataUpdate(listing, l.notes);
    }

    /// @notice Raises or lays down a dispute; see the exchange's `flagDispute`.
    function flagDispute(
        Books storage books,
        IExchangeRegistry registry,
        uint256 listing,
        bool disputed,
        bytes32 evidence
    ) external {
        IExchangeTypes.Ledger memory l = books.ledgers.load(listing);
        if (l.state == IExchangeTypes.State.None) {
            revert IExchangeSignals.Exchange_WrongState(listing, l.state);
        }
        bool isAttestor = _isAttestor(registry);
        if (!isAttestor && msg.sender != TermsStore.read(address(this), listing).debtor) {
            revert IExchangeSignals.Exchange_Forbidden(msg.sender);
        }
        uint8 own = isAttestor ? LedgerSlot.DISPUTED_BY_ATTESTOR : LedgerSlot.DISPUTED_BY_DEBTOR;
        // An attestor decides both disputes; the debtor can't lay down the attestor's.
        uint8 laidDown = isAttestor ? own | LedgerSlot.DISPUTED_BY_DEBTOR : own;
        l.flags = disputed ? l.flags | own : l.flags & ~laidDown;
        books.ledgers.save(listing, l);
        emit IExchangeSignals.DisputeFlagged(listing, msg.sender, disputed, evidence);
        emitMetadataUpdate(listing, l.notes);
    }

    /// @notice Ends the sale; see the exchange's `endSale`.
    function endSale(Books storage books, uint256 listing) external {
        IExchangeTypes.Ledger memory l = books.ledgers.load(listing);
        if (l.state != IExchangeTypes.State.Listed && l.state != IExchangeTypes.State.Funded) {
            revert IExchangeSignals.Exchange_WrongState(listing, l.state);
        }
        IExchangeTypes.Facts memory f = TermsStore.read(address(this), listing);
        if (msg.sender != f.seller) revert IExchangeSignals.Exchange_Forbidden(msg.sender);
        if (l.soldUnits < f.minUnits) {
            revert IExchangeSignals.Exchange_BelowMinimum(l.soldUnits, f.minUnits);
        }
        if (!ListingLedger.saleOpen(f, l, block.timestamp)) {
            revert IExchangeSignals.Exchange_SaleClosed(listing);
        }
        l.flags |= LedgerSlot.SALE_ENDED;
        books.ledgers.save(listing, l);
        emit IExchangeSignals.SaleEnded(listing, l.soldUnits);
        emitMetadataUpdate(listing, l.notes);
    }

    /// @notice Burns a fingerprint; see the exchange's `burn`.
    function burn(Books storage books, IExchangeRegistry registry, bytes32 fingerprint, bytes32 evidence)
        external
    {
        if (!_isAttestor(registry)) revert IExchangeSignals.Exchange_Forbidden(msg.sender);
        uint256 listing = books.listingOf[fingerprint];
        IExchangeTypes.State state = books.ledgers.load(listing).state;
        if (state != IExchangeTypes.State.None && state != IExchangeTypes.State.Cancelled) {
            revert IExchangeSignals.Exchange_WrongState(listing, state);
        }
        books.burned[fingerprint] = true;
        emit IExchangeSignals.Burned(fingerprint, msg.sender, evidence);
    }

    /// @notice Hands out the reward of a note that holds `data`; see the exchange's `claimReward`.
    function award(Books storage books, uint256 note, address owner, uint96 data) external {
        uint256 listing = NoteData.listingOf(note);
        IExchangeTypes.Facts memory f = TermsStore.read(address(this), listing);
        IExchangeTypes.Ledger memory l = books.ledgers.load(listing);
        bool settled = l.state == IExchangeTypes.State.Settled;
        bool early = f.rewardEarly && l.state == IExchangeTypes.State.Funded;
        bool isDue = l.flags & LedgerSlot.DEFAULTED == 0 && (settled || early);
        if (f.reward == address(0) || !isDue || data.rewardClaimedOf()) {
            revert IExchangeSignals.Exchange_NoReward(note);
        }
        emit IExchangeSignals.RewardClaimed(listing, note, owner);
        IReward(f.reward).award(f.seller, owner, f.rewardId);
    }

    /// @notice What stands in the registry under `fingerprint`; see the exchange's `financing`.
    function financing(Books storage books, bytes32 fingerprint)
        external
        view
        returns (IExchangeTypes.Financing, uint256 listing)
    {
        listing = books.listingOf[fingerprint];
        IExchangeTypes.Ledger memory l = books.ledgers.load(listing);
        if (books.burned[fingerprint] || l.flags & LedgerSlot.BURNED != 0) {
            return (IExchangeTypes.Financing.Burned, listing);
        }
        if (l.state == IExchangeTypes.State.None || l.state == IExchangeTypes.State.Cancelled) {
            return (IExchangeTypes.Financing.None, listing);
        }
        bool offered = l.state == IExchangeTypes.State.Listed;
        return (offered ? IExchangeTypes.Financing.Offered : IExchangeTypes.Financing.Financed, listing);
    }

    /// @notice ERC-4906 for all notes of a listing; their ids are consecutive.
    function emitMetadataUpdate(uint256 listing, uint256 notes) internal {
        if (notes == 0) return;
        emit IExchangeSignals.BatchMetadataUpdate(NoteData.id(listing, 1), NoteData.id(listing, notes));
    }

    function _isAttestor(IExchangeRegistry registry) private view returns (bool) {
        return registry.isMember(IExchangeRegistry.Register.Attestor, msg.sender);
    }

    function _verify(
        Signed.Book storage book,
        IExchangeTypes.Terms calldata t,
        IExchangeTypes.Attestation calldata a,
        IExchangeTypes.Acknowledgement calldata k,
        IExchangeTypes.Signatures calldata s
    ) private view {
        _requireBounds(t);
        _requireParties(t, a.level, s.attestor);
        bytes32 terms = Digests.typed(address(this), Digests.terms(t));
        book.check(t.seller, terms, s.seller, t.counter, t.deadline);
        if (a.terms != terms) revert IExchangeSignals.Exchange_Mismatch(terms, a.terms);
        bytes32 attested = Digests.typed(address(this), Digests.attestation(a));
        book.check(s.attestor, attested, s.attestation, a.counter, a.deadline);
        bytes32 acknowledged = bytes32(0);
        if (a.level == IExchangeTypes.Level.DebtorConfirmed) {
            acknowledged = Digests.typed(address(this), Digests.acknowledgement(k));
            _requireSameDebt(t, k);
            book.check(t.debtor, acknowledged, s.acknowledgement, k.counter, k.deadline);
        }
        // The attestor names the acknowledgement seen, so nobody can strip it on the way.
        if (a.acknowledgement != acknowledged) {
            revert IExchangeSignals.Exchange_Mismatch(acknowledged, a.acknowledgement);
        }
    }

    function _requireBounds(IExchangeTypes.Terms calldata t) private view {
        _atLeast(7, uint256(t.fingerprint), 1);
        _atLeast(13, t.face, uint256(t.totalUnits) * t.repayPerUnit);
        _atMost(13, t.face, MAX_FACE);
        _atLeast(14, t.pricePerUnit, 1);
        _atLeast(15, t.repayPerUnit, t.pricePerUnit);
        _atLeast(16, t.totalUnits, 1);
        _atLeast(17, t.minUnits, 1);
        _atMost(17, t.minUnits, t.totalUnits);
        _atLeast(18, t.minPurchase, 1);
        _atMost(18, t.minPurchase, t.totalUnits);
        _atLeast(19, t.fundingDeadline, block.timestamp);
        _atLeast(20, t.maturity, uint256(t.fundingDeadline) + 1);
        _atMost(20, t.maturity, block.timestamp + MAX_TENOR);
        if (t.maturity % 1 days != LAST_SECOND_OF_DAY) {
            revert IExchangeSignals.Exchange_OutOfBounds(20, t.maturity % 1 days, LAST_SECOND_OF_DAY);
        }
        _atMost(21, t.graceDays, MAX_GRACE_DAYS);
        _atMost(22, t.delayDays, MAX_DELAY_DAYS);
        _atMost(23, t.lateFeeBps, MAX_LATE_FEE_BPS);
    }

    function _requireParties(IExchangeTypes.Terms calldata t, IExchangeTypes.Level level, address attestor)
        private
        pure
    {
        if (t.payout == address(0)) revert IExchangeSignals.Exchange_BadRecipient(t.payout);
        if (attestor == t.seller || attestor == t.payout) {
            revert IExchangeSignals.Exchange_SameParty(attestor);
        }
        if (t.kind == IExchangeTypes.Kind.Community) {
            bool fits = t.debtor == address(0) && level == IExchangeTypes.Level.Declared
                && t.face == uint256(t.totalUnits) * t.repayPerUnit;
            if (!fits) revert IExchangeSignals.Exchange_WrongKind(t.kind, level);
            return;
        }
        if (level == IExchangeTypes.Level.Declared) {
            revert IExchangeSignals.Exchange_WrongKind(t.kind, level);
        }
        if (t.debtor != address(0) && (t.debtor == t.seller || t.debtor == t.payout || t.debtor == attestor))
        {
            revert IExchangeSignals.Exchange_SameParty(t.debtor);
        }
    }

    function _requireSameDebt(IExchangeTypes.Terms calldata t, IExchangeTypes.Acknowledgement calldata k)
        private
        pure
    {
        bytes32 expected =
            keccak256(abi.encode(t.fingerprint, t.debtor, t.seller, t.token, t.face, t.maturity, t.previous));
        bytes32 actual =
            keccak256(abi.encode(k.fingerprint, k.debtor, k.seller, k.token, k.face, k.maturity, k.previous));
        if (expected != actual) revert IExchangeSignals.Exchange_Mismatch(expected, actual);
    }

    /// @dev One financing per fingerprint. Signed terms name their predecessor, so they are used up by the
    /// listing they make, whatever becomes of it.
    function _register(Books storage books, uint256 listing, bytes32 fingerprint, uint256 previous) private {
        if (books.burned[fingerprint]) revert IExchangeSignals.Exchange_Burned(fingerprint);
        uint256 current = books.listingOf[fingerprint];
        if (current != previous) revert IExchangeSignals.Exchange_AlreadyFinanced(fingerprint, current);
        if (current != 0) {
            IExchangeTypes.Ledger memory l = books.ledgers.load(current);
            if (l.flags & LedgerSlot.BURNED != 0) revert IExchangeSignals.Exchange_Burned(fingerprint);
            if (l.state != IExchangeTypes.State.Cancelled) {
                revert IExchangeSignals.Exchange_AlreadyFinanced(fingerprint, current);
            }
        }
        books.listingOf[fingerprint] = listing;
    }

    function _frozen(IExchangeTypes.Terms calldata t, IExchangeTypes.Level level, uint16 feeBps)
        private
        pure
        returns (IExchangeTypes.Facts memory f)
    {
        f.seller = t.seller;
        f.payout = t.payout;
        f.debtor = t.debtor;
        f.token = t.token;
        f.gate = t.gate;
        f.reward = t.reward;
        f.rewardId = t.rewardId;
        f.kind = t.kind;
        f.level = level;
        f.rule = t.rule;
        f.rewardEarly = t.rewardEarly;
        f.face = t.face;
        f.pricePerUnit = t.pricePerUnit;
        f.repayPerUnit = t.repayPerUnit;
        f.totalUnits = t.totalUnits;
        f.minUnits = t.minUnits;
        f.minPurchase = t.minPurchase;
        f.fundingDeadline = t.fundingDeadline;
        f.maturity = t.maturity;
        f.graceDays = t.graceDays;
        f.delayDays = t.delayDays;
        f.lateFeeBps = t.lateFeeBps;
        f.feeBps = feeBps;
    }

    function _atLeast(uint8 field, uint256 value, uint256 bound) private pure {
        if (value < bound) revert IExchangeSignals.Exchange_OutOfBounds(field, value, bound);
    }

    function _atMost(uint8 field, uint256 value, uint256 bound) private pure {
        if (value > bound) revert IExchangeSignals.Exchange_OutOfBounds(field, value, bound);
    }
}
