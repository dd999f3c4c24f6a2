// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibRLP} from "solady/utils/LibRLP.sol";
import {IExchangeTypes} from "../interfaces/IReceivableExchange.sol";

/// @title Frozen terms, kept as the code of a contract
/// @notice Code can't be changed, which is the promise; and it costs half of what five storage words cost
/// to write and to read. The exchange creates no other contract, so listing n is its nth creation and the
/// address needs no storage. Code begins with STOP, so that it can't be run. What most listings don't have
/// (a payout address of its own, a reward) takes no room.
library TermsStore {
    /// @dev Four words that every listing has, nine bytes of rates and kinds, then what `flags` names.
    uint256 private constant WORDS = 7;
    uint256 private constant OPTIONAL = 137;
    uint256 private constant HAS_DEBTOR = 1;
    uint256 private constant HAS_PAYOUT = 2;
    uint256 private constant HAS_REWARD = 4;
    uint256 private constant REWARD_EARLY = 8;

    /// @notice The terms couldn't be stored where they will be looked for.
    error TermsStore_Misplaced(uint256 listing);

    function write(uint256 listing, IExchangeTypes.Facts memory f) internal {
        bytes memory code = abi.encodePacked(hex"00", _head(f), _units(f), _times(f), f.terms, _rates(f));
        if (f.debtor != address(0)) code = abi.encodePacked(code, f.debtor);
        if (f.payout != f.seller) code = abi.encodePacked(code, f.payout);
        if (f.reward != address(0)) code = abi.encodePacked(code, f.reward, f.rewardId);
        // Init code that returns what follows it: 11 bytes, length in its second to fourth byte.
        bytes memory init = abi.encodePacked(hex"62", uint24(code.length), hex"80600b3d393df3", code);
        address made;
        assembly ("memory-safe") {
            made := create(0, add(init, 32), mload(init))
        }
        if (made != addressOf(address(this), listing)) revert TermsStore_Misplaced(listing);
    }

    /// @notice All zero for a listing that doesn't exist.
    // Taking fields out of a word is what truncation is for.
    // forge-lint: disable-next-item(unsafe-typecast)
    function read(address exchange, uint256 listing) internal view returns (IExchangeTypes.Facts memory f) {
        address place = addressOf(exchange, listing);
        uint256[WORDS] memory code;
        assembly ("memory-safe") {
            extcodecopy(place, code, 1, 224)
        }
        uint256 w = code[0];
        f.seller = address(uint160(w >> 96));
        f.face = uint48(w >> 48);
        f.pricePerUnit = uint48(w);
        w = code[1];
        f.token = address(uint160(w >> 96));
        f.repayPerUnit = uint48(w >> 48);
        f.totalUnits = uint24(w >> 24);
        f.minUnits = uint24(w);
        w = code[2];
        f.gate = address(uint160(w >> 96));
        f.minPurchase = uint24(w >> 72);
        f.fundingDeadline = uint32(w >> 40);
        f.maturity = uint32(w >> 8);
        f.graceDays = uint8(w);
        _readRest(f, code);
    }

    function addressOf(address exchange, uint256 listing) internal pure returns (address) {
        return LibRLP.computeAddress(exchange, listing);
    }

    // Taking fields out of a word is what truncation is for.
    // forge-lint: disable-next-item(unsafe-typecast)
    function _readRest(IExchangeTypes.Facts memory f, uint256[WORDS] memory code) private pure {
        f.terms = bytes32(code[3]);
        uint256 w = code[4];
        f.delayDays = uint8(w >> 248);
        f.lateFeeBps = uint16(w >> 232);
        f.feeBps = uint16(w >> 216);
        f.kind = IExchangeTypes.Kind(uint8(w >> 208));
        f.level = IExchangeTypes.Level(uint8(w >> 200));
        f.rule = IExchangeTypes.TransferRule(uint8(w >> 192));
        uint256 flags = uint8(w >> 184);
        f.rewardEarly = flags & REWARD_EARLY != 0;
        uint256 at = OPTIONAL;
        if (flags & HAS_DEBTOR != 0) (f.debtor, at) = (address(uint160(_word(code, at) >> 96)), at + 20);
        f.payout = f.seller;
        if (flags & HAS_PAYOUT != 0) (f.payout, at) = (address(uint160(_word(code, at) >> 96)), at + 20);
        if (flags & HAS_REWARD != 0) {
            w = _word(code, at);
            f.reward = address(uint160(w >> 96));
            f.rewardId = uint96(w);
        }
    }

    function _word(uint256[WORDS] memory code, uint256 at) private pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := mload(add(code, at))
        }
    }

    function _head(IExchangeTypes.Facts memory f) private pure returns (uint256) {
        return uint256(uint160(f.seller)) << 96 | uint256(f.face) << 48 | f.pricePerUnit;
    }

    function _units(IExchangeTypes.Facts memory f) private pure returns (uint256) {
        uint256 units = uint256(f.totalUnits) << 24 | f.minUnits;
        return uint256(uint160(f.token)) << 96 | uint256(f.repayPerUnit) << 48 | units;
    }

    function _times(IExchangeTypes.Facts memory f) private pure returns (uint256) {
        uint256 times = uint256(f.fundingDeadline) << 40 | uint256(f.maturity) << 8 | f.graceDays;
        return uint256(uint160(f.gate)) << 96 | uint256(f.minPurchase) << 72 | times;
    }

    function _rates(IExchangeTypes.Facts memory f) private pure returns (bytes memory) {
        uint256 flags = (f.debtor == address(0) ? 0 : HAS_DEBTOR) | (f.payout == f.seller ? 0 : HAS_PAYOUT)
            | (f.reward == address(0) ? 0 : HAS_REWARD) | (f.rewardEarly ? REWARD_EARLY : 0);
        // forge-lint: disable-next-item(unsafe-typecast)
        return abi.encodePacked(
            f.delayDays, f.lateFeeBps, f.feeBps, uint8(f.kind), uint8(f.level), uint8(f.rule), uint8(flags)
        );
    }
}
