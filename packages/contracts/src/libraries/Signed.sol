// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SignatureCheckerLib} from "solady/utils/SignatureCheckerLib.sol";
import {IExchangeSignals} from "../interfaces/IReceivableExchange.sol";

/// @title What people signed, and took back
library Signed {
    struct Book {
        mapping(address signer => uint256) counters;
        mapping(address signer => mapping(bytes32 digest => bool)) revoked;
    }

    /// @notice Reverts unless `signer` signed `digest` and stands by it: in time, under the present counter,
    /// not taken back. Accepts contract wallets (ERC-1271).
    function check(
        Book storage book,
        address signer,
        bytes32 digest,
        bytes calldata signature,
        uint256 counter,
        uint256 deadline
    ) internal view {
        if (block.timestamp > deadline) {
            revert IExchangeSignals.Exchange_DeadlinePassed(deadline, block.timestamp);
        }
        uint256 current = book.counters[signer];
        if (counter != current) revert IExchangeSignals.Exchange_WrongCounter(counter, current);
        if (book.revoked[signer][digest]) revert IExchangeSignals.Exchange_Revoked(signer, digest);
        if (!SignatureCheckerLib.isValidSignatureNowCalldata(signer, digest, signature)) {
            revert IExchangeSignals.Exchange_BadSignature(signer);
        }
    }
}
