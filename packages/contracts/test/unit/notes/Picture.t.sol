// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "solady/utils/Base64.sol";
import {LibString} from "solady/utils/LibString.sol";
import {Market} from "test/support/Market.sol";

/// @notice The note's image and attributes, letter by letter; Display.t.sol follows a note through its life.
contract PictureTest is Market {
    using LibString for string;

    function _json(uint256 note) internal view returns (string memory) {
        return string(Base64.decode(exchange.tokenURI(note).slice(29)));
    }

    function _svg(uint256 note) internal view returns (string memory) {
        return string(Base64.decode(vm.parseJsonString(_json(note), ".image").slice(26)));
    }

    function _image(
        string memory face,
        string memory due,
        string memory colour,
        string memory headline,
        string memory bar
    ) internal pure returns (string memory) {
        string memory terms = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="Georgia,serif"><rect width="400" height="400" fill="#0f3d2e"/><rect x="16" y="16" width="368" height="368" fill="none" stroke="#d8c48a"/><text x="40" y="70" font-size="15" fill="#d8c48a">TENORA - NOTE 1-1</text><text x="40" y="130" font-size="34" fill="#ffffff">',
            face,
            '</text><text x="40" y="165" font-size="15" fill="#cfe3d8">Units 60 of 100</text><text x="40" y="190" font-size="15" fill="#cfe3d8">Due ',
            due,
            '</text><text x="40" y="215" font-size="15" fill="#cfe3d8">Attested</text>'
        );
        return string.concat(
            terms,
            '<text x="40" y="270" font-size="22" fill="',
            colour,
            '">',
            headline,
            '</text><rect x="40" y="310" width="320" height="10" fill="#1d5a45"/><rect x="40" y="310" height="10" fill="#d8c48a" width="',
            bar,
            " % paid</text></svg>"
        );
    }

    function _bar(string memory width, string memory percent) internal pure returns (string memory) {
        return string.concat(width, '"/><text x="40" y="345" font-size="13" fill="#cfe3d8">', percent);
    }

    function _expect(uint256 note, string memory colour, string memory headline, string memory bar)
        internal
        view
    {
        assertEq(_svg(note), _image("10500.99", "2025-03-02", colour, headline, bar));
    }

    function _note() internal returns (uint256 listing, uint256 note) {
        Terms memory t = _terms();
        t.face = uint48(10_500 * ONE + 995_000);
        (listing, note,) = _funded(t, Level.Attested);
    }

    function test_TheImageIsThisOne() external {
        (uint256 listing, uint256 note) = _note();
        _expect(note, "#ffffff", "Running", _bar("0", "0"));
        _settle(listing, bo, 1999 * ONE);
        _expect(note, "#ffffff", "Running", _bar("60", "19"));
        _settle(listing, bo, 1 * ONE);
        _expect(note, "#ffffff", "Running", _bar("64", "20"));
        vm.prank(bo);
        exchange.flagDispute(listing, true, "");
        _expect(note, "#f2b84b", "Running - disputed", _bar("64", "20"));
        _settle(listing, bo, 8000 * ONE);
        _expect(note, "#f2b84b", "Settled - disputed", _bar("320", "100"));
        assertEq(
            _json(note).slice(0, 97),
            '{"name":"Receivable note 1-1","description":"A share of one receivable, financed once.","image":"'
        );
        assertTrue(
            _json(note)
                .endsWith(
                    '","attributes":[{"trait_type":"Face","value":"10500.99"},{"trait_type":"Units","value":"60 of 100"},{"trait_type":"Due","value":"2025-03-02"},{"trait_type":"Status","value":"Settled"},{"trait_type":"Acknowledgement","value":"Attested"},{"trait_type":"Disputed","value":"yes"},{"trait_type":"Days past due","value":0},{"trait_type":"Paid","value":100}]}'
                )
        );
    }

    function test_ADayPastDueBeginsWithItsFirstSecond() external {
        (, uint256 note) = _note();
        string memory nothing = _bar("0", "0");
        vm.warp(_maturity());
        _expect(note, "#ffffff", "Running", nothing);
        vm.warp(_maturity() + 1);
        _expect(note, "#ffffff", "In grace - 1 days past due", nothing);
        vm.warp(_maturity() + 1 days);
        _expect(note, "#ffffff", "In grace - 1 days past due", nothing);
        vm.warp(_maturity() + 1 days + 1);
        _expect(note, "#ffffff", "In grace - 2 days past due", nothing);
        vm.warp(_graceEnd());
        _expect(note, "#ffffff", "In grace - 5 days past due", nothing);
        vm.warp(_graceEnd() + 1);
        _expect(note, "#ffffff", "Late - 6 days past due", nothing);
    }

    /// 9,900 of 10,000 and a late fee of 98.630136: less than 98.04 of a hundred.
    function test_TheLateFeeCountsAsUnpaid() external {
        (uint256 listing, uint256 note) = _note();
        vm.warp(_defaultAt());
        assertEq(lens.dueOf(listing).lateFee, 98_630_136);
        _settle(listing, bo, 9900 * ONE);
        _expect(note, "#ffffff", "Late - 35 days past due", _bar("313", "98"));
    }

    function test_OneBaseUnitOfThreeIsAThird() external {
        Terms memory t = _terms();
        (t.totalUnits, t.minUnits, t.minPurchase) = (3, 3, 1);
        (t.pricePerUnit, t.repayPerUnit, t.face) = (1, 1, 3);
        uint256 listing = _list(t, Level.Attested);
        uint256 note = _buy(listing, cy, 3);
        _settle(listing, bo, 1);
        assertTrue(_svg(note).contains("33 % paid"), "one of three");
        _settle(listing, bo, 1);
        assertTrue(_svg(note).contains("66 % paid"), "two of three");
    }

    function test_DatesHaveTwoDigits() external {
        vm.warp(DAWN + 250 days);
        Terms memory t = _terms();
        (t.fundingDeadline, t.deadline) = (uint32(block.timestamp), uint32(block.timestamp));
        t.maturity = uint32(DAWN + 282 days - 1); // 2025-10-09
        uint256 note = _buy(_list(t, Level.Attested), cy, 60);
        assertEq(_svg(note), _image("10500.00", "2025-10-09", "#ffffff", "On offer", _bar("0", "0")));
    }

    function test_TheCollectionSaysThis() external view {
        assertEq(
            string(Base64.decode(exchange.contractURI().slice(29))),
            '{"name":"Tenora Receivables","description":"Each note is a share of one receivable, financed once. Its owner pulls repayment from the exchange itself."}'
        );
    }
}
