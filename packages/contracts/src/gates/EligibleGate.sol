// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {EIP712} from "solady/utils/EIP712.sol";
import {SignatureCheckerLib} from "solady/utils/SignatureCheckerLib.sol";
import {IEligibility} from "../interfaces/IEligibility.sol";
import {IExchangeOffice} from "../interfaces/IExchangeOffice.sol";
import {IGate} from "../interfaces/IGate.sol";

/// @title Verified wallets may buy
/// @notice An attestor signs once that a wallet passed verification; anybody writes it down here. From then
/// on neither buying nor receiving a note needs the operator. It counts nothing, so anybody may ask it.
contract EligibleGate is IGate, IEligibility, EIP712 {
    bytes32 private constant ELIGIBILITY =
        keccak256("Eligibility(address wallet,uint32 issuedAt,uint32 expiresAt)");

    /// @notice The signature isn't an attestor's.
    error EligibleGate_NotAttested(address attestor);
    /// @notice Registrations issued up to `notBefore` were withdrawn.
    error EligibleGate_Withdrawn(address wallet, uint256 notBefore);
    /// @notice The registration has expired, or was issued in the future.
    error EligibleGate_WrongTime(uint256 issuedAt, uint256 expiresAt);
    /// @notice Only attestors withdraw.
    error EligibleGate_Forbidden(address caller);

    /// @notice `wallet` is eligible up to `expiresAt`.
    event Registered(address indexed wallet, address indexed attestor, uint256 issuedAt, uint256 expiresAt);
    /// @notice Registrations of `wallet` issued up to `notBefore` are void.
    event Withdrawn(address indexed wallet, address indexed attestor, uint256 notBefore);

    /// @notice Says who attests.
    IExchangeOffice public immutable office;

    /// @notice Last second of a wallet's registration.
    mapping(address wallet => uint256) public expiryOf;
    /// @notice Registrations issued up to here are void.
    mapping(address wallet => uint256) public notBefore;

    constructor(IExchangeOffice office_) {
        office = office_;
    }

    /// @notice Writes down that `attestor` verified `wallet`. Anybody carrying the signature.
    function register(
        address wallet,
        uint32 issuedAt,
        uint32 expiresAt,
        address attestor,
        bytes calldata signature
    ) external {
        if (issuedAt > block.timestamp || expiresAt < block.timestamp) {
            revert EligibleGate_WrongTime(issuedAt, expiresAt);
        }
        if (issuedAt <= notBefore[wallet]) revert EligibleGate_Withdrawn(wallet, notBefore[wallet]);
        bytes32 digest = digestOf(wallet, issuedAt, expiresAt);
        bool signed = SignatureCheckerLib.isValidSignatureNowCalldata(attestor, digest, signature);
        if (!signed || !_isAttestor(attestor)) revert EligibleGate_NotAttested(attestor);
        expiryOf[wallet] = expiresAt;
        emit Registered(wallet, attestor, issuedAt, expiresAt);
    }

    /// @notice Ends a registration and voids every signature issued up to now. Attestors.
    function withdraw(address wallet) external {
        if (!_isAttestor(msg.sender)) revert EligibleGate_Forbidden(msg.sender);
        notBefore[wallet] = block.timestamp;
        expiryOf[wallet] = 0;
        emit Withdrawn(wallet, msg.sender, block.timestamp);
    }

    /// @inheritdoc IGate
    function admit(uint256 listing, address buyer, uint256, bytes calldata) external view returns (bytes4) {
        if (!isEligible(buyer)) revert Gate_NotAdmitted(listing, buyer);
        return IGate.admit.selector;
    }

    /// @inheritdoc IEligibility
    function isEligible(address wallet) public view returns (bool) {
        return expiryOf[wallet] >= block.timestamp;
    }

    /// @notice The EIP-712 digest an attestor signs.
    function digestOf(address wallet, uint32 issuedAt, uint32 expiresAt) public view returns (bytes32) {
        return _hashTypedData(keccak256(abi.encode(ELIGIBILITY, wallet, issuedAt, expiresAt)));
    }

    function _isAttestor(address account) private view returns (bool) {
        return office.isListed(IExchangeOffice.Register.Attestor, account);
    }

    function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
        return ("Tenora Eligibility", "1");
    }
}
