// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EligibleGate} from "src/gates/EligibleGate.sol";
import {LinkGate} from "src/gates/LinkGate.sol";
import {SellerGate} from "src/gates/SellerGate.sol";
import {IGate} from "src/interfaces/IGate.sol";
import {Market} from "test/support/Market.sol";
import {TypedDataDigest} from "test/support/TypedDataDigest.sol";

contract GatesTest is Market {
    uint256 internal listing;

    function _listBehind(IGate gate) internal {
        Terms memory t = _terms();
        t.gate = address(gate);
        listing = _list(t, Level.Attested);
    }

    function _buyWith(address buyer, uint24 units, bytes memory data) internal {
        Order memory o = _order(listing, units);
        vm.prank(buyer);
        exchange.buy(o, data);
    }

    function _refuse(address buyer, uint24 units, bytes memory data, bytes memory expected) internal {
        Order memory o = _order(listing, units);
        vm.expectRevert(expected);
        vm.prank(buyer);
        exchange.buy(o, data);
    }

    function _register(address wallet, uint32 issued, uint32 expires) internal {
        bytes memory s = _sign(opKey, eligibleGate.digestOf(wallet, issued, expires));
        eligibleGate.register(wallet, issued, expires, op, s);
    }

    function test_TheEligibleGateAdmitsUntilTheLastSecond() external {
        _listBehind(eligibleGate);
        _refuse(cy, 10, "", abi.encodeWithSelector(IGate.Gate_NotAdmitted.selector, listing, cy));
        _register(cy, uint32(DAWN), uint32(DAWN + 1 days));
        vm.warp(DAWN + 1 days);
        _buyWith(cy, 10, "");
        vm.warp(DAWN + 1 days + 1);
        _refuse(cy, 10, "", abi.encodeWithSelector(IGate.Gate_NotAdmitted.selector, listing, cy));
    }

    function test_RevertWhen_ARegistrationDoesNotHold() external {
        uint32 issued = uint32(DAWN);
        bytes memory s = _sign(cyKey, eligibleGate.digestOf(cy, issued, issued + 1));
        vm.expectRevert(abi.encodeWithSelector(EligibleGate.EligibleGate_NotAttested.selector, op));
        eligibleGate.register(cy, issued, issued + 1, op, s);
        vm.expectRevert(abi.encodeWithSelector(EligibleGate.EligibleGate_NotAttested.selector, cy));
        eligibleGate.register(cy, issued, issued + 1, cy, s);
        vm.expectRevert(
            abi.encodeWithSelector(EligibleGate.EligibleGate_WrongTime.selector, issued + 1, issued + 2)
        );
        eligibleGate.register(cy, issued + 1, issued + 2, op, s);
        vm.expectRevert(
            abi.encodeWithSelector(EligibleGate.EligibleGate_WrongTime.selector, issued, issued - 1)
        );
        eligibleGate.register(cy, issued, issued - 1, op, s);
    }

    function test_AWithdrawalVoidsWhatWasIssuedBefore() external {
        _register(cy, uint32(DAWN), uint32(DAWN + 9 days));
        vm.expectRevert(abi.encodeWithSelector(EligibleGate.EligibleGate_Forbidden.selector, cy));
        vm.prank(cy);
        eligibleGate.withdraw(cy);
        vm.warp(DAWN + 1 days);
        vm.prank(op);
        eligibleGate.withdraw(cy);
        assertFalse(eligibleGate.isEligible(cy));
        bytes memory s = _sign(opKey, eligibleGate.digestOf(cy, uint32(DAWN), uint32(DAWN + 9 days)));
        vm.expectRevert(
            abi.encodeWithSelector(EligibleGate.EligibleGate_Withdrawn.selector, cy, DAWN + 1 days)
        );
        eligibleGate.register(cy, uint32(DAWN), uint32(DAWN + 9 days), op, s);
        vm.warp(DAWN + 1 days + 1);
        _register(cy, uint32(DAWN + 1 days + 1), uint32(DAWN + 9 days));
        assertTrue(eligibleGate.isEligible(cy));
    }

    function _invitation(address wallet, uint256 cap, uint256 deadline) internal view returns (bytes memory) {
        bytes32 digest = inviteGate.digestOf(listing, wallet, cap, 0, deadline);
        return abi.encode(cap, 0, deadline, _sign(adaKey, digest));
    }

    function test_AnInvitationCountsAgainstItsCap() external {
        _listBehind(inviteGate);
        bytes memory data = _invitation(cy, 25, DAWN + 1 days);
        _buyWith(cy, 15, data);
        _buyWith(cy, 10, data);
        _refuse(cy, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_OverCap.selector, 35, 25));
        _refuse(di, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_BadSignature.selector, ada));
        vm.expectRevert(abi.encodeWithSelector(IGate.Gate_OnlyExchange.selector, cy));
        vm.prank(cy);
        inviteGate.admit(listing, cy, 1, data);
        vm.warp(DAWN + 1 days + 1);
        _refuse(cy, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_Expired.selector, DAWN + 1 days));
    }

    function test_RevertWhen_AnInvitationWasRevoked() external {
        _listBehind(inviteGate);
        bytes memory data = _invitation(cy, 25, DAWN + 1 days);
        bytes32 digest = inviteGate.digestOf(listing, cy, 25, 0, DAWN + 1 days);
        vm.prank(stranger);
        exchange.revoke(digest);
        _buyWith(cy, 10, data);
        vm.prank(ada);
        exchange.revoke(digest);
        _refuse(cy, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_Revoked.selector, digest));
    }

    function _pass(address buyer, uint256 walletCap, uint256 totalCap) internal returns (bytes memory) {
        (address key, uint256 secret) = makeAddrAndKey("link");
        bytes32 link = linkGate.digestOfLink(listing, key, walletCap, totalCap, 0, DAWN + 1 days);
        LinkGate.Pass memory p = LinkGate.Pass(
            key,
            walletCap,
            totalCap,
            0,
            DAWN + 1 days,
            _sign(adaKey, link),
            _sign(secret, linkGate.digestOfUse(listing, buyer))
        );
        return abi.encode(p);
    }

    function test_ALinkCountsPerWalletAndInTotal() external {
        _listBehind(linkGate);
        _buyWith(cy, 20, _pass(cy, 20, 30));
        bytes memory data = _pass(cy, 20, 30);
        _refuse(cy, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_OverCap.selector, 30, 20));
        data = _pass(di, 20, 30);
        _refuse(di, 11, data, abi.encodeWithSelector(SellerGate.SellerGate_OverCap.selector, 31, 30));
        _buyWith(di, 10, data);
        data = _pass(cy, 20, 30);
        _refuse(
            ed,
            10,
            data,
            abi.encodeWithSelector(SellerGate.SellerGate_BadSignature.selector, makeAddr("link"))
        );
        vm.expectRevert(abi.encodeWithSelector(IGate.Gate_OnlyExchange.selector, cy));
        vm.prank(cy);
        linkGate.admit(listing, cy, 1, data);
    }

    function test_RevertGiven_TheSellersCounterRose() external {
        _listBehind(inviteGate);
        bytes memory invitation = _invitation(cy, 25, DAWN + 1 days);
        vm.prank(ada);
        exchange.bumpCounter();
        bytes memory refused = abi.encodeWithSelector(SellerGate.SellerGate_WrongCounter.selector, 0, 1);
        _refuse(cy, 10, invitation, refused);
    }

    function test_RevertGiven_TheSellersCounterRoseAfterALink() external {
        _listBehind(linkGate);
        bytes memory data = _pass(cy, 20, 30);
        vm.prank(ada);
        exchange.bumpCounter();
        _refuse(cy, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_WrongCounter.selector, 0, 1));
    }

    function test_ALaterRegistrationWins() external {
        vm.warp(DAWN + 2 days);
        _register(cy, uint32(DAWN + 1 days), uint32(DAWN + 90 days));
        bytes memory older = _sign(opKey, eligibleGate.digestOf(cy, uint32(DAWN), uint32(DAWN + 3 days)));
        vm.expectRevert(
            abi.encodeWithSelector(EligibleGate.EligibleGate_Superseded.selector, cy, DAWN + 1 days)
        );
        vm.prank(stranger);
        eligibleGate.register(cy, uint32(DAWN), uint32(DAWN + 3 days), op, older);
        assertEq(eligibleGate.expiryOf(cy), DAWN + 90 days);
        // The same one again changes nothing, and a later one may shorten it.
        _register(cy, uint32(DAWN + 1 days), uint32(DAWN + 90 days));
        _register(cy, uint32(DAWN + 2 days), uint32(DAWN + 3 days));
        assertEq(eligibleGate.expiryOf(cy), DAWN + 3 days);
    }

    function test_RevertWhen_TwoRegistrationsOfOneSecondDiffer() external {
        _register(cy, uint32(DAWN), uint32(DAWN + 9 days));
        bytes memory shorter = _sign(opKey, eligibleGate.digestOf(cy, uint32(DAWN), uint32(DAWN + 1 days)));
        vm.expectRevert(abi.encodeWithSelector(EligibleGate.EligibleGate_Superseded.selector, cy, DAWN));
        eligibleGate.register(cy, uint32(DAWN), uint32(DAWN + 1 days), op, shorter);
    }

    function test_TheOpenGateAdmitsEverybody() external {
        assertEq(openGate.admit(9, stranger, 1, "anything"), IGate.admit.selector);
        _listBehind(openGate);
        _buyWith(stranger, 10, "");
    }

    function test_ARegistrationIsReadBack() external {
        vm.expectEmit(address(eligibleGate));
        emit EligibleGate.Registered(cy, op, DAWN, DAWN + 9 days);
        _register(cy, uint32(DAWN), uint32(DAWN + 9 days));
        assertEq(eligibleGate.expiryOf(cy), DAWN + 9 days);
        assertEq(eligibleGate.notBefore(cy), 0);
        assertEq(eligibleGate.expiryOf(di), 0);
        assertFalse(eligibleGate.isEligible(di));
        assertEq(eligibleGate.admit(1, cy, 1, ""), IGate.admit.selector);
        vm.expectEmit(address(eligibleGate));
        emit EligibleGate.Withdrawn(cy, op, DAWN);
        vm.prank(op);
        eligibleGate.withdraw(cy);
        assertEq(eligibleGate.expiryOf(cy), 0);
        assertEq(eligibleGate.notBefore(cy), DAWN);
    }

    function test_AnInvitationCountsPerListingAndWallet() external {
        _listBehind(inviteGate);
        bytes memory data = _invitation(cy, 25, DAWN + 1 days);
        _buyWith(cy, 25, data);
        assertEq(inviteGate.bought(listing, cy), 25);
        assertEq(inviteGate.bought(listing, di), 0);
        // A second, larger invitation counts what the first one bought.
        _buyWith(cy, 10, _invitation(cy, 35, DAWN + 1 days));
        _refuse(
            cy,
            10,
            _invitation(cy, 35, DAWN + 1 days),
            abi.encodeWithSelector(SellerGate.SellerGate_OverCap.selector, 45, 35)
        );
    }

    function test_RevertWhen_AnInvitationIsForAnotherListing() external {
        _listBehind(inviteGate);
        bytes memory data = _invitation(cy, 25, DAWN + 1 days);
        Terms memory t = _terms();
        t.gate = address(inviteGate);
        t.fingerprint = keccak256("invoice 2");
        listing = _list(t, Level.Attested);
        _refuse(cy, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_BadSignature.selector, ada));
    }

    function test_ALinkIsReadBackByItsDigest() external {
        _listBehind(linkGate);
        bytes memory data = _pass(cy, 20, 30);
        _buyWith(cy, 10, data);
        bytes32 link = linkGate.digestOfLink(listing, makeAddr("link"), 20, 30, 0, DAWN + 1 days);
        assertEq(linkGate.total(link), 10);
        assertEq(linkGate.bought(link, cy), 10);
        assertEq(linkGate.bought(link, di), 0);
    }

    function test_RevertWhen_ALinkHasExpired() external {
        _listBehind(linkGate);
        bytes memory data = _pass(cy, 20, 30);
        vm.warp(DAWN + 1 days);
        _buyWith(cy, 10, data);
        vm.warp(DAWN + 1 days + 1);
        _refuse(cy, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_Expired.selector, DAWN + 1 days));
    }

    function test_RevertWhen_TheSellerRevokedALink() external {
        _listBehind(linkGate);
        bytes memory data = _pass(cy, 20, 30);
        bytes32 link = linkGate.digestOfLink(listing, makeAddr("link"), 20, 30, 0, DAWN + 1 days);
        vm.prank(stranger);
        exchange.revoke(link);
        _buyWith(cy, 10, data);
        vm.prank(ada);
        exchange.revoke(link);
        _refuse(cy, 10, data, abi.encodeWithSelector(SellerGate.SellerGate_Revoked.selector, link));
    }

    function test_RevertWhen_ALinkIsNotTheSellers() external {
        _listBehind(linkGate);
        (address key, uint256 secret) = makeAddrAndKey("link");
        bytes32 link = linkGate.digestOfLink(listing, key, 20, 30, 0, DAWN + 1 days);
        LinkGate.Pass memory p = LinkGate.Pass(
            key,
            20,
            30,
            0,
            DAWN + 1 days,
            _sign(diKey, link),
            _sign(secret, linkGate.digestOfUse(listing, cy))
        );
        _refuse(
            cy, 10, abi.encode(p), abi.encodeWithSelector(SellerGate.SellerGate_BadSignature.selector, ada)
        );
    }

    function test_TheDigestsOfTheGatesAreThoseOfEip712() external view {
        assertEq(
            eligibleGate.digestOf(cy, 1, 2),
            TypedDataDigest.digestOf(
                "Tenora Eligibility",
                address(eligibleGate),
                "Eligibility(address wallet,uint32 issuedAt,uint32 expiresAt)",
                abi.encode(cy, 1, 2)
            )
        );
        assertEq(
            inviteGate.digestOf(1, cy, 2, 3, 4),
            TypedDataDigest.digestOf(
                "Tenora Invitation",
                address(inviteGate),
                "Invitation(uint256 listing,address wallet,uint256 cap,uint256 counter,uint256 deadline)",
                abi.encode(1, cy, 2, 3, 4)
            )
        );
        assertEq(
            linkGate.digestOfLink(1, cy, 2, 3, 4, 5),
            TypedDataDigest.digestOf(
                "Tenora Link",
                address(linkGate),
                "Link(uint256 listing,address key,uint256 walletCap,uint256 totalCap,uint256 counter,uint256 deadline)",
                abi.encode(1, cy, 2, 3, 4, 5)
            )
        );
        assertEq(
            linkGate.digestOfUse(1, cy),
            TypedDataDigest.digestOf(
                "Tenora Link", address(linkGate), "Use(uint256 listing,address wallet)", abi.encode(1, cy)
            )
        );
    }
}
