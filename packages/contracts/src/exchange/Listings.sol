// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ListingRules} from "../libraries/ListingRules.sol";
import {ExchangeBase} from "./ExchangeBase.sol";
import {IReceivableExchange} from "../interfaces/IReceivableExchange.sol";

/// @title How a receivable comes to the market, and leaves it unsold
abstract contract Listings is ExchangeBase {
    /// @inheritdoc IReceivableExchange
    function list(
        Terms calldata terms,
        Attestation calldata attestation,
        Acknowledgement calldata acknowledgement,
        Signatures calldata signatures
    ) external nonReentrant returns (uint256 listing) {
        return ListingRules.list(_books, registry, terms, attestation, acknowledgement, signatures);
    }

    /// @inheritdoc IReceivableExchange
    function cancel(uint256 listing) external nonReentrant {
        ListingRules.cancel(_books, registry, listing);
    }

    /// @inheritdoc IReceivableExchange
    function endSale(uint256 listing) external nonReentrant {
        ListingRules.endSale(_books, listing);
    }

    /// @inheritdoc IReceivableExchange
    /// @dev Needs no guard: it writes nothing that another call holds in memory.
    function burn(bytes32 fingerprint, bytes32 evidence) external {
        ListingRules.burn(_books, registry, fingerprint, evidence);
    }

    /// @inheritdoc IReceivableExchange
    function flagDispute(uint256 listing, bool disputed, bytes32 evidence) external nonReentrant {
        ListingRules.flagDispute(_books, registry, listing, disputed, evidence);
    }
}
