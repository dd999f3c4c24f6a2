// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeLens} from "./interfaces/IExchangeLens.sol";
import {IReceivableExchange} from "./interfaces/IReceivableExchange.sol";
import {ListingLedger} from "./libraries/ListingLedger.sol";
import {Digests} from "./libraries/Digests.sol";
import {TermsStore} from "./libraries/TermsStore.sol";
import {LedgerSlot} from "./libraries/LedgerSlot.sol";
import {NoteData} from "./libraries/NoteData.sol";
import {SignedPayments} from "./libraries/SignedPayments.sol";
import {WaterfallMath} from "./libraries/WaterfallMath.sol";

/// @title The exchange in words
/// @notice See {IExchangeLens}.
contract ExchangeLens is IExchangeLens {
    using NoteData for uint96;

    /// @inheritdoc IExchangeLens
    IReceivableExchange public immutable exchange;

    constructor(IReceivableExchange exchange_) {
        exchange = exchange_;
    }

    /// @inheritdoc IExchangeLens
    function factsOf(uint256 listing) public view returns (Facts memory) {
        return TermsStore.read(address(exchange), listing);
    }

    /// @inheritdoc IExchangeLens
    function ledgerOf(uint256 listing) public view returns (Ledger memory) {
        return LedgerSlot.unpack(exchange.ledgerWord(listing));
    }

    /// @inheritdoc IExchangeLens
    function isSaleOpen(uint256 listing) external view returns (bool) {
        Ledger memory l = ledgerOf(listing);
        bool sellable = l.state == State.Listed || l.state == State.Funded;
        return
            sellable && ListingLedger.saleOpen(factsOf(listing), l, block.timestamp, LedgerSlot.NO_PURCHASES);
    }

    /// @inheritdoc IExchangeLens
    function hasSaleEnded(uint256 listing) external view returns (bool) {
        return ledgerOf(listing).flags & LedgerSlot.SALE_ENDED != 0;
    }

    /// @inheritdoc IExchangeLens
    function dueOf(uint256 listing) external view returns (Due memory due) {
        (Facts memory f, Ledger memory l) = _now(listing);
        uint256 whole = ListingLedger.repayment(f, l);
        uint256 fee = ListingLedger.lateFee(f, l);
        due.repayment = WaterfallMath.unpaidRepayment(l.paidIn, whole);
        due.lateFee = WaterfallMath.unpaidFee(l.paidIn, whole, fee);
        due.total = WaterfallMath.ceiling(f.face, whole, fee) - l.paidIn;
    }

    /// @inheritdoc IExchangeLens
    function noteOf(uint256 note) external view returns (Note memory n) {
        uint96 data = exchange.noteWord(note);
        n.listing = NoteData.listingOf(note);
        n.units = data.unitsOf();
        n.claimed = data.claimedOf();
        n.counter = data.counterOf();
        n.rewardClaimed = data.rewardClaimedOf();
        (Facts memory f, Ledger memory l) = _now(n.listing);
        n.claimable = ListingLedger.claimable(f, l, data);
    }

    /// @inheritdoc IExchangeLens
    function digestOfTerms(Terms calldata terms) external view returns (bytes32) {
        return Digests.typed(address(exchange), Digests.terms(terms));
    }

    /// @inheritdoc IExchangeLens
    function digestOfAttestation(Attestation calldata attestation) external view returns (bytes32) {
        return Digests.typed(address(exchange), Digests.attestation(attestation));
    }

    /// @inheritdoc IExchangeLens
    function digestOfAcknowledgement(Acknowledgement calldata acknowledgement)
        external
        view
        returns (bytes32)
    {
        return Digests.typed(address(exchange), Digests.acknowledgement(acknowledgement));
    }

    /// @inheritdoc IExchangeLens
    function digestOfAsk(Ask calldata ask) external view returns (bytes32) {
        return Digests.typed(address(exchange), Digests.ask(ask));
    }

    /// @inheritdoc IExchangeLens
    function authorizationNonce(Purpose calldata purpose, bytes32 salt) external view returns (bytes32) {
        return SignedPayments.nonceOf(address(exchange), purpose, salt);
    }

    /// @dev Terms, and the ledger with the late fee brought up to this moment.
    function _now(uint256 listing) private view returns (Facts memory f, Ledger memory l) {
        f = factsOf(listing);
        l = ledgerOf(listing);
        ListingLedger.accrue(f, l, block.timestamp);
    }
}
