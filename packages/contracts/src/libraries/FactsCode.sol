// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {LibRLP} from "solady/utils/LibRLP.sol";
import {IExchangeTypes} from "../interfaces/IReceivableExchange.sol";

/// @title Frozen terms, kept as the code of a contract
/// @notice Code can't be changed, which is the promise; and it costs half of what five storage words cost
/// to write and to read. The exchange creates no other contract, so listing n is its nth creation and the
/// address needs no storage. Code begins with STOP, so that it can't be run.
library FactsCode {
    uint256 private constant WORDS = 6;

    /// @notice The terms couldn't be stored where they will be looked for.
    error FactsCode_Misplaced(uint256 listing);

    function write(uint256 listing, IExchangeTypes.Facts memory f) internal {
        bytes memory code = abi.encodePacked(
            hex"00", _head(f), _payout(f), _token(f), _gate(f), uint256(uint160(f.debtor)) << 96 | f.rewardId
        );
        if (f.reward != address(0)) code = abi.encodePacked(code, f.reward);
        // Init code that returns what follows it: 11 bytes, length in its second to fourth byte.
        bytes memory init = abi.encodePacked(hex"62", uint24(code.length), hex"80600b3d393df3", code);
        address made;
        assembly ("memory-safe") {
            made := create(0, add(init, 32), mload(init))
        }
        if (made != addressOf(address(this), listing)) revert FactsCode_Misplaced(listing);
    }

    /// @notice All zero for a listing that doesn't exist.
    function read(address exchange, uint256 listing) internal view returns (IExchangeTypes.Facts memory f) {
        address place = addressOf(exchange, listing);
        uint256[WORDS] memory w;
        assembly ("memory-safe") {
            extcodecopy(place, w, 1, 192)
        }
        f.seller = address(uint160(w[0] >> 96));
        f.face = uint48(w[0] >> 48);
        f.pricePerUnit = uint48(w[0]);
        f.payout = address(uint160(w[1] >> 96));
        f.repayPerUnit = uint48(w[1] >> 48);
        f.totalUnits = uint24(w[1] >> 24);
        f.minUnits = uint24(w[1]);
        _readRest(f, w);
    }

    function addressOf(address exchange, uint256 listing) internal pure returns (address) {
        return LibRLP.computeAddress(exchange, listing);
    }

    function _readRest(IExchangeTypes.Facts memory f, uint256[WORDS] memory w) private pure {
        f.token = address(uint160(w[2] >> 96));
        f.minPurchase = uint24(w[2] >> 72);
        f.fundingDeadline = uint32(w[2] >> 40);
        f.maturity = uint32(w[2] >> 8);
        f.graceDays = uint8(w[2]);
        f.gate = address(uint160(w[3] >> 96));
        f.delayDays = uint8(w[3] >> 88);
        f.lateFeeBps = uint16(w[3] >> 72);
        f.feeBps = uint16(w[3] >> 56);
        f.kind = IExchangeTypes.Kind(uint8(w[3] >> 48));
        f.level = IExchangeTypes.Level(uint8(w[3] >> 40));
        f.rule = IExchangeTypes.TransferRule(uint8(w[3] >> 32));
        f.rewardEarly = uint8(w[3] >> 24) == 1;
        f.debtor = address(uint160(w[4] >> 96));
        f.rewardId = uint96(w[4]);
        f.reward = address(uint160(w[5] >> 96));
    }

    function _head(IExchangeTypes.Facts memory f) private pure returns (uint256) {
        return uint256(uint160(f.seller)) << 96 | uint256(f.face) << 48 | f.pricePerUnit;
    }

    function _payout(IExchangeTypes.Facts memory f) private pure returns (uint256) {
        uint256 units = uint256(f.totalUnits) << 24 | f.minUnits;
        return uint256(uint160(f.payout)) << 96 | uint256(f.repayPerUnit) << 48 | units;
    }

    function _token(IExchangeTypes.Facts memory f) private pure returns (uint256) {
        uint256 times = uint256(f.fundingDeadline) << 40 | uint256(f.maturity) << 8 | f.graceDays;
        return uint256(uint160(f.token)) << 96 | uint256(f.minPurchase) << 72 | times;
    }

    function _gate(IExchangeTypes.Facts memory f) private pure returns (uint256) {
        uint256 rates = uint256(f.delayDays) << 88 | uint256(f.lateFeeBps) << 72 | uint256(f.feeBps) << 56;
        uint256 kinds = uint256(uint8(f.kind)) << 48 | uint256(uint8(f.level)) << 40;
        return uint256(uint160(f.gate)) << 96 | rates | kinds | uint256(uint8(f.rule)) << 32
            | (f.rewardEarly ? 1 << 24 : 0);
    }
}
