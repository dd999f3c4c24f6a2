// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "./interfaces/IExchangeRegistry.sol";
import {IStablecoin} from "./interfaces/IStablecoin.sol";

/// @title The registry of the exchange
/// @notice See {IExchangeRegistry}.
contract ExchangeRegistry is IExchangeRegistry {
    /// @notice Highest fee the admin can ask of new listings: 2 % of the proceeds.
    uint16 public constant MAX_FEE_BPS = 200;

    /// @notice A proposal can be enacted, and adminship accepted, for so long after its delay.
    uint256 public constant PROPOSAL_LIFETIME = 14 days;

    /// @notice After so long a pause, backers of offers below their minimum can leave.
    uint256 public constant LONGEST_PAUSE = 14 days;

    uint256 private constant MAX_DECIMALS = 6;

    /// @inheritdoc IExchangeRegistry
    uint256 public immutable delay;

    /// @notice May fill the lists until `handOver`; nobody afterwards.
    address public deployer;

    /// @inheritdoc IExchangeRegistry
    address public admin;
    /// @dev Rises with every change of the admin, so that no proposal outlives the one who made it.
    uint64 private _tenure;

    /// @notice To whom adminship is offered, and from when it can be accepted.
    address public nextAdmin;
    /// @notice See `nextAdmin`; seconds since 1970.
    uint256 public nextAdminReadyAt;

    /// @inheritdoc IExchangeRegistry
    address public descriptor;

    /// @inheritdoc IExchangeRegistry
    uint48 public pausedAt;
    /// @inheritdoc IExchangeRegistry
    bool public isSunset;
    /// @inheritdoc IExchangeRegistry
    uint16 public feeBps;
    /// @inheritdoc IExchangeRegistry
    address public feeRecipient;

    /// @inheritdoc IExchangeRegistry
    mapping(Register register => mapping(address member => bool)) public isMember;

    /// @dev When a proposal can be enacted, and the tenure in which it was made.
    struct Proposal {
        uint64 readyAt;
        uint64 tenure;
    }

    mapping(Register register => mapping(address member => Proposal)) private _proposals;

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
        if (paused()) revert Registry_Paused();
        if (isSunset) revert Registry_Sunset();
    }

    /// @inheritdoc IExchangeRegistry
    function paused() public view returns (bool) {
        return pausedAt != 0;
    }

    /// @inheritdoc IExchangeRegistry
    function isStalled() external view returns (bool) {
        return isSunset || (paused() && block.timestamp > pausedAt + LONGEST_PAUSE);
    }

    /// @inheritdoc IExchangeRegistry
    function readyAt(Register register, address member) public view returns (uint256) {
        Proposal storage p = _proposals[register][member];
        return p.tenure == _tenure ? p.readyAt : 0;
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
        // Seconds since 1970 stay below 2^64.
        // forge-lint: disable-next-line(unsafe-typecast)
        _proposals[register][member] = Proposal(uint64(ready), _tenure);
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
        _requireRipe(ready);
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
        _requireRipe(nextAdminReadyAt);
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
        // Pausing again doesn't begin the pause anew.
        if (!paused()) pausedAt = uint48(block.timestamp);
        emit PauseSet(true, msg.sender);
    }

    /// @inheritdoc IExchangeRegistry
    function unpause() external {
        if (!isMember[Register.Pauser][msg.sender] && msg.sender != admin) {
            revert Registry_NotPauser(msg.sender);
        }
        pausedAt = 0;
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
        }
        isMember[register][member] = true;
        emit Added(register, member);
    }

    function _remove(Register register, address member) private {
        _requireMember(register, member);
        isMember[register][member] = false;
        emit Removed(register, member);
    }

    function _takeProposal(Register register, address member) private returns (uint256 ready) {
        ready = readyAt(register, member);
        if (ready == 0) revert Registry_NothingProposed(register, member);
        delete _proposals[register][member];
    }

    function _requireRipe(uint256 ready) private view {
        if (block.timestamp < ready) revert Registry_TooEarly(ready);
        if (block.timestamp > ready + PROPOSAL_LIFETIME) {
            revert Registry_ProposalExpired(ready + PROPOSAL_LIFETIME);
        }
    }

    function _changeAdmin(address to) private {
        emit AdminChanged(admin, to);
        admin = to;
        ++_tenure;
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
