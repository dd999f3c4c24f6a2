import {
  BaseError,
  CallExecutionError,
  ContractFunctionExecutionError,
  HttpRequestError,
  LimitExceededRpcError,
  TimeoutError,
  WebSocketRequestError,
} from "viem";

/** True when the node, or the way to it, failed: that says nothing about the contract asked. */
export function isNodeUnreachable(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  return Boolean(
    error.walk(
      (one) =>
        one instanceof HttpRequestError ||
        one instanceof TimeoutError ||
        one instanceof WebSocketRequestError ||
        one instanceof LimitExceededRpcError,
    ),
  );
}

/** What a contract answers, or null when it has no such function or reverts. Rejects otherwise. */
export async function orNullOnRevert<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const isCall =
      error instanceof ContractFunctionExecutionError || error instanceof CallExecutionError;
    if (isCall && !isNodeUnreachable(error)) return null;
    throw error;
  }
}
