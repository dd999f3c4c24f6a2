// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IExchangeRegistry} from "./interfaces/IExchangeRegistry.sol";
import {IERC1820Registry} from "./interfaces/IERC1820Registry.sol";
import {IStablecoin} from "./interfaces/IStablecoin.sol";

/// @title The registry of the exchange
/// @notice See {IExchangeRegistry}.
contract ExchangeRegistry is IExchangeRegistry {
    /// @notice Highest fee the admin can ask of new listings: 2 % of the proceeds.
    uint16 public constant MAX_FEE_BPS = 200;

    /// @notice A proposal can be enacted for so long after its delay.
    uint256 public constant PROPOSAL_LIFETIME = 14 days;

    uint256 private constant MAX_DECIMALS = 6;

    /// @dev The same address on every chain.
    IERC1820Registry private constant ERC1820 = IERC1820Registry(0x1820a4B7618BdE71Dce8cdc73aAB6C95905faD24);

    /// @inheritdoc IExchangeRegistry
    uint256 public immutable delay;

    /// @notice May fill the lists until `handOver`; nobody afterwards.
    address public deployer;

    /// @inheritdoc IExchangeRegistry
    address public admin;

    /// @notice To whom adminship is offered, and from when it can be accepted.
    address public nextAdmin;
    /// @notice See `nextAdmin`; seconds since 1970.
    uint256 public nextAdminReadyAt;

    /// @inheritdoc IExchangeRegistry
    address public descriptor;

    /// @notice True while new business rests.
    bool public paused;
    /// @inheritdoc IExchangeRegistry
    bool public isSunset;
    /// @inheritdoc IExchangeRegistry
    uint16 public feeBps;
    /// @inheritdoc IExchangeRegistry
    address public feeRecipient;

    /// @inheritdoc IExchangeRegistry
    mapping(Register register => mapping(address member => bool)) public isMember;

    /// @notice When a proposal can be enacted; 0 for none.
    mapping(Register register => mapping(address member => uint256)) public readyAt;

    constructor(address deployer_, uint256 delay_) {
        deployer = deployer_;
        delay = delay_;
    }

    modifier onlyAdmin() {
        if (msg.sender != admin) revert Registry_NotAdmin(msg.sender);
        _;
    }

    modifier onlyDeployer() {
        if (msg.sender != deployer) revert Registry_NotDeployer(msg.sender);
        _;
    }

    /// @inheritdoc IExchangeRegistry
    function requireOpen() public view {
        if (paused) revert Registry_Paused();
        if (isSunset) revert Registry_Sunset();
    }

    /// @inheritdoc IExchangeRegistry
    function requireListable(address attestor, address token, address gate, address reward)
        external
        view
        returns (uint16)
    {
        requireOpen();
        _requireMember(Register.Attestor, attestor);
        _requireMember(Register.Token, token);
        _requireMember(Register.Gate, gate);
        if (reward != address(0)) _requireMember(Register.Reward, reward);
        return feeBps;
    }

    /// @inheritdoc IExchangeRegistry
    function add(Register register, address[] calldata members) external onlyDeployer {
        for (uint256 i; i < members.length; ++i) {
            _add(register, members[i]);
        }
    }

    /// @inheritdoc IExchangeRegistry
    function handOver(address admin_, address feeRecipient_, address descriptor_) external onlyDeployer {
        if (admin_ == address(0)) revert Registry_ZeroAddress();
        deployer = address(0);
        admin = admin_;
        emit AdminChanged(address(0), admin_);
        _setFee(0, feeRecipient_);
        _setDescriptor(descriptor_);
    }

    /// @inheritdoc IExchangeRegistry
    function propose(Register register, address member) external onlyAdmin {
        uint256 ready = block.timestamp + delay;
        readyAt[register][member] = ready;
        emit Proposed(register, member, ready);
    }

    /// @inheritdoc IExchangeRegistry
    function cancelProposal(Register register, address member) external onlyAdmin {
        _takeProposal(register, member);
        emit ProposalCancelled(register, member);
    }

    /// @inheritdoc IExchangeRegistry
    function execute(Register register, address member) external {
        uint256 ready = _takeProposal(register, member);
        if (block.timestamp < ready) revert Registry_TooEarly(ready);
        if (block.timestamp > ready + PROPOSAL_LIFETIME) {
            revert Registry_ProposalExpired(ready + PROPOSAL_LIFETIME);
        }
        _add(register, member);
    }

    /// @inheritdoc IExchangeRegistry
    function remove(Register register, address member) external onlyAdmin {
        // A gate or reward that was promised in terms must stay what it was.
        if (register == Register.Gate || register == Register.Reward) revert Registry_OnlyGrows(register);
        _remove(register, member);
    }

    /// @inheritdoc IExchangeRegistry
    function renounce(Register register) external {
        _remove(register, msg.sender);
    }

    /// @inheritdoc IExchangeRegistry
    function offerAdmin(address next) external onlyAdmin {
        nextAdmin = next;
        nextAdminReadyAt = block.timestamp + delay;
        emit AdminOffered(msg.sender, next, nextAdminReadyAt);
    }

    /// @inheritdoc IExchangeRegistry
    function acceptAdmin() external {
        if (msg.sender != nextAdmin) revert Registry_NotNextAdmin(msg.sender, nextAdmin);
        if (block.timestamp < nextAdminReadyAt) revert Registry_TooEarly(nextAdminReadyAt);
        _changeAdmin(msg.sender);
    }

    /// @inheritdoc IExchangeRegistry
    function renounceAdmin() external onlyAdmin {
        _changeAdmin(address(0));
    }

    /// @inheritdoc IExchangeRegistry
    function setFee(uint16 feeBps_, address recipient) external onlyAdmin {
        _setFee(feeBps_, recipient);
    }

    /// @inheritdoc IExchangeRegistry
    function setDescriptor(address descriptor_) external onlyAdmin {
        _setDescriptor(descriptor_);
    }

    /// @inheritdoc IExchangeRegistry
    function pause() external {
        if (!isMember[Register.Pauser][msg.sender]) revert Registry_NotPauser(msg.sender);
        paused = true;
        emit PauseSet(true, msg.sender);
    }

    /// @inheritdoc IExchangeRegistry
    function unpause() external {
        if (!isMember[Register.Pauser][msg.sender] && msg.sender != admin) {
            revert Registry_NotPauser(msg.sender);
        }
        paused = false;
        emit PauseSet(false, msg.sender);
    }

    /// @inheritdoc IExchangeRegistry
    function sunset() external onlyAdmin {
        isSunset = true;
        emit SunsetBegun();
    }

    function _requireMember(Register register, address member) private view {
        if (!isMember[register][member]) revert Registry_NotMember(register, member);
    }

    function _add(Register register, address member) private {
        if (member == address(0)) revert Registry_ZeroAddress();
        if (register == Register.Token) {
            uint256 decimals = IStablecoin(member).decimals();
            if (decimals > MAX_DECIMALS) revert Registry_TooManyDecimals(member, decimals);
            if (_callsReceivers(member)) revert Registry_TokenCallsReceivers(member);
        }
        isMember[register][member] = true;
        emit Added(register, member);
    }

    /// @dev ERC-777 obliges a token to say so in the registry of ERC-1820.
    function _callsReceivers(address token) private view returns (bool) {
        if (address(ERC1820).code.length == 0) return false;
        return ERC1820.getInterfaceImplementer(token, keccak256("ERC777Token")) != address(0);
    }

    function _remove(Register register, address member) private {
        _requireMember(register, member);
        isMember[register][member] = false;
        emit Removed(register, member);
    }

    function _takeProposal(Register register, address member) private returns (uint256 ready) {
        ready = readyAt[register][member];
        if (ready == 0) revert Registry_NothingProposed(register, member);
        readyAt[register][member] = 0;
    }

    function _changeAdmin(address to) private {
        emit AdminChanged(admin, to);
        admin = to;
        nextAdmin = address(0);
    }

    function _setDescriptor(address descriptor_) private {
        // A call to an address without code succeeds with nothing, and every note would lose its picture.
        if (descriptor_.code.length == 0) revert Registry_NotAContract(descriptor_);
        descriptor = descriptor_;
        emit DescriptorSet(descriptor_);
    }

    function _setFee(uint16 feeBps_, address recipient) private {
        if (feeBps_ > MAX_FEE_BPS) revert Registry_FeeTooHigh(feeBps_, MAX_FEE_BPS);
        if (recipient == address(0)) revert Registry_ZeroAddress();
        feeBps = feeBps_;
        feeRecipient = recipient;
        emit FeeSet(feeBps_, recipient);
    }
}
