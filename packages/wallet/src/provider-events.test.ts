import { describe, expect, it } from "vitest";
import { connectedPage, personWallet, until } from "../test/open-page.ts";

const cy = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

describe("wallet events", () => {
  it("accountsChanged: shows the new account, a notice and its balance", async () => {
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

  it("accountsChanged: shows no notice for the same account", async () => {
    const person = personWallet();
    const { titles } = await connectedPage(person);
    person.emit("accountsChanged", [person.address.toLowerCase()]);
    expect(titles()).toEqual(["Wallet connected"]);
  });

  it("accountsChanged: an empty list disconnects", async () => {
    const person = personWallet();
    const { wallet, storage, titles } = await connectedPage(person);
    person.lock();
    expect(wallet.getState()).toMatchObject({ isConnected: false, walletAddress: "" });
    expect(titles().at(-1)).toBe("Wallet disconnected");
    expect(storage.getItem("walletConnected")).toBeNull();
    expect(storage.getItem("walletDisconnected")).toBe("true");
  });

  it("chainChanged: shows the new chain and reads the balance again", async () => {
    const person = personWallet();
    const { wallet, titles } = await connectedPage(person);
    person.fault("eth_getBalance", { result: "0x0" });
    person.switchChain(11155111);
    expect(wallet.getState()).toMatchObject({ chainId: "11155111", balance: "" });
    await until(wallet, ({ balance }) => balance === "0.0000");
    expect(wallet.getState()).toMatchObject({ chainId: "11155111", network: "other" });
    expect(titles()).toEqual(["Wallet connected", "Wrong network"]);
  });

  it("balance: drops an older answer that arrives after a newer one", async () => {
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

  it("disconnect 1013: keeps the account and clears balance and chain", async () => {
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

  it("disconnect: ends the connection of a wallet without accounts, which can be restored later", async () => {
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
