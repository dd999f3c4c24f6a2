// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @title Who may do what for the exchange
/// @notice Roles, the allow-lists, the fee and the brakes. The office holds no money and has no call into
/// escrow, notes or claims: its owner can slow down new business, never take what exists.
interface IExchangeOffice {
    /// @notice The lists the office keeps. Gates and rewards can only grow.
    enum Register {
        Attestor,
        Pauser,
        Token,
        Gate,
        Reward
    }

    /// @notice Caller isn't the admin.
    error Office_NotAdmin(address caller);
    /// @notice Caller isn't the deployer, or the office was already handed over.
    error Office_NotDeployer(address caller);
    /// @notice Caller isn't the one the adminship was offered to.
    error Office_NotNextAdmin(address caller, address next);
    /// @notice Caller may not pause (or unpause).
    error Office_NotPauser(address caller);
    /// @notice Nothing was proposed under this key.
    error Office_NothingProposed(Register register, address member);
    /// @notice The delay still runs; enact at or after `readyAt` (seconds since 1970).
    error Office_TooEarly(uint256 readyAt);
    /// @notice The proposal lapsed at `lapsedAt`; propose again.
    error Office_Lapsed(uint256 lapsedAt);
    /// @notice `member` isn't on the list.
    error Office_NotListed(Register register, address member);
    /// @notice This list only grows.
    error Office_OnlyGrows(Register register);
    /// @notice Fee above the constant ceiling, both in basis points of the proceeds.
    error Office_FeeTooHigh(uint256 feeBps, uint256 ceilingBps);
    /// @notice The token calls its receivers (ERC-777): one of them could hinder the payments of others.
    error Office_TokenCallsReceivers(address token);
    /// @notice The token has more than six decimals.
    error Office_TooManyDecimals(address token, uint256 decimals);
    /// @notice New business rests.
    error Office_Paused();
    /// @notice New business has ended for ever.
    error Office_Sunset();
    /// @notice The zero address isn't accepted here.
    error Office_ZeroAddress();

    /// @notice A member will join `register` once `readyAt` has come.
    event Proposed(Register indexed register, address indexed member, uint256 readyAt);
    /// @notice A proposal was dropped before it was enacted.
    event ProposalDropped(Register indexed register, address indexed member);
    /// @notice `member` is on the list from now on.
    event Enlisted(Register indexed register, address indexed member);
    /// @notice `member` is off the list from now on.
    event Struck(Register indexed register, address indexed member);
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
    function isListed(Register register, address member) external view returns (bool);

    /// @notice True once new business has ended for ever.
    function sunsetBegun() external view returns (bool);

    /// @notice Reverts while paused or after sunset.
    function requireOpen() external view;

    /// @notice Everything the office has to say about a new listing, in one call.
    /// @dev Reverts unless open and every member is listed. `reward` may be zero.
    /// @return feeBps Fee that the listing will keep, basis points of the proceeds.
    function clear(address attestor, address token, address gate, address reward)
        external
        view
        returns (uint16 feeBps);

    /// @notice Puts members on the lists without delay; only the deployer, only before `handOver`.
    function enlist(Register register, address[] calldata members) external;

    /// @notice Ends the deployer's time: from here on there is an admin and delays.
    function handOver(address admin, address feeRecipient, address descriptor) external;

    /// @notice Announces a new member. Admin only.
    function propose(Register register, address member) external;

    /// @notice Takes an announcement back. Admin only.
    function drop(Register register, address member) external;

    /// @notice Makes an announcement true after the delay and before it lapses (14 days). Anybody.
    function enact(Register register, address member) external;

    /// @notice Removes an attestor, pauser or token at once. Admin only; what exists isn't touched.
    function strike(Register register, address member) external;

    /// @notice Leaves a list by oneself.
    function renounce(Register register) external;

    /// @notice Offers adminship; takes effect when `next` accepts after the delay. Admin only.
    function offerAdmin(address next) external;

    /// @notice Second step of `offerAdmin`.
    function acceptAdmin() external;

    /// @notice Nobody is admin from now on. Admin only.
    function renounceAdmin() external;

    /// @notice Fee of listings made from now on. Admin only.
    function setFee(uint16 feeBps, address recipient) external;

    /// @notice Replaces the drawing. Admin only.
    function setDescriptor(address descriptor) external;

    /// @notice Stops list, buy and fill. Pausers.
    function pause() external;

    /// @notice Lets new business go on. Pausers and admin.
    function unpause() external;

    /// @notice Ends new business for ever; exits stay. Admin only.
    function sunset() external;
}
