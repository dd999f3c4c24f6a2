// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Market} from "test/support/Market.sol";

/// @notice Every message that people sign, hashed here by EIP-712 from its published type once more: a wallet
/// and a contract that differ in one letter understand nothing of each other.
contract SignedMessagesTest is Market {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function _typed(string memory name, address verifier, bytes32 message) internal view returns (bytes32) {
        bytes32 domain =
            keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), keccak256("1"), block.chainid, verifier));
        return keccak256(abi.encodePacked(hex"1901", domain, message));
    }

    function _ofTheExchange(bytes memory message) internal view returns (bytes32) {
        return _typed("Tenora Receivable Exchange", address(exchange), keccak256(message));
    }

    function test_TermsAndWhatConfirmsThem() external view {
        Terms memory t = _terms();
        (t.reward, t.rewardId, t.previous, t.rule) = (address(rewards), 7, 3, TransferRule.Locked);
        bytes32 terms = keccak256(
            "Terms(address seller,address payout,address debtor,address token,address gate,address reward,uint96 rewardId,bytes32 fingerprint,bytes32 papers,uint40 previous,uint8 kind,uint8 rule,bool rewardEarly,uint48 face,uint48 pricePerUnit,uint48 repayPerUnit,uint24 totalUnits,uint24 minUnits,uint24 minPurchase,uint32 fundingDeadline,uint32 maturity,uint8 graceDays,uint8 delayDays,uint16 lateFeeBps,uint16 maxFeeBps,uint32 counter,uint32 deadline)"
        );
        assertEq(lens.digestOfTerms(t), _ofTheExchange(abi.encode(terms, t)));
        bytes32 attestation = keccak256(
            "Attestation(bytes32 terms,uint8 level,bytes32 acknowledgement,uint32 counter,uint32 deadline)"
        );
        Attestation memory a = Attestation("terms", Level.Attested, "acknowledgement", 5, 6);
        assertEq(lens.digestOfAttestation(a), _ofTheExchange(abi.encode(attestation, a)));
        bytes32 acknowledgement = keccak256(
            "Acknowledgement(bytes32 fingerprint,address debtor,address seller,address token,uint48 face,uint32 maturity,uint40 previous,uint32 counter,uint32 deadline)"
        );
        Acknowledgement memory k = Acknowledgement("invoice", bo, ada, address(usdc), 1, 2, 3, 4, 5);
        assertEq(lens.digestOfAcknowledgement(k), _ofTheExchange(abi.encode(acknowledgement, k)));
    }

    function test_AnAsk() external view {
        bytes32 ask = keccak256(
            "Ask(uint256 note,bytes32 terms,address token,uint256 price,uint256 claimed,bool rewardClaimed,uint8 states,uint32 noteCounter,uint32 counter,uint32 expiry)"
        );
        Ask memory a = Ask(1, "terms", address(usdc), 2, 3, true, 4, 5, 6, 7);
        assertEq(lens.digestOfAsk(a), _ofTheExchange(abi.encode(ask, a)));
    }

    function test_TheNonceOfAnAuthorizationSaysWhatItPaysFor() external view {
        bytes32[3] memory actions = [keccak256("buy"), keccak256("settle"), bytes32("anything")];
        for (uint256 i; i < 3; ++i) {
            bytes memory purpose = abi.encode(actions[i], 1, bytes32("terms"), 2, 3, cy, 4, 5);
            bytes memory head = abi.encode(block.chainid, address(exchange), bytes32("salt"));
            assertEq(
                lens.authorizationNonce(Purpose(actions[i], 1, "terms", 2, 3, cy, 4, 5), "salt"),
                keccak256(bytes.concat(head, purpose))
            );
        }
    }

    function test_Eligibility() external view {
        bytes32 type_ = keccak256("Eligibility(address wallet,uint32 issuedAt,uint32 expiresAt)");
        bytes32 message = keccak256(abi.encode(type_, cy, uint32(1), uint32(2)));
        assertEq(
            eligibleGate.digestOf(cy, 1, 2), _typed("Tenora Eligibility", address(eligibleGate), message)
        );
    }

    function test_AnInvitation() external view {
        bytes32 type_ = keccak256(
            "Invitation(uint256 listing,address wallet,uint256 cap,uint256 counter,uint256 deadline)"
        );
        bytes32 message = keccak256(abi.encode(type_, 1, cy, 2, 3, 4));
        assertEq(
            inviteGate.digestOf(1, cy, 2, 3, 4), _typed("Tenora Invitation", address(inviteGate), message)
        );
    }

    function test_ALinkAndItsUse() external view {
        bytes32 link = keccak256(
            "Link(uint256 listing,address key,uint256 walletCap,uint256 totalCap,uint256 counter,uint256 deadline)"
        );
        bytes32 message = keccak256(abi.encode(link, 1, cy, 2, 3, 4, 5));
        assertEq(linkGate.digestOfLink(1, cy, 2, 3, 4, 5), _typed("Tenora Link", address(linkGate), message));
        message = keccak256(abi.encode(keccak256("Use(uint256 listing,address wallet)"), 1, cy));
        assertEq(linkGate.digestOfUse(1, cy), _typed("Tenora Link", address(linkGate), message));
    }
}
