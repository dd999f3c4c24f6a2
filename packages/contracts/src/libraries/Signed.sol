// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SignatureCheckerLib} from "solady/utils/SignatureCheckerLib.sol";
import {IExchangeSignals} from "../interfaces/IReceivableExchange.sol";

/// @title What people signed, and took back
library Signed {
    /// @dev A word is the counter, above one bit that says whether the signer ever took a single signature
    /// back: nearly nobody did, and then one word answers both questions.
    struct Book {
        mapping(address signer => uint256) words;
        mapping(address signer => mapping(bytes32 digest => bool)) revoked;
    }

    function counterOf(Book storage book, address signer) internal view returns (uint256) {
        return book.words[signer] >> 1;
    }

    function revoke(Book storage book, address signer, bytes32 digest) internal {
        book.revoked[signer][digest] = true;
        book.words[signer] |= 1;
    }

    function bumpCounter(Book storage book, address signer) internal returns (uint256) {
        return (book.words[signer] += 2) >> 1;
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
        uint256 word = book.words[signer];
        if (counter != word >> 1) revert IExchangeSignals.Exchange_WrongCounter(counter, word >> 1);
        if (word & 1 == 1 && book.revoked[signer][digest]) {
            revert IExchangeSignals.Exchange_Revoked(signer, digest);
        }
        if (!SignatureCheckerLib.isValidSignatureNowCalldata(signer, digest, signature)) {
            revert IExchangeSignals.Exchange_BadSignature(signer);
        }
    }
}
