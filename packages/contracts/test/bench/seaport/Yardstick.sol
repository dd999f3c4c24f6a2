// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {BasicOrderFulfiller} from "seaport-core/src/lib/BasicOrderFulfiller.sol";
import {BasicOrderParameters} from "seaport-types/src/lib/ConsiderationStructs.sol";

/// @notice Seaport 1.6's basic order path, all of its own code, without the rest of the marketplace: the whole
/// of it doesn't compile with this solc. Compiled by the profile `seaport` as its authors do (via-IR).
contract Yardstick is BasicOrderFulfiller {
    constructor(address conduitController) BasicOrderFulfiller(conduitController) {}

    function fulfillBasicOrder_efficient_6GL6yc(BasicOrderParameters calldata)
        external
        payable
        returns (bool)
    {
        return _validateAndFulfillBasicOrder();
    }

    function domainSeparator() external view returns (bytes32) {
        return _domainSeparator();
    }
}
