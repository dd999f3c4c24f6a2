import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { callChain } from "./call-chain.ts";
import { keepChainClock, restoreChainClock } from "./chain-clock.ts";
import { freePort } from "./free-port.ts";
import { inheritedEnvironment } from "./process/inherited-environment.ts";
import type { ProcessGuard } from "./process/process-guard.ts";
import { stopChild } from "./process/stop-child.ts";
import { anvilPidFile, stopLeftoverAnvil } from "./process/stop-leftover.ts";

export interface EmbeddedChain {
  readonly rpcUrl: string;
  /** Hash of block 0; it stays the same as long as the folder does. */
  readonly genesisHash: string;
  /** No earlier start left a state behind. */
  readonly isNew: boolean;
  readonly process: ChildProcess;
  /** Sets the clock and lets time pass without transactions, until `stop`. */
  keepClock(): Promise<void>;
  stop(): Promise<void>;
}

export interface ChainOptions {
  /** Stores the chain's state between starts; null for a temporary chain. */
  readonly folder: string | null;
  readonly chainId: number;
  /** Time of a new chain's first block, in seconds since 1970; by default now. */
  readonly startsAt?: number;
  readonly guard: ProcessGuard;
}

/** Funded accounts that the chain signs for: those of the demonstration's people and more. */
const accounts = 30;

/** Seconds between writes of the state, so that a crash costs little. */
const stateIntervalS = 10;

/** Starts anvil's native program on a free loopback port; resolves once it answers. */
export async function startAnvil(options: ChainOptions): Promise<EmbeddedChain> {
  const { folder, startsAt } = options;
  const state = folder === null ? { isNew: true, args: [] } : await prepareState(folder);
  const begins = startsAt !== undefined && state.isNew ? ["--timestamp", `${startsAt}`] : [];
  const port = await freePort();
  const child = spawn(
    findAnvil(),
    [
      "--host",
      "127.0.0.1",
      "--port",
      `${port}`,
      "--chain-id",
      `${options.chainId}`,
      "--silent",
      // By default anvil allows every web page. Pages reach it through the web server only.
      "--no-cors",
      "--accounts",
      `${accounts}`,
      ...begins,
      ...state.args,
    ],
    { detached: true, stdio: ["ignore", "ignore", "pipe"], env: inheritedEnvironment() },
  );
  options.guard.watch(child, "SIGTERM");
  if (folder !== null && child.pid !== undefined) {
    writeFileSync(join(folder, "anvil.pid"), anvilPidFile(child.pid));
  }
  const rpcUrl = `http://127.0.0.1:${port}`;
  await untilAnswering(child, rpcUrl, options.chainId);
  // Before the first transaction: the chain would go back in time.
  if (!state.isNew) await restoreChainClock(rpcUrl, folder, systemTime());
  const genesis = (await callChain(rpcUrl, "eth_getBlockByNumber", ["0x0", false])) as {
    hash: string;
  };
  let stopClock = async () => {};
  return {
    rpcUrl,
    genesisHash: genesis.hash,
    isNew: state.isNew,
    process: child,
    async keepClock() {
      await restoreChainClock(rpcUrl, folder, systemTime());
      stopClock = keepChainClock(rpcUrl, folder, systemTime);
    },
    async stop() {
      await stopClock();
      await stopChild(child, "SIGTERM", 4_000);
    },
  };
}

/** The native program, not its Node shim: a killed shim would leave the program running. */
function findAnvil(): string {
  const system = { linux: "linux", darwin: "darwin", win32: "win32" }[process.platform as string];
  const processor = process.arch === "x64" ? "amd64" : process.arch;
  const name = `@foundry-rs/anvil-${system}-${processor}`;
  const program = process.platform === "win32" ? "anvil.exe" : "anvil";
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), "bin", program);
  } catch (cause) {
    throw new Error(`There is no local chain for ${system}-${processor}. Set RPC_URL to a node.`, {
      cause,
    });
  }
}

/** A state file cut short by a crash is replaced by the copy of the last good start. */
async function prepareState(folder: string): Promise<{ isNew: boolean; args: string[] }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await stopLeftoverAnvil(folder, "SIGTERM");
  const file = join(folder, "state.json");
  const copy = join(folder, "state.last-good.json");
  if (existsSync(file)) {
    if (isWhole(file)) copyFileSync(file, copy);
    else if (existsSync(copy)) copyFileSync(copy, file);
  }
  return {
    isNew: !existsSync(file),
    args: ["--state", file, "--state-interval", `${stateIntervalS}`],
  };
}

function isWhole(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, "utf8"));
    return true;
  } catch {
    return false;
  }
}

async function untilAnswering(child: ChildProcess, rpcUrl: string, chainId: number): Promise<void> {
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint = text.trim();
  });
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (child.exitCode !== null) break;
    if ((await requestChainId(rpcUrl)) === chainId) return;
    await delay(50);
  }
  throw new Error(`The local chain did not start. ${complaint}`);
}

async function requestChainId(rpcUrl: string): Promise<number | null> {
  try {
    return Number.parseInt((await callChain(rpcUrl, "eth_chainId", [])) as string, 16);
  } catch {
    return null; // not listening yet
  }
}

/** Seconds since 1970. */
const systemTime = () => Math.floor(Date.now() / 1000);
