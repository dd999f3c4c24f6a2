// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A note in 96 bits
/// @notice They share the storage slot of the owner, so a claim or a transfer writes one slot:
/// claimed (48) | units (24) | counter (23) | reward claimed (1). The counter rises with each transfer,
/// modulo 2^23; an ask would have to outlive eight million transfers of one note to come alive again.
library NoteData {
    uint256 private constant COUNTER_MASK = (1 << 23) - 1;

    /// @notice Ids hold the listing above the lowest 24 bits and the note's number, from 1, in them.
    function id(uint256 listing, uint256 number) internal pure returns (uint256) {
        return listing << 24 | number;
    }

    function listingOf(uint256 note) internal pure returns (uint256) {
        return note >> 24;
    }

    // Units are below 2^24 and a note claims less than 2^48, by the bounds of terms.
    // forge-lint: disable-next-item(unsafe-typecast)
    function pack(uint256 claimed, uint256 units, uint256 counter, bool rewardClaimed)
        internal
        pure
        returns (uint96)
    {
        return uint96(claimed << 48 | units << 24 | (counter & COUNTER_MASK) << 1 | (rewardClaimed ? 1 : 0));
    }

    function claimedOf(uint96 data) internal pure returns (uint256) {
        return data >> 48;
    }

    // forge-lint: disable-next-item(unsafe-typecast)
    function unitsOf(uint96 data) internal pure returns (uint256) {
        return uint24(data >> 24);
    }

    function counterOf(uint96 data) internal pure returns (uint256) {
        return (data >> 1) & COUNTER_MASK;
    }

    function rewardClaimedOf(uint96 data) internal pure returns (bool) {
        return data & 1 == 1;
    }

    function withClaimed(uint96 data, uint256 claimed) internal pure returns (uint96) {
        return pack(claimed, unitsOf(data), counterOf(data), rewardClaimedOf(data));
    }

    function withNextCounter(uint96 data) internal pure returns (uint96) {
        return pack(claimedOf(data), unitsOf(data), counterOf(data) + 1, rewardClaimedOf(data));
    }

    function withRewardClaimed(uint96 data) internal pure returns (uint96) {
        return data | 1;
    }
}
