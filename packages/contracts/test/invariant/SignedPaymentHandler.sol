// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {HandlerBase} from "test/invariant/HandlerBase.sol";

/// @notice Buying and settling with an allowance, a permit (without any allowance beside it) or an EIP-3009
/// authorization sent by another account.
abstract contract SignedPaymentHandler is HandlerBase {
    bytes32 private constant RECEIVE = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    uint256 private _authorizations;

    /// The note, or 0 when the purchase was refused.
    function _buy(Order memory o, bytes memory gateData, uint256 cost, uint256 route)
        internal
        returns (uint256 note)
    {
        if (o.token == address(s.usdt) || route % 3 == 0) {
            vm.prank(_actor);
            try s.exchange.buy(o, gateData) returns (uint256 made) {
                note = made;
            } catch {}
        } else if (route % 3 == 1) {
            Permit memory p = _permit(cost);
            vm.prank(_actor);
            try s.exchange.buyWithPermit(o, gateData, p) returns (uint256 made) {
                note = made;
            } catch {}
            _endPermit(note != 0);
        } else {
            Authorization memory a = _authorize(
                Purpose(keccak256("buy"), o.listing, o.terms, o.units, o.flags, _actor, cost, o.deadline)
            );
            try s.exchange.buyWithAuthorization(o, gateData, _actor, a) returns (uint256 made) {
                note = made;
            } catch {}
        }
    }

    /// What was taken, or 0 when the payment was refused.
    function _pay(Payment memory p, uint256 route) internal returns (uint256 taken) {
        if (_terms[p.listing].token == address(s.usdt) || route % 3 == 0) {
            vm.prank(_actor);
            try s.exchange.settle(p) returns (uint256 sum) {
                taken = sum;
            } catch {}
        } else if (route % 3 == 1) {
            Permit memory permit = _permit(p.amount);
            bool isRich = s.coin.balanceOf(_actor) >= p.amount;
            vm.prank(_actor);
            try s.exchange.settleWithPermit(p, permit) returns (uint256 sum) {
                taken = sum;
            } catch {}
            _endPermit(taken != 0 && isRich);
        } else {
            Authorization memory a = _authorize(
                Purpose(
                    keccak256("settle"),
                    p.listing,
                    p.terms,
                    0,
                    p.holdersOnly ? 1 : 0,
                    _actor,
                    p.amount,
                    type(uint256).max
                )
            );
            try s.exchange.settleWithAuthorization(p, _actor, a) returns (uint256 sum) {
                taken = sum;
            } catch {}
        }
    }

    function _permit(uint256 value) private returns (Permit memory p) {
        vm.prank(_actor);
        s.coin.approve(address(s.exchange), 0);
        bytes32 hash = keccak256(
            abi.encode(PERMIT, _actor, address(s.exchange), value, s.coin.nonces(_actor), type(uint256).max)
        );
        (p.value, p.deadline) = (value, type(uint256).max);
        (p.v, p.r, p.s) = _signAs(_actor, _typed(hash));
    }

    /// What a permit allowed is used up; the allowance of the other ways comes back.
    function _endPermit(bool used) private {
        bool isLeft = s.coin.allowance(_actor, address(s.exchange)) > 0;
        _require(!used || !isLeft, "a permit left an allowance behind");
        vm.prank(_actor);
        s.coin.approve(address(s.exchange), type(uint256).max);
    }

    function _authorize(Purpose memory p) private returns (Authorization memory a) {
        (a.validBefore, a.salt) = (type(uint256).max, bytes32(++_authorizations));
        bytes32 nonce = s.lens.authorizationNonce(p, a.salt);
        bytes32 hash =
            keccak256(abi.encode(RECEIVE, _actor, address(s.exchange), p.value, 0, type(uint256).max, nonce));
        (a.v, a.r, a.s) = _signAs(_actor, _typed(hash));
    }

    function _typed(bytes32 hash) private view returns (bytes32) {
        return keccak256(abi.encodePacked(hex"1901", s.coin.DOMAIN_SEPARATOR(), hash));
    }
}
