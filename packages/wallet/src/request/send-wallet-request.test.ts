import { verifyMessage } from "viem";
import { describe, expect, it } from "vitest";
import { connectedPage, pageWith, personWallet, until } from "../../test/open-page.ts";

const text = "Welcome to Tenora — please sign.\nÄ €";
const transfer = { to: "0x90F79bf6EB2c4f870365E785982E1f101E93b906", value: "0x1" };

describe("message signature", () => {
  it("returns a signature of the connected account over exactly this text", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const signing = wallet.signMessage(text);
    await (await person.nextRequest("personal_sign")).confirm();
    const outcome = await signing;
    if (outcome.kind !== "signed") throw new Error(outcome.kind);
    const signature = outcome.signature as `0x${string}`;
    expect(outcome.address).toBe(person.address);
    expect(await verifyMessage({ address: person.address, message: text, signature })).toBe(true);
  });

  it("returns a declined request as an outcome, without a notice", async () => {
    const person = personWallet();
    const { wallet, titles } = await connectedPage(person);
    const signing = wallet.signMessage(text);
    (await person.nextRequest()).refuse();
    expect(await signing).toEqual({ kind: "rejected" });
    expect(titles()).toEqual(["Wallet connected"]);
  });

  it.each(["switchAccount", "lock", "disconnect"] as const)(
    "returns no signature of a replaced account: %s",
    async (change) => {
      const person = personWallet();
      const { wallet } = await connectedPage(person);
      const signing = wallet.signMessage(text);
      const request = await person.nextRequest();
      if (change === "switchAccount") person.switchAccount(1);
      else person[change]();
      expect(await signing).toEqual({ kind: "account-changed" });
      await request.confirm();
    },
  );

  it("drops a signature that arrives together with a change of account", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const signing = wallet.signMessage(text);
    const request = await person.nextRequest();
    request.answer({ result: "0x1234" });
    person.switchAccount(1);
    expect(await signing).toEqual({ kind: "account-changed" });
  });

  it.each([
    [
      { error: { code: -32002, message: "pending" } },
      "Your wallet already has an open request. Open the wallet to answer it, or cancel.",
    ],
    [{ error: { code: -32603, message: "Ledger is locked" } }, "Ledger is locked"],
    [
      { error: { code: 4100, message: "" } },
      "Your wallet is locked, or hasn't given this site permission. Open it and try again.",
    ],
    [{ error: undefined }, "Your wallet could not complete the request."],
    [{ result: null }, "Your wallet answered without a signature."],
  ])("fails with a sentence: %j", async (answer, message) => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    person.fault("personal_sign", answer);
    expect(await wallet.signMessage(text)).toEqual({ kind: "failed", message });
  });

  it("shows a hint and can be cancelled while the wallet does not answer", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const signing = wallet.signMessage(text);
    (await person.nextRequest()).hang();
    await until(wallet, ({ waitingHint }) => waitingHint !== "");
    wallet.cancel();
    expect(await signing).toEqual({ kind: "rejected" });
    expect(wallet.getState()).toMatchObject({ isConnected: true, waitingHint: "" });
  });

  it("sends nothing to a wallet that is not connected", async () => {
    const person = personWallet();
    const { wallet } = pageWith(person);
    expect(await wallet.signMessage(text)).toEqual({
      kind: "failed",
      message: "Connect your wallet first.",
    });
    expect(person.log).toEqual([]);
  });
});

describe("wallet reads", () => {
  it("do not call the subscribers, since no prompt opens or closes", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    await until(wallet, ({ balance }) => balance !== "");
    person.fault("eth_blockNumber", { result: "0x10" });
    let calls = 0;
    wallet.subscribe(() => calls++);
    expect(await wallet.request({ method: "eth_blockNumber" })).toMatchObject({ result: "0x10" });
    expect(calls).toBe(0);
  });
});

describe("wallet transactions (goal R7)", { tags: "R7" }, () => {
  const send = (from: string) => ({
    method: "eth_sendTransaction",
    params: [{ ...transfer, from }],
  });

  it("return the wallet's result", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const sending = wallet.request(send(person.address));
    (await person.nextRequest("eth_sendTransaction")).answer({ result: "0xhash" });
    expect(await sending).toEqual({ kind: "answered", result: "0xhash", address: person.address });
  });

  it("are not sent for an account other than the connected one", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    expect(await wallet.request(send(transfer.to))).toEqual({ kind: "account-changed" });
    expect(person.log.some(({ method }) => method === "eth_sendTransaction")).toBe(false);
  });

  it("are not sent after an account change without an event, which is then shown", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const other = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
    person.fault("eth_accounts", { result: [other] });
    expect(await wallet.request(send(person.address))).toEqual({ kind: "account-changed" });
    expect(person.log.some(({ method }) => method === "eth_sendTransaction")).toBe(false);
    expect(wallet.getState().walletAddress).toBe(other);
  });

  it("are not sent on another chain, even without a chainChanged event", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    person.fault("eth_chainId", { result: "0x1" });
    expect(await wallet.request(send(person.address))).toEqual({ kind: "wrong-chain" });
    expect(person.log.some(({ method }) => method === "eth_sendTransaction")).toBe(false);
  });

  it("are not sent while the wallet cannot name its chain", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    person.fault("eth_chainId", { error: { code: 4900, message: "" } });
    expect(await wallet.request(send(person.address))).toEqual({
      kind: "failed",
      message: "Your wallet can't reach its network. Please try again.",
    });
  });

  it("return no result when the chain changed while the prompt was open", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const sending = wallet.request(send(person.address));
    const request = await person.nextRequest("eth_sendTransaction");
    person.switchChain(1);
    request.answer({ result: "0xhash" });
    expect(await sending).toEqual({ kind: "wrong-chain" });
  });

  it("return no result when the account changed while the prompt was open", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const sending = wallet.request(send(person.address));
    const request = await person.nextRequest("eth_sendTransaction");
    person.switchAccount(1);
    request.answer({ result: "0xhash" });
    expect(await sending).toEqual({ kind: "account-changed" });
  });

  it("that the page stops waiting for may be answered still, unlike refused ones", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const refused = wallet.request(send(person.address));
    (await person.nextRequest("eth_sendTransaction")).refuse();
    expect(await refused).toEqual({ kind: "rejected" });
    const cancelled = wallet.request(send(person.address));
    (await person.nextRequest("eth_sendTransaction")).hang();
    wallet.cancel();
    expect(await cancelled).toEqual({ kind: "rejected", isOpen: true });
  });

  it("return the node's error code and data", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    const error = { code: 3, message: "execution reverted", data: "0x08c379a0" };
    person.fault("eth_sendTransaction", { error });
    expect(await wallet.request(send(person.address))).toEqual({
      kind: "failed",
      code: 3,
      message: "execution reverted",
      cause: error,
    });
  });
});
