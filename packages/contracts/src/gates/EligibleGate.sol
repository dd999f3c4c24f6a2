// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EIP712} from "solady/utils/EIP712.sol";
import {SignatureCheckerLib} from "solady/utils/SignatureCheckerLib.sol";
import {IEligibility} from "../interfaces/IEligibility.sol";
import {IExchangeRegistry} from "../interfaces/IExchangeRegistry.sol";
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
    /// @notice A registration issued later stands already.
    error EligibleGate_Superseded(address wallet, uint256 issuedAt);
    /// @notice The registration has expired, or was issued in the future.
    error EligibleGate_WrongTime(uint256 issuedAt, uint256 expiresAt);
    /// @notice Only attestors withdraw.
    error EligibleGate_Forbidden(address caller);

    /// @notice `wallet` is eligible up to `expiresAt`.
    event Registered(address indexed wallet, address indexed attestor, uint256 issuedAt, uint256 expiresAt);
    /// @notice Registrations of `wallet` issued up to `notBefore` are void.
    event Withdrawn(address indexed wallet, address indexed attestor, uint256 notBefore);

    /// @notice Says who attests.
    IExchangeRegistry public immutable registry;

    /// @notice What stands for a wallet. One storage slot.
    struct Registration {
        uint64 issuedAt; // of the registration in force
        uint64 expiresAt; // its last second
        uint64 notBefore; // registrations issued up to here are void
    }

    mapping(address wallet => Registration) private _registrations;

    constructor(IExchangeRegistry registry_) {
        registry = registry_;
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
        Registration memory current = _registrations[wallet];
        if (issuedAt <= current.notBefore) revert EligibleGate_Withdrawn(wallet, current.notBefore);
        // An older signature, sent by anybody, must not shorten a newer registration.
        bool isOlder =
            issuedAt < current.issuedAt || (issuedAt == current.issuedAt && expiresAt < current.expiresAt);
        if (isOlder) revert EligibleGate_Superseded(wallet, current.issuedAt);
        bytes32 digest = digestOf(wallet, issuedAt, expiresAt);
        bool signed = SignatureCheckerLib.isValidSignatureNowCalldata(attestor, digest, signature);
        if (!signed || !_isAttestor(attestor)) revert EligibleGate_NotAttested(attestor);
        _registrations[wallet] = Registration(issuedAt, expiresAt, current.notBefore);
        emit Registered(wallet, attestor, issuedAt, expiresAt);
    }

    /// @notice Ends a registration and voids every signature issued up to now. Attestors.
    function withdraw(address wallet) external {
        if (!_isAttestor(msg.sender)) revert EligibleGate_Forbidden(msg.sender);
        _registrations[wallet] = Registration(0, 0, uint64(block.timestamp));
        emit Withdrawn(wallet, msg.sender, block.timestamp);
    }

    /// @inheritdoc IGate
    function admit(uint256 listing, address buyer, uint256, bytes calldata) external view returns (bytes4) {
        if (!isEligible(buyer)) revert Gate_NotAdmitted(listing, buyer);
        return IGate.admit.selector;
    }

    /// @inheritdoc IEligibility
    function isEligible(address wallet) public view returns (bool) {
        return expiryOf(wallet) >= block.timestamp;
    }

    /// @notice Last second of a wallet's registration; zero without one.
    function expiryOf(address wallet) public view returns (uint256) {
        return _registrations[wallet].expiresAt;
    }

    /// @notice Registrations of a wallet issued up to here are void.
    function notBefore(address wallet) external view returns (uint256) {
        return _registrations[wallet].notBefore;
    }

    /// @notice The EIP-712 digest an attestor signs.
    function digestOf(address wallet, uint32 issuedAt, uint32 expiresAt) public view returns (bytes32) {
        return _hashTypedData(keccak256(abi.encode(ELIGIBILITY, wallet, issuedAt, expiresAt)));
    }

    function _isAttestor(address account) private view returns (bool) {
        return registry.isMember(IExchangeRegistry.Register.Attestor, account);
    }

    function _domainNameAndVersion() internal pure override returns (string memory, string memory) {
        return ("Tenora Eligibility", "1");
    }
}
