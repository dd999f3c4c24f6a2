// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PaymentSigner} from "test/support/PaymentSigner.sol";

/// @notice Reads the grids of a table and tries them cell by cell, each from the same state of the chain. See
/// {Permissions} for what they say.
abstract contract PermissionsGrid is PaymentSigner {
    /// One row, as it is tried.
    struct Row {
        string[] roles;
        string[] codes;
        string[] states;
        string[] moments;
        uint256[] worlds;
        bytes4 selector;
        function(address) internal returns (address, bytes memory) call;
    }

    mapping(string role => address) internal _who;
    string[] internal _everybody;
    mapping(bytes4 selector => string) internal _codes;

    // The grid that is being read.
    string private _name;
    bytes4 private _selector;
    function(address) internal returns (address, bytes memory) private _call;
    string[] private _states;
    string[] private _moments;
    string[] private _rows;
    string private _excused;
    mapping(string role => uint256) private _answered; // in which grid
    uint256 private _grid;

    mapping(string column => uint256) private _worlds; // snapshots
    bytes4[] internal _tried;
    string private _wrong;

    /// Brings the chain into a state and then to a moment, "now" for none.
    function _enter(string memory state, string memory moment) internal virtual;

    /// Begins the grids of a function. `call` makes what an account of a role sends, and to which contract.
    function _of(
        string memory name,
        bytes4 selector,
        function(address) internal returns (address, bytes memory) call
    ) internal {
        _close();
        (_name, _selector, _call, _excused) = (name, selector, call, "");
        for (uint256 i; i < _tried.length; ++i) {
            if (_tried[i] == selector) return;
        }
        _tried.push(selector);
    }

    /// This role has no rows in the function's grids, which needs a reason.
    function _without(string memory role) internal {
        _excused = role;
        _close();
    }

    /// Begins a grid: its states.
    function _head(string memory states) internal {
        _close();
        _states = _words(bytes(states), 0);
        _moments = new string[](_states.length);
        for (uint256 i; i < _states.length; ++i) {
            _moments[i] = "now";
        }
    }

    /// The moment of each column.
    function _when(string memory moments) internal {
        _moments = _words(bytes(moments), 0);
        require(_moments.length == _states.length, string.concat(_name, ": moments and states differ"));
    }

    /// Begins the same grid again at another moment.
    function _under(string memory moment) internal {
        _close();
        for (uint256 i; i < _states.length; ++i) {
            _moments[i] = moment;
        }
    }

    /// The same grid with the same rows at each of these moments: they change nothing.
    function _unmovedBy(string memory moments) internal {
        string[] memory each = _words(bytes(moments), 0);
        string[] memory rows = _rows;
        for (uint256 i; i < each.length; ++i) {
            _under(each[i]);
            for (uint256 k; k < rows.length; ++k) {
                _role(rows[k]);
            }
        }
    }

    function _role(string memory text) internal {
        _rows.push(text);
        uint256 colon;
        while (bytes(text)[colon] != ":") ++colon;
        Row memory row;
        row.codes = _words(bytes(text), colon + 1);
        (row.states, row.moments) = (_states, _moments);
        require(
            row.codes.length == 1 || row.codes.length == _states.length,
            string.concat(_name, ": not a code for each state in ", text)
        );
        row.roles = _rolesOf(bytes(text), colon);
        row.worlds = new uint256[](_states.length);
        for (uint256 c; c < _states.length; ++c) {
            row.worlds[c] = _world(_states[c], _moments[c]);
        }
        (row.selector, row.call) = (_selector, _call);
        _tryRow(row);
    }

    /// Closes the table: what differs, and whether every function was there.
    function _end(bytes4 everyFunction) internal {
        _close();
        bytes4 tried;
        for (uint256 i; i < _tried.length; ++i) {
            tried ^= _tried[i];
        }
        assertEq(_wrong, "", "the contracts differ from the table");
        assertEq(tried, everyFunction, "a function isn't in the table");
    }

    /// A grid ends: every role must have had its row.
    function _close() private {
        for (uint256 i; i < _everybody.length && _rows.length > 0; ++i) {
            if (_answered[_everybody[i]] == _grid) continue;
            _wrong = string.concat(_wrong, "\n", _name, ": no row for ", _everybody[i]);
        }
        delete _rows;
        _answered[_excused] = ++_grid;
    }

    function _tryRow(Row memory row) private {
        string memory name = _name;
        uint256 home = vm.snapshotState();
        string memory wrong;
        for (uint256 c; c < row.states.length; ++c) {
            string memory expected = row.codes[row.codes.length == 1 ? 0 : c];
            string memory got = ".";
            for (uint256 r; r < row.roles.length; ++r) {
                // A refused call leaves everything as it was.
                if (bytes(got)[0] == ".") vm.revertToState(row.worlds[c]);
                got = _attempt(row, row.roles[r]);
                if (_is(got, expected)) continue;
                wrong = string.concat(wrong, "\n", name, ": ", row.roles[r], ", ");
                wrong = string.concat(wrong, row.states[c], " ", row.moments[c], ": expected ", expected);
                wrong = string.concat(wrong, ", got ", got);
            }
        }
        vm.revertToState(home);
        _wrong = string.concat(_wrong, wrong);
    }

    function _attempt(Row memory row, string memory role) private returns (string memory got) {
        uint256 free;
        assembly {
            free := mload(0x40)
        }
        address caller = _who[role];
        (address target, bytes memory data) = row.call(caller);
        vm.prank(caller);
        (bool ok, bytes memory answer) = target.call(data);
        bytes32 code = ok ? bytes32(".") : bytes32(bytes(_codes[bytes4(answer)]));
        if (bytes4(data) != row.selector) code = "another function";
        // Thousands of attempts in one test: what each took of the memory is given back.
        assembly {
            mstore(0x40, free)
        }
        return code == 0 ? "?" : string(abi.encodePacked(bytes1(code)));
    }

    function _world(string memory state, string memory moment) private returns (uint256 world) {
        string memory column = string.concat(state, " ", moment);
        world = _worlds[column];
        if (world != 0) return world;
        uint256 home = vm.snapshotState();
        _enter(state, moment);
        world = vm.snapshotState();
        vm.revertToState(home);
        _worlds[column] = world;
    }

    /// The roles named up to `end`, of which "rest" are those that no row named yet.
    function _rolesOf(bytes memory text, uint256 end) private returns (string[] memory roles) {
        roles = _words(_part(text, 0, end), 0);
        if (_is(roles[0], "rest")) roles = _unanswered();
        for (uint256 i; i < roles.length; ++i) {
            require(_who[roles[i]] != address(0), string.concat(_name, ": who is ", roles[i]));
            require(_answered[roles[i]] != _grid, string.concat(_name, ": two rows for ", roles[i]));
            _answered[roles[i]] = _grid;
        }
    }

    function _unanswered() private view returns (string[] memory roles) {
        uint256 count;
        roles = new string[](_everybody.length);
        for (uint256 i; i < _everybody.length; ++i) {
            if (_answered[_everybody[i]] != _grid) roles[count++] = _everybody[i];
        }
        assembly {
            mstore(roles, count)
        }
    }

    function _is(string memory one, string memory other) internal pure returns (bool) {
        return keccak256(bytes(one)) == keccak256(bytes(other));
    }

    function _words(bytes memory text, uint256 from) private pure returns (string[] memory words) {
        uint256 count;
        words = new string[](32);
        for (uint256 i = from; i < text.length;) {
            uint256 end = i;
            while (end < text.length && text[end] != " ") ++end;
            if (end > i) words[count++] = string(_part(text, i, end));
            i = end + 1;
        }
        assembly {
            mstore(words, count)
        }
    }

    function _part(bytes memory text, uint256 from, uint256 to) private pure returns (bytes memory part) {
        part = new bytes(to - from);
        for (uint256 i; i < part.length; ++i) {
            part[i] = text[from + i];
        }
    }
}
