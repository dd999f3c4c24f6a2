// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC1155} from "solady/tokens/ERC1155.sol";
import {IReward} from "./interfaces/IReward.sol";

/// @title Custom rewards
/// @notice A seller makes a reward, names its id in the terms, and every note earns one. Who may claim, and
/// that it happens once a note, and so once a purchase, is the exchange's to say.
contract RewardNFT is ERC1155, IReward {
    /// @notice The reward wasn't made by the listing's seller.
    error RewardNFT_NotMakers(uint256 id, address maker, address seller);

    /// @notice `maker` made reward `id`.
    event Made(uint256 indexed id, address indexed maker, string uri);

    /// @notice The only caller who may award.
    address public immutable exchange;

    /// @notice Rewards made so far; the newest has this id.
    uint256 public count;

    /// @notice Who made a reward.
    mapping(uint256 id => address) public makerOf;
    mapping(uint256 id => string) private _uris;

    constructor(address exchange_) {
        exchange = exchange_;
    }

    /// @notice Makes a reward of the caller. Its metadata can't be changed afterwards.
    function make(string calldata uri_) external returns (uint256 id) {
        id = ++count;
        makerOf[id] = msg.sender;
        _uris[id] = uri_;
        emit Made(id, msg.sender, uri_);
        emit URI(uri_, id);
    }

    /// @inheritdoc IReward
    function award(address seller, address to, uint256 id) external {
        if (msg.sender != exchange) revert Reward_OnlyExchange(msg.sender);
        if (makerOf[id] != seller) revert RewardNFT_NotMakers(id, makerOf[id], seller);
        _mint(to, id, 1, "");
    }

    /// @notice Metadata of a reward.
    function uri(uint256 id) public view override returns (string memory) {
        return _uris[id];
    }
}
