// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeTypes} from "../interfaces/IReceivableExchange.sol";

/// @title EIP-712 struct hashes of everything people sign
/// @notice All members are static, so the ABI encoding of a struct is its EIP-712 encoding.
library Digests {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    string internal constant NAME = "Tenora Receivable Exchange";
    string internal constant VERSION = "1";
    bytes32 private constant NAME_HASH = keccak256(bytes(NAME));
    bytes32 private constant VERSION_HASH = keccak256(bytes(VERSION));

    bytes32 internal constant TERMS = keccak256(
        "Terms(address seller,address payout,address debtor,address token,address gate,address reward,uint96 rewardId,bytes32 fingerprint,bytes32 papers,uint40 previous,uint8 kind,uint8 rule,bool rewardEarly,uint48 face,uint48 pricePerUnit,uint48 repayPerUnit,uint24 totalUnits,uint24 minUnits,uint24 minPurchase,uint32 fundingDeadline,uint32 maturity,uint8 graceDays,uint8 delayDays,uint16 lateFeeBps,uint16 maxFeeBps,uint32 counter,uint32 deadline)"
    );
    bytes32 internal constant ATTESTATION = keccak256(
        "Attestation(bytes32 terms,uint8 level,bytes32 acknowledgement,uint32 counter,uint32 deadline)"
    );
    bytes32 internal constant ACKNOWLEDGEMENT = keccak256(
        "Acknowledgement(bytes32 fingerprint,address debtor,address seller,address token,uint48 face,uint32 maturity,uint40 previous,uint32 counter,uint32 deadline)"
    );
    bytes32 internal constant ASK = keccak256(
        "Ask(uint256 note,bytes32 terms,address token,uint256 price,uint256 claimed,bool rewardClaimed,uint8 states,uint32 noteCounter,uint32 counter,uint32 expiry)"
    );

    function terms(IExchangeTypes.Terms calldata t) internal pure returns (bytes32) {
        return keccak256(abi.encode(TERMS, t));
    }

    function attestation(IExchangeTypes.Attestation calldata a) internal pure returns (bytes32) {
        return keccak256(abi.encode(ATTESTATION, a));
    }

    function acknowledgement(IExchangeTypes.Acknowledgement calldata a) internal pure returns (bytes32) {
        return keccak256(abi.encode(ACKNOWLEDGEMENT, a));
    }

    function ask(IExchangeTypes.Ask calldata a) internal pure returns (bytes32) {
        return keccak256(abi.encode(ASK, a));
    }

    /// @notice EIP-712 domain separator of `exchange` on this chain. Computed each time: a fork of the chain
    /// needs no care then, and it costs less than reading it.
    function domain(address exchange) internal view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN, NAME_HASH, VERSION_HASH, block.chainid, exchange));
    }

    /// @notice What is signed: the struct hash under the domain of `exchange`.
    function typed(address exchange, bytes32 structHash) internal view returns (bytes32) {
        return keccak256(abi.encodePacked(hex"1901", domain(exchange), structHash));
    }
}
