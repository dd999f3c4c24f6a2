// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGate} from "../interfaces/IGate.sol";
import {IReceivableExchange} from "../interfaces/IReceivableExchange.sol";
import {SellerGate} from "./SellerGate.sol";

/// @title Whom the seller invited may buy
contract InviteGate is SellerGate {
    bytes32 private constant INVITATION =
        keccak256("Invitation(uint256 listing,address wallet,uint256 cap,uint256 counter,uint256 deadline)");

    /// @notice Units a wallet bought of a listing.
    mapping(uint256 listing => mapping(address wallet => uint256)) public bought;

    constructor(IReceivableExchange exchange_) SellerGate(exchange_) {}

    /// @inheritdoc IGate
    /// @param data abi.encode(uint256 cap, uint256 counter, uint256 deadline, bytes sellerSignature).
    function admit(uint256 listing, address buyer, uint256 units, bytes calldata data)
        external
        returns (bytes4)
    {
        _requireExchange();
        (uint256 cap, uint256 counter, uint256 deadline, bytes memory signature) =
            abi.decode(data, (uint256, uint256, uint256, bytes));
        bytes32 digest = digestOf(listing, buyer, cap, counter, deadline);
        _requireSeller(listing, digest, counter, deadline, signature);
        bought[listing][buyer] += units;
        _requireCap(bought[listing][buyer], cap);
        return IGate.admit.selector;
    }

    /// @notice The EIP-712 digest a seller signs.
    function digestOf(uint256 listing, address wallet, uint256 cap, uint256 counter, uint256 deadline)
        public
        view
        returns (bytes32)
    {
        return _hashTypedData(keccak256(abi.encode(INVITATION, listing, wallet, cap, counter, deadline)));
    }

    function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
        return ("Tenora Invitation", "1");
    }
}
