import { expect, test } from "vitest";
import { reduce } from "./reduce.ts";
import {
  type Connection,
  initialWalletModel,
  type WalletEvent,
  type WalletModel,
} from "./wallet-model.ts";

const ada = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const cy = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const found = { id: "example.one", name: "One", icon: "", provider: {} };
const connection: Connection = { key: 1, found, address: ada };

/** The model after these events, and the effects of the last one by name. */
function after(...events: readonly WalletEvent[]) {
  let model: WalletModel = initialWalletModel(17_000);
  let names: string[] = [];
  for (const event of events) {
    const [next, effects] = reduce(model, event);
    model = next;
    names = effects.map((effect) => (effect.type === "notify" ? effect.notice.kind : effect.type));
  }
  return { model, effects: names };
}

const started = { type: "connect-started", key: 1, found } as const;
const connected = { type: "connected", connection } as const;
const failed = (error: unknown) => ({ type: "connect-failed", key: 1, error }) as const;
const accounts = (...list: string[]) =>
  ({ type: "accounts-changed", key: 2, accounts: list }) as const;
const idle = { isConnecting: false, isConnected: false, providerName: "", waitingHint: "" };

test("wallet reducer: starting to connect opens a prompt and ends an earlier connection", () => {
  const again = after(started, connected, { ...started, key: 5 });
  expect(again.model).toMatchObject({
    connection: null,
    attempt: { key: 5, isOpenElsewhere: false },
    prompts: [{ key: 5, isHinted: false }],
    view: { isConnecting: true, isConnected: false, walletAddress: "", providerName: "One" },
  });
  expect(again.effects).toEqual(["stop-listening", "mark-connecting", "start-hint-timer"]);
});

test("wallet reducer: the shared account is connected, stored, announced, loaded and followed", () => {
  const { model, effects } = after(started, connected);
  expect(model).toMatchObject({
    connection,
    attempt: null,
    prompts: [],
    view: { isConnecting: false, isConnected: true, shortenedAddress: "0x7099...79C8" },
  });
  expect(effects).toEqual([
    "mark-connected",
    "wallet-connected",
    "load-balance-and-chain",
    "listen",
  ]);
});

test("wallet reducer: an answer after cancelling changes nothing", () => {
  const cancelled = after(started, { type: "cancel-requested" });
  expect(cancelled.model.view).toMatchObject(idle);
  expect(cancelled.effects).toEqual(["mark-disconnected"]);
  for (const late of [connected, failed({ code: 4001 }), { type: "connect-pending", key: 1 }]) {
    const { model, effects } = after(started, { type: "cancel-requested" }, late as WalletEvent);
    expect(model).toEqual(cancelled.model);
    expect(effects).toEqual([]);
  }
});

test("wallet reducer: a declined connection leaves no problem and no log entry, a failed one both", () => {
  const declined = after(started, failed({ code: 4001 }));
  expect(declined.model.view).toMatchObject({ ...idle, problem: "" });
  expect(declined.effects).toEqual(["connection-failed"]);
  const broken = after(started, failed(new Error("Extension context invalidated.")));
  expect(broken.model.view.problem).toBe("Extension context invalidated.");
  expect(broken.effects).toEqual(["connection-failed", "log"]);
});

test("wallet reducer: a restored connection shows no notice", () => {
  const { model, effects } = after({ type: "restored", connection });
  expect(model.view.isConnected).toBe(true);
  expect(effects).toEqual(["mark-connected", "load-balance-and-chain", "listen"]);
});

test("wallet reducer: another account is another connection, the same one in small letters is not", () => {
  expect(after(started, connected, accounts(cy)).model.connection).toEqual({
    key: 2,
    found,
    address: cy,
  });
  expect(after(started, connected, accounts(ada.toLowerCase())).effects).toEqual([]);
  expect(after(started, connected, accounts()).effects).toEqual([
    "stop-listening",
    "mark-disconnected",
    "wallet-disconnected",
  ]);
});

test("wallet reducer: disconnecting on purpose is stored even when nothing is connected", () => {
  expect(after({ type: "disconnect-requested" }).effects).toEqual(["mark-disconnected"]);
});

test("wallet reducer: a lost account ends its own connection only, without storing a decision", () => {
  const lost = (key: number) => after(started, connected, { type: "account-lost", key });
  expect(lost(1).effects).toEqual(["stop-listening", "clear-connected", "wallet-disconnected"]);
  expect(lost(9).model.connection).toEqual(connection);
});

test("wallet reducer: results of an older reading, or of an earlier account, are dropped", () => {
  const reading = (key: number) => ({ type: "reading-started", key }) as const;
  const balance = (key: number) => ({ type: "balance-read", key, balance: "1.0000" }) as const;
  const open = [started, connected, reading(3)];
  expect(after(...open, balance(3)).model.view.balance).toBe("1.0000");
  expect(after(...open, reading(4), balance(3)).model.view.balance).toBe("");
  expect(after(...open, accounts(cy), balance(3)).model.view.balance).toBe("");
});

test("wallet reducer: the configured network is recommended only where that was asked for", () => {
  const read = (chainId: string, notifyWrongNetwork: boolean) =>
    after(
      started,
      connected,
      { type: "reading-started", key: 3 },
      { type: "chain-read", key: 3, chainId, notifyWrongNetwork },
    );
  expect(read("1", true).effects).toEqual(["recommend-network"]);
  expect(read("1", false).effects).toEqual([]);
  expect(read("1", false).model.view.network).toBe("other");
  expect(read("17000", true).effects).toEqual([]);
  expect(read("17000", true).model.view.network).toBe("unknown");
});

test("wallet reducer: a change of chain is counted once and read again", () => {
  const change = { type: "chain-changed", chainId: "1" } as const;
  const once = after(started, connected, change);
  expect(once.model.chainChanges).toBe(1);
  expect(once.effects).toEqual(["load-balance-and-chain"]);
  const twice = after(started, connected, change, change);
  expect(twice.model.chainChanges).toBe(1);
  expect(twice.effects).toEqual([]);
});

test("wallet reducer: a hint about an earlier prompt is not replaced, and ends with the last prompt", () => {
  const opened = (key: number) => ({ type: "prompt-opened", key }) as const;
  const closed = (key: number) => ({ type: "prompt-closed", key }) as const;
  const silent = (key: number) => ({ type: "prompt-silent", key }) as const;
  const pending = after(started, { type: "connect-pending", key: 1 }, silent(1));
  expect(pending.model.view.waitingHint).toContain("already has an open request");
  const two = [opened(7), opened(8), silent(7)];
  expect(after(...two, closed(7)).model.view.waitingHint).not.toBe("");
  expect(after(...two, closed(7), closed(8)).model.view.waitingHint).toBe("");
  expect(after(...two, closed(7), closed(8), silent(8)).model.view.waitingHint).toBe("");
});
