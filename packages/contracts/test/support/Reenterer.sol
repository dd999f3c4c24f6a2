// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestUSDC} from "src/tokens/TestUSDC.sol";

/// @notice Calls one prepared call back into its target whenever it is called itself.
abstract contract Reenterer {
    address internal target;
    bytes internal call;
    bool public wentThrough;
    bool public tried;
    bytes public answer;

    function arm(address target_, bytes memory call_) external {
        (target, call, tried, wentThrough) = (target_, call_, false, false);
    }

    function _reenter() internal {
        if (target == address(0) || tried) return;
        tried = true;
        (wentThrough, answer) = target.call(call);
    }
}

/// @notice A stablecoin that calls back before it moves money, whichever way it is asked to.
contract HostileToken is TestUSDC, Reenterer {
    constructor(address guardian_) TestUSDC(guardian_) {}

    function transfer(address to, uint256 amount) public override returns (bool) {
        _reenter();
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _reenter();
        return super.transferFrom(from, to, amount);
    }

    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) public override {
        _reenter();
        super.receiveWithAuthorization(from, to, value, validAfter, validBefore, nonce, v, r, s);
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) public override {
        _reenter();
        super.permit(owner, spender, value, deadline, v, r, s);
    }
}
