// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "solady/tokens/ERC721.sol";
import {Market} from "test/support/Market.sol";

/// @notice What the exchange answers by itself; the lens answers the rest.
contract ViewsTest is Market {
    function _expectFinancing(bytes32 fingerprint, Financing expected, uint256 by) internal view {
        (Financing financing, uint256 listing) = exchange.financing(fingerprint);
        assertEq(uint8(financing), uint8(expected));
        assertEq(listing, by);
    }

    function test_AnUnknownListingIsZeroEverywhere() external view {
        assertEq(exchange.ledgerWord(1), 0);
        assertEq(exchange.listingCount(), 0);
        _expectFinancing(keccak256("invoice 1"), Financing.None, 0);
    }

    function test_TheLedgerIsOneWord() external {
        (uint256 listing,,) = _funded();
        vm.warp(_graceEnd() + 10);
        _settle(listing, bo, 7 * ONE);
        uint256 word = exchange.ledgerWord(listing);
        assertEq(uint8(word), uint8(State.Funded));
        assertEq(uint8(word >> 8), 0);
        assertEq(uint24(word >> 16), 100);
        assertEq(uint24(word >> 40), 2);
        assertEq(uint48(word >> 64), 7 * ONE);
        assertEq(uint80(word >> 112), uint256(10_000 * ONE) * 10);
        assertEq(uint32(word >> 192), _graceEnd() + 10);
        assertEq(uint32(word >> 224), block.number - 1);
    }

    function test_ANoteIsOneWord() external {
        (uint256 listing, uint256 note,) = _funded();
        _settle(listing, bo, 100 * ONE);
        _claim(note, cy);
        vm.prank(cy);
        exchange.transferFrom(cy, di, note);
        uint96 word = exchange.noteWord(note);
        assertEq(word >> 48, 60 * ONE);
        assertEq(uint24(word >> 24), 60);
        assertEq(uint24(word) >> 1, 1);
        assertEq(word & 1, 0);
    }

    function test_RevertGiven_TheNoteDoesNotExist() external {
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        exchange.noteWord((1 << 24) + 1);
        // Also where the registry names a drawing that asks nothing.
        vm.mockCall(registry.descriptor(), "", abi.encode("drawn"));
        vm.expectRevert(ERC721.TokenDoesNotExist.selector);
        exchange.tokenURI((1 << 24) + 1);
    }

    function test_ListingsAreCountedFromOne() external {
        Terms memory t = _terms();
        for (uint256 n = 1; n <= 3; ++n) {
            t.fingerprint = keccak256(abi.encode(n));
            assertEq(_list(t, Level.Attested), n);
            assertEq(exchange.listingCount(), n);
        }
    }

    function test_FinancingFollowsTheListing() external {
        bytes32 fingerprint = _terms().fingerprint;
        uint256 listing = _list();
        _expectFinancing(fingerprint, Financing.Offered, listing);
        uint256 clean = vm.snapshotState();
        vm.prank(ada);
        exchange.cancel(listing);
        _expectFinancing(fingerprint, Financing.None, listing);
        vm.revertToState(clean);
        _buy(listing, cy, 100);
        _expectFinancing(fingerprint, Financing.Financed, listing);
        clean = vm.snapshotState();
        _settle(listing, bo, type(uint256).max);
        _expectFinancing(fingerprint, Financing.Financed, listing);
        vm.revertToState(clean);
        vm.warp(_defaultAt() + 1);
        exchange.markDefault(listing);
        _expectFinancing(fingerprint, Financing.Financed, listing);
    }

    function test_ABurnedFingerprintReadsBurnedWithoutAListing() external {
        bytes32 fingerprint = keccak256("never listed");
        vm.prank(op);
        exchange.burn(fingerprint, "");
        _expectFinancing(fingerprint, Financing.Burned, 0);
    }

    function test_ABurnedFingerprintStillNamesItsNewestListing() external {
        bytes32 fingerprint = _terms().fingerprint;
        uint256 listing = _list();
        vm.startPrank(op);
        exchange.cancel(listing);
        exchange.burn(fingerprint, "");
        vm.stopPrank();
        _expectFinancing(fingerprint, Financing.Burned, listing);
    }

    function test_TheDomainOfSignaturesIsToldAsErc5267Has() external view {
        (
            bytes1 fields,
            string memory name,
            string memory version,
            uint256 chainId,
            address verifier,
            bytes32 salt,
            uint256[] memory extensions
        ) = exchange.eip712Domain();
        assertEq(fields, hex"0f", "name, version, chain and contract");
        assertEq(name, "Tenora Receivable Exchange");
        assertEq(version, "1");
        assertEq(chainId, block.chainid);
        assertEq(verifier, address(exchange));
        assertEq(salt, 0);
        assertEq(extensions.length, 0);
    }

    function test_LiabilitiesAreKeptPerToken() external {
        uint256 listing = _list();
        _buy(listing, cy, 10);
        Terms memory t = _terms();
        t.fingerprint = keccak256("invoice 2");
        t.token = address(usdt);
        _buy(_list(t, Level.Attested), cy, 20);
        assertEq(exchange.liabilities(address(usdc)), 950 * ONE);
        assertEq(exchange.liabilities(address(usdt)), 1900 * ONE);
        assertEq(exchange.liabilities(stranger), 0);
    }
}
