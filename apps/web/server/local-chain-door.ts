import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import type { AppEnvironment } from "./request-context.ts";

/** Methods that drive the test node itself; through this door nobody may. */
const nodeControl = /^(anvil|evm|hardhat|debug|trace|txpool|miner|admin|personal_(?!sign$))/;
const extension = /^(chrome|moz|safari-web)-extension:\/\//;
/** This machine, in either family; `::ffff:127.0.0.1` counts as what it stands for. */
const ownMachine = new BlockList();
ownMachine.addSubnet("127.0.0.0", 8, "ipv4");
ownMachine.addAddress("::1", "ipv6");

/**
 * A steady address for the local chain, whose own port changes with each start: for the demo wallets
 * and for a real wallet on this machine. Foreign pages are refused, so that no web site can spend
 * the demonstration's accounts; so is everybody who is not at this machine, and comes by a proxy.
 */
export function localChainDoor(rpcUrl: string, publicUrl: string) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    if (!isOwnMachine(context.get("clientAddress"))) return context.text("Not found", 404);
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

function isOwnMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ownMachine.check(address, family === 6 ? "ipv6" : "ipv4");
}

function isAllowed(body: string): boolean {
  try {
    const calls = [JSON.parse(body)].flat() as { method?: unknown }[];
    return calls.every(({ method }) => typeof method === "string" && !nodeControl.test(method));
  } catch {
    return false;
  }
}
