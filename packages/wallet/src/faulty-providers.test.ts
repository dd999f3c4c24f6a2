// @module-tag R6
import { describe, expect, it } from "vitest";
import {
  connectedPage,
  openPage,
  pageWith,
  personWallet,
  TestPage,
  until,
} from "../test/open-page.ts";

const failedToast = {
  title: "Connection failed",
  text: "Failed to connect to wallet",
  tone: "destructive",
};
const idle = { isConnecting: false, isConnected: false, walletAddress: "", waitingHint: "" };

describe("wallet faults (goal R6)", () => {
  it("no wallet in the page §5.1 §8.1 §8.2", async () => {
    const { wallet, notices } = openPage();
    expect(await wallet.connect()).toEqual({
      kind: "no-provider",
      message: "No Ethereum provider found",
    });
    expect(wallet.getState()).toMatchObject({ ...idle, problem: "No Ethereum provider found" });
    expect(notices).toEqual([
      expect.objectContaining({
        title: "Wallet not found",
        text: "MetaMask or another Ethereum wallet is required",
        tone: "destructive",
      }),
    ]);
  });

  it("a wallet without a request function §5.2", async () => {
    const page = new TestPage();
    page.ethereum = { isMetaMask: true };
    const { wallet, notices } = openPage({ page });
    expect(wallet.getState().hasProvider).toBe(true);
    expect(await wallet.connect()).toEqual({
      kind: "failed",
      message: "Ethereum provider does not support the required methods",
    });
    expect(wallet.getState()).toMatchObject(idle);
    expect(notices).toMatchObject([failedToast]);
  });

  it("4001: the person declines the connection", async () => {
    const person = personWallet();
    const { wallet, notices, logged } = pageWith(person);
    const connecting = wallet.connect();
    (await person.nextRequest()).refuse();
    expect(await connecting).toEqual({ kind: "rejected" });
    expect(wallet.getState()).toMatchObject(idle);
    expect(notices).toMatchObject([failedToast]);
    expect(logged).toEqual([]);
  });

  it.each([
    [4100, "Your wallet is locked, or hasn't given this site permission. Open it and try again."],
    [4200, "Your wallet doesn't support this request."],
    [4900, "Your wallet is not connected to its network."],
    [-32603, "Internal error"],
  ])("%i: connecting fails with a sentence", async (code, message) => {
    const person = personWallet();
    person.fault("eth_requestAccounts", { error: { code, message: "Internal error" } });
    const { wallet, notices } = pageWith(person);
    expect(await wallet.connect()).toEqual({ kind: "failed", message });
    expect(wallet.getState()).toMatchObject({ ...idle, problem: message });
    expect(notices).toMatchObject([failedToast]);
  });

  it.each([[[]], [null], ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8"], [["not an address"]]])(
    "%j instead of accounts: connecting fails",
    async (result) => {
      const person = personWallet();
      person.fault("eth_requestAccounts", { result });
      const { wallet } = pageWith(person);
      expect(await wallet.connect()).toEqual({
        kind: "failed",
        message: "Your wallet shared no account.",
      });
      expect(wallet.getState()).toMatchObject(idle);
    },
  );

  it("request() that throws synchronously", async () => {
    const page = new TestPage();
    page.ethereum = {
      request() {
        throw new Error("Extension context invalidated.");
      },
    };
    const { wallet } = openPage({ page });
    await wallet.restore();
    expect(await wallet.connect()).toMatchObject({ kind: "failed" });
    expect(wallet.getState()).toMatchObject(idle);
  });

  describe("on() that throws", () => {
    /** A wallet that shares its account, but whose second event can't be followed. */
    function deafPage() {
      const person = personWallet();
      person.autoConfirm();
      person.remember();
      const followed = new Set<string>();
      const page = new TestPage();
      page.ethereum = {
        request: person.provider().request,
        on(event: string) {
          if (followed.size === 1) throw new Error("Extension context invalidated.");
          followed.add(event);
        },
        removeListener: (event: string) => followed.delete(event),
      };
      return { ...openPage({ page }), followed };
    }

    it("fails to connect, and leaves no listener in the wallet", async () => {
      const { wallet, notices, logged, storage, followed } = deafPage();
      const message = "Extension context invalidated.";
      expect(await wallet.connect()).toEqual({ kind: "failed", message });
      expect(wallet.getState()).toMatchObject({ ...idle, problem: message });
      expect(notices).toMatchObject([failedToast]);
      expect(logged).toHaveLength(1);
      expect(storage.getItem("walletConnected")).toBeNull();
      expect([...followed]).toEqual([]);
    });

    it("restores nothing, without a notice", async () => {
      const { wallet, notices, followed } = deafPage();
      await wallet.restore();
      expect(wallet.getState()).toMatchObject({ ...idle, problem: "" });
      expect(notices).toEqual([]);
      expect([...followed]).toEqual([]);
    });
  });

  it("-32002: hints at the open request, and connects once that is approved", async () => {
    const person = personWallet();
    const first = pageWith(person);
    void first.wallet.connect();
    const open = await person.nextRequest();
    // The page was reloaded meanwhile; the wallet still shows the first prompt.
    const { wallet } = pageWith(person);
    const connecting = wallet.connect();
    const { waitingHint } = await until(wallet, (state) => state.waitingHint !== "");
    expect(waitingHint).toBe(
      "Your wallet already has an open request. Open the wallet to answer it, or cancel.",
    );
    await open.confirm();
    expect(await connecting).toMatchObject({ kind: "connected" });
    expect(wallet.getState()).toMatchObject({ isConnected: true, waitingHint: "" });
  });

  it("-32002: a refresh asks for the accounts again when no event arrives", async () => {
    const person = personWallet();
    person.fault("eth_requestAccounts", { error: { code: -32002, message: "Already pending" } });
    const { wallet } = pageWith(person);
    const connecting = wallet.connect();
    await until(wallet, ({ waitingHint }) => waitingHint !== "");
    person.remember();
    await wallet.refresh();
    expect(await connecting).toMatchObject({ kind: "connected" });
  });

  it("no answer: shows a hint, can be cancelled, and ignores the late approval", async () => {
    const person = personWallet();
    const { wallet, titles, storage } = pageWith(person);
    const connecting = wallet.connect();
    const prompt = await person.nextRequest();
    const { waitingHint, isConnecting } = await until(wallet, (state) => state.waitingHint !== "");
    expect(isConnecting).toBe(true);
    expect(waitingHint).toBe(
      "Your wallet hasn't answered yet. Open it to confirm the request, or cancel.",
    );
    wallet.cancel();
    expect(await connecting).toEqual({ kind: "cancelled" });
    expect(wallet.getState()).toMatchObject(idle);
    await prompt.confirm();
    await wallet.refresh();
    expect(wallet.getState()).toMatchObject(idle);
    expect(titles()).toEqual([]);
    const next = pageWith(person, { storage });
    await next.wallet.restore();
    expect(next.wallet.getState()).toMatchObject(idle);
  });

  it("shows no hint when the wallet answers in time", async () => {
    const person = personWallet();
    const hints: string[] = [];
    const { wallet } = pageWith(person, { hintAfterMs: 60_000 });
    wallet.subscribe(() => hints.push(wallet.getState().waitingHint));
    person.autoConfirm();
    await wallet.connect();
    expect(new Set(hints)).toEqual(new Set([""]));
  });

  it.each([
    ["0x4268", "17000"],
    ["0x04268", "17000"],
    ["0X4268", "17000"],
    ["17000", "17000"],
    [17000, "17000"],
    [{ chainId: "0x4268" }, "17000"],
    ["0x", ""],
    ["holesky", ""],
    [null, ""],
    [-1, ""],
    [1.5, ""],
    [Number.NaN, ""],
  ])("chain id %j is read as %j", async (result, chainId) => {
    const person = personWallet();
    person.fault("eth_chainId", { result });
    person.autoConfirm();
    const { wallet } = pageWith(person);
    await wallet.connect();
    await wallet.refresh();
    expect(wallet.getState()).toMatchObject({ isConnected: true, chainId });
  });

  it.each(["eth_getBalance", "eth_chainId"])(
    "%s fails: connected, with that value empty",
    async (method) => {
      const person = personWallet();
      person.fault(method, { error: { code: -32603, message: "Internal error" } });
      person.autoConfirm();
      const { wallet, titles } = pageWith(person);
      await wallet.connect();
      await wallet.refresh();
      const { isConnected, balance, chainId } = wallet.getState();
      expect({ isConnected, balance, chainId }).toEqual({
        isConnected: true,
        balance: method === "eth_getBalance" ? "" : "1.5000",
        chainId: method === "eth_chainId" ? "" : "17000",
      });
      expect(titles()).toEqual(["Wallet connected"]);
    },
  );

  it("a balance request without an answer does not delay the connection", async () => {
    const person = personWallet();
    person.fault("eth_getBalance", () => new Promise(() => {}));
    const { wallet } = await connectedPage(person);
    expect(wallet.getState()).toMatchObject({ isConnected: true, balance: "", chainId: "17000" });
  });
});
