// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ClaimMath} from "src/libraries/ClaimMath.sol";
import {LateFeeMath} from "src/libraries/LateFeeMath.sol";
import {PricingMath} from "src/libraries/PricingMath.sol";
import {WaterfallMath} from "src/libraries/WaterfallMath.sol";

/// @notice The golden tables that Vitest runs too; made by an exact rational model in vectors/.
contract VectorsTest is Test {
    function _read(string memory file) internal view returns (string memory) {
        return vm.readFile(string.concat("../../vectors/", file));
    }

    function _column(string memory json, string memory name) internal pure returns (uint256[] memory) {
        return vm.parseJsonUintArray(json, string.concat(".", name));
    }

    function test_Pricing() external view {
        string memory json = _read("pricing.json");
        uint256[] memory units = _column(json, "units");
        uint256[] memory price = _column(json, "price");
        uint256[] memory feeBps = _column(json, "feeBps");
        uint256[] memory cost = _column(json, "cost");
        uint256[] memory fee = _column(json, "fee");
        assertEq(units.length, 200);
        for (uint256 i; i < units.length; ++i) {
            assertEq(PricingMath.cost(units[i], price[i]), cost[i]);
            assertEq(PricingMath.feeDown(cost[i], feeBps[i]), fee[i]);
        }
    }

    function test_LateFee() external view {
        string memory json = _read("late-fee.json");
        uint256[] memory lateUnits = _column(json, "lateUnits");
        uint256[] memory bps = _column(json, "lateFeeBps");
        uint256[] memory fee = _column(json, "fee");
        assertEq(fee.length, 200);
        for (uint256 i; i < fee.length; ++i) {
            assertEq(LateFeeMath.feeDown(lateUnits[i], bps[i]), fee[i]);
        }
    }

    function test_Waterfall() external view {
        string memory json = _read("claims.json");
        uint256[] memory face = _column(json, "face");
        uint256[] memory repayment = _column(json, "repayment");
        uint256[] memory fee = _column(json, "fee");
        uint256[] memory paidIn = _column(json, "paidIn");
        uint256[] memory ceiling = _column(json, "ceiling");
        uint256[] memory unpaid = _column(json, "unpaidRepayment");
        uint256[] memory unpaidFee = _column(json, "unpaidFee");
        assertEq(face.length, 200);
        for (uint256 i; i < face.length; ++i) {
            assertEq(WaterfallMath.ceiling(face[i], repayment[i], fee[i]), ceiling[i]);
            assertEq(WaterfallMath.unpaidRepayment(paidIn[i], repayment[i]), unpaid[i]);
            assertEq(WaterfallMath.unpaidFee(paidIn[i], repayment[i], fee[i]), unpaidFee[i]);
        }
    }

    function test_Claims() external view {
        string memory json = _read("claims.json");
        uint256[] memory repayment = _column(json, "repayment");
        uint256[] memory fee = _column(json, "fee");
        uint256[] memory paidIn = _column(json, "paidIn");
        uint256[] memory part = _column(json, "holdersPart");
        uint256[] memory units = _column(json, "units");
        uint256[] memory sold = _column(json, "soldUnits");
        uint256[] memory earned = _column(json, "earned");
        assertEq(earned.length, 200);
        for (uint256 i; i < earned.length; ++i) {
            assertEq(WaterfallMath.holdersPart(paidIn[i], repayment[i], fee[i]), part[i]);
            assertEq(ClaimMath.earnedDown(part[i], units[i], sold[i]), earned[i]);
        }
    }
}
