// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What a note has earned
library ClaimMath {
    /// @notice A note's part of the holders' money; rounded down, so all notes together never earn more than
    /// was paid in, and the dust left behind is below one base unit a note.
    function earnedDown(uint256 holdersPart, uint256 units, uint256 soldUnits)
        internal
        pure
        returns (uint256)
    {
        return soldUnits == 0 ? 0 : holdersPart * units / soldUnits;
    }
}
