import type { Context } from "hono";
import type { AppEnvironment } from "./request-context.ts";

/** Methods that drive the test node itself; through this door nobody may. */
const nodeControl = /^(anvil|evm|hardhat|debug|trace|txpool|miner|admin|personal_(?!sign$))/;
const extension = /^(chrome|moz|safari-web)-extension:\/\//;

/**
 * A steady address for the local chain, whose own port changes with each start: for the demo wallets
 * and for a real wallet on this machine. Foreign pages are refused, so that no web site can spend
 * the demonstration's accounts. Who is not at this machine does not come so far (local-only.ts).
 */
export function localChainDoor(rpcUrl: string, publicUrl: string) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const origin = context.req.header("origin");
    if (origin !== undefined && origin !== publicUrl && !extension.test(origin)) {
      return context.json({ code: "FOREIGN_ORIGIN" }, 403);
    }
    const body = await context.req.text();
    if (!isAllowed(body)) return context.json(refusal, 400);
    const answer = await fetch(rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return context.body(await answer.text(), 200, { "content-type": "application/json" });
  };
}

const refusal = { jsonrpc: "2.0", id: null, error: { code: -32601, message: "Not offered here" } };

function isAllowed(body: string): boolean {
  try {
    const calls = [JSON.parse(body)].flat() as { method?: unknown }[];
    return calls.every(({ method }) => typeof method === "string" && !nodeControl.test(method));
  } catch {
    return false;
  }
}
