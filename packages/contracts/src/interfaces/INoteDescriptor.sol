// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title How a note looks
/// @notice Display only: no figure here is used by the exchange.
interface INoteDescriptor {
    /// @notice ERC-721 metadata of `note` as a data URI, drawn from the state of this moment.
    function tokenURI(uint256 note) external view returns (string memory);

    /// @notice ERC-7572 metadata of the collection as a data URI.
    function contractURI() external view returns (string memory);
}
