import { resolve } from "node:path";
import { EnvironmentError, readEnvironment } from "@tenora/configuration/environment";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { isDemonstration } from "./configuration/settings.ts";
import { lockDataFolder } from "./data-folder/lock-data-folder.ts";
import { type Marketplace, startMarketplace } from "./marketplace.ts";
import { LockHeldError } from "./processes/process-lock.ts";
import { explainFailure } from "./terminal/explain-failure.ts";
import { terminalProgress } from "./terminal/progress.ts";
import { startupMessage } from "./terminal/startup-message.ts";

const parentCheckMs = 500;

try {
  await run();
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exit(1);
}

async function run(): Promise<void> {
  // A terminal shows the address, not every request; a service writes the log.
  const LOG_LEVEL = process.stdout.isTTY ? "warn" : "info";
  const environment = readEnvironment({ LOG_LEVEL, ...process.env });
  const dataFolder = resolve(environment.DATA_DIR);
  const unlock = lockDataFolder(dataFolder);
  const development = process.argv.includes("--dev");
  const began = performance.now();
  let marketplace: Marketplace | null = null;
  let ending = false;

  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    if (code === 0) console.log("\nStopping …");
    setTimeout(() => process.exit(1), 9_500).unref();
    await marketplace?.stop();
    unlock();
    process.exit(code);
  };
  const onSignal = () => void end(0);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  process.on("disconnect", onSignal);
  watchParentProcess(onSignal);

  if ("retired" in chainPresets[environment.CHAIN] && environment.RPC_URL) {
    console.warn(
      `  ! The public network '${environment.CHAIN}' was shut down. Choose another with CHAIN.`,
    );
  }
  try {
    marketplace = await startMarketplace({
      environment,
      dataFolder,
      progress: terminalProgress(process.stdout),
      development,
      onFailure(why) {
        console.error(`\n${why}; stopping the rest.`);
        void end(1);
      },
    });
  } catch (error) {
    unlock();
    throw error;
  }
  if (ending) return void marketplace.stop().then(() => process.exit(0));
  const tookMs = performance.now() - began;
  const mayShowPassword = process.stdout.isTTY || isDemonstration(environment);
  console.log(startupMessage(marketplace, { dataFolder, tookMs, mayShowPassword, development }));
}

function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof LockHeldError) {
    return `Tenora already runs here (process ${error.holder}). Stop it first, or set another DATA_DIR and PORT.`;
  }
  return explainFailure(error);
}

/**
 * `npm start` and `npm run dev` run us below npm. A killed npm does not tell its child, but the
 * child then gets a new parent, which we notice. Started in any other way, a changed parent means
 * nothing.
 */
function watchParentProcess(onOrphaned: () => void): void {
  const isBelowNpm = /^(start|dev)$/.test(process.env.npm_lifecycle_event ?? "");
  if (!isBelowNpm || process.platform === "win32") return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onOrphaned();
  }, parentCheckMs);
  watch.unref();
}
