// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EIP712} from "solady/utils/EIP712.sol";
import {SignatureCheckerLib} from "solady/utils/SignatureCheckerLib.sol";
import {IGate} from "../interfaces/IGate.sol";
import {TermsStore} from "../libraries/TermsStore.sol";
import {IReceivableExchange} from "../interfaces/IReceivableExchange.sol";

/// @title What gates under the seller's signature share
/// @notice They count purchases, so only the exchange may ask them.
abstract contract SellerGate is IGate, EIP712 {
    /// @notice The signature isn't `signer`'s.
    error SellerGate_BadSignature(address signer);
    /// @notice The invitation or link has expired.
    error SellerGate_Expired(uint256 deadline);
    /// @notice The seller took it back at the exchange.
    error SellerGate_Revoked(bytes32 digest);
    /// @notice The seller took back everything signed under this counter.
    error SellerGate_WrongCounter(uint256 signed, uint256 current);
    /// @notice More units than it allows.
    error SellerGate_OverCap(uint256 units, uint256 cap);

    /// @notice The exchange this gate stands before.
    IReceivableExchange public immutable exchange;

    constructor(IReceivableExchange exchange_) {
        exchange = exchange_;
    }

    function _requireExchange() internal view {
        if (msg.sender != address(exchange)) revert Gate_OnlyExchange(msg.sender);
    }

    function _requireSeller(
        uint256 listing,
        bytes32 digest,
        uint256 counter,
        uint256 deadline,
        bytes memory signature
    ) internal view {
        if (block.timestamp > deadline) revert SellerGate_Expired(deadline);
        address seller = TermsStore.read(address(exchange), listing).seller;
        uint256 current = exchange.counterOf(seller);
        if (counter != current) revert SellerGate_WrongCounter(counter, current);
        if (exchange.isRevoked(seller, digest)) revert SellerGate_Revoked(digest);
        _requireSigned(seller, digest, signature);
    }

    function _requireSigned(address signer, bytes32 digest, bytes memory signature) internal view {
        if (!SignatureCheckerLib.isValidSignatureNow(signer, digest, signature)) {
            revert SellerGate_BadSignature(signer);
        }
    }

    function _requireCap(uint256 units, uint256 cap) internal pure {
        if (units > cap) revert SellerGate_OverCap(units, cap);
    }
}
