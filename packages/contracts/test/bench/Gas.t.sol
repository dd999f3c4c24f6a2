// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721 as OpenZeppelinNote} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {BasicOrderType} from "seaport-types/src/lib/ConsiderationEnums.sol";
import {AdditionalRecipient, BasicOrderParameters} from "seaport-types/src/lib/ConsiderationStructs.sol";
import {PaymentSigner} from "test/support/PaymentSigner.sol";

interface ISeaport {
    function domainSeparator() external view returns (bytes32);
    function fulfillBasicOrder_efficient_6GL6yc(BasicOrderParameters calldata p) external returns (bool);
}

contract NoConduits {
    function getConduitCodeHashes() external pure returns (bytes32, bytes32) {
        return (bytes32(uint256(1)), bytes32(uint256(2)));
    }
}

contract PlainNote is OpenZeppelinNote("Note", "NOTE") {
    function mint(address to, uint256 id) external {
        _mint(to, id);
    }
}

/// @notice Gas of whole transactions (21,000 and calldata included, refunds deducted). People hold the token
/// already, as they do in life; the exchange holds some too unless it says "first".
contract GasTest is PaymentSigner {
    uint256 internal listing;

    function setUp() public override {
        super.setUp();
        // A used exchange: counters, balances and liabilities aren't zero any more.
        Terms memory t = _terms();
        t.fingerprint = keccak256("earlier");
        (uint256 earlier,, uint256 note) = _funded(t, Level.Attested);
        _settle(earlier, bo, 7000 * ONE);
        _claim(note, di);
        t.fingerprint = keccak256("open");
        uint256 open = _list(t, Level.Attested);
        _buy(open, ed, 10);
    }

    function _measure(string memory name) internal {
        vm.snapshotGasLastCall("exchange", name);
    }

    function test_ListAttested() external {
        Terms memory t = _terms();
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) = _signed(t, Level.Attested);
        exchange.list(t, a, k, s);
        _measure("list, attested");
    }

    function test_ListDebtorConfirmed() external {
        Terms memory t = _terms();
        (Attestation memory a, Acknowledgement memory k, Signatures memory s) =
            _signed(t, Level.DebtorConfirmed);
        exchange.list(t, a, k, s);
        _measure("list, debtor-confirmed");
    }

    function test_BuyWhole() external {
        listing = _list();
        Order memory o = _order(listing, 100);
        vm.prank(stranger);
        exchange.buy(o, "");
        _measure("buy whole, first note of the buyer");
    }

    function test_BuyPart() external {
        listing = _list();
        _buy(listing, cy, 10);
        Order memory o = _order(listing, 10);
        vm.prank(cy);
        exchange.buy(o, "");
        _measure("buy part, further note of the buyer");
    }

    function test_BuyWithPermit() external {
        listing = _list();
        vm.prank(cy);
        usdc.approve(address(exchange), 0);
        Order memory o = _order(listing, 100);
        Permit memory p = _permit(cyKey, 9500 * ONE);
        vm.prank(cy);
        exchange.buyWithPermit(o, "", p);
        _measure("buyWithPermit, whole, further note of the buyer");
    }

    function test_BuyWithAuthorization() external {
        listing = _list();
        Order memory o = _order(listing, 100);
        Authorization memory x = _authorizeBuying(cyKey, o, 9500 * ONE);
        vm.prank(stranger);
        exchange.buyWithAuthorization(o, "", cy, x);
        _measure("buyWithAuthorization, whole, further note of the buyer");
    }

    function test_Release() external {
        listing = _list();
        _buy(listing, cy, 60);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _measure("release");
    }

    function test_SettlePart() external {
        (listing,,) = _funded();
        vm.prank(bo);
        exchange.settle(_payment(listing, 1000 * ONE));
        _measure("settle part");
    }

    function test_SettleAll() external {
        (listing,,) = _funded();
        vm.prank(bo);
        exchange.settle(_payment(listing, 10_000 * ONE));
        _measure("settle all that holders get");
    }

    function test_SettleFace() external {
        (listing,,) = _funded();
        vm.prank(bo);
        exchange.settle(_payment(listing, 10_500 * ONE));
        _measure("settle face, first credit of the seller");
    }

    /// The reserve of an earlier receivable already made the seller's credit a word in use.
    function test_SettleFaceLaterCredit() external {
        Terms memory t = _terms();
        t.fingerprint = keccak256("credited");
        (uint256 credited,,) = _funded(t, Level.Attested);
        _settle(credited, bo, 10_500 * ONE);
        (listing,,) = _funded();
        vm.prank(bo);
        exchange.settle(_payment(listing, 10_500 * ONE));
        _measure("settle face, later credit of the seller");
    }

    function test_SettleWithPermit() external {
        (listing,,) = _funded();
        vm.prank(bo);
        usdc.approve(address(exchange), 0);
        uint256 clean = vm.snapshotState();
        Permit memory p = _permit(boKey, 10_000 * ONE);
        vm.prank(bo);
        exchange.settleWithPermit(_payment(listing, 10_000 * ONE), p);
        _measure("settleWithPermit, all that holders get");
        vm.revertToState(clean);
        p = _permit(boKey, 10_501 * ONE);
        vm.prank(bo);
        exchange.settleWithPermit(_payment(listing, 10_501 * ONE), p);
        _measure("settleWithPermit, face with headroom, first credit of the seller");
    }

    function test_SettleWithAuthorization() external {
        (listing,,) = _funded();
        uint256 clean = vm.snapshotState();
        Authorization memory x = _authorizeSettling(boKey, listing, 10_000 * ONE);
        exchange.settleWithAuthorization(_payment(listing, 10_000 * ONE), bo, x);
        _measure("settleWithAuthorization, all that holders get");
        vm.revertToState(clean);
        x = _authorizeSettling(boKey, listing, 10_501 * ONE);
        exchange.settleWithAuthorization(_payment(listing, 10_501 * ONE), bo, x);
        _measure("settleWithAuthorization, face with headroom, first credit of the seller");
    }

    function test_MarkDefault() external {
        (listing,,) = _funded();
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        _measure("markDefault");
    }

    function test_Refund() external {
        listing = _list();
        uint256 note = _buy(listing, cy, 10);
        vm.prank(op);
        exchange.cancel(listing);
        vm.prank(cy);
        exchange.refund(note, cy);
        _measure("refund");
    }

    function test_EndSale() external {
        listing = _list();
        _buy(listing, cy, 60);
        vm.prank(ada);
        exchange.endSale(listing);
        _measure("endSale");
    }

    function test_Claim() external {
        uint256 note;
        (listing, note,) = _funded();
        _settle(listing, bo, 10_000 * ONE);
        vm.prank(cy);
        exchange.claim(note, cy);
        _measure("claim");
    }

    function test_ClaimFor() external {
        listing = _list();
        uint256[] memory notes = new uint256[](2);
        notes[0] = _buy(listing, cy, 60);
        notes[1] = _buy(listing, di, 40);
        vm.roll(block.number + 1);
        exchange.release(listing);
        _settle(listing, bo, 10_000 * ONE);
        uint256 clean = vm.snapshotState();
        exchange.claimFor(notes);
        _measure("claimFor, two notes");
        vm.revertToState(clean);
        uint256[] memory one = new uint256[](1);
        one[0] = notes[0];
        exchange.claimFor(one);
        _measure("claimFor, one note");
    }

    function test_Fill() external {
        uint256 note;
        (listing, note,) = _funded();
        Ask memory a = _ask(note, 100 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        vm.prank(stranger);
        exchange.fill(a, signature, _anyNote(100 * ONE));
        _measure("fill, first note of the buyer");
    }

    function test_FillFurther() external {
        uint256 note;
        (listing, note,) = _funded();
        Ask memory a = _ask(note, 100 * ONE);
        bytes memory signature = _sign(cyKey, lens.digestOfAsk(a));
        vm.prank(di);
        exchange.fill(a, signature, _anyNote(100 * ONE));
        _measure("fill, further note of the buyer");
    }

    function test_OpenZeppelinMint() external {
        PlainNote plain = new PlainNote();
        plain.mint(cy, 1);
        vm.snapshotGasLastCall("yardsticks", "OpenZeppelin ERC-721 mint, first of the owner");
    }

    function test_SeaportBasicOrder() external {
        ISeaport seaport = ISeaport(
            vm.deployCode("out-seaport/Yardstick.sol/Yardstick.json", abi.encode(address(new NoConduits())))
        );
        PlainNote plain = new PlainNote();
        plain.mint(cy, 7);
        vm.prank(cy);
        plain.setApprovalForAll(address(seaport), true);
        vm.prank(stranger);
        usdc.approve(address(seaport), type(uint256).max);

        BasicOrderParameters memory p;
        p.considerationToken = address(usdc);
        p.considerationAmount = 100 * ONE;
        p.offerer = payable(cy);
        p.offerToken = address(plain);
        p.offerIdentifier = 7;
        p.offerAmount = 1;
        p.basicOrderType = BasicOrderType.ERC20_TO_ERC721_FULL_OPEN;
        p.endTime = block.timestamp + 1 days;
        p.additionalRecipients = new AdditionalRecipient[](0);

        p.signature =
            _sign(cyKey, keccak256(abi.encodePacked(hex"1901", seaport.domainSeparator(), _orderHash(p))));
        vm.prank(stranger);
        assertTrue(seaport.fulfillBasicOrder_efficient_6GL6yc(p));
        vm.snapshotGasLastCall("yardsticks", "Seaport 1.6 efficient basic order, first note of the buyer");
    }

    /// EIP-712 hash of the order these parameters stand for: one ERC-721 for one sum of an ERC-20.
    function _orderHash(BasicOrderParameters memory p) internal pure returns (bytes32) {
        string memory item =
            "(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount";
        string memory consider = string.concat("ConsiderationItem", item, ",address recipient)");
        string memory give = string.concat("OfferItem", item, ")");
        string memory order =
            "OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)";
        bytes32 offer =
            keccak256(abi.encode(keccak256(bytes(give)), 2, p.offerToken, p.offerIdentifier, 1, 1));
        bytes32 price = keccak256(
            abi.encode(
                keccak256(bytes(consider)),
                1,
                p.considerationToken,
                0,
                p.considerationAmount,
                p.considerationAmount,
                p.offerer
            )
        );
        return keccak256(
            bytes.concat(
                abi.encode(keccak256(bytes(string.concat(order, consider, give))), p.offerer, address(0)),
                abi.encode(
                    keccak256(abi.encode(offer)), keccak256(abi.encode(price)), 0, p.startTime, p.endTime
                ),
                abi.encode(bytes32(0), p.salt, bytes32(0), 0)
            )
        );
    }
}
