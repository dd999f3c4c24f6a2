// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Newer than the library that declares the cheatcodes.
interface IStructHash {
    function eip712HashStruct(string calldata typeDefinition, bytes calldata values)
        external
        pure
        returns (bytes32);
}

/// @notice A digest as EIP-712 has it, from the type as wallets get it; nothing is shared with the contracts.
library TypedDataDigest {
    address private constant CHEATS = address(uint160(uint256(keccak256("hevm cheat code"))));
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function digestOf(string memory name, address verifier, string memory typeDefinition, bytes memory values)
        internal
        view
        returns (bytes32)
    {
        bytes32 domain =
            keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), keccak256("1"), block.chainid, verifier));
        bytes32 message = IStructHash(CHEATS).eip712HashStruct(typeDefinition, values);
        return keccak256(abi.encodePacked(hex"1901", domain, message));
    }
}
