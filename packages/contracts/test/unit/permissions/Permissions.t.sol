// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IExchangeRegistry} from "src/interfaces/IExchangeRegistry.sol";
import {IGate} from "src/interfaces/IGate.sol";
import {IReward} from "src/interfaces/IReward.sol";
import {EligibleGate} from "src/gates/EligibleGate.sol";
import {SellerGate} from "src/gates/SellerGate.sol";
import {ERC721} from "solady/tokens/ERC721.sol";
import {PermissionsGrid} from "test/unit/permissions/PermissionsGrid.t.sol";

/// @notice Who may do what and when, as a table that is written by hand from the specification and tried cell
/// by cell. A grid has a column for each state (and moment) and a row for some roles; "rest" are those whom
/// no earlier row of the grid names, and a single code stands for the whole row. A grid that leaves out a
/// role or a cell fails, and so does a table that leaves out a function.
///
/// Legend: . allowed. Refused, by the first reason that stands in the way:
///   F not this caller       S not in this state        D a deadline has passed    M below the minimum
///   C no sale               O the sale is open         N nothing is due           L their own listing
///   B in the same block     Y not in default yet       P paused                   X after the sunset
///   0 no such note          T against the transfer rule W no reward is due        Q pays oneself
///   A already financed      U a burned identity        R the signer took it back  V not signed so
///   E before the delay ends Z after it lapsed          K nothing was proposed     I not on the list
///   G the list only grows   H withdrawn                J superseded               ? anything else
abstract contract Permissions is PermissionsGrid {
    address internal payout = makeAddr("payout");
    address internal pauser = makeAddr("pauser");
    address internal heir = makeAddr("heir");

    mapping(address account => uint256) internal _keys;

    function setUp() public virtual override {
        super.setUp();
        vm.prank(admin);
        registry.remove(IExchangeRegistry.Register.Pauser, op);
        _people();
        _refusals();
        vm.pauseGasMetering();
    }

    function _openRegistry() internal override {
        _add(IExchangeRegistry.Register.Pauser, pauser);
        super._openRegistry();
    }

    /// The holder has the note from `former`. `operator` may act for the holder in everything, `spender` for
    /// this note, `formerOp` for the former owner. The deployer is who deployed: this contract.
    function _people() private {
        _person("seller", ada, adaKey);
        _person("debtor", bo, boKey);
        _person("holder", cy, cyKey);
        _person("former", di, diKey);
        _person("attestor", op, opKey);
        string[8] memory others =
            ["payout", "operator", "spender", "formerOp", "pauser", "admin", "heir", "stranger"];
        for (uint256 i; i < others.length; ++i) {
            (address account, uint256 key) = makeAddrAndKey(others[i]);
            _person(others[i], account, key);
        }
        _person("deployer", address(this), uint256(keccak256("a contract can't sign")));
    }

    function _person(string memory role, address account, uint256 key) internal {
        (_who[role], _keys[account]) = (account, key);
        _everybody.push(role);
        usdc.mint(account, 1_000_000 * ONE);
        vm.prank(account);
        usdc.approve(address(exchange), type(uint256).max);
    }

    function _refusals() private {
        _codes[Exchange_Forbidden.selector] = "F";
        _codes[ERC721.NotOwnerNorApproved.selector] = "F";
        _codes[IExchangeRegistry.Registry_NotAdmin.selector] = "F";
        _codes[IExchangeRegistry.Registry_NotNextAdmin.selector] = "F";
        _codes[IExchangeRegistry.Registry_NotDeployer.selector] = "F";
        _codes[IExchangeRegistry.Registry_NotPauser.selector] = "F";
        _codes[EligibleGate.EligibleGate_Forbidden.selector] = "F";
        _codes[IGate.Gate_OnlyExchange.selector] = "F";
        _codes[IReward.Reward_OnlyExchange.selector] = "F";
        _codes[Exchange_WrongState.selector] = "S";
        _codes[Exchange_DeadlinePassed.selector] = "D";
        _codes[SellerGate.SellerGate_Expired.selector] = "D";
        _codes[EligibleGate.EligibleGate_WrongTime.selector] = "D";
        _codes[Exchange_BelowMinimum.selector] = "M";
        _codes[Exchange_SaleClosed.selector] = "C";
        _codes[Exchange_SaleOpen.selector] = "O";
        _codes[Exchange_NothingDue.selector] = "N";
        _codes[Exchange_OwnListing.selector] = "L";
        _codes[Exchange_SameBlock.selector] = "B";
        _codes[Exchange_NotYetDefault.selector] = "Y";
        _codes[IExchangeRegistry.Registry_Paused.selector] = "P";
        _codes[IExchangeRegistry.Registry_Sunset.selector] = "X";
        _codes[ERC721.TokenDoesNotExist.selector] = "0";
        _codes[Exchange_TransferRefused.selector] = "T";
        _codes[Exchange_NoReward.selector] = "W";
        _codes[Exchange_WrongTransfer.selector] = "Q";
        _codes[Exchange_AlreadyFinanced.selector] = "A";
        _codes[Exchange_Burned.selector] = "U";
        _codes[Exchange_Revoked.selector] = "R";
        _codes[SellerGate.SellerGate_Revoked.selector] = "R";
        _codes[SellerGate.SellerGate_BadSignature.selector] = "V";
        _codes[SellerGate.SellerGate_WrongCounter.selector] = "V";
        _codes[EligibleGate.EligibleGate_NotAttested.selector] = "V";
        _codes[IExchangeRegistry.Registry_TooEarly.selector] = "E";
        _codes[IExchangeRegistry.Registry_ProposalExpired.selector] = "Z";
        _codes[IExchangeRegistry.Registry_NothingProposed.selector] = "K";
        _codes[IExchangeRegistry.Registry_NotMember.selector] = "I";
        _codes[IExchangeRegistry.Registry_OnlyGrows.selector] = "G";
        _codes[EligibleGate.EligibleGate_Withdrawn.selector] = "H";
        _codes[EligibleGate.EligibleGate_Superseded.selector] = "J";
    }
}
