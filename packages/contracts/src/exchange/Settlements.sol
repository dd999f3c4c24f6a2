// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ListingLedger} from "../libraries/ListingLedger.sol";
import {TokenTransfers} from "../libraries/TokenTransfers.sol";
import {TermsStore} from "../libraries/TermsStore.sol";
import {LedgerSlot} from "../libraries/LedgerSlot.sol";
import {ListingRules} from "../libraries/ListingRules.sol";
import {NoteData} from "../libraries/NoteData.sol";
import {SignedPayments} from "../libraries/SignedPayments.sol";
import {Transitions} from "../libraries/Transitions.sol";
import {WaterfallMath} from "../libraries/WaterfallMath.sol";
import {Sales} from "./Sales.sol";
import {IReceivableExchange} from "../interfaces/IReceivableExchange.sol";

/// @title Paying in, default, and paying out to holders
abstract contract Settlements is Sales {
    using NoteData for uint96;
    using LedgerSlot for mapping(uint256 => uint256);

    /// @inheritdoc IReceivableExchange
    function settle(Payment calldata payment) external nonReentrant returns (uint256) {
        (Facts memory f, Ledger memory l, uint256 needed) = _due(payment);
        return _take(payment.listing, f, l, needed, needed);
    }

    /// @inheritdoc IReceivableExchange
    function settleWithPermit(Payment calldata payment, Permit calldata permit)
        external
        nonReentrant
        returns (uint256)
    {
        (Facts memory f, Ledger memory l, uint256 needed) = _due(payment);
        return _take(payment.listing, f, l, needed, _usePermit(f.token, needed, permit));
    }

    /// @inheritdoc IReceivableExchange
    function settleWithAuthorization(
        Payment calldata payment,
        address payer,
        Authorization calldata authorization
    ) external nonReentrant returns (uint256) {
        (Facts memory f, Ledger memory l, uint256 needed) = _due(payment);
        uint256 received = SignedPayments.receiveForPayment(f.token, payment, payer, authorization);
        return _keep(payment.listing, f, l, payer, needed, received);
    }

    /// @inheritdoc IReceivableExchange
    function markDefault(uint256 listing) external nonReentrant {
        Ledger memory l = _books.ledgers.load(listing);
        Facts memory f = TermsStore.read(address(this), listing);
        (, uint256 end) = ListingLedger.lateWindow(f);
        _default(listing, l);
        if (block.timestamp <= end) revert Exchange_NotYetDefault(end);
        ListingLedger.accrue(f, l, block.timestamp);
        _books.ledgers.save(listing, l);
        ListingRules.emitMetadataUpdate(listing, l.notes);
    }

    /// @inheritdoc IReceivableExchange
    function claim(uint256 note, address to) external nonReentrant returns (uint256 amount) {
        if (!_isApprovedOrOwner(msg.sender, note)) revert Exchange_Forbidden(msg.sender);
        address token;
        (amount, token) = _claimable(note);
        if (amount == 0) revert Exchange_NothingDue();
        _setExtraData(note, _getExtraData(note).withClaimed(_getExtraData(note).claimedOf() + amount));
        emit Claimed(NoteData.listingOf(note), note, to, amount);
        _pay(token, to, amount);
    }

    /// @inheritdoc IReceivableExchange
    function claimFor(uint256[] calldata notes) external nonReentrant {
        for (uint256 i; i < notes.length; ++i) {
            _claimForOwner(notes[i]);
        }
    }

    /// @inheritdoc IReceivableExchange
    function claimReward(uint256 note) external nonReentrant {
        address owner = ownerOf(note);
        if (owner != msg.sender) revert Exchange_Forbidden(msg.sender);
        uint96 data = _getExtraData(note);
        _setExtraData(note, data.withRewardClaimed());
        ListingRules.award(_books, note, owner, data);
    }

    /// @inheritdoc IReceivableExchange
    function withdrawCredit(address token, address to) external nonReentrant returns (uint256 amount) {
        amount = _credits[msg.sender][token];
        if (amount == 0) revert Exchange_NothingDue();
        _credits[msg.sender][token] = 0;
        emit CreditWithdrawn(msg.sender, token, to, amount);
        _pay(token, to, amount);
    }

    /// @dev How much of the payment is still due.
    function _due(Payment calldata payment)
        private
        view
        returns (Facts memory f, Ledger memory l, uint256 needed)
    {
        l = _books.ledgers.load(payment.listing);
        Transitions.requirePayable(payment.listing, l.state);
        f = _agreed(payment.listing, payment.terms);
        ListingLedger.accrue(f, l, block.timestamp);
        uint256 most = ListingLedger.entitlement(f, l);
        // Without it the second of two payers would pay the seller, who is owed nothing by them.
        if (!payment.holdersOnly && most < f.face) most = f.face;
        uint256 left = most > l.paidIn ? most - l.paidIn : 0;
        needed = payment.amount < left ? payment.amount : left;
        if (needed == 0) revert Exchange_NothingDue();
    }

    /// @dev The caller's own allowance, nobody else's.
    function _take(uint256 listing, Facts memory f, Ledger memory l, uint256 needed, uint256 drawn)
        private
        returns (uint256)
    {
        uint256 received = TokenTransfers.pull(f.token, msg.sender, address(this), drawn);
        return _keep(listing, f, l, msg.sender, needed, received);
    }

    /// @dev Keeps what is needed; the change returns in the same call.
    function _keep(
        uint256 listing,
        Facts memory f,
        Ledger memory l,
        address payer,
        uint256 needed,
        uint256 received
    ) private returns (uint256 taken) {
        taken = received < needed ? received : needed;
        _record(listing, f, l, payer, taken);
        if (received == taken) return taken;
        uint256 change = received - taken;
        _liabilities[f.token] += change - _payOrCredit(f.token, payer, payer, change, listing);
    }

    /// @dev Counts what arrived, never what was promised.
    function _record(uint256 listing, Facts memory f, Ledger memory l, address payer, uint256 received)
        private
    {
        if (received == 0) revert Exchange_WrongTransfer(f.token, 1, 0);
        uint256 repayment = ListingLedger.repayment(f, l);
        // A payment ends the sale, so nobody else's does, and none below all that was sold.
        if (ListingLedger.saleOpen(f, l, block.timestamp, LedgerSlot.SALE_ENDED)) {
            bool isParty = payer == f.seller || payer == f.debtor;
            if (!isParty || received < repayment) revert Exchange_SaleOpen(listing, repayment);
        }
        uint256 fee = ListingLedger.lateFee(f, l);
        (, uint256 end) = ListingLedger.lateWindow(f);
        // Nobody marked the default in time; the record doesn't depend on that.
        if (l.state == State.Funded && block.timestamp > end) _default(listing, l);
        uint256 before = WaterfallMath.holdersPart(l.paidIn, repayment, fee);
        // At most the ceiling, which MAX_FACE keeps below 2^48.
        // forge-lint: disable-next-item(unsafe-typecast)
        l.paidIn = uint48(l.paidIn + received);
        uint256 toHolders = WaterfallMath.holdersPart(l.paidIn, repayment, fee) - before;
        _enter(l, listing, Transitions.paid(listing, l.state, l.paidIn >= repayment + fee));
        _books.ledgers.save(listing, l);
        _liabilities[f.token] += received;
        emit Settled(listing, payer, received, toHolders, received - toHolders);
        _credit(f.token, f.seller, received - toHolders, listing);
        ListingRules.emitMetadataUpdate(listing, l.notes);
    }

    function _default(uint256 listing, Ledger memory l) private {
        l.flags |= LedgerSlot.DEFAULTED;
        _enter(l, listing, Transitions.defaulted(listing, l.state));
    }

    /// @dev A failing payment leaves the note as it was and the others untouched.
    function _claimForOwner(uint256 note) private {
        if (!_exists(note)) return;
        (uint256 amount, address token) = _claimable(note);
        if (amount == 0) return;
        address owner = _ownerOf(note);
        uint256 before = _getExtraData(note).claimedOf();
        _setExtraData(note, _getExtraData(note).withClaimed(before + amount));
        if (TokenTransfers.tryPay(token, owner, amount)) {
            _liabilities[token] -= amount;
            emit Claimed(NoteData.listingOf(note), note, owner, amount);
        } else {
            _setExtraData(note, _getExtraData(note).withClaimed(before));
            emit ClaimSkipped(note, owner, amount);
        }
    }

    /// @dev What the note has earned and not yet claimed, and in which token.
    function _claimable(uint256 note) private view returns (uint256 amount, address token) {
        uint256 listing = NoteData.listingOf(note);
        Ledger memory l = _books.ledgers.load(listing);
        if (l.paidIn == 0) return (0, address(0));
        Facts memory f = TermsStore.read(address(this), listing);
        ListingLedger.accrue(f, l, block.timestamp);
        return (ListingLedger.claimable(f, l, _getExtraData(note)), f.token);
    }
}
