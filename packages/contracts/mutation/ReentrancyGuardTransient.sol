// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Mutant} from "src/Mutant.sol";

/// @notice In the place of OpenZeppelin's: a lock that a mutant leaves out of one function. The modifier is
/// copied for each function with the number of its mutant.
abstract contract ReentrancyGuardTransient {
    error ReentrancyGuardReentrantCall();

    bool private transient _locked;

    modifier nonReentrant0() {
        _lock(0);
        _;
        _unlock(0);
    }

    function _lock(uint256 mutant) private {
        if (Mutant.on(mutant)) return;
        if (_locked) revert ReentrancyGuardReentrantCall();
        _locked = true;
    }

    function _unlock(uint256 mutant) private {
        if (!Mutant.on(mutant)) _locked = false;
    }
}
