// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeOffice} from "./interfaces/IExchangeOffice.sol";
import {IERC1820Registry} from "./interfaces/IERC1820Registry.sol";
import {IStablecoin} from "./interfaces/IStablecoin.sol";

/// @title The office of the exchange
/// @notice See {IExchangeOffice}.
contract ExchangeOffice is IExchangeOffice {
    /// @notice Highest fee the admin can ask of new listings: 2 % of the proceeds.
    uint16 public constant MAX_FEE_BPS = 200;

    /// @notice A proposal can be enacted for so long after its delay.
    uint256 public constant LAPSE = 14 days;

    uint256 private constant MAX_DECIMALS = 6;

    /// @dev The same address on every chain.
    IERC1820Registry private constant ERC1820 = IERC1820Registry(0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24);

    /// @inheritdoc IExchangeOffice
    uint256 public immutable delay;

    /// @notice May fill the lists until `handOver`; nobody afterwards.
    address public deployer;

    /// @inheritdoc IExchangeOffice
    address public admin;

    /// @notice To whom adminship is offered, and from when it can be accepted.
    address public nextAdmin;
    /// @notice See `nextAdmin`; seconds since 1970.
    uint256 public nextAdminReadyAt;

    /// @inheritdoc IExchangeOffice
    address public descriptor;

    /// @notice True while new business rests.
    bool public paused;
    /// @inheritdoc IExchangeOffice
    bool public sunsetBegun;
    /// @inheritdoc IExchangeOffice
    uint16 public feeBps;
    /// @inheritdoc IExchangeOffice
    address public feeRecipient;

    /// @inheritdoc IExchangeOffice
    mapping(Register register => mapping(address member => bool)) public isListed;

    /// @notice When a proposal can be enacted; 0 for none.
    mapping(Register register => mapping(address member => uint256)) public readyAt;

    constructor(address deployer_, uint256 delay_) {
        deployer = deployer_;
        delay = delay_;
    }

    modifier onlyAdmin() {
        if (msg.sender != admin) revert Office_NotAdmin(msg.sender);
        _;
    }

    modifier onlyDeployer() {
        if (msg.sender != deployer) revert Office_NotDeployer(msg.sender);
        _;
    }

    /// @inheritdoc IExchangeOffice
    function requireOpen() public view {
        if (paused) revert Office_Paused();
        if (sunsetBegun) revert Office_Sunset();
    }

    /// @inheritdoc IExchangeOffice
    function clear(address attestor, address token, address gate, address reward)
        external
        view
        returns (uint16)
    {
        requireOpen();
        _requireListed(Register.Attestor, attestor);
        _requireListed(Register.Token, token);
        _requireListed(Register.Gate, gate);
        if (reward != address(0)) _requireListed(Register.Reward, reward);
        return feeBps;
    }

    /// @inheritdoc IExchangeOffice
    function enlist(Register register, address[] calldata members) external onlyDeployer {
        for (uint256 i; i < members.length; ++i) {
            _enlist(register, members[i]);
        }
    }

    /// @inheritdoc IExchangeOffice
    function handOver(address admin_, address feeRecipient_, address descriptor_) external onlyDeployer {
        if (admin_ == address(0)) revert Office_ZeroAddress();
        deployer = address(0);
        admin = admin_;
        emit AdminChanged(address(0), admin_);
        _setFee(0, feeRecipient_);
        descriptor = descriptor_;
        emit DescriptorSet(descriptor_);
    }

    /// @inheritdoc IExchangeOffice
    function propose(Register register, address member) external onlyAdmin {
        uint256 ready = block.timestamp + delay;
        readyAt[register][member] = ready;
        emit Proposed(register, member, ready);
    }

    /// @inheritdoc IExchangeOffice
    function drop(Register register, address member) external onlyAdmin {
        _takeProposal(register, member);
        emit ProposalDropped(register, member);
    }

    /// @inheritdoc IExchangeOffice
    function enact(Register register, address member) external {
        uint256 ready = _takeProposal(register, member);
        if (block.timestamp < ready) revert Office_TooEarly(ready);
        if (block.timestamp > ready + LAPSE) revert Office_Lapsed(ready + LAPSE);
        _enlist(register, member);
    }

    /// @inheritdoc IExchangeOffice
    function strike(Register register, address member) external onlyAdmin {
        // A gate or reward that was promised in terms must stay what it was.
        if (register == Register.Gate || register == Register.Reward) revert Office_OnlyGrows(register);
        _strike(register, member);
    }

    /// @inheritdoc IExchangeOffice
    function renounce(Register register) external {
        _strike(register, msg.sender);
    }

    /// @inheritdoc IExchangeOffice
    function offerAdmin(address next) external onlyAdmin {
        nextAdmin = next;
        nextAdminReadyAt = block.timestamp + delay;
        emit AdminOffered(msg.sender, next, nextAdminReadyAt);
    }

    /// @inheritdoc IExchangeOffice
    function acceptAdmin() external {
        if (msg.sender != nextAdmin) revert Office_NotNextAdmin(msg.sender, nextAdmin);
        if (block.timestamp < nextAdminReadyAt) revert Office_TooEarly(nextAdminReadyAt);
        _changeAdmin(msg.sender);
    }

    /// @inheritdoc IExchangeOffice
    function renounceAdmin() external onlyAdmin {
        _changeAdmin(address(0));
    }

    /// @inheritdoc IExchangeOffice
    function setFee(uint16 feeBps_, address recipient) external onlyAdmin {
        _setFee(feeBps_, recipient);
    }

    /// @inheritdoc IExchangeOffice
    function setDescriptor(address descriptor_) external onlyAdmin {
        descriptor = descriptor_;
        emit DescriptorSet(descriptor_);
    }

    /// @inheritdoc IExchangeOffice
    function pause() external {
        if (!isListed[Register.Pauser][msg.sender]) revert Office_NotPauser(msg.sender);
        paused = true;
        emit PauseSet(true, msg.sender);
    }

    /// @inheritdoc IExchangeOffice
    function unpause() external {
        if (!isListed[Register.Pauser][msg.sender] && msg.sender != admin) {
            revert Office_NotPauser(msg.sender);
        }
        paused = false;
        emit PauseSet(false, msg.sender);
    }

    /// @inheritdoc IExchangeOffice
    function sunset() external onlyAdmin {
        sunsetBegun = true;
        emit SunsetBegun();
    }

    function _requireListed(Register register, address member) private view {
        if (!isListed[register][member]) revert Office_NotListed(register, member);
    }

    function _enlist(Register register, address member) private {
        if (member == address(0)) revert Office_ZeroAddress();
        if (register == Register.Token) {
            uint256 decimals = IStablecoin(member).decimals();
            if (decimals > MAX_DECIMALS) revert Office_TooManyDecimals(member, decimals);
            if (_callsReceivers(member)) revert Office_TokenCallsReceivers(member);
        }
        isListed[register][member] = true;
        emit Enlisted(register, member);
    }

    /// @dev ERC-777 obliges a token to say so in the registry of ERC-1820.
    function _callsReceivers(address token) private view returns (bool) {
        if (address(ERC1820).code.length == 0) return false;
        return ERC1820.getInterfaceImplementer(token, keccak256("ERC777Token")) != address(0);
    }

    function _strike(Register register, address member) private {
        _requireListed(register, member);
        isListed[register][member] = false;
        emit Struck(register, member);
    }

    function _takeProposal(Register register, address member) private returns (uint256 ready) {
        ready = readyAt[register][member];
        if (ready == 0) revert Office_NothingProposed(register, member);
        readyAt[register][member] = 0;
    }

    function _changeAdmin(address to) private {
        emit AdminChanged(admin, to);
        admin = to;
        nextAdmin = address(0);
    }

    function _setFee(uint16 feeBps_, address recipient) private {
        if (feeBps_ > MAX_FEE_BPS) revert Office_FeeTooHigh(feeBps_, MAX_FEE_BPS);
        if (recipient == address(0)) revert Office_ZeroAddress();
        feeBps = feeBps_;
        feeRecipient = recipient;
        emit FeeSet(feeBps_, recipient);
    }
}
