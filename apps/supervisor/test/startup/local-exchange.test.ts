import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MarketplaceProcess, start } from "../support/marketplace-process.ts";

const root = resolve(import.meta.dirname, "../../../..");
const ada = "70997970c51812dc3a010c7d01b50e0d17dc79c8";
const operator = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65";
let folder = "";
let variables: Record<string, string>;
let running: MarketplaceProcess;

interface Config {
  chain: { rpcUrl: string };
  contracts: Record<string, string>;
  stablecoins: { symbol: string; address: string; decimals: number }[];
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenora-exchange-"));
  chmodSync(folder, 0o755);
  variables = { PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: "warn" };
});

afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function begin(): Promise<Config> {
  running = start(root, variables);
  await running.untilReady();
  const answer = await fetch(`http://127.0.0.1:${variables.PORT}/config.json`);
  return (await answer.json()) as Config;
}

/** Reads through the endpoint that the demonstration's wallets use. */
async function ask(method: string, params: unknown[]): Promise<string> {
  const url = `http://127.0.0.1:${variables.PORT}`;
  const [, key] = /\/dev\?key=([\w-]+)/.exec(running.text()) ?? [];
  const answer = await fetch(`${url}/dev/rpc?key=${key}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return ((await answer.json()) as { result: string }).result;
}

const balanceOfAda = (coin: string) =>
  ask("eth_call", [{ to: coin, data: `0x70a08231${ada.padStart(64, "0")}` }, "latest"]);

test.skipIf(process.platform !== "linux")(
  "local exchange: the first start deploys it, the second reuses it, a lost chain gets a new one",
  async () => {
    const first = await begin();
    expect(Object.keys(first.contracts).sort()).toEqual([
      "eligibleGate",
      "exchange",
      "inviteGate",
      "lens",
      "linkGate",
      "office",
      "openGate",
      "registry",
      "rewards",
    ]);
    for (const address of Object.values(first.contracts))
      expect((await ask("eth_getCode", [address, "latest"])).length).toBeGreaterThan(100);
    expect(first.stablecoins.map(({ symbol, decimals }) => [symbol, decimals])).toEqual([
      ["USDC", 6],
      ["USDT", 6],
    ]);
    for (const { address } of first.stablecoins)
      expect(BigInt(await balanceOfAda(address))).toBe(250_000_000_000n);
    const sent = await ask("eth_getTransactionCount", [operator, "latest"]);
    const file = join(folder, "deployments/17000.json");
    const written = readFileSync(file, "utf8");
    expect(JSON.parse(written).exchange).toBe(first.contracts.exchange);
    await running.stop();

    const second = await begin();
    expect(second.contracts).toEqual(first.contracts);
    expect(await ask("eth_getTransactionCount", [operator, "latest"])).toBe(sent);
    expect(readFileSync(file, "utf8")).toBe(written);
    await running.stop();

    // As after a crash before the chain first wrote its state down.
    for (const name of ["state.json", "state.last-good.json"])
      rmSync(join(folder, "chain", name), { force: true });
    const third = await begin();
    expect(third.contracts).toEqual(first.contracts);
    const code = await ask("eth_getCode", [third.contracts.exchange, "latest"]);
    expect(code.length).toBeGreaterThan(100);
    expect(BigInt(await balanceOfAda(third.stablecoins[0]?.address ?? ""))).toBe(250_000_000_000n);
  },
  400_000,
);
