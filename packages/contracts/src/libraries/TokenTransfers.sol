// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeSignals} from "../interfaces/IReceivableExchange.sol";
import {IStablecoin} from "../interfaces/IStablecoin.sol";

/// @title Moving stablecoins that don't all keep to the standard
/// @notice Every movement is measured by balances, since a token's word isn't proof.
library TokenTransfers {
    /// @notice Moves `amount` with the allowance that `from` gave; returns what arrived, at most `amount`.
    function pull(address token, address from, address to, uint256 amount) internal returns (uint256) {
        uint256 before = IStablecoin(token).balanceOf(to);
        bytes memory data = abi.encodeWithSelector(0x23b872dd, from, to, amount); // transferFrom
        if (!_call(token, data)) revert IExchangeSignals.Exchange_TransferFailed(token, to, amount);
        return arrived(token, to, before, amount);
    }

    /// @notice Pays `amount` out. False when the token refuses or moves nothing; reverts when it moves another
    /// sum, since more would be another person's money and less would be lost to the payee.
    function tryPay(address token, address to, uint256 amount) internal returns (bool) {
        uint256 before = IStablecoin(token).balanceOf(address(this));
        if (!_call(token, abi.encodeWithSelector(0xa9059cbb, to, amount))) return false; // transfer
        uint256 left = IStablecoin(token).balanceOf(address(this));
        if (left + amount == before) return true;
        if (left == before) return false;
        revert IExchangeSignals.Exchange_WrongTransfer(token, amount, before > left ? before - left : 0);
    }

    /// @notice What `to` holds more than `before`, at most `amount`.
    function arrived(address token, address to, uint256 before, uint256 amount)
        internal
        view
        returns (uint256)
    {
        uint256 moved = IStablecoin(token).balanceOf(to) - before;
        return moved < amount ? moved : amount;
    }

    /// @dev Success is: no revert, and either nothing returned (USDT) or true in the first word.
    // forge-lint: disable-next-item(unsafe-typecast)
    function _call(address token, bytes memory data) private returns (bool) {
        (bool ok, bytes memory result) = token.call(data);
        return ok && (result.length == 0 ? token.code.length > 0 : uint256(bytes32(result)) == 1);
    }
}
