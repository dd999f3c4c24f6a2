// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Listings} from "./exchange/Listings.sol";
import {ExchangeBase} from "./exchange/ExchangeBase.sol";
import {Resales} from "./exchange/Resales.sol";
import {Settlements} from "./exchange/Settlements.sol";
import {IEligibility} from "./interfaces/IEligibility.sol";
import {IExchangeRegistry} from "./interfaces/IExchangeRegistry.sol";
import {IReceivableExchange} from "./interfaces/IReceivableExchange.sol";
import {INoteDescriptor} from "./interfaces/INoteDescriptor.sol";
import {SignedPayments} from "./libraries/SignedPayments.sol";
import {Signed} from "./libraries/Signed.sol";
import {Digests} from "./libraries/Digests.sol";
import {ListingRules} from "./libraries/ListingRules.sol";

/// @title The receivable exchange
/// @notice See {IReceivableExchange}. This file answers questions; what changes state lies in `exchange/`.
contract ReceivableExchange is Listings, Settlements, Resales {
    using Signed for Signed.Book;

    bytes4 private constant ERC4906 = 0x49064906;

    constructor(IExchangeRegistry registry_, IEligibility eligibility_)
        ExchangeBase(registry_, eligibility_)
    {}

    /// @inheritdoc IReceivableExchange
    function rescueSurplus(address token, address to) external nonReentrant returns (uint256 amount) {
        _requireRecipient(to);
        return SignedPayments.rescueSurplus(registry, token, to, _liabilities[token]);
    }

    /// @inheritdoc IReceivableExchange
    function refreshMetadata() external {
        emit BatchMetadataUpdate(0, type(uint256).max);
        emit ContractURIUpdated();
    }

    /// @inheritdoc IReceivableExchange
    function ledgerWord(uint256 listing) external view returns (uint256) {
        return _books.ledgers[listing];
    }

    /// @inheritdoc IReceivableExchange
    function noteWord(uint256 note) external view returns (uint96) {
        ownerOf(note); // reverts for a note that doesn't exist
        return _getExtraData(note);
    }

    /// @inheritdoc IReceivableExchange
    function listingCount() external view returns (uint256) {
        return _books.count;
    }

    /// @inheritdoc IReceivableExchange
    function financing(bytes32 fingerprint) external view returns (Financing, uint256) {
        return ListingRules.financing(_books, fingerprint);
    }

    /// @inheritdoc IReceivableExchange
    function creditOf(address account, address token) external view returns (uint256) {
        return _credits[account][token];
    }

    /// @inheritdoc IReceivableExchange
    function liabilities(address token) external view returns (uint256) {
        return _liabilities[token];
    }

    /// @inheritdoc IReceivableExchange
    function counterOf(address signer) external view returns (uint256) {
        return _books.signed.counterOf(signer);
    }

    /// @inheritdoc IReceivableExchange
    function isRevoked(address signer, bytes32 digest) external view returns (bool) {
        return _books.signed.revoked[signer][digest];
    }

    /// @inheritdoc IReceivableExchange
    function eip712Domain()
        external
        view
        returns (
            bytes1 fields,
            string memory name_,
            string memory version,
            uint256 chainId,
            address verifyingContract,
            bytes32 salt,
            uint256[] memory extensions
        )
    {
        // Name, version, chain and contract: the lowest four bits.
        return (hex"0f", Digests.NAME, Digests.VERSION, block.chainid, address(this), salt, extensions);
    }

    /// @inheritdoc IReceivableExchange
    function contractURI() external view returns (string memory) {
        _describe(abi.encodeCall(INoteDescriptor.contractURI, ()));
    }

    /// @notice ERC-721 metadata, drawn on chain from the state of this moment.
    function tokenURI(uint256 note) public view override returns (string memory) {
        ownerOf(note); // reverts for a note that doesn't exist
        _describe(abi.encodeCall(INoteDescriptor.tokenURI, (note)));
    }

    /// @notice Name of the collection.
    function name() public pure override returns (string memory) {
        return "Tenora Receivables";
    }

    /// @notice Symbol of the collection.
    function symbol() public pure override returns (string memory) {
        return "TENORA";
    }

    /// @notice ERC-165: ERC-721, its metadata, and ERC-4906.
    function supportsInterface(bytes4 id) public view override returns (bool) {
        return id == ERC4906 || super.supportsInterface(id);
    }

    /// @dev Ends the call with the descriptor's answer as it is: decoding a picture and encoding it again
    /// would cost code and gas.
    function _describe(bytes memory question) private view {
        (bool ok, bytes memory answer) = registry.descriptor().staticcall(question);
        assembly ("memory-safe") {
            if ok { return(add(answer, 32), mload(answer)) }
            revert(add(answer, 32), mload(answer))
        }
    }
}
