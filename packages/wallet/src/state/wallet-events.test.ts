import { expect, test } from "vitest";
import {
  accountLost,
  accountsChanged,
  cancelRequested,
  connected,
  connectFailed,
  connectionRestored,
  connectPending,
  connectStarted,
  disconnectRequested,
} from "./connection-events.ts";
import { chainChanged, chainRead, readingStarted, valueRead } from "./network-events.ts";
import {
  type Connection,
  initialWalletModel,
  promptClosed,
  promptOpened,
  promptSilent,
  type WalletEffect,
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
    const [next, effects] = event(model);
    model = next;
    names = effects.map(nameOf);
  }
  return { model, effects: names };
}

function nameOf(effect: WalletEffect): string {
  if (effect.type === "notify") return effect.notice.title;
  if (effect.type !== "store-flags") return effect.type;
  return Object.entries(effect.flags)
    .map(([flag, value]) => `${flag}=${value}`)
    .join();
}

const started = connectStarted(1, found);
const approved = connected(1, ada);
const failed = (error: unknown) => connectFailed(1, error);
const accounts = (...list: string[]) => accountsChanged(2, list);
const onPurpose = "walletDisconnected=true,walletConnected=null";
const idle = { isConnecting: false, isConnected: false, providerName: "", waitingHint: "" };

test("wallet events: starting to connect opens a prompt and ends an earlier connection", () => {
  const again = after(started, approved, connectStarted(5, found));
  expect(again.model).toMatchObject({
    connection: null,
    attempt: { key: 5, isPending: false },
    prompts: [5],
    view: { isConnecting: true, isConnected: false, walletAddress: "", providerName: "One" },
  });
  expect(again.effects).toEqual(["stop-listening", "walletDisconnected=null", "hint-later"]);
});

test("wallet events: the shared account is connected, stored, announced and loaded", () => {
  const { model, effects } = after(started, approved);
  expect(model).toMatchObject({
    connection,
    attempt: null,
    prompts: [],
    view: { isConnecting: false, isConnected: true, shortenedAddress: "0x7099...79C8" },
  });
  expect(effects).toEqual([
    "walletConnected=true,walletProvider=example.one",
    "Wallet connected",
    "load",
  ]);
});

test("wallet events: an answer after cancelling changes nothing", () => {
  const cancelled = after(started, cancelRequested);
  expect(cancelled.model.view).toMatchObject(idle);
  expect(cancelled.effects).toEqual([onPurpose]);
  for (const late of [approved, failed({ code: 4001 }), connectPending(1)]) {
    const { model, effects } = after(started, cancelRequested, late);
    expect(model).toEqual(cancelled.model);
    expect(effects).toEqual([]);
  }
});

test("wallet events: a declined connection leaves no problem and no log entry, a failed one both", () => {
  const declined = after(started, failed({ code: 4001 }));
  expect(declined.model.view).toMatchObject({ ...idle, problem: "" });
  expect(declined.effects).toEqual(["Connection failed"]);
  const broken = after(started, failed(new Error("Extension context invalidated.")));
  expect(broken.model.view.problem).toBe("Extension context invalidated.");
  expect(broken.effects).toEqual(["Connection failed", "log"]);
});

test("wallet events: a restored connection shows no notice", () => {
  const { model, effects } = after(connectionRestored(connection));
  expect(model.view.isConnected).toBe(true);
  expect(effects).toEqual(["walletConnected=true,walletProvider=example.one", "load"]);
});

test("wallet events: another account is another connection, the same one in small letters is not", () => {
  expect(after(started, approved, accounts(cy)).model.connection).toEqual({
    key: 2,
    found,
    address: cy,
  });
  expect(after(started, approved, accounts(ada.toLowerCase())).effects).toEqual([]);
  expect(after(started, approved, accounts()).effects).toEqual([
    "stop-listening",
    onPurpose,
    "Wallet disconnected",
  ]);
});

test("wallet events: disconnecting on purpose is stored even when nothing is connected", () => {
  expect(after(disconnectRequested).effects).toEqual([onPurpose]);
});

test("wallet events: a lost account ends its own connection only, without storing a decision", () => {
  const lost = (key: number) => after(started, approved, accountLost(key));
  expect(lost(1).effects).toEqual([
    "stop-listening",
    "walletConnected=null",
    "Wallet disconnected",
  ]);
  expect(lost(9).model.connection).toEqual(connection);
});

test("wallet events: results of an older reading, or of an earlier account, are dropped", () => {
  const reading = readingStarted;
  const balance = (key: number) => valueRead(key, { balance: "1.0000" });
  const open = [started, approved, reading(3)];
  expect(after(...open, balance(3)).model.view.balance).toBe("1.0000");
  expect(after(...open, reading(4), balance(3)).model.view.balance).toBe("");
  expect(after(...open, accounts(cy), balance(3)).model.view.balance).toBe("");
});

test("wallet events: the configured network is recommended only where that was asked for", () => {
  const read = (chainId: string, recommend: boolean) =>
    after(started, approved, readingStarted(3), chainRead(3, chainId, recommend));
  expect(read("1", true).effects).toEqual(["recommend"]);
  expect(read("1", false).effects).toEqual([]);
  expect(read("1", false).model.view.network).toBe("other");
  expect(read("17000", true).effects).toEqual([]);
  expect(read("17000", true).model.view.network).toBe("unknown");
});

test("wallet events: a change of chain is counted once and read again", () => {
  const change = chainChanged("1");
  const once = after(started, approved, change);
  expect(once.model.chainChanges).toBe(1);
  expect(once.effects).toEqual(["load"]);
  const twice = after(started, approved, change, change);
  expect(twice.model.chainChanges).toBe(1);
  expect(twice.effects).toEqual([]);
});

test("wallet events: a hint about an earlier prompt is not replaced, and ends with the last prompt", () => {
  const opened = promptOpened;
  const closed = promptClosed;
  const silent = promptSilent;
  const pending = after(started, connectPending(1), silent(1));
  expect(pending.model.view.waitingHint).toContain("already has an open request");
  const two = [opened(7), opened(8), silent(7)];
  expect(after(...two, closed(7)).model.view.waitingHint).not.toBe("");
  expect(after(...two, closed(7), closed(8)).model.view.waitingHint).toBe("");
  expect(after(...two, closed(7), closed(8), silent(8)).model.view.waitingHint).toBe("");
});
