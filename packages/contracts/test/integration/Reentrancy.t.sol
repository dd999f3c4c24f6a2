// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeOffice} from "src/interfaces/IExchangeOffice.sol";
import {IGate} from "src/interfaces/IGate.sol";
import {ReceivableExchange} from "src/ReceivableExchange.sol";
import {TestUSDC} from "src/tokens/TestUSDC.sol";
import {Market} from "test/support/Market.sol";

/// @notice Calls one prepared call back into the exchange whenever it is called itself.
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

contract HostileToken is TestUSDC(address(1)), Reenterer {
    function transfer(address to, uint256 amount) public override returns (bool) {
        _reenter();
        return super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _reenter();
        return super.transferFrom(from, to, amount);
    }
}

contract HostileGate is IGate, Reenterer {
    function admit(uint256, address, uint256, bytes calldata) external returns (bytes4) {
        _reenter();
        return IGate.admit.selector;
    }
}

/// @notice Every callback tries every function that changes state; the lock must answer.
contract ReentrancyTest is Market {
    HostileToken internal token;
    HostileGate internal gate;
    bytes[] internal calls;
    bytes4 internal constant LOCKED = bytes4(keccak256("ReentrancyGuardReentrantCall()"));

    function _openOffice() internal override {
        token = new HostileToken();
        gate = new HostileGate();
        _enlist(IExchangeOffice.Register.Token, address(token));
        _enlist(IExchangeOffice.Register.Gate, address(gate));
        super._openOffice();
    }

    function _hostile() internal returns (Terms memory t) {
        t = _terms();
        t.token = address(token);
        t.gate = address(gate);
        for (uint256 i; i < 4; ++i) {
            address one = [ada, bo, cy, di][i];
            token.mint(one, 100_000 * ONE);
            vm.prank(one);
            token.approve(address(exchange), type(uint256).max);
        }
    }

    function _prepare(uint256 listing, uint256 note) internal {
        Terms memory t = _terms();
        Attestation memory a;
        Acknowledgement memory k;
        Signatures memory s;
        Permit memory p;
        Authorization memory x;
        Ask memory ask;
        Order memory o = Order(listing, 10, address(token), type(uint256).max, type(uint256).max);
        uint256[] memory notes = new uint256[](1);
        notes[0] = note;
        delete calls;
        calls.push(abi.encodeCall(exchange.list, (t, a, k, s)));
        calls.push(abi.encodeCall(exchange.buy, (o, "")));
        calls.push(abi.encodeCall(exchange.buyWithPermit, (o, "", p)));
        calls.push(abi.encodeCall(exchange.buyWithAuthorization, (o, "", cy, x)));
        calls.push(abi.encodeCall(exchange.release, (listing)));
        calls.push(abi.encodeCall(exchange.cancel, (listing, false)));
        calls.push(abi.encodeCall(exchange.refund, (note, cy)));
        calls.push(abi.encodeCall(exchange.settle, (listing, 1)));
        calls.push(abi.encodeCall(exchange.settleWithPermit, (listing, 1, p)));
        calls.push(abi.encodeCall(exchange.settleWithAuthorization, (listing, 1, cy, x)));
        calls.push(abi.encodeCall(exchange.markDefault, (listing)));
        calls.push(abi.encodeCall(exchange.claim, (note, cy)));
        calls.push(abi.encodeCall(exchange.claimFor, (notes)));
        calls.push(abi.encodeCall(exchange.claimReward, (note)));
        calls.push(abi.encodeCall(exchange.fill, (ask, "", 0)));
        calls.push(abi.encodeCall(exchange.withdrawCredit, (address(token), cy)));
        calls.push(abi.encodeCall(exchange.flagDispute, (listing, true, "")));
        calls.push(abi.encodeCall(exchange.rescueSurplus, (address(token), cy)));
    }

    function _expectLocked(Reenterer from, address who, bytes memory outer) internal {
        for (uint256 i; i < calls.length; ++i) {
            uint256 clean = vm.snapshotState();
            from.arm(address(exchange), calls[i]);
            vm.prank(who);
            (bool ok,) = address(exchange).call(outer);
            assertTrue(ok, "the outer call failed");
            assertTrue(from.tried(), "the callback never came");
            assertFalse(from.wentThrough(), "reentered");
            assertEq(bytes4(from.answer()), LOCKED);
            vm.revertToState(clean);
        }
    }

    function test_FromTheTokenAndTheGateWhileBuying() external {
        uint256 listing = _list(_hostile(), Level.Attested);
        _prepare(listing, 0);
        Order memory o = _order(listing, 10);
        _expectLocked(token, cy, abi.encodeCall(exchange.buy, (o, "")));
        _expectLocked(gate, cy, abi.encodeCall(exchange.buy, (o, "")));
    }

    function test_FromTheTokenWhileReleasingAndRefunding() external {
        uint256 listing = _list(_hostile(), Level.Attested);
        uint256 note = _buy(listing, cy, 50);
        vm.roll(block.number + 1);
        _prepare(listing, note);
        _expectLocked(token, stranger, abi.encodeCall(exchange.release, (listing)));
        vm.prank(op);
        exchange.cancel(listing, false);
        _expectLocked(token, cy, abi.encodeCall(exchange.refund, (note, cy)));
    }

    function test_FromTheTokenWhileSettlingClaimingAndFilling() external {
        (uint256 listing, uint256 note,) = _funded(_hostile(), Level.Attested);
        _prepare(listing, note);
        _expectLocked(token, bo, abi.encodeCall(exchange.settle, (listing, 100)));
        Ask memory a = _ask(note, 100);
        a.token = address(token);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        _expectLocked(token, di, abi.encodeCall(exchange.fill, (a, signature, 100)));
        _settle(listing, bo, type(uint256).max);
        _expectLocked(token, cy, abi.encodeCall(exchange.claim, (note, cy)));
        uint256[] memory notes = new uint256[](1);
        notes[0] = note;
        _expectLocked(token, di, abi.encodeCall(exchange.claimFor, (notes)));
        _expectLocked(token, ada, abi.encodeCall(exchange.withdrawCredit, (address(token), ada)));
        token.mint(address(exchange), 5);
        _expectLocked(token, admin, abi.encodeCall(exchange.rescueSurplus, (address(token), admin)));
    }
}
