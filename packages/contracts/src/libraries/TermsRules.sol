// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {Digests} from "./Digests.sol";
import {Signed} from "./Signed.sol";

/// @title What terms may say, and who must have signed them
library TermsRules {
    using Signed for Signed.Book;

    /// @notice 250 million at six decimals: with the highest late fee it still fits 48 bits.
    uint256 internal constant MAX_FACE = 250_000_000e6;
    uint256 internal constant MAX_TENOR = 365 days;
    uint256 internal constant MAX_GRACE_DAYS = 30;
    uint256 internal constant MAX_DELAY_DAYS = 90;
    uint256 internal constant MAX_LATE_FEE_BPS = 3600;
    uint256 internal constant LAST_SECOND_OF_DAY = 1 days - 1;

    /// @notice Reverts unless terms, parties and signatures hold together.
    /// @return terms The digest that the seller signed.
    function check(
        Signed.Book storage book,
        IExchangeTypes.Terms calldata t,
        IExchangeTypes.Attestation calldata a,
        IExchangeTypes.Acknowledgement calldata k,
        IExchangeTypes.Signatures calldata s
    ) internal view returns (bytes32 terms) {
        _requireBounds(t);
        _requireParties(t, a.level, s.attestor);
        terms = Digests.typed(address(this), Digests.terms(t));
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

    /// @notice What is kept of the terms, with what was decided at listing.
    function frozen(IExchangeTypes.Terms calldata t, bytes32 terms, IExchangeTypes.Level level, uint16 feeBps)
        internal
        pure
        returns (IExchangeTypes.Facts memory f)
    {
        f.terms = terms;
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

    function _atLeast(uint8 field, uint256 value, uint256 bound) private pure {
        if (value < bound) revert IExchangeSignals.Exchange_OutOfBounds(field, value, bound);
    }

    function _atMost(uint8 field, uint256 value, uint256 bound) private pure {
        if (value > bound) revert IExchangeSignals.Exchange_OutOfBounds(field, value, bound);
    }
}
