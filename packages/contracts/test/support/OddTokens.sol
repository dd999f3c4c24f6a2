// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A plain ERC-20 that misbehaves as it is told.
contract OddToken {
    enum Oddity {
        None,
        FeeOnTransfer,
        FeeOnTop,
        ReturnsFalse,
        ReturnsNothing,
        ReturnsGarbage,
        LiesAndMovesNothing,
        Reverts,
        RebasesDown,
        RebasesUp
    }

    uint8 public constant decimals = 6;
    Oddity public oddity;
    uint256 public factor = 1e18;
    mapping(address => uint256) internal _shares;
    mapping(address => mapping(address => uint256)) public allowance;

    function become(Oddity oddity_) external {
        oddity = oddity_;
        if (oddity == Oddity.RebasesDown) factor = 0.9e18;
        if (oddity == Oddity.RebasesUp) factor = 1.1e18;
    }

    function mint(address to, uint256 amount) external {
        _shares[to] += amount;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _shares[account] * factor / 1e18;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        if (oddity != Oddity.LiesAndMovesNothing) allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private {
        if (oddity == Oddity.Reverts) revert("no");
        if (oddity == Oddity.ReturnsFalse) _answer(0, 32);
        if (oddity != Oddity.LiesAndMovesNothing) {
            uint256 shares = amount * 1e18 / factor;
            uint256 fee = shares / 100;
            _shares[from] -= shares + (oddity == Oddity.FeeOnTop ? fee : 0);
            _shares[to] += shares - (oddity == Oddity.FeeOnTransfer ? fee : 0);
        }
        if (oddity == Oddity.ReturnsNothing) _answer(1, 0);
        if (oddity == Oddity.ReturnsGarbage) _answer(2, 32);
        _answer(1, 32);
    }

    function _answer(uint256 value, uint256 size) private pure {
        assembly {
            mstore(0, value)
            return(0, size)
        }
    }
}
