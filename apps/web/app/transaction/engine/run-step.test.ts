// @vitest-environment jsdom
import { expect, test } from "vitest";
import { storePending } from "../pending-transactions.ts";
import { simulated } from "../state/transaction-events.ts";
import type { TransactionStep } from "../state/transaction-intent.ts";
import type { TransactionEvent, TransactionRun } from "../state/transaction-run.ts";
import type { EngineContext } from "./engine-context.ts";
import { newRun } from "./run-list.ts";
import { askForStep } from "./run-step.ts";

const account = `0x${"11".repeat(20)}` as const;
const abi = [{ type: "function", name: "claim", inputs: [], outputs: [], stateMutability: "view" }];
const step = {
  kind: "call",
  label: "Collect",
  call: () => ({ address: account, abi, functionName: "claim", args: [] }),
  relay: () => ({ action: "claim", parameters: { notes: ["7"] } }),
} as unknown as TransactionStep;

test("relayed step: where the wallet may show an earlier request, it is known that the wallet sends", async () => {
  const of = { id: "claim:7", account, chainId: 17_000 };
  const call = { to: account, data: "0x", value: "0" } as const;
  const reference = { kind: "transaction", hash: null, nonce: 7, call, sinceBlock: "1" } as const;
  storePending({ ...of, title: "", success: "", reference, since: "2026-01-01" });
  const intent = { title: "Collect", summary: [], steps: [step], success: "" };
  let run: TransactionRun = { ...newRun(of), attempt: 1, intent, phase: { kind: "simulating" } };
  const context = {
    isRelaying: true,
    now: () => new Date(0),
    pageEnd: new AbortController().signal,
    wallet: {
      getState: () => ({ walletAddress: account, network: "right" }),
      request: async () => ({ kind: "rejected" }),
    },
    client: { getTransactionCount: async () => 7 },
    dispatch: (_: number, event: TransactionEvent) => {
      [run] = event(run);
    },
  } as unknown as EngineContext;
  context.dispatch(1, simulated(1));
  await askForStep(context, run);
  expect(run.phase.kind).toBe("refused");
  expect(run.isRelaying).toBe(false);
});
