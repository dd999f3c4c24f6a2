// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Market} from "./Market.sol";

/// @notice Signs permits and authorizations of the USDC of the market.
abstract contract PaymentSigner is Market {
    bytes32 internal constant BUY = keccak256("buy");
    bytes32 internal constant SETTLE = keccak256("settle");
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant RECEIVE = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );

    function _permit(uint256 key, uint256 value) internal view returns (Permit memory p) {
        address owner = vm.addr(key);
        p.value = value;
        p.deadline = block.timestamp + 1 hours;
        bytes32 message =
            keccak256(abi.encode(PERMIT, owner, address(exchange), value, usdc.nonces(owner), p.deadline));
        (p.v, p.r, p.s) = _signForToken(key, message);
    }

    function _authorizeBuying(uint256 key, Order memory o, uint256 value)
        internal
        view
        returns (Authorization memory x)
    {
        x.validBefore = block.timestamp + 1 hours;
        x.salt = keccak256("salt");
        bytes32 nonce = lens.authorizationNonce(
            Purpose(BUY, o.listing, o.terms, o.units, o.flags, vm.addr(key), value, o.deadline), x.salt
        );
        (x.v, x.r, x.s) = _signReceipt(key, value, x.validBefore, nonce);
    }

    function _authorizeSettling(uint256 key, uint256 listing, uint256 value)
        internal
        view
        returns (Authorization memory)
    {
        return _authorizeSettling(key, _payment(listing, value));
    }

    function _authorizeSettling(uint256 key, Payment memory p)
        internal
        view
        returns (Authorization memory x)
    {
        x.validBefore = block.timestamp + 1 hours;
        uint256 limit = p.holdersOnly ? 1 : 0;
        bytes32 nonce = lens.authorizationNonce(
            Purpose(SETTLE, p.listing, p.terms, 0, limit, vm.addr(key), p.amount, x.validBefore), x.salt
        );
        (x.v, x.r, x.s) = _signReceipt(key, p.amount, x.validBefore, nonce);
    }

    function _signReceipt(uint256 key, uint256 value, uint256 validBefore, bytes32 nonce)
        internal
        view
        returns (uint8, bytes32, bytes32)
    {
        bytes32 message =
            keccak256(abi.encode(RECEIVE, vm.addr(key), address(exchange), value, 0, validBefore, nonce));
        return _signForToken(key, message);
    }

    function _signForToken(uint256 key, bytes32 message) private view returns (uint8, bytes32, bytes32) {
        return vm.sign(key, keccak256(abi.encodePacked(hex"1901", usdc.DOMAIN_SEPARATOR(), message)));
    }
}
