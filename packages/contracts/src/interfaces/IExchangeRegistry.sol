// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Who may do what for the exchange
/// @notice Roles, the allow-lists, the fee and the brakes. The registry holds no money and has no call into
/// escrow, notes or claims: its owner can slow down new business, never take what exists.
interface IExchangeRegistry {
    /// @notice The lists the registry keeps. Gates and rewards can only grow.
    enum Register {
        Attestor,
        Pauser,
        Token,
        Gate,
        Reward
    }

    /// @notice Caller isn't the admin.
    error Registry_NotAdmin(address caller);
    /// @notice Caller isn't the deployer, or the registry was already handed over.
    error Registry_NotDeployer(address caller);
    /// @notice Caller isn't the one the adminship was offered to.
    error Registry_NotNextAdmin(address caller, address next);
    /// @notice Caller may not pause (or unpause).
    error Registry_NotPauser(address caller);
    /// @notice Nothing was proposed under this key.
    error Registry_NothingProposed(Register register, address member);
    /// @notice The delay still runs; execute at or after `readyAt` (seconds since 1970).
    error Registry_TooEarly(uint256 readyAt);
    /// @notice The proposal, or the offer of adminship, lapsed at `expiredAt`; make it again.
    error Registry_ProposalExpired(uint256 expiredAt);
    /// @notice `member` isn't on the list.
    error Registry_NotMember(Register register, address member);
    /// @notice This list only grows.
    error Registry_OnlyGrows(Register register);
    /// @notice Fee above the constant ceiling, both in basis points of the proceeds.
    error Registry_FeeTooHigh(uint256 feeBps, uint256 ceilingBps);
    /// @notice The token has more than six decimals.
    error Registry_TooManyDecimals(address token, uint256 decimals);
    /// @notice New business rests.
    error Registry_Paused();
    /// @notice New business has ended for ever.
    error Registry_Sunset();
    /// @notice Only a contract can draw the notes; this address has no code.
    error Registry_NotAContract(address descriptor);
    /// @notice The zero address isn't accepted here.
    error Registry_ZeroAddress();

    /// @notice A member will join `register` once `readyAt` has come.
    event Proposed(Register indexed register, address indexed member, uint256 readyAt);
    /// @notice A proposal was dropped before it was enacted.
    event ProposalCancelled(Register indexed register, address indexed member);
    /// @notice `member` is on the list from now on.
    event Added(Register indexed register, address indexed member);
    /// @notice `member` is off the list from now on.
    event Removed(Register indexed register, address indexed member);
    /// @notice Adminship was offered; it can be accepted from `readyAt` on.
    event AdminOffered(address indexed from, address indexed to, uint256 readyAt);
    /// @notice The admin is now `to`; the zero address means nobody, for ever.
    event AdminChanged(address indexed from, address indexed to);
    /// @notice Fee of new listings, basis points of the proceeds, and who may pull it.
    event FeeSet(uint256 feeBps, address indexed recipient);
    /// @notice The contract that draws the notes.
    event DescriptorSet(address indexed descriptor);
    /// @notice New business rests (true) or goes on (false).
    event PauseSet(bool paused, address indexed by);
    /// @notice New business has ended for ever.
    event SunsetBegun();

    /// @notice The admin, or zero after renouncing.
    function admin() external view returns (address);

    /// @notice Seconds between a proposal and its effect: 48 h on public chains, 0 on the local one.
    function delay() external view returns (uint256);

    /// @notice Fee of new listings in basis points of the proceeds.
    function feeBps() external view returns (uint16);

    /// @notice Who is credited with fees.
    function feeRecipient() external view returns (address);

    /// @notice The contract that draws the notes; display only.
    function descriptor() external view returns (address);

    /// @notice True when `member` is on the list.
    function isMember(Register register, address member) external view returns (bool);

    /// @notice True once new business has ended for ever.
    function isSunset() external view returns (bool);

    /// @notice True while new business rests.
    function paused() external view returns (bool);

    /// @notice When the present pause began; 0 without one.
    function pausedAt() external view returns (uint48);

    /// @notice True when no sale can be expected to go on: new business ended for ever, or it has rested for
    /// more than 14 days.
    function isStalled() external view returns (bool);

    /// @notice When a proposal of the present admin can be enacted; 0 for none. Proposals of earlier admins
    /// don't count.
    function readyAt(Register register, address member) external view returns (uint256);

    /// @notice Reverts while paused or after sunset.
    function requireOpen() external view;

    /// @notice Everything the registry has to say about a new listing, in one call.
    /// @dev Reverts unless open and every member is listed. `reward` may be zero.
    /// @return feeBps Fee that the listing will keep, basis points of the proceeds.
    function requireListable(address attestor, address token, address gate, address reward)
        external
        view
        returns (uint16 feeBps);

    /// @notice Puts members on the lists without delay; only the deployer, only before `handOver`.
    function add(Register register, address[] calldata members) external;

    /// @notice Ends the deployer's time: from here on there is an admin and delays.
    function handOver(address admin, address feeRecipient, address descriptor) external;

    /// @notice Announces a new member. Admin only.
    function propose(Register register, address member) external;

    /// @notice Takes an announcement back. Admin only.
    function cancelProposal(Register register, address member) external;

    /// @notice Makes an announcement of the present admin true, after the delay and before it lapses (14 days).
    /// Anybody.
    function execute(Register register, address member) external;

    /// @notice Removes an attestor, pauser or token at once. Admin only; what exists isn't touched.
    function remove(Register register, address member) external;

    /// @notice Leaves a list by oneself.
    function renounce(Register register) external;

    /// @notice Offers adminship; takes effect when `next` accepts, after the delay and before the offer lapses
    /// (14 days). Admin only.
    function offerAdmin(address next) external;

    /// @notice Second step of `offerAdmin`.
    function acceptAdmin() external;

    /// @notice Nobody is admin from now on. Admin only.
    function renounceAdmin() external;

    /// @notice Fee of listings made from now on. Admin only.
    function setFee(uint16 feeBps, address recipient) external;

    /// @notice Replaces the drawing, with a contract. Admin only.
    function setDescriptor(address descriptor) external;

    /// @notice Stops list, buy and fill. Pausers; a second call doesn't begin the pause anew.
    function pause() external;

    /// @notice Lets new business go on. Pausers and admin.
    function unpause() external;

    /// @notice Ends new business for ever; exits stay. Admin only.
    function sunset() external;
}
