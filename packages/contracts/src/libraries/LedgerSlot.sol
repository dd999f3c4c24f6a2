// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeTypes} from "../interfaces/IReceivableExchange.sol";

/// @title What moves of a listing, in one storage word
/// @notice Written as a whole, since the compiler would write a packed struct member by member.
library LedgerSlot {
    uint8 internal constant DEFAULTED = 2;
    uint8 internal constant DISPUTED_BY_DEBTOR = 4;
    uint8 internal constant DISPUTED_BY_ATTESTOR = 8;
    uint8 internal constant SALE_ENDED = 16;
    /// @notice What stops purchases. Payments and exits ask `SALE_ENDED` alone: a dispute hinders none of them.
    uint8 internal constant NO_PURCHASES = SALE_ENDED | DISPUTED_BY_ATTESTOR;

    function load(mapping(uint256 => uint256) storage ledgers, uint256 listing)
        internal
        view
        returns (IExchangeTypes.Ledger memory l)
    {
        return unpack(ledgers[listing]);
    }

    // Taking fields out of a word is what truncation is for.
    // forge-lint: disable-next-item(unsafe-typecast)
    function unpack(uint256 word) internal pure returns (IExchangeTypes.Ledger memory l) {
        l.state = IExchangeTypes.State(uint8(word));
        l.flags = uint8(word >> 8);
        l.soldUnits = uint24(word >> 16);
        l.notes = uint24(word >> 40);
        l.paidIn = uint48(word >> 64);
        l.lateUnits = uint80(word >> 112);
        l.lateUntil = uint32(word >> 192);
        l.lastPurchase = uint32(word >> 224);
    }

    function save(
        mapping(uint256 => uint256) storage ledgers,
        uint256 listing,
        IExchangeTypes.Ledger memory l
    ) internal {
        uint256 word = uint256(uint8(l.state)) | uint256(l.flags) << 8;
        word |= uint256(l.soldUnits) << 16 | uint256(l.notes) << 40;
        word |= uint256(l.paidIn) << 64 | uint256(l.lateUnits) << 112;
        ledgers[listing] = word | uint256(l.lateUntil) << 192 | uint256(l.lastPurchase) << 224;
    }
}
