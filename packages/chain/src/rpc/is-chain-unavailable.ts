import { nestedErrors } from "@tenora/domain/ethereum/provider-errors";
import { RpcRequestError } from "viem";
import { isNodeUnreachable } from "./or-null-on-revert.ts";
import { OtherChainError } from "./read-chain.ts";

/** True when no node of our chain answers, or only with an error of its own. A revert is an answer. */
export const isChainUnavailable = (error: unknown): boolean =>
  isNodeUnreachable(error) ||
  nestedErrors(error).some(
    (one: unknown) => one instanceof RpcRequestError || one instanceof OtherChainError,
  );
