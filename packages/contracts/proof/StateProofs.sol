// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeTypes} from "../src/interfaces/IReceivableExchange.sol";
import {Transitions} from "../src/libraries/Transitions.sol";

/// @dev The whole table of moves. A function that doesn't move a listing leaves it where it is.
function isEdge(IExchangeTypes.State from, IExchangeTypes.State to) pure returns (bool) {
    if (from == IExchangeTypes.State.None) return to == IExchangeTypes.State.Listed;
    if (from == IExchangeTypes.State.Listed) {
        return to == IExchangeTypes.State.Funded || to == IExchangeTypes.State.Cancelled;
    }
    if (from == IExchangeTypes.State.Funded) {
        return to == IExchangeTypes.State.Settled || to == IExchangeTypes.State.Defaulted;
    }
    return from == IExchangeTypes.State.Defaulted && to == IExchangeTypes.State.Settled;
}

/// @title Only these edges of the state machine
/// @notice Over every state and every argument. Run by script/prove.ts; that no state is written around
/// {Transitions} is checked by script/state-writes.test.ts.
contract StateProofs is IExchangeTypes {
    function listingBeginsAtNone(State from) external pure {
        State to = Transitions.listed(1, from);
        assert(from == State.None && to == State.Listed && isEdge(from, to));
    }

    function buyingFundsOrMovesNothing(State from, bool paysThrough) external pure {
        State to = Transitions.bought(1, from, paysThrough);
        assert(to == from || (from == State.Listed && to == State.Funded && isEdge(from, to)));
    }

    function nothingIsSoldBeforeListingOrAfterFunding(State from, bool paysThrough) external pure {
        Transitions.bought(1, from, paysThrough);
        assert(from == State.Listed || from == State.Funded);
    }

    function releaseFundsAListing(State from) external pure {
        State to = Transitions.released(1, from);
        assert(from == State.Listed && to == State.Funded && isEdge(from, to));
    }

    function onlyAListingIsCancelled(State from) external pure {
        State to = Transitions.cancelled(1, from);
        assert(from == State.Listed && to == State.Cancelled && isEdge(from, to));
    }

    function onlyWhatIsFundedDefaults(State from) external pure {
        State to = Transitions.defaulted(1, from);
        assert(from == State.Funded && to == State.Defaulted && isEdge(from, to));
    }

    function payingSettlesOrMovesNothing(State from, bool inFull) external pure {
        State to = Transitions.paid(1, from, inFull);
        assert(to == from || (inFull && to == State.Settled && isEdge(from, to)));
    }

    function whatIsSettledStaysSettled(bool inFull) external pure {
        assert(Transitions.paid(1, State.Settled, inFull) == State.Settled);
    }

    function nothingIsPaidIntoWhatWasNeverFunded(State from, bool inFull) external pure {
        Transitions.paid(1, from, inFull);
        assert(from == State.Funded || from == State.Settled || from == State.Defaulted);
    }

    function notesArePaidBackAfterCancellingOnly(State state) external pure {
        Transitions.requireRefundable(1, state);
        assert(state == State.Cancelled);
    }
}
