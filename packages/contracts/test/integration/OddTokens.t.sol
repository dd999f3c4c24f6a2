// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {Market} from "test/support/Market.sol";
import {OddToken} from "test/support/OddTokens.sol";

/// @notice Every oddity, turned on before buying, before settling and before claiming: none passes into a
/// loss of others, none blocks another token's claim.
contract OddTokensTest is Market {
    OddToken internal odd;
    uint256 internal listing;
    uint256 internal note;

    function _openRegistry() internal override {
        odd = new OddToken();
        _add(IExchangeRegistry.Register.Token, address(odd));
        super._openRegistry();
        for (uint256 i; i < 4; ++i) {
            address one = [ada, bo, cy, di][i];
            odd.mint(one, 100_000 * ONE);
            vm.prank(one);
            odd.approve(address(exchange), type(uint256).max);
        }
    }

    function _odd() internal view returns (Terms memory t) {
        t = _terms();
        t.token = address(odd);
        t.fingerprint = keccak256("odd");
    }

    function _covered() internal view returns (bool) {
        return odd.balanceOf(address(exchange)) >= exchange.liabilities(address(odd));
    }

    function _each(function(OddToken.Oddity) internal check) internal {
        for (uint8 i; i <= uint8(type(OddToken.Oddity).max); ++i) {
            uint256 clean = vm.snapshotState();
            odd.become(OddToken.Oddity(i));
            check(OddToken.Oddity(i));
            vm.revertToState(clean);
        }
    }

    function test_BuyingWithAnOddToken() external {
        listing = _list(_odd(), Level.Attested);
        _each(_checkBuying);
    }

    function _checkBuying(OddToken.Oddity oddity) internal {
        Order memory o = _order(listing, 60);
        uint256 before = odd.balanceOf(cy);
        vm.prank(cy);
        (bool ok,) = address(exchange).call(abi.encodeCall(exchange.buy, (o, "")));
        bool fine = oddity == OddToken.Oddity.None || oddity == OddToken.Oddity.ReturnsNothing
            || oddity == OddToken.Oddity.FeeOnTop;
        // Rebasing tokens may round the transfer itself; then they are refused.
        bool rebases = oddity == OddToken.Oddity.RebasesDown || oddity == OddToken.Oddity.RebasesUp;
        if (!rebases) assertEq(ok, fine, "buying went otherwise");
        if (!ok) assertEq(odd.balanceOf(cy), before, "money left without a note");
        assertTrue(_covered());
    }

    function test_SettlingWithAnOddToken() external {
        (listing, note,) = _funded(_odd(), Level.Attested);
        _each(_checkSettling);
    }

    function _checkSettling(OddToken.Oddity) internal {
        uint256 before = odd.balanceOf(address(exchange));
        vm.prank(bo);
        (bool ok,) = address(exchange).call(abi.encodeCall(exchange.settle, (_payment(listing, 1000 * ONE))));
        uint256 arrived = odd.balanceOf(address(exchange)) - before;
        assertLe(lens.ledgerOf(listing).paidIn, arrived, "booked more than arrived");
        if (!ok) assertEq(arrived, 0);
        assertTrue(_covered());
    }

    function test_ClaimingInAnOddToken() external {
        (listing, note,) = _funded(_odd(), Level.Attested);
        _settle(listing, bo, type(uint256).max);
        Terms memory t = _terms();
        (uint256 other, uint256 otherNote,) = _funded(t, Level.Attested);
        _settle(other, bo, 1000 * ONE);
        _otherNote = otherNote;
        _each(_checkClaiming);
    }

    uint256 internal _otherNote;

    function _checkClaiming(OddToken.Oddity oddity) internal {
        bool wasCovered = _covered();
        uint256 before = odd.balanceOf(cy);
        vm.prank(cy);
        (bool ok,) = address(exchange).call(abi.encodeCall(exchange.claim, (note, cy)));
        if (!ok) assertEq(odd.balanceOf(cy), before);
        if (wasCovered) assertTrue(_covered(), "somebody else's money left");
        if (!ok) assertEq(lens.noteOf(note).claimed, 0, "claimed without money");
        uint256[] memory notes = new uint256[](1);
        notes[0] = _otherNote;
        exchange.claimFor(notes);
        assertEq(lens.noteOf(_otherNote).claimed, 600 * ONE, "an odd token blocked another's claim");
        // In one batch too, as long as the token doesn't take more than it was asked to move.
        if (oddity == OddToken.Oddity.FeeOnTop || oddity >= OddToken.Oddity.RebasesDown) return;
        _settle(2, bo, 100 * ONE);
        notes = new uint256[](2);
        (notes[0], notes[1]) = (note, _otherNote);
        exchange.claimFor(notes);
        assertEq(lens.noteOf(_otherNote).claimed, 660 * ONE, "an odd token blocked the batch");
    }

    function test_AClaimThatMovesLessOrMoreReverts() external {
        (listing, note,) = _funded(_odd(), Level.Attested);
        _settle(listing, bo, type(uint256).max);
        odd.become(OddToken.Oddity.FeeOnTop);
        vm.expectRevert(
            abi.encodeWithSelector(Exchange_WrongTransfer.selector, address(odd), 6000 * ONE, 6060 * ONE)
        );
        vm.prank(cy);
        exchange.claim(note, cy);
        // One that leaves more behind than there was.
        odd.become(OddToken.Oddity.None);
        bytes[] memory balances = new bytes[](2);
        (balances[0], balances[1]) = (abi.encode(1), abi.encode(2));
        vm.mockCalls(address(odd), abi.encodeCall(odd.balanceOf, (address(exchange))), balances);
        vm.expectRevert(abi.encodeWithSelector(Exchange_WrongTransfer.selector, address(odd), 6000 * ONE, 0));
        vm.prank(cy);
        exchange.claim(note, cy);
    }
}
