import { memoryStorage } from "@tenora/testing/wallet/memory-storage";
import { describe, expect, it } from "vitest";
import {
  connectedPage,
  openPage,
  pageWith,
  personWallet,
  TestPage,
  until,
} from "../../test/open-page.ts";

const ada = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

describe("wallet connection", () => {
  it("starts disconnected, with empty values §3.1 §3.2", () => {
    expect(openPage().wallet.getState()).toMatchObject({
      isConnecting: false,
      isConnected: false,
      walletAddress: "",
      balance: "",
      chainId: "",
      shortenedAddress: "",
      hasProvider: false,
    });
  });

  it("requests accounts only, then reads balance and chain", async () => {
    const person = personWallet();
    const { wallet, titles, notices } = await connectedPage(person);
    await until(wallet, ({ balance }) => balance !== "");
    expect(wallet.getState()).toMatchObject({
      isConnecting: false,
      isConnected: true,
      walletAddress: ada,
      shortenedAddress: "0x7099...79C8",
      balance: "1.5000",
      chainId: "17000",
      network: "right",
      providerName: "Browser wallet",
    });
    expect(person.log.map(({ method }) => method).toSorted()).toEqual([
      "eth_chainId",
      "eth_getBalance",
      "eth_requestAccounts",
    ]);
    expect(titles()).toEqual(["Wallet connected"]);
    expect(notices[0]?.text).toBe("Connected to 0x7099...79C8");
  });

  it("shows that it is connecting while the prompt is open", async () => {
    const person = personWallet();
    const { wallet } = pageWith(person);
    const connecting = wallet.connect();
    expect(wallet.getState().isConnecting).toBe(true);
    await (await person.nextRequest()).confirm();
    expect(await connecting).toEqual({ kind: "connected", address: ada });
    expect(wallet.getState().isConnecting).toBe(false);
  });

  it("opens one prompt for two clicks", async () => {
    const person = personWallet();
    const { wallet } = pageWith(person);
    const both = [wallet.connect(), wallet.connect()];
    await (await person.nextRequest()).confirm();
    expect(await Promise.all(both)).toEqual(Array(2).fill({ kind: "connected", address: ada }));
    expect(person.log.filter(({ method }) => method === "eth_requestAccounts")).toHaveLength(1);
  });

  it("sets and removes the storage flags of the specification", async () => {
    const storage = memoryStorage();
    storage.setItem("walletDisconnected", "true");
    const { wallet } = await connectedPage(personWallet(), { storage });
    expect(storage.getItem("walletDisconnected")).toBeNull();
    expect(storage.getItem("walletConnected")).toBe("true");
    wallet.disconnect();
    expect(storage.getItem("walletDisconnected")).toBe("true");
    expect(storage.getItem("walletConnected")).toBeNull();
  });

  it("works without storage, and remembers a disconnect on the same page", async () => {
    const { wallet } = await connectedPage(personWallet(), {
      storage: memoryStorage({ broken: true }),
    });
    wallet.disconnect();
    await wallet.restore();
    expect(wallet.getState().isConnected).toBe(false);
  });

  it("clears every value on disconnect and shows a notice", async () => {
    const person = personWallet();
    const { wallet, notices } = await connectedPage(person);
    wallet.disconnect();
    expect(wallet.getState()).toMatchObject({
      isConnected: false,
      walletAddress: "",
      balance: "",
      chainId: "",
      shortenedAddress: "",
      hasProvider: true,
    });
    expect(notices.at(-1)).toMatchObject({
      title: "Wallet disconnected",
      text: "Your wallet has been disconnected.",
    });
    expect(person.listenerCount("accountsChanged")).toBe(0);
    expect(person.listenerCount("chainChanged")).toBe(0);
  });

  it("recommends the configured network with a Switch action", async () => {
    const person = personWallet({ chainId: 1, knownChains: { 17000: "" } });
    const { wallet, notices } = await connectedPage(person);
    const notice = notices.find(({ title }) => title === "Wrong network");
    expect(notice).toMatchObject({
      text: "We recommend switching to Holesky Testnet",
      action: { label: "Switch" },
    });
    notice?.action?.run();
    const request = await person.nextRequest("wallet_switchEthereumChain");
    expect(request.params).toEqual([{ chainId: "0x4268" }]);
    await request.confirm();
    expect(await until(wallet, ({ network }) => network === "right")).toMatchObject({
      chainId: "17000",
    });
  });
});

