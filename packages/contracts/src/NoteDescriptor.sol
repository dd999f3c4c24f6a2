// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "solady/utils/Base64.sol";
import {DateTimeLib} from "solady/utils/DateTimeLib.sol";
import {LibString} from "solady/utils/LibString.sol";
import {INoteDescriptor} from "./interfaces/INoteDescriptor.sol";
import {IExchangeLens} from "./interfaces/IExchangeLens.sol";
import {IExchangeTypes} from "./interfaces/IReceivableExchange.sol";
import {IStablecoin} from "./interfaces/IStablecoin.sol";
import {LedgerSlot} from "./libraries/LedgerSlot.sol";

/// @title The note, drawn from live state
/// @notice No text of a seller enters the drawing, so nothing has to be escaped.
contract NoteDescriptor is INoteDescriptor {
    using LibString for uint256;

    /// @notice Reads what is drawn.
    IExchangeLens public immutable lens;

    constructor(IExchangeLens lens_) {
        lens = lens_;
    }

    struct Picture {
        string id;
        string units;
        string face;
        string due;
        string status;
        string level;
        uint256 paidPercent;
        uint256 daysPastDue;
        bool disputed;
    }

    /// @inheritdoc INoteDescriptor
    function contractURI() external pure returns (string memory) {
        return _dataUri(
            "application/json",
            '{"name":"Tenora Receivables","description":"Each note is a share of one receivable, financed once. Its owner pulls repayment from the exchange itself."}'
        );
    }

    /// @inheritdoc INoteDescriptor
    function tokenURI(uint256 note) external view returns (string memory) {
        Picture memory p = _look(note);
        return _dataUri(
            "application/json",
            string.concat(
                '{"name":"Receivable note ',
                p.id,
                '","description":"A share of one receivable, financed once.","image":"',
                _dataUri("image/svg+xml", _svg(p)),
                '","attributes":[',
                _attributes(p),
                "]}"
            )
        );
    }

    function _look(uint256 note) private view returns (Picture memory p) {
        IExchangeLens.Note memory n = lens.noteOf(note);
        IExchangeTypes.Facts memory f = lens.factsOf(n.listing);
        IExchangeTypes.Ledger memory l = lens.ledgerOf(n.listing);
        p.id = string.concat(n.listing.toString(), "-", (note & 0xffffff).toString());
        p.units = string.concat(n.units.toString(), " of ", uint256(f.totalUnits).toString());
        p.face = _amount(f.face, IStablecoin(f.token).decimals());
        p.due = _date(f.maturity);
        bool open = l.state == IExchangeTypes.State.Funded || l.state == IExchangeTypes.State.Defaulted;
        if (open && block.timestamp > f.maturity) {
            p.daysPastDue = (block.timestamp - f.maturity + 1 days - 1) / 1 days;
        }
        p.status = _status(l.state, p.daysPastDue, f.graceDays);
        p.level = _level(f.level);
        IExchangeLens.Due memory due = lens.dueOf(n.listing);
        uint256 unpaid = due.repayment + due.lateFee;
        uint256 paid = l.paidIn;
        p.paidPercent = paid == 0 ? 0 : unpaid == 0 ? 100 : paid * 100 / (paid + unpaid);
        p.disputed = l.flags & (LedgerSlot.DISPUTED_BY_DEBTOR | LedgerSlot.DISPUTED_BY_ATTESTOR) != 0;
    }

    function _status(IExchangeTypes.State state, uint256 daysPastDue, uint256 graceDays)
        private
        pure
        returns (string memory)
    {
        if (state == IExchangeTypes.State.Listed) return "On offer";
        if (state == IExchangeTypes.State.Settled) return "Settled";
        if (state == IExchangeTypes.State.Defaulted) return "In default";
        if (state == IExchangeTypes.State.Cancelled) return "Cancelled, refundable";
        if (daysPastDue == 0) return "Running";
        return daysPastDue <= graceDays ? "In grace" : "Late";
    }

    function _level(IExchangeTypes.Level level) private pure returns (string memory) {
        if (level == IExchangeTypes.Level.Declared) return "Declared";
        return level == IExchangeTypes.Level.Attested ? "Attested" : "Debtor-confirmed";
    }

    function _attributes(Picture memory p) private pure returns (string memory) {
        string memory terms = string.concat(
            _attribute("Face", p.face), ",", _attribute("Units", p.units), ",", _attribute("Due", p.due), ","
        );
        string memory state = string.concat(
            _attribute("Status", p.status),
            ",",
            _attribute("Acknowledgement", p.level),
            ",",
            _attribute("Disputed", p.disputed ? "yes" : "no")
        );
        return string.concat(
            terms,
            state,
            ',{"trait_type":"Days past due","value":',
            p.daysPastDue.toString(),
            '},{"trait_type":"Paid","value":',
            p.paidPercent.toString(),
            "}"
        );
    }

    function _attribute(string memory trait, string memory value) private pure returns (string memory) {
        return string.concat('{"trait_type":"', trait, '","value":"', value, '"}');
    }

    function _svg(Picture memory p) private pure returns (string memory) {
        string memory frame =
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="Georgia,serif"><rect width="400" height="400" fill="#0f3d2e"/><rect x="16" y="16" width="368" height="368" fill="none" stroke="#d8c48a"/>';
        string memory terms = string.concat(
            _line(70, 15, "#d8c48a", string.concat("TENORA - NOTE ", p.id)),
            _line(130, 34, "#ffffff", p.face),
            _line(165, 15, "#cfe3d8", string.concat("Units ", p.units)),
            _line(190, 15, "#cfe3d8", string.concat("Due ", p.due)),
            _line(215, 15, "#cfe3d8", p.level)
        );
        string memory state = _line(270, 22, p.disputed ? "#f2b84b" : "#ffffff", _headline(p));
        return string.concat(frame, terms, state, _bar(p.paidPercent), "</svg>");
    }

    function _headline(Picture memory p) private pure returns (string memory) {
        string memory status = p.disputed ? string.concat(p.status, " - disputed") : p.status;
        return p.daysPastDue == 0
            ? status
            : string.concat(status, " - ", p.daysPastDue.toString(), " days past due");
    }

    function _bar(uint256 percent) private pure returns (string memory) {
        return string.concat(
            '<rect x="40" y="310" width="320" height="10" fill="#1d5a45"/><rect x="40" y="310" height="10" fill="#d8c48a" width="',
            (percent * 320 / 100).toString(),
            '"/>',
            _line(345, 13, "#cfe3d8", string.concat(percent.toString(), " % paid"))
        );
    }

    function _line(uint256 y, uint256 size, string memory colour, string memory text)
        private
        pure
        returns (string memory)
    {
        string memory open = string.concat('<text x="40" y="', y.toString(), '" font-size="', size.toString());
        return string.concat(open, '" fill="', colour, '">', text, "</text>");
    }

    /// @dev Whole tokens and cents, cents rounded down.
    function _amount(uint256 value, uint256 decimals) private pure returns (string memory) {
        uint256 one = 10 ** decimals;
        string memory cents = (value % one * 100 / one).toString();
        return string.concat((value / one).toString(), bytes(cents).length == 1 ? ".0" : ".", cents);
    }

    function _date(uint256 time) private pure returns (string memory) {
        (uint256 year, uint256 month, uint256 day) = DateTimeLib.timestampToDate(time);
        return string.concat(year.toString(), "-", _twoDigits(month), "-", _twoDigits(day));
    }

    function _twoDigits(uint256 value) private pure returns (string memory) {
        return value < 10 ? string.concat("0", value.toString()) : value.toString();
    }

    function _dataUri(string memory mime, string memory data) private pure returns (string memory) {
        return string.concat("data:", mime, ";base64,", Base64.encode(bytes(data)));
    }
}
