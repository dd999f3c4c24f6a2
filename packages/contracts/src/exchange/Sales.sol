// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGate} from "../interfaces/IGate.sol";
import {ListingLedger} from "../libraries/ListingLedger.sol";
import {TokenTransfers} from "../libraries/TokenTransfers.sol";
import {TermsStore} from "../libraries/TermsStore.sol";
import {LedgerSlot} from "../libraries/LedgerSlot.sol";
import {ListingRules} from "../libraries/ListingRules.sol";
import {NoteData} from "../libraries/NoteData.sol";
import {PricingMath} from "../libraries/PricingMath.sol";
import {SignedPayments} from "../libraries/SignedPayments.sol";
import {Transitions} from "../libraries/Transitions.sol";
import {ExchangeBase} from "./ExchangeBase.sol";
import {IReceivableExchange} from "../interfaces/IReceivableExchange.sol";

/// @title The primary sale: buying, paying the seller, refunding
abstract contract Sales is ExchangeBase {
    using NoteData for uint96;
    using LedgerSlot for mapping(uint256 => uint256);

    /// @inheritdoc IReceivableExchange
    function buy(Order calldata order, bytes calldata gateData) external nonReentrant returns (uint256) {
        (Facts memory f, Ledger memory l, uint256 cost) = _check(order, msg.sender, gateData);
        return _finish(order, f, l, msg.sender, TokenTransfers.pull(f.token, msg.sender, address(this), cost));
    }

    /// @inheritdoc IReceivableExchange
    function buyWithPermit(Order calldata order, bytes calldata gateData, Permit calldata permit)
        external
        nonReentrant
        returns (uint256)
    {
        (Facts memory f, Ledger memory l, uint256 cost) = _check(order, msg.sender, gateData);
        _usePermit(f.token, cost, permit);
        return _finish(order, f, l, msg.sender, TokenTransfers.pull(f.token, msg.sender, address(this), cost));
    }

    /// @inheritdoc IReceivableExchange
    function buyWithAuthorization(
        Order calldata order,
        bytes calldata gateData,
        address payer,
        Authorization calldata authorization
    ) external nonReentrant returns (uint256) {
        (Facts memory f, Ledger memory l, uint256 cost) = _check(order, payer, gateData);
        return _finish(order, f, l, payer, _receive(f, order, payer, cost, authorization));
    }

    /// @inheritdoc IReceivableExchange
    function release(uint256 listing) external nonReentrant {
        Ledger memory l = _books.ledgers.load(listing);
        State next = Transitions.released(listing, l.state);
        Facts memory f = TermsStore.read(address(this), listing);
        if (l.soldUnits < f.minUnits) revert Exchange_BelowMinimum(l.soldUnits, f.minUnits);
        // Whoever bought would have a debt that is due already.
        if (block.timestamp > f.maturity) revert Exchange_DeadlinePassed(f.maturity, block.timestamp);
        // Money lent within one transaction, or one block, can't complete a minimum.
        if (l.lastPurchase == uint32(block.number)) revert Exchange_SameBlock(block.number);
        _enter(l, listing, next);
        _books.ledgers.save(listing, l);
        uint256 proceeds = PricingMath.cost(l.soldUnits, f.pricePerUnit);
        _liabilities[f.token] -= _payThrough(listing, f, proceeds);
        ListingRules.emitMetadataUpdate(listing, l.notes);
    }

    /// @inheritdoc IReceivableExchange
    function refund(uint256 note, address to) external nonReentrant {
        uint256 listing = NoteData.listingOf(note);
        Transitions.requireRefundable(listing, _books.ledgers.load(listing).state);
        address owner = ownerOf(note);
        if (msg.sender != owner && to != owner) revert Exchange_Forbidden(msg.sender);
        Facts memory f = TermsStore.read(address(this), listing);
        uint256 amount = PricingMath.cost(_getExtraData(note).unitsOf(), f.pricePerUnit);
        _setExtraData(note, 0);
        _burn(note);
        emit Refunded(listing, note, to, amount);
        _pay(f.token, to, amount);
    }

    /// @dev See {SignedPayments-usePermit}.
    function _usePermit(address token, uint256 needed, Permit calldata permit) internal returns (uint256) {
        return SignedPayments.usePermit(token, needed, permit);
    }

    /// @dev A function of its own, since the stack of its caller is full.
    function _receive(
        Facts memory f,
        Order calldata order,
        address payer,
        uint256 cost,
        Authorization calldata authorization
    ) private returns (uint256) {
        return SignedPayments.receiveForOrder(f.token, order, payer, cost, authorization);
    }

    /// @dev Everything that must hold before money moves. The gate comes last, since it may count.
    function _check(Order calldata order, address buyer, bytes calldata gateData)
        private
        returns (Facts memory f, Ledger memory l, uint256 cost)
    {
        registry.requireOpen();
        if (block.timestamp > order.deadline) {
            revert Exchange_DeadlinePassed(order.deadline, block.timestamp);
        }
        l = _books.ledgers.load(order.listing);
        Transitions.requireSellable(order.listing, l.state);
        f = _agreed(order.listing, order.terms);
        if (l.flags & ~order.flags != 0) revert Exchange_FlagsExcluded(l.flags);
        if (!ListingLedger.saleOpen(f, l, block.timestamp, LedgerSlot.NO_PURCHASES)) {
            revert Exchange_SaleClosed(order.listing);
        }
        if (order.token != f.token) revert Exchange_WrongToken(f.token, order.token);
        if (buyer == f.seller || buyer == f.payout) revert Exchange_OwnListing(buyer);
        cost = _requireUnits(order, f, l);
        bytes4 answer = IGate(f.gate).admit(order.listing, buyer, order.units, gateData);
        if (answer != IGate.admit.selector) revert Exchange_NotAdmitted(f.gate);
    }

    function _requireUnits(Order calldata order, Facts memory f, Ledger memory l)
        private
        pure
        returns (uint256 cost)
    {
        uint256 available = f.totalUnits - l.soldUnits;
        uint256 minimum = available < f.minPurchase ? available : f.minPurchase;
        if (order.units < minimum || order.units > available) {
            revert Exchange_WrongUnits(order.units, minimum, available);
        }
        cost = PricingMath.cost(order.units, f.pricePerUnit);
        if (cost > order.maxCost) revert Exchange_CostAboveMaximum(cost, order.maxCost);
    }

    /// @dev Mints and books after the money came; the guard keeps the token from calling in between.
    function _finish(Order calldata order, Facts memory f, Ledger memory l, address buyer, uint256 received)
        private
        returns (uint256 note)
    {
        uint256 cost = PricingMath.cost(order.units, f.pricePerUnit);
        _requireExact(f.token, cost, received);
        bool paysThrough = l.state == State.Funded || order.units == f.totalUnits;
        _enter(l, order.listing, Transitions.bought(order.listing, l.state, paysThrough));
        l.soldUnits += order.units;
        l.notes += 1;
        l.lastPurchase = uint32(block.number);
        _books.ledgers.save(order.listing, l);
        note = NoteData.id(order.listing, l.notes);
        _mintAndSetExtraDataUnchecked(buyer, note, NoteData.pack(0, order.units, 0, false));
        emit Bought(order.listing, note, buyer, order.units, cost);
        uint256 gone = paysThrough ? _payThrough(order.listing, f, cost) : 0;
        if (cost > gone) _liabilities[f.token] += cost - gone;
    }

    /// @dev Fee to the platform's credit, the rest to the payout address. Returns what left the contract.
    function _payThrough(uint256 listing, Facts memory f, uint256 proceeds) private returns (uint256 gone) {
        uint256 fee = PricingMath.feeDown(proceeds, f.feeBps);
        _credit(f.token, registry.feeRecipient(), fee, listing);
        emit Released(listing, proceeds - fee, fee);
        return _payOrCredit(f.token, f.payout, f.seller, proceeds - fee, listing);
    }
}
