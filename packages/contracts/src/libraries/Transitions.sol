// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";

/// @title The state machine of a listing
/// @notice Every state that is written comes from here, so what proof/StateProofs.sol proves of these
/// functions holds of the exchange. Each reverts when the listing isn't in a state that allows the move.
library Transitions {
    function listed(uint256 listing, IExchangeTypes.State from) internal pure returns (IExchangeTypes.State) {
        _require(from == IExchangeTypes.State.None, listing, from);
        return IExchangeTypes.State.Listed;
    }

    /// @param paysThrough The seller is paid at once: everything was bought, or the listing is funded already.
    function bought(uint256 listing, IExchangeTypes.State from, bool paysThrough)
        internal
        pure
        returns (IExchangeTypes.State)
    {
        requireSellable(listing, from);
        return paysThrough ? IExchangeTypes.State.Funded : from;
    }

    function released(uint256 listing, IExchangeTypes.State from)
        internal
        pure
        returns (IExchangeTypes.State)
    {
        _require(from == IExchangeTypes.State.Listed, listing, from);
        return IExchangeTypes.State.Funded;
    }

    function cancelled(uint256 listing, IExchangeTypes.State from)
        internal
        pure
        returns (IExchangeTypes.State)
    {
        _require(from == IExchangeTypes.State.Listed, listing, from);
        return IExchangeTypes.State.Cancelled;
    }

    function defaulted(uint256 listing, IExchangeTypes.State from)
        internal
        pure
        returns (IExchangeTypes.State)
    {
        _require(from == IExchangeTypes.State.Funded, listing, from);
        return IExchangeTypes.State.Defaulted;
    }

    /// @param inFull Holders have everything that is due to them.
    function paid(uint256 listing, IExchangeTypes.State from, bool inFull)
        internal
        pure
        returns (IExchangeTypes.State)
    {
        requirePayable(listing, from);
        return inFull ? IExchangeTypes.State.Settled : from;
    }

    /// @notice Reverts unless units can be sold in this state.
    function requireSellable(uint256 listing, IExchangeTypes.State state) internal pure {
        bool isSellable = state == IExchangeTypes.State.Listed || state == IExchangeTypes.State.Funded;
        _require(isSellable, listing, state);
    }

    /// @notice Reverts unless money can be paid in.
    function requirePayable(uint256 listing, IExchangeTypes.State state) internal pure {
        bool isPayable = state == IExchangeTypes.State.Funded || state == IExchangeTypes.State.Settled
            || state == IExchangeTypes.State.Defaulted;
        _require(isPayable, listing, state);
    }

    /// @notice Reverts unless notes are paid back.
    function requireRefundable(uint256 listing, IExchangeTypes.State state) internal pure {
        _require(state == IExchangeTypes.State.Cancelled, listing, state);
    }

    function _require(bool isAllowed, uint256 listing, IExchangeTypes.State state) private pure {
        // `require`, since the prover doesn't take a revert in a branch for the end of the path.
        require(isAllowed, IExchangeSignals.Exchange_WrongState(listing, state));
    }
}
