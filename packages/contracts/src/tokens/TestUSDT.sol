// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A stand-in for USDT on test chains
/// @notice Returns nothing from transfer, transferFrom and approve; refuses to change a standing allowance;
/// can take a fee of every transfer. Anybody mints.
contract TestUSDT {
    /// @notice The balance or allowance is too low.
    error TestUSDT_TooLow();
    /// @notice Set the allowance to zero first.
    error TestUSDT_ApproveRace();
    /// @notice Only the guardian.
    error TestUSDT_Forbidden(address caller);
    /// @notice The account is on the blacklist.
    error TestUSDT_Blacklisted(address account);

    /// @notice ERC-20.
    event Transfer(address indexed from, address indexed to, uint256 value);
    /// @notice ERC-20.
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice ERC-20.
    string public constant name = "Tether USD (test)";
    /// @notice ERC-20.
    string public constant symbol = "USDT";
    /// @notice Six, as the real one has.
    uint8 public constant decimals = 6;

    /// @notice May blacklist and set the fee.
    address public immutable guardian;
    /// @notice Fee of every transfer, basis points.
    uint256 public feeBps;
    /// @notice Everything minted.
    uint256 public totalSupply;
    /// @notice What an account holds, base units.
    mapping(address account => uint256) public balanceOf;
    /// @notice What a spender may still take from an owner.
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    /// @notice ListingLedger that can't send.
    mapping(address account => bool) public isBlackListed;

    constructor(address guardian_) {
        guardian = guardian_;
    }

    /// @notice Test money for everybody.
    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
        totalSupply += amount;
        emit Transfer(address(0), to, amount);
    }

    /// @notice Switches the fee on or off.
    function setFee(uint256 feeBps_) external {
        if (msg.sender != guardian) revert TestUSDT_Forbidden(msg.sender);
        feeBps = feeBps_;
    }

    /// @notice Puts an account on the blacklist or takes it off.
    function setBlacklisted(address account, bool listed) external {
        if (msg.sender != guardian) revert TestUSDT_Forbidden(msg.sender);
        isBlackListed[account] = listed;
    }

    /// @notice Sets an allowance; a standing one must be set to zero first. Returns nothing.
    function approve(address spender, uint256 value) external {
        if (value != 0 && allowance[msg.sender][spender] != 0) revert TestUSDT_ApproveRace();
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    /// @notice Moves the caller's money, less the fee. Returns nothing.
    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    /// @notice Moves an owner's money under their allowance, less the fee. Returns nothing.
    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert TestUSDT_TooLow();
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private {
        if (isBlackListed[from]) revert TestUSDT_Blacklisted(from);
        if (balanceOf[from] < value) revert TestUSDT_TooLow();
        uint256 fee = value * feeBps / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        balanceOf[guardian] += fee;
        emit Transfer(from, to, value - fee);
    }
}
