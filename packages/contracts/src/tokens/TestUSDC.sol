// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {SignatureCheckerLib} from "solady/utils/SignatureCheckerLib.sol";

/// @title A stand-in for USDC on test chains
/// @notice Six decimals, ERC-2612, EIP-3009, blacklist and pause, as the real one behaves. Anybody mints.
contract TestUSDC is ERC20 {
    bytes32 private constant RECEIVE = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );

    /// @notice The account is on the blacklist.
    error TestUSDC_Blacklisted(address account);
    /// @notice All movements rest.
    error TestUSDC_Paused();
    /// @notice The caller isn't the payee.
    error TestUSDC_NotPayee(address caller);
    /// @notice Too early, too late, used, or not signed by the payer.
    error TestUSDC_BadAuthorization();
    /// @notice Only the guardian.
    error TestUSDC_Forbidden(address caller);

    /// @notice EIP-3009.
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    /// @notice May blacklist and pause.
    address public immutable guardian;
    /// @notice Blacklisted accounts.
    mapping(address account => bool) public isBlacklisted;
    /// @notice EIP-3009.
    mapping(address authorizer => mapping(bytes32 nonce => bool)) public authorizationState;
    /// @notice True while all movements rest.
    bool public paused;

    constructor(address guardian_) {
        guardian = guardian_;
    }

    /// @notice Test money for everybody.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// @notice Puts an account on the blacklist or takes it off.
    function setBlacklisted(address account, bool listed) external {
        _requireGuardian();
        isBlacklisted[account] = listed;
    }

    /// @notice Stops or resumes all movements.
    function setPaused(bool paused_) external {
        _requireGuardian();
        paused = paused_;
    }

    /// @notice EIP-3009: the payee pulls what the payer signed.
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) public virtual {
        if (msg.sender != to) revert TestUSDC_NotPayee(msg.sender);
        bool inTime = block.timestamp > validAfter && block.timestamp < validBefore;
        bytes32 hash = keccak256(abi.encode(RECEIVE, from, to, value, validAfter, validBefore, nonce));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), hash));
        bool signed = SignatureCheckerLib.isValidSignatureNow(from, digest, abi.encodePacked(r, s, v));
        if (!inTime || !signed || authorizationState[from][nonce]) revert TestUSDC_BadAuthorization();
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _transfer(from, to, value);
    }

    /// @notice ERC-20; also the name of the EIP-712 domain that permits are signed under.
    function name() public pure override returns (string memory) {
        return "USD Coin (test)";
    }

    /// @notice ERC-20.
    function symbol() public pure override returns (string memory) {
        return "USDC";
    }

    /// @notice Six, as the real one has.
    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function _beforeTokenTransfer(address from, address to, uint256) internal view override {
        if (paused) revert TestUSDC_Paused();
        if (isBlacklisted[from]) revert TestUSDC_Blacklisted(from);
        if (isBlacklisted[to]) revert TestUSDC_Blacklisted(to);
    }

    /// @dev Solady's ERC20 gives Permit2 an endless allowance; the real one doesn't.
    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }

    function _requireGuardian() private view {
        if (msg.sender != guardian) revert TestUSDC_Forbidden(msg.sender);
    }
}
