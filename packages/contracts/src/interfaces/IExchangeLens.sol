// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeTypes, IReceivableExchange} from "./IReceivableExchange.sol";

/// @title The exchange in words
/// @notice Reads packed state with the very rules the exchange applies. Holds nothing, decides nothing.
interface IExchangeLens is IExchangeTypes {
    /// @notice A note with everything that can be said of it now.
    struct Note {
        uint256 listing;
        uint256 units;
        uint256 claimed;
        uint256 claimable;
        uint256 counter; // rises with every transfer
        bool rewardClaimed;
    }

    /// @notice What is due now.
    struct Due {
        uint256 repayment; // to holders, unpaid
        uint256 lateFee; // to holders, unpaid
        uint256 total; // the most that may still be paid in; the rest of it is the seller's
    }

    /// @notice The exchange this looks at.
    function exchange() external view returns (IReceivableExchange);

    /// @notice Frozen terms of a listing; all zero when there is none.
    function factsOf(uint256 listing) external view returns (Facts memory);

    /// @notice What moved so far, as stored; the late fee is counted up to `lateUntil`.
    function ledgerOf(uint256 listing) external view returns (Ledger memory);

    /// @notice True while units can be bought, if the registry is open and the gate admits the buyer.
    function isSaleOpen(uint256 listing) external view returns (bool);

    /// @notice True once the seller ended the sale with `endSale`.
    function hasSaleEnded(uint256 listing) external view returns (bool);

    /// @notice What is due at this moment.
    function dueOf(uint256 listing) external view returns (Due memory);

    /// @notice A note at this moment. Reverts for a note that doesn't exist.
    function noteOf(uint256 note) external view returns (Note memory);

    /// @notice The EIP-712 digest a seller signs.
    function digestOfTerms(Terms calldata terms) external view returns (bytes32);

    /// @notice The EIP-712 digest an attestor signs.
    function digestOfAttestation(Attestation calldata attestation) external view returns (bytes32);

    /// @notice The EIP-712 digest a debtor signs.
    function digestOfAcknowledgement(Acknowledgement calldata acknowledgement) external view returns (bytes32);

    /// @notice The EIP-712 digest a note's owner signs.
    function digestOfAsk(Ask calldata ask) external view returns (bytes32);

    /// @notice The EIP-3009 nonce of an action: it binds the payment to exactly this purchase or settlement.
    function authorizationNonce(Purpose calldata purpose, bytes32 salt) external view returns (bytes32);
}
