// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ERC721} from "solady/tokens/ERC721.sol";
import {IEligibility} from "../interfaces/IEligibility.sol";
import {IExchangeRegistry} from "../interfaces/IExchangeRegistry.sol";
import {IReceivableExchange} from "../interfaces/IReceivableExchange.sol";
import {TokenTransfers} from "../libraries/TokenTransfers.sol";
import {TermsStore} from "../libraries/TermsStore.sol";
import {ListingRules} from "../libraries/ListingRules.sol";
import {NoteData} from "../libraries/NoteData.sol";

/// @title What every part of the exchange stands on
/// @notice Storage, the notes and their transfer rule, the clock, and the books of what is owed.
abstract contract ExchangeBase is IReceivableExchange, ERC721, ReentrancyGuardTransient {
    using NoteData for uint96;

    /// @notice Roles, lists, fee and brakes.
    IExchangeRegistry public immutable registry;

    /// @notice Which wallets may hold notes under the rule Eligible.
    IEligibility public immutable eligibility;

    ListingRules.Books internal _books;
    mapping(address token => uint256) internal _liabilities;
    mapping(address account => mapping(address token => uint256)) internal _credits;

    constructor(IExchangeRegistry registry_, IEligibility eligibility_) {
        registry = registry_;
        eligibility = eligibility_;
    }

    /// @dev The one place that says whether a payment out worked out, and what is owed if not.
    function _payOrCredit(address token, address to, address creditor, uint256 amount, uint256 listing)
        internal
        returns (uint256 paid)
    {
        if (TokenTransfers.tryPay(token, to, amount)) return amount;
        _credit(token, creditor, amount, listing);
    }

    /// @dev The amount must already stand in the liabilities.
    function _credit(address token, address account, uint256 amount, uint256 listing) internal {
        if (amount == 0) return;
        _credits[account][token] += amount;
        emit Credited(account, token, amount, listing);
    }

    /// @dev For payments whose payee chose the address: the payee must solve a failure.
    function _pay(address token, address to, uint256 amount) internal {
        _requireRecipient(to);
        _liabilities[token] -= amount;
        if (!TokenTransfers.tryPay(token, to, amount)) revert Exchange_TransferFailed(token, to, amount);
    }

    /// @dev A number can come to stand for another listing, when the chain is reorganised.
    function _agreed(uint256 listing, bytes32 terms) internal view returns (Facts memory f) {
        f = TermsStore.read(address(this), listing);
        if (terms != f.terms) revert Exchange_Mismatch(f.terms, terms);
    }

    function _requireExact(address token, uint256 asked, uint256 moved) internal pure {
        if (moved != asked) revert Exchange_WrongTransfer(token, asked, moved);
    }

    function _requireRecipient(address to) internal view {
        if (to == address(this) || to == address(0)) revert Exchange_BadRecipient(to);
    }

    /// @dev `next` comes from {Transitions}.
    function _enter(Ledger memory l, uint256 listing, State next) internal {
        if (next == l.state) return;
        l.state = next;
        emit StateChanged(listing, next);
    }

    /// @dev Every move but mint and burn obeys the terms' rule and ends earlier asks.
    function _beforeTokenTransfer(address from, address to, uint256 note) internal override {
        if (from == address(0) || to == address(0)) return;
        _requireRecipient(to);
        TransferRule rule = TermsStore.read(address(this), NoteData.listingOf(note)).rule;
        bool refused =
            rule == TransferRule.Locked || (rule == TransferRule.Eligible && !eligibility.isEligible(to));
        if (refused) revert Exchange_TransferRefused(note, to);
        _setExtraData(note, _getExtraData(note).withNextCounter());
    }
}
