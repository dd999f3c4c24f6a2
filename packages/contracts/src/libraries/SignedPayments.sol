// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "../interfaces/IExchangeRegistry.sol";
import {IExchangeSignals, IExchangeTypes} from "../interfaces/IReceivableExchange.sol";
import {IStablecoin} from "../interfaces/IStablecoin.sol";
import {TokenTransfers} from "./TokenTransfers.sol";

/// @title Payments by signature, and what nobody is owed
/// @notice Linked, not inlined, so that plain payments stay small.
library SignedPayments {
    bytes32 internal constant BUY = keccak256("buy");
    bytes32 internal constant SETTLE = keccak256("settle");

    /// @notice Tries the caller's permit, which another account may have sent first, then looks at the allowance.
    /// @return drawn What to draw: the permit as a whole where that is possible, so that no allowance of it
    /// is left behind; the caller of this function gives the change back. Otherwise what is needed.
    function usePermit(address token, uint256 needed, IExchangeTypes.Permit calldata p)
        external
        returns (uint256 drawn)
    {
        try IStablecoin(token).permit(msg.sender, address(this), p.value, p.deadline, p.v, p.r, p.s) {}
            catch {}
        uint256 allowed = IStablecoin(token).allowance(msg.sender, address(this));
        if (allowed < needed) {
            revert IExchangeSignals.Exchange_AllowanceTooLow(msg.sender, allowed, needed);
        }
        if (allowed == needed || allowed != p.value) return needed;
        return IStablecoin(token).balanceOf(msg.sender) < allowed ? needed : allowed;
    }

    /// @notice Moves an order's cost from its payer to the exchange; returns what arrived.
    function receiveForOrder(
        address token,
        IExchangeTypes.Order calldata order,
        address payer,
        uint256 cost,
        IExchangeTypes.Authorization calldata a
    ) external returns (uint256) {
        return _receive(
            token,
            IExchangeTypes.Purpose(
                BUY, order.listing, order.terms, order.units, order.flags, payer, cost, order.deadline
            ),
            a
        );
    }

    /// @notice Moves the amount of a payment from its payer to the exchange; returns what arrived.
    function receiveForPayment(
        address token,
        IExchangeTypes.Payment calldata payment,
        address payer,
        IExchangeTypes.Authorization calldata a
    ) external returns (uint256) {
        uint256 limit = payment.holdersOnly ? 1 : 0;
        return _receive(
            token,
            IExchangeTypes.Purpose(
                SETTLE, payment.listing, payment.terms, 0, limit, payer, payment.amount, a.validBefore
            ),
            a
        );
    }

    /// @notice Sends what the exchange holds beyond `owed`; see the exchange's `rescueSurplus`.
    function rescueSurplus(IExchangeRegistry registry, address token, address to, uint256 owed)
        external
        returns (uint256 amount)
    {
        if (msg.sender != registry.admin()) revert IExchangeSignals.Exchange_Forbidden(msg.sender);
        amount = IStablecoin(token).balanceOf(address(this)) - owed;
        if (amount == 0) revert IExchangeSignals.Exchange_NothingDue();
        emit IExchangeSignals.SurplusRescued(token, to, amount);
        if (!TokenTransfers.tryPay(token, to, amount)) {
            revert IExchangeSignals.Exchange_TransferFailed(token, to, amount);
        }
    }

    /// @notice hash(chain, exchange, salt, purpose): it pays for nothing else.
    function nonceOf(address exchange, IExchangeTypes.Purpose memory p, bytes32 salt)
        internal
        view
        returns (bytes32)
    {
        return keccak256(abi.encode(block.chainid, exchange, salt, p));
    }

    function _receive(address token, IExchangeTypes.Purpose memory p, IExchangeTypes.Authorization calldata a)
        private
        returns (uint256)
    {
        uint256 before = IStablecoin(token).balanceOf(address(this));
        bytes32 nonce = nonceOf(address(this), p, a.salt);
        IStablecoin(token)
            .receiveWithAuthorization(
                p.payer, address(this), p.value, a.validAfter, a.validBefore, nonce, a.v, a.r, a.s
            );
        return TokenTransfers.arrived(token, address(this), before, p.value);
    }
}
