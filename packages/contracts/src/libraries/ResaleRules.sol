// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {Digests} from "./Digests.sol";
import {FactsCode} from "./FactsCode.sol";
import {LedgerSlot} from "./LedgerSlot.sol";
import {ListingRules} from "./ListingRules.sol";
import {NoteData} from "./NoteData.sol";
import {Signed} from "./Signed.sol";

/// @title What a note costs under its owner's signed ask
library ResaleRules {
    using NoteData for uint96;
    using LedgerSlot for mapping(uint256 => uint256);
    using Signed for Signed.Book;

    /// @notice The signed price, less what the seller drew from the note since signing. Payments into the
    /// listing don't matter: they come to the buyer with the note.
    function costOf(
        ListingRules.Books storage books,
        IExchangeTypes.Ask calldata ask,
        bytes calldata signature,
        address owner,
        uint96 data
    ) external view returns (uint256) {
        bytes32 digest = Digests.typed(address(this), Digests.ask(ask));
        books.signed.check(owner, digest, signature, ask.counter, ask.expiry);
        uint256 listing = NoteData.listingOf(ask.note);
        IExchangeTypes.State state = books.ledgers.load(listing).state;
        if (ask.states >> uint8(state) & 1 == 0) revert IExchangeSignals.Exchange_StateExcluded(state);
        address token = FactsCode.read(address(this), listing).token;
        if (ask.token != token) revert IExchangeSignals.Exchange_WrongToken(token, ask.token);
        if (ask.noteCounter != data.counterOf()) {
            revert IExchangeSignals.Exchange_WrongCounter(ask.noteCounter, data.counterOf());
        }
        uint256 drawn = data.claimedOf() - ask.claimed;
        if (drawn > ask.price || data.rewardClaimedOf() != ask.rewardClaimed) {
            revert IExchangeSignals.Exchange_NoteDrained(ask.note);
        }
        return ask.price - drawn;
    }
}
