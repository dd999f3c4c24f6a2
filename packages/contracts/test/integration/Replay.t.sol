// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ExchangeLens} from "src/ExchangeLens.sol";
import {ReceivableExchange} from "src/ReceivableExchange.sol";
import {Market} from "test/support/Market.sol";

/// @notice A signature counts once, here, for this.
contract ReplayTest is Market {
    function test_SignaturesOfAnotherChainDontCount() external {
        Terms memory t = _terms();
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        vm.chainId(5);
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadSignature.selector, ada));
        exchange.list(t, a, k, s);
    }

    function test_SignaturesForAnotherContractDontCount() external {
        Terms memory t = _terms();
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        ReceivableExchange other = new ReceivableExchange(registry, eligibleGate);
        vm.expectRevert(abi.encodeWithSelector(Exchange_BadSignature.selector, ada));
        other.list(t, a, k, s);
        assertTrue(new ExchangeLens(other).digestOfTerms(t) != lens.digestOfTerms(t));
    }

    function test_AnAskIsUsedUpByTheSale() external {
        (, uint256 note,) = _funded();
        Ask memory a = _ask(note, 100);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        vm.prank(ed);
        exchange.fill(a, signature, _anyNote(100));
        vm.prank(ed);
        exchange.transferFrom(ed, cy, note);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongCounter.selector, 0, 2));
        vm.prank(ed);
        exchange.fill(a, signature, _anyNote(100));
    }

    function test_TermsAreUsedUpByTheListing() external {
        Terms memory t = _terms();
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        exchange.list(t, a, k, s);
        vm.expectRevert(abi.encodeWithSelector(Exchange_AlreadyFinanced.selector, t.fingerprint, 1));
        exchange.list(t, a, k, s);
    }

    function test_TheDomainIsWhatWalletsShow() external view {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256("Tenora Receivable Exchange"),
                keccak256("1"),
                block.chainid,
                address(exchange)
            )
        );
        Ask memory a;
        bytes32 typehash = keccak256(
            "Ask(uint256 note,bytes32 terms,address token,uint256 price,uint256 claimed,bool rewardClaimed,uint8 states,uint32 noteCounter,uint32 counter,uint32 expiry)"
        );
        bytes32 hash = keccak256(abi.encode(typehash, a));
        assertEq(lens.digestOfAsk(a), keccak256(abi.encodePacked(hex"1901", domain, hash)));
    }
}
