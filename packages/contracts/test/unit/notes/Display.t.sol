// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "solady/utils/Base64.sol";
import {LibString} from "solady/utils/LibString.sol";
import {Market} from "test/support/Market.sol";

contract DisplayTest is Market {
    using LibString for string;

    function _json(uint256 note) internal view returns (string memory) {
        string memory uri = exchange.tokenURI(note);
        assertTrue(uri.startsWith("data:application/json;base64,"));
        return string(Base64.decode(uri.slice(29)));
    }

    function _svg(uint256 note) internal view returns (string memory) {
        string memory json = _json(note);
        string memory image = vm.parseJsonString(json, ".image");
        assertTrue(image.startsWith("data:image/svg+xml;base64,"));
        return string(Base64.decode(image.slice(26)));
    }

    function _expect(uint256 note, string memory text) internal view {
        assertTrue(_svg(note).contains(text), string.concat(text, " is not in ", _svg(note)));
    }

    function test_TheNoteShowsItsLife() external {
        (uint256 listing, uint256 note,) = _funded(_terms(), Level.DebtorConfirmed);
        _expect(note, "10500.00");
        _expect(note, "NOTE 1-1");
        _expect(note, "Units 60 of 100");
        _expect(note, "Due 2025-03-02");
        _expect(note, "Debtor-confirmed");
        _expect(note, ">Running<");
        _expect(note, "0 % paid");
        _settle(listing, bo, 2550 * ONE);
        _expect(note, "25 % paid");
        vm.warp(_maturity() + 1);
        _expect(note, "In grace - 1 days past due");
        vm.warp(_graceEnd() + 1);
        _expect(note, "Late - 6 days past due");
        vm.prank(bo);
        exchange.flagDispute(listing, true, "");
        _expect(note, "Late - disputed - 6 days");
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        _expect(note, "In default - disputed - 36 days");
        assertEq(vm.parseJsonString(_json(note), ".attributes[5].value"), "yes");
        assertEq(vm.parseJsonUint(_json(note), ".attributes[6].value"), 36);
        _settle(listing, bo, type(uint256).max);
        _expect(note, "100 % paid");
        _expect(note, "Settled");
    }

    function test_OffersAndCancellationsAreShown() external {
        uint256 listing = _list(_community(), Level.Declared);
        uint256 note = _buy(listing, cy, 10);
        _expect(note, "On offer");
        _expect(note, "Declared");
        vm.prank(op);
        exchange.cancel(listing);
        _expect(note, "Cancelled, refundable");
        Terms memory t = _terms();
        t.fingerprint = keccak256("invoice 2");
        t.face = uint48(10_000 * ONE + 70_000);
        note = _buy(_list(t, Level.Attested), cy, 10);
        _expect(note, "10000.07");
        _expect(note, "Attested");
    }

    function test_TheCollectionDescribesItself() external {
        assertEq(exchange.name(), "Tenora Receivables");
        assertEq(exchange.symbol(), "TENORA");
        string memory uri = exchange.contractURI();
        string memory json = string(Base64.decode(uri.slice(29)));
        assertEq(vm.parseJsonString(json, ".name"), "Tenora Receivables");
        vm.expectRevert();
        exchange.tokenURI(1);
        vm.expectRevert();
        exchange.noteWord(1);
    }

    function test_SaysWhichInterfacesItHas() external view {
        assertTrue(exchange.supportsInterface(0x01ffc9a7));
        assertTrue(exchange.supportsInterface(0x80ac58cd));
        assertTrue(exchange.supportsInterface(0x5b5e139f));
        assertTrue(exchange.supportsInterface(0x49064906));
        assertFalse(exchange.supportsInterface(0xffffffff));
    }

    function test_AFailingDrawingFailsWithItsOwnReason() external {
        uint256 note = _buy(_list(), cy, 10);
        bytes memory reason = abi.encodeWithSignature("Error(string)", "no ink");
        vm.mockCallRevert(registry.descriptor(), abi.encodeCall(exchange.tokenURI, (note)), reason);
        vm.expectRevert(reason);
        exchange.tokenURI(note);
    }
}
