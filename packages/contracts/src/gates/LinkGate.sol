// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IGate} from "../interfaces/IGate.sol";
import {IReceivableExchange} from "../interfaces/IReceivableExchange.sol";
import {SellerGate} from "./SellerGate.sol";

/// @title Who holds the seller's link may buy
/// @notice The link's fragment holds a key that no server sees. It signs the buyer's address, so anybody who
/// watches the transaction can't buy with it.
contract LinkGate is SellerGate {
    bytes32 private constant LINK = keccak256(
        "Link(uint256 listing,address key,uint256 walletCap,uint256 totalCap,uint256 counter,uint256 deadline)"
    );
    bytes32 private constant USE = keccak256("Use(uint256 listing,address wallet)");

    /// @notice A link as the seller signed it, and its use by one buyer.
    struct Pass {
        address key;
        uint256 walletCap;
        uint256 totalCap;
        uint256 counter; // the seller's counter at the exchange
        uint256 deadline;
        bytes sellerSignature;
        bytes keySignature;
    }

    /// @notice Units bought with a link, by its digest.
    mapping(bytes32 link => uint256) public total;
    /// @notice Units a wallet bought with a link.
    mapping(bytes32 link => mapping(address wallet => uint256)) public bought;

    constructor(IReceivableExchange exchange_) SellerGate(exchange_) {}

    /// @inheritdoc IGate
    /// @param data abi.encode(Pass).
    function admit(uint256 listing, address buyer, uint256 units, bytes calldata data)
        external
        returns (bytes4)
    {
        _requireExchange();
        Pass memory p = abi.decode(data, (Pass));
        bytes32 link = digestOfLink(listing, p.key, p.walletCap, p.totalCap, p.counter, p.deadline);
        _requireSeller(listing, link, p.counter, p.deadline, p.sellerSignature);
        _requireSigned(p.key, digestOfUse(listing, buyer), p.keySignature);
        total[link] += units;
        bought[link][buyer] += units;
        _requireCap(total[link], p.totalCap);
        _requireCap(bought[link][buyer], p.walletCap);
        return IGate.admit.selector;
    }

    /// @notice The EIP-712 digest a seller signs for a link.
    function digestOfLink(
        uint256 listing,
        address key,
        uint256 walletCap,
        uint256 totalCap,
        uint256 counter,
        uint256 deadline
    ) public view returns (bytes32) {
        bytes32 hash = keccak256(abi.encode(LINK, listing, key, walletCap, totalCap, counter, deadline));
        return _hashTypedData(hash);
    }

    /// @notice The EIP-712 digest the link's key signs for a buyer.
    function digestOfUse(uint256 listing, address wallet) public view returns (bytes32) {
        return _hashTypedData(keccak256(abi.encode(USE, listing, wallet)));
    }

    function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
        return ("Tenora Link", "1");
    }
}
