// @module-tag R6
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { describe, expect, it } from "vitest";
import { connectedPage, pageWith, personWallet, until } from "../../test/open-page.ts";

const unknown = { code: 4902, message: "Unrecognized chain ID" };

/** Connected, on mainnet, with Holesky unknown to the wallet. */
async function onMainnet(options: Parameters<typeof personWallet>[0] = {}) {
  const person = personWallet({ chainId: 1, ...options });
  return { person, ...(await connectedPage(person)) };
}

describe("network switch", () => {
  it.each([
    ["plain", unknown],
    ["in data.originalError", { code: -32603, message: "", data: { originalError: unknown } }],
    ["as a cause", Object.assign(new Error("Switch failed"), { cause: unknown })],
    ["inside an internal error", { code: -32603, message: "Internal", data: unknown }],
    ["as text", { code: "4902", message: "" }],
    ["in words only", { code: -32603, message: 'Unrecognized chain ID "0x4268". Try adding it.' }],
  ])("adds the chain when it is unknown: 4902 %s", async (_name, error) => {
    const { person, wallet, logged, titles } = await onMainnet();
    person.fault("wallet_switchEthereumChain", { error });
    const switching = wallet.switchChain();
    const request = await person.nextRequest("wallet_addEthereumChain");
    expect(request.params).toEqual([
      {
        chainId: "0x4268",
        chainName: "Holesky Testnet",
        nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
        rpcUrls: [chainPresets.holesky.rpcUrl],
        blockExplorerUrls: [chainPresets.holesky.explorerUrl],
      },
    ]);
    person.fault("eth_getBalance", { result: "0x0" });
    person.fault("eth_chainId", { result: "0x4268" });
    request.answer({ result: null });
    expect(await switching).toEqual({ kind: "switched" });
    expect(wallet.getState()).toMatchObject({ chainId: "17000", switchProblem: "" });
    expect(logged).toEqual([]);
    expect(titles()).not.toContain("Connection failed");
  });

  it.each([
    ["the address that the server names to this browser", async () => "https://rpc.example/?key=x"],
    ["the page's own while the server can't tell it", () => Promise.reject(new Error("offline"))],
  ])("adds the chain at %s", async (_name, findRpcUrl) => {
    const expected = await findRpcUrl().catch(() => chainPresets.holesky.rpcUrl);
    const person = personWallet({ chainId: 1 });
    const { wallet } = await connectedPage(person, { findRpcUrl });
    void wallet.switchChain();
    const { params } = await person.nextRequest("wallet_addEthereumChain");
    expect(params).toMatchObject([{ rpcUrls: [expected] }]);
  });

  it("switches to the chain after adding it", async () => {
    const { person, wallet } = await onMainnet();
    const switching = wallet.switchChain();
    const adding = await person.nextRequest("wallet_addEthereumChain");
    const confirm = adding.confirm;
    await confirm();
    expect(await switching).toEqual({ kind: "switched" });
    expect(person.chainId).toBe(17000);
  });

  it("requests the switch a second time when the added chain is not the current one", async () => {
    const { person, wallet } = await onMainnet();
    const switching = wallet.switchChain();
    const adding = await person.nextRequest("wallet_addEthereumChain");
    person.fault("wallet_switchEthereumChain", () => {
      person.switchChain(17000);
      return { result: null };
    });
    adding.answer({ result: null });
    expect(await switching).toEqual({ kind: "switched" });
    expect(wallet.getState().chainId).toBe("17000");
  });

  it("fails when the wallet answers null but stays on its chain", async () => {
    const { person, wallet, logged } = await onMainnet();
    person.fault("wallet_switchEthereumChain", { result: null });
    expect(await wallet.switchChain()).toEqual({
      kind: "failed",
      message: "Your wallet stayed on another network.",
    });
    expect(wallet.getState()).toMatchObject({
      chainId: "1",
      switchProblem: "Your wallet stayed on another network.",
    });
    expect(logged).toEqual([["Error switching to Holesky network", expect.any(Error)]]);
  });

  it("logs a declined switch and shows it in the panel, without a notice", async () => {
    const { person, wallet, logged, titles } = await onMainnet({ knownChains: { 17000: "" } });
    const before = titles();
    const switching = wallet.switchChain();
    (await person.nextRequest("wallet_switchEthereumChain")).refuse();
    expect(await switching).toEqual({ kind: "rejected" });
    expect(logged[0]?.[0]).toBe("Error switching to Holesky network");
    expect(wallet.getState().switchProblem).toBe("You declined the request in your wallet.");
    expect(titles()).toEqual(before);
  });

  it("logs a failure to add the network with its own message", async () => {
    const { person, wallet, logged, titles } = await onMainnet();
    const before = titles();
    const switching = wallet.switchChain();
    const cause = { code: -32602, message: "Invalid RPC URL" };
    (await person.nextRequest("wallet_addEthereumChain")).answer({ error: cause });
    expect(await switching).toEqual({ kind: "failed", message: "Invalid RPC URL" });
    expect(logged).toEqual([["Error adding Holesky network", cause]]);
    expect(wallet.getState().switchProblem).toBe("Invalid RPC URL");
    expect(titles()).toEqual(before);
  });

  it("can be cancelled while the wallet does not answer", async () => {
    const { person, wallet, logged } = await onMainnet({ knownChains: { 17000: "" } });
    const switching = wallet.switchChain();
    (await person.nextRequest("wallet_switchEthereumChain")).hang();
    await until(wallet, ({ waitingHint }) => waitingHint !== "");
    wallet.cancel();
    expect(await switching).toEqual({ kind: "rejected" });
    expect(wallet.getState().waitingHint).toBe("");
    expect(logged).toEqual([]);
  });

  it("opens one prompt for the panel and the notice", async () => {
    const { person, wallet, notices, logged } = await onMainnet({ knownChains: { 17000: "" } });
    const switching = wallet.switchChain();
    const request = await person.nextRequest("wallet_switchEthereumChain");
    notices.at(-1)?.action?.run();
    await request.confirm();
    expect(await switching).toEqual({ kind: "switched" });
    const sent = person.log.filter(({ method }) => method === "wallet_switchEthereumChain");
    expect(sent).toHaveLength(1);
    expect(wallet.getState().switchProblem).toBe("");
    expect(logged).toEqual([]);
  });

  it("names the configured chain in notices and log messages", async () => {
    const person = personWallet({ chainId: 1 });
    const { wallet, logged, notices } = await connectedPage(person, { chain: chainPresets.hoodi });
    expect(notices.at(-1)?.text).toBe("We recommend switching to Hoodi Testnet");
    person.fault("wallet_switchEthereumChain", { error: { code: 4900, message: "" } });
    await wallet.switchChain();
    expect(logged[0]?.[0]).toBe("Error switching to Hoodi network");
  });

  it("recognises another network with our chain id by its genesis block", async () => {
    const chain = { ...chainPresets.holesky, genesisHash: `0x${"a".repeat(64)}` };
    const person = personWallet();
    person.fault("eth_getBlockByNumber", { result: { hash: `0x${"b".repeat(64)}` } });
    const { wallet, titles } = await connectedPage(person, { chain });
    expect(wallet.getState()).toMatchObject({ chainId: "17000", network: "genesis-mismatch" });
    expect(await wallet.request({ method: "eth_sendTransaction", params: [{}] })).toEqual({
      kind: "wrong-chain",
    });
    expect(titles()).toEqual(["Wallet connected"]);
    const adding = wallet.addNetwork();
    const request = await person.nextRequest("wallet_addEthereumChain");
    person.fault("eth_getBlockByNumber", { result: { hash: chain.genesisHash } });
    await request.confirm();
    await adding;
    await until(wallet, ({ network }) => network === "right");
  });

  it("recognises it also when the server learns the genesis hash later", async () => {
    const person = personWallet();
    person.fault("eth_getBlockByNumber", { result: { hash: `0x${"b".repeat(64)}` } });
    const answers = [Promise.reject(new Error("offline")), Promise.resolve(undefined)];
    const findGenesisHash = () => answers.shift() ?? Promise.resolve(`0x${"a".repeat(64)}`);
    const { wallet } = await connectedPage(person, { findGenesisHash });
    expect(wallet.getState().network).toBe("right");
    await wallet.refresh();
    expect(wallet.getState().network).toBe("right");
    await wallet.refresh();
    expect(wallet.getState().network).toBe("genesis-mismatch");
    expect(await wallet.request({ method: "eth_sendTransaction", params: [{}] })).toEqual({
      kind: "wrong-chain",
    });
  });

  it("fails with a sentence without a wallet", async () => {
    const { wallet } = pageWith(personWallet(), {
      discover: () => ({ list: () => [], subscribe: () => () => {} }),
    });
    expect(await wallet.switchChain()).toEqual({
      kind: "failed",
      message: "No Ethereum provider found",
    });
  });
});
