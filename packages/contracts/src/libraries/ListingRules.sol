// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "../interfaces/IExchangeRegistry.sol";
import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {IReward} from "../interfaces/IReward.sol";
import {ListingLedger} from "./ListingLedger.sol";
import {TermsStore} from "./TermsStore.sol";
import {LedgerSlot} from "./LedgerSlot.sol";
import {NoteData} from "./NoteData.sol";
import {Signed} from "./Signed.sol";
import {TermsRules} from "./TermsRules.sol";
import {Transitions} from "./Transitions.sol";

/// @title The life of a listing, and of the fingerprint under which it stands
/// @notice Linked, not inlined: none of it is needed to buy, to pay or to claim.
library ListingRules {
    using NoteData for uint96;
    using LedgerSlot for mapping(uint256 => uint256);

    /// @dev Beside the newest listing of a fingerprint, in one word.
    uint256 private constant BURNED = 1 << 255;

    /// @notice Everything of the exchange that a new listing touches.
    struct Books {
        uint256 count;
        mapping(uint256 listing => uint256) ledgers;
        mapping(bytes32 fingerprint => uint256) newest; // its newest listing, and BURNED for a burned one
        Signed.Book signed;
    }

    /// @notice Takes terms into the registry, freezes them and opens the sale; reverts unless terms, parties
    /// and signatures hold together.
    function list(
        Books storage books,
        IExchangeRegistry registry,
        IExchangeTypes.Terms calldata t,
        IExchangeTypes.Attestation calldata a,
        IExchangeTypes.Acknowledgement calldata k,
        IExchangeTypes.Signatures calldata s
    ) external returns (uint256 listing) {
        uint16 feeBps = registry.requireListable(s.attestor, t.token, t.gate, t.reward);
        if (feeBps > t.maxFeeBps) {
            revert IExchangeSignals.Exchange_FeeAboveMaximum(feeBps, t.maxFeeBps);
        }
        bytes32 terms = TermsRules.check(books.signed, t, a, k, s);
        listing = ++books.count;
        _register(books, listing, t.fingerprint, t.previous);
        IExchangeTypes.Ledger memory l;
        l.state = Transitions.listed(listing, l.state);
        books.ledgers.save(listing, l);
        TermsStore.write(listing, TermsRules.frozen(t, terms, a.level, feeBps));
        emit IExchangeSignals.Listed(listing, t.fingerprint, t.seller, s.attestor, a.level, feeBps, t);
    }

    /// @notice Ends an offer; see the exchange's `cancel`.
    function cancel(Books storage books, IExchangeRegistry registry, uint256 listing) external {
        IExchangeTypes.Ledger memory l = books.ledgers.load(listing);
        IExchangeTypes.State next = Transitions.cancelled(listing, l.state);
        if (!_isAttestor(registry)) {
            IExchangeTypes.Facts memory f = TermsStore.read(address(this), listing);
            bool unsold = msg.sender == f.seller && l.soldUnits == 0;
            bool failed =
                l.soldUnits < f.minUnits && (block.timestamp > f.fundingDeadline || registry.isStalled());
            // From here on it can't be released any more.
            bool lapsed = block.timestamp > f.maturity;
            if (!unsold && !failed && !lapsed) revert IExchangeSignals.Exchange_Forbidden(msg.sender);
        }
        l.state = next;
        books.ledgers.save(listing, l);
        emit IExchangeSignals.Cancelled(listing, msg.sender);
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
        Transitions.requireSellable(listing, l.state);
        IExchangeTypes.Facts memory f = TermsStore.read(address(this), listing);
        if (msg.sender != f.seller) revert IExchangeSignals.Exchange_Forbidden(msg.sender);
        if (l.soldUnits < f.minUnits) {
            revert IExchangeSignals.Exchange_BelowMinimum(l.soldUnits, f.minUnits);
        }
        if (!ListingLedger.saleOpen(f, l, block.timestamp, LedgerSlot.SALE_ENDED)) {
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
        uint256 listing = books.newest[fingerprint] & ~BURNED;
        IExchangeTypes.State state = books.ledgers.load(listing).state;
        if (state != IExchangeTypes.State.None && state != IExchangeTypes.State.Cancelled) {
            revert IExchangeSignals.Exchange_WrongState(listing, state);
        }
        books.newest[fingerprint] = listing | BURNED;
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
        uint256 newest = books.newest[fingerprint];
        listing = newest & ~BURNED;
        if (newest != listing) return (IExchangeTypes.Financing.Burned, listing);
        IExchangeTypes.Ledger memory l = books.ledgers.load(listing);
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

    /// @dev One financing per fingerprint. Signed terms name their predecessor, so they are used up by the
    /// listing they make, whatever becomes of it.
    function _register(Books storage books, uint256 listing, bytes32 fingerprint, uint256 previous) private {
        uint256 current = books.newest[fingerprint];
        if (current & BURNED != 0) revert IExchangeSignals.Exchange_Burned(fingerprint);
        if (current != previous) revert IExchangeSignals.Exchange_AlreadyFinanced(fingerprint, current);
        if (current != 0) {
            IExchangeTypes.Ledger memory l = books.ledgers.load(current);
            if (l.state != IExchangeTypes.State.Cancelled) {
                revert IExchangeSignals.Exchange_AlreadyFinanced(fingerprint, current);
            }
        }
        books.newest[fingerprint] = listing;
    }
}