describe("wallet restore", () => {
  it("connects without a prompt or a notice when the wallet exposes accounts", async () => {
    const person = personWallet();
    person.remember();
    const { wallet, titles } = pageWith(person);
    await wallet.restore();
    expect(wallet.getState()).toMatchObject({ isConnected: true, walletAddress: ada });
    expect(person.log.some(({ method }) => method === "eth_requestAccounts")).toBe(false);
    expect(titles()).toEqual([]);
  });

  it("does not reconnect after a disconnect on purpose", async () => {
    const person = personWallet();
    const { wallet, storage } = await connectedPage(person);
    wallet.disconnect();
    const next = pageWith(person, { storage });
    await next.wallet.restore();
    expect(next.wallet.getState().isConnected).toBe(false);
  });

  it("stays disconnected when the wallet exposes no account", async () => {
    const { wallet, titles } = pageWith(personWallet());
    await wallet.restore();
    expect(wallet.getState().isConnected).toBe(false);
    expect(titles()).toEqual([]);
  });

  it("connects a wallet that announces itself late", async () => {
    const person = personWallet();
    person.remember();
    const { page, wallet } = openPage();
    await wallet.restore();
    page.announce(person.provider(), "example.late", "Late Wallet");
    expect(await until(wallet, ({ isConnected }) => isConnected)).toMatchObject({
      providerName: "Late Wallet",
    });
  });

  it("waits for the wallet used last instead of connecting another", async () => {
    const storage = memoryStorage();
    storage.setItem("walletProvider", "example.mine");
    const [mine, other] = [personWallet(), personWallet({ accounts: [3] })];
    mine.remember();
    other.remember();
    const page = new TestPage();
    page.announce(other.provider(), "example.other");
    const { wallet } = openPage({ page, storage });
    await wallet.restore();
    expect(wallet.getState().isConnected).toBe(false);
    page.announce(mine.provider(), "example.mine");
    expect(await until(wallet, ({ isConnected }) => isConnected)).toMatchObject({
      walletAddress: ada,
    });
  });
});

describe("several wallets in the page", () => {
  it("lists a wallet once that is injected and announced under several uuids", () => {
    const page = new TestPage();
    const provider = personWallet().provider();
    page.ethereum = provider;
    page.announce(provider, "example.one", "One");
    page.announce(provider, "example.one", "One");
    page.announce(provider, "example.renamed", "Renamed");
    const { wallet } = openPage({ page });
    expect(wallet.getState().providers.map(({ id }) => id)).toEqual(["example.one"]);
    expect(wallet.getState().mustChoose).toBe(false);
  });

  it("tells two wallets under one name apart", () => {
    const page = new TestPage();
    page.announce(personWallet().provider(), "example.one", "One", "first");
    page.announce(personWallet().provider(), "example.one", "One", "second");
    const { wallet } = openPage({ page });
    expect(wallet.getState().providers.map(({ id }) => id)).toEqual([
      "example.one",
      "example.one#second",
    ]);
  });

  it("requires a choice, lists the wallet used last first, and connects the chosen one", async () => {
    const page = new TestPage();
    const [one, two] = [personWallet(), personWallet({ accounts: [2] })];
    page.announce(one.provider(), "example.one", "One");
    page.announce(two.provider(), "example.two", "Two");
    const { wallet, storage } = openPage({ page });
    expect(wallet.getState().mustChoose).toBe(true);
    two.autoConfirm();
    await wallet.connect("example.two");
    expect(wallet.getState()).toMatchObject({ walletAddress: two.address, providerName: "Two" });
    const again = openPage({ page, storage });
    expect(again.wallet.getState().providers).toMatchObject([
      { id: "example.two", wasUsedLast: true },
      { id: "example.one", wasUsedLast: false },
    ]);
  });

  it.each([
    ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
    ["data:image/svg+xml,%3Csvg/%3E", "data:image/svg+xml,%3Csvg/%3E"],
    ["https://elsewhere.example/wallet.png", ""],
    ["data:text/html,hello", ""],
  ])("shows a wallet icon only when it needs no request (%s)", (icon, shown) => {
    const page = new TestPage();
    page.announce(personWallet().provider(), "example.one", "One", "first", icon);
    expect(openPage({ page }).wallet.getState().providers[0]?.icon).toBe(shown);
  });
});
