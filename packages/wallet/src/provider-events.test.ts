import { describe, expect, it } from "vitest";
import { connectedPage, personWallet, until } from "../test/open-page.ts";

const cy = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

describe("what the wallet tells", () => {
  it("follows another account, with a toast and its own balance", async () => {
    const person = personWallet();
    const { wallet, notices } = await connectedPage(person);
    person.fault("eth_getBalance", ([address]) => ({
      result: address === cy ? "0xde0b6b3a7640000" : "0x0",
    }));
    person.switchAccount(1);
    expect(wallet.getState()).toMatchObject({
      walletAddress: cy,
      shortenedAddress: "0x3C44...93BC",
    });
    expect(notices.at(-1)).toMatchObject({
      title: "Account changed",
      text: "Connected to 0x3C44...93BC",
    });
    expect(await until(wallet, ({ balance }) => balance !== "")).toMatchObject({
      balance: "1.0000",
    });
  });

  it("says nothing when the same account is reported again", async () => {
    const person = personWallet();
    const { titles } = await connectedPage(person);
    person.emit("accountsChanged", [person.address.toLowerCase()]);
    expect(titles()).toEqual(["Wallet connected"]);
  });

  it("takes an empty list for a disconnect", async () => {
    const person = personWallet();
    const { wallet, storage, titles } = await connectedPage(person);
    person.lock();
    expect(wallet.getState()).toMatchObject({ isConnected: false, walletAddress: "" });
    expect(titles().at(-1)).toBe("Wallet disconnected");
    expect(storage.getItem("walletConnected")).toBeNull();
    expect(storage.getItem("walletDisconnected")).toBe("true");
  });

  it("follows another chain and reads again", async () => {
    const person = personWallet();
    const { wallet, titles } = await connectedPage(person);
    person.fault("eth_getBalance", { result: "0x0" });
    person.switchChain(11155111);
    expect(wallet.getState()).toMatchObject({ chainId: "11155111", balance: "" });
    await until(wallet, ({ balance }) => balance === "0.0000");
    expect(wallet.getState()).toMatchObject({ chainId: "11155111", network: "other" });
    expect(titles()).toEqual(["Wallet connected", "Wrong network"]);
  });

  it("drops an older reading that arrives after a newer one", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    await until(wallet, ({ balance }) => balance === "1.5000");
    let answerLate = (_: { result: string }) => {};
    person.fault("eth_getBalance", () => new Promise((resolve) => (answerLate = resolve)));
    const older = wallet.refresh();
    const late = answerLate;
    person.fault("eth_getBalance", { result: "0x0" });
    await wallet.refresh();
    late({ result: "0xde0b6b3a7640000" });
    await older;
    expect(wallet.getState().balance).toBe("0.0000");
  });

  it("keeps the account when the wallet only lost its network", async () => {
    const person = personWallet();
    const { wallet } = await connectedPage(person);
    person.fault("eth_accounts", { error: { code: 4900, message: "Disconnected" } });
    person.loseNetwork(1013);
    person.heal("eth_accounts");
    expect(wallet.getState()).toMatchObject({ isConnected: true, chainId: "", balance: "" });
    await wallet.refresh();
    expect(wallet.getState().isConnected).toBe(true);
    expect(wallet.getState()).toMatchObject({ chainId: "17000", network: "right" });
  });

  it("lets a wallet go that no longer answers, and restores it another day", async () => {
    const person = personWallet();
    const { wallet, storage, titles } = await connectedPage(person);
    person.fault("eth_accounts", { error: { code: 4900, message: "Disconnected" } });
    person.loseNetwork();
    await until(wallet, ({ isConnected }) => !isConnected);
    expect(titles().at(-1)).toBe("Wallet disconnected");
    expect(storage.getItem("walletDisconnected")).toBeNull();
    person.heal("eth_accounts");
    await wallet.restore();
    expect(wallet.getState().isConnected).toBe(true);
  });
});
