import type { Context } from "hono";
import { rejection } from "../http/rejection.ts";
import type { AppEnvironment } from "../http/request-context.ts";

/** The methods that wallets, and the pages that use them, call. All others are rejected. */
const allowed = new Set([
  "eth_blobBaseFee",
  "eth_blockNumber",
  "eth_call",
  "eth_chainId",
  "eth_createAccessList",
  "eth_estimateGas",
  "eth_feeHistory",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getBlockByHash",
  "eth_getBlockByNumber",
  "eth_getBlockReceipts",
  "eth_getBlockTransactionCountByHash",
  "eth_getBlockTransactionCountByNumber",
  "eth_getCode",
  "eth_getLogs",
  "eth_getProof",
  "eth_getStorageAt",
  "eth_getTransactionByBlockHashAndIndex",
  "eth_getTransactionByBlockNumberAndIndex",
  "eth_getTransactionByHash",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt",
  "eth_maxPriorityFeePerGas",
  "eth_sendRawTransaction",
  "eth_simulateV1",
  "eth_syncing",
  "net_version",
  "web3_clientVersion",
  // The demo wallets: the local chain signs with its own funded accounts.
  "eth_sendTransaction",
  "eth_signTypedData_v4",
  "personal_sign",
]);
const maxCalls = 100;
const extension = /^(chrome|moz|safari-web)-extension:\/\//;

/**
 * A stable address for the local chain, whose own port changes with each start: for the demo wallets
 * and for a real wallet on this machine. Foreign pages are rejected, so that no web site can spend the
 * demo accounts. Requests without the key are rejected before (local-only.ts).
 */
export function localChainEndpoint(rpcUrl: string, publicUrl: string) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const origin = context.req.header("origin");
    if (origin !== undefined && origin !== publicUrl && !extension.test(origin)) {
      return rejection(context, "FOREIGN_ORIGIN");
    }
    const body = await context.req.text();
    if (!isAllowed(body)) return context.json(notAllowed, 400);
    const answer = await fetch(rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return context.body(await answer.text(), 200, { "content-type": "application/json" });
  };
}

const notAllowed = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32601, message: "Not offered here" },
};

function isAllowed(body: string): boolean {
  try {
    const calls = [JSON.parse(body)].flat() as { method?: unknown }[];
    return (
      calls.length <= maxCalls &&
      calls.every(({ method }) => typeof method === "string" && allowed.has(method))
    );
  } catch {
    return false;
  }
}
