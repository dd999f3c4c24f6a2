// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Who may buy
/// @notice Asked by the exchange once per purchase. Never asked in claim, settle or refund, so a gate can
/// keep a buyer out but never in.
interface IGate {
    /// @notice The caller isn't the exchange.
    error Gate_OnlyExchange(address caller);
    /// @notice This wallet isn't admitted to this listing.
    error Gate_NotAdmitted(uint256 listing, address buyer);

    /// @notice Admits a purchase or reverts; may count it against caps.
    /// @param listing Listing id.
    /// @param buyer Who will own the note.
    /// @param units Units bought.
    /// @param data What the gate needs to decide, such as an invitation.
    /// @return The function's own selector, so that an address without such a function never admits.
    function admit(uint256 listing, address buyer, uint256 units, bytes calldata data)
        external
        returns (bytes4);
}
