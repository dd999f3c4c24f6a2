// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What the exchange may call on a stablecoin
/// @notice ERC-20 with, where the token has them, ERC-2612 and EIP-3009. Return values of transfer and
/// transferFrom are read leniently elsewhere, since USDT returns none.
interface IStablecoin {
    /// @notice ERC-20: what `account` holds, base units.
    function balanceOf(address account) external view returns (uint256);
    /// @notice ERC-20: what `spender` may still take from `owner`.
    function allowance(address owner, address spender) external view returns (uint256);
    /// @notice ERC-20: base units are 10^-decimals of one coin.
    function decimals() external view returns (uint8);
    /// @notice ERC-2612: `owner` lets `spender` take `value`, by signature.
    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
    /// @notice EIP-3009: the caller, who must be `to`, pulls what `from` signed.
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
}
