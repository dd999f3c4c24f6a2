// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A custom reward that a seller promised
interface IReward {
    /// @notice The caller isn't the exchange.
    error Reward_OnlyExchange(address caller);

    /// @notice Hands the reward of one note to its owner. The exchange calls it once for each
    /// note, and so for each purchase.
    /// @param seller Seller of the listing, who must have made this reward.
    /// @param to Owner of the note.
    /// @param id Reward id of the listing's terms.
    function award(address seller, address to, uint256 id) external;
}
