// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

/// @notice Runs the tests of the suite that it is mixed into on one mutant after another, in one process,
/// since starting forge takes longer than the tests. Writes "<mutant> killed" or "<mutant> alive" a line.
abstract contract MutantLoop is Test {
    uint256 private constant GAS = 2 ** 31;

    bool private _hasRun;

    /// @param calls Calldata of the suite's tests; of those without any mutant only what passes counts.
    function _judgeAll(bool hasSetUp, bytes[] memory calls) internal {
        uint256[] memory mutants = vm.envUint("MUTANTS", ",");
        calls = _passing(hasSetUp, calls);
        for (uint256 i; i < mutants.length; ++i) {
            vm.prevrandao(bytes32(mutants[i]));
            uint256 clean = vm.snapshotState();
            bool isAlive = _pass(hasSetUp, calls);
            vm.revertToState(clean);
            vm.deleteStateSnapshots();
            vm.writeLine("mutants.txt", string.concat(vm.toString(mutants[i]), isAlive ? " alive" : " killed"));
            // What a red test expected in vain would fail the next one: forge forgets it with this process.
            if (!isAlive) this.callsNothing();
        }
    }

    /// Not `view`, since forge looks for the events that it awaits in calls that may write only.
    function callsNothing() external {
        this.doesNothing();
    }

    function doesNothing() external {
        _hasRun = true;
    }

    /// What a test left behind outside of the state. Called where tests are called: pranks belong to a depth.
    function forgets() external {
        vm.stopPrank();
        vm.clearMockedCalls();
    }

    function _passing(bool hasSetUp, bytes[] memory calls) private returns (bytes[] memory some) {
        some = new bytes[](calls.length);
        uint256 count;
        bytes[] memory one = new bytes[](1);
        vm.prevrandao(bytes32(0));
        for (uint256 i; i < calls.length; ++i) {
            uint256 clean = vm.snapshotState();
            one[0] = calls[i];
            if (_pass(hasSetUp, one)) some[count++] = calls[i];
            vm.revertToState(clean);
        }
        assembly ("memory-safe") {
            mstore(some, count)
        }
        vm.writeLine("mutants.txt", string.concat("0 ", vm.toString(count), " calls"));
    }

    function _pass(bool hasSetUp, bytes[] memory calls) private returns (bool) {
        if (hasSetUp && !_succeeds(abi.encodeWithSignature("setUp()"))) return false;
        uint256 ready = vm.snapshotState();
        for (uint256 i; i < calls.length; ++i) {
            if (!_succeeds(calls[i])) return false;
            vm.revertToState(ready);
        }
        return true;
    }

    function _succeeds(bytes memory call) private returns (bool ok) {
        (ok,) = address(this).call{gas: GAS}(call);
        ok = ok && !failed();
        this.forgets();
    }
}
