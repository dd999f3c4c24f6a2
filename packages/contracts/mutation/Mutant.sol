// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Changes that are compiled in and switched on one at a time
/// @notice The instrumented contracts hold every mutant. The block's `prevrandao`, which no contract of ours
/// reads, says which one is on; zero is none. So one compilation serves them all.
library Mutant {
    function on(uint256 n) internal pure returns (bool) {
        // Pure to the compiler, so that pure functions can be mutated too.
        function(uint256) view returns (bool) reads = _isOn;
        function(uint256) pure returns (bool) pretends;
        assembly ("memory-safe") {
            pretends := reads
        }
        return pretends(n);
    }

    function _isOn(uint256 n) private view returns (bool) {
        return n != 0 && block.prevrandao == n;
    }

    /// @notice `n`: the opposite.
    function not(uint256 n, bool x) internal pure returns (bool) {
        return on(n) ? !x : x;
    }

    /// @notice `n`: never; `n + 1`: always.
    function condition(uint256 n, bool x) internal pure returns (bool) {
        if (on(n)) return false;
        return on(n + 1) || x;
    }

    /// @notice `n`: one more; `n + 1`: one less.
    function number(uint256 n, uint256 x) internal pure returns (uint256) {
        if (on(n)) return x + 1;
        return on(n + 1) ? x - 1 : x;
    }

    /// @notice `n`: one more, where one less can't be.
    function increased(uint256 n, uint256 x) internal pure returns (uint256) {
        return on(n) ? x + 1 : x;
    }

    /// @notice `n`: another word.
    function word(uint256 n, bytes32 x) internal pure returns (bytes32) {
        return on(n) ? x ^ bytes32(uint256(1) << 255) : x;
    }

    /// @notice `n`: the other side of the boundary; `n + 1`: the opposite. So for the three below.
    function less(uint256 n, uint256 a, uint256 b) internal pure returns (bool) {
        if (on(n)) return a <= b;
        return on(n + 1) ? a >= b : a < b;
    }

    function lessOrEqual(uint256 n, uint256 a, uint256 b) internal pure returns (bool) {
        if (on(n)) return a < b;
        return on(n + 1) ? a > b : a <= b;
    }

    function more(uint256 n, uint256 a, uint256 b) internal pure returns (bool) {
        if (on(n)) return a >= b;
        return on(n + 1) ? a <= b : a > b;
    }

    function moreOrEqual(uint256 n, uint256 a, uint256 b) internal pure returns (bool) {
        if (on(n)) return a > b;
        return on(n + 1) ? a < b : a >= b;
    }

    /// @notice `n`: the other operator. So for everything below.
    function add(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a - b : a + b;
    }

    function subtract(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a + b : a - b;
    }

    function multiply(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a / b : a * b;
    }

    function divide(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a * b : a / b;
    }

    function remainder(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a / b : a % b;
    }

    function power(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a * b : a ** b;
    }

    function both(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a | b : a & b;
    }

    function either(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a & b : a | b;
    }

    function left(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a >> b : a << b;
    }

    function right(uint256 n, uint256 a, uint256 b) internal pure returns (uint256) {
        return on(n) ? a << b : a >> b;
    }

    function inverse(uint256 n, uint256 a) internal pure returns (uint256) {
        return on(n) ? a : ~a;
    }
}
