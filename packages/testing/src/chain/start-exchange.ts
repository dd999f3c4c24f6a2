import { fork } from "node:child_process";
import { join } from "node:path";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { callRpc } from "../wallet/call-rpc.ts";

interface ExchangeFacts {
  readonly rpcUrl: string;
  readonly genesisHash: string;
  readonly deployment: Deployment;
}

/** A private chain with the exchange, its coins and test money on it; it ends with this process. */
export async function startExchange() {
  const child = fork(join(import.meta.dirname, "exchange-process.ts"));
  const facts = await new Promise<ExchangeFacts>((resolve, reject) => {
    child.once("message", (message) => resolve(message as ExchangeFacts));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The chain's process ended with ${code}`)));
  });
  return {
    ...facts,
    rpc: (method: string, ...params: readonly unknown[]) => callRpc(facts.rpcUrl, method, params),
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.disconnect();
      await ended;
    },
  };
}

export type TestExchange = Awaited<ReturnType<typeof startExchange>>;
