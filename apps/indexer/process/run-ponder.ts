import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import { provideIndexerSettings } from "../settings.ts";
import { createPonderRoot } from "./ponder-root.ts";
import { viewsSchema } from "./tables.ts";

const cacheBytes = 32 * 1024 * 1024;

/** Its options, as `ponder start` reads them from the command line; our version is pinned. */
interface StartOptions {
  readonly command: "start";
  readonly version: string;
  readonly root: string;
  readonly config: string;
  readonly schema: string;
  readonly viewsSchema: string;
  readonly hostname: string;
  readonly port: number;
  readonly logLevel: string;
  readonly logFormat: "json";
}

/**
 * Runs `ponder start` in this process, so that nothing of it can outlive us. It handles SIGTERM, and
 * ends the process: with code 75 when a new start may help, as without its database. Its module is
 * imported by its path, since its command line finds another version of its parser in our tree.
 */
export async function runPonder(
  settings: IndexerSettings,
  { schema, port }: { schema: string; port: number },
): Promise<void> {
  provideIndexerSettings(settings);
  process.env.PONDER_TELEMETRY_DISABLED = "1";
  process.env.PONDER_CACHE_BYTES = `${cacheBytes}`;
  // It runs queries of one connection at a time without awaiting them, which pg deprecates.
  process.noDeprecation = true;
  // Ponder would prefer it to the option.
  delete process.env.PORT;
  const path = new URL("./bin/commands/start.js", import.meta.resolve("ponder"));
  const { start } = (await import(path.href)) as {
    start(options: { cliOptions: StartOptions }): Promise<unknown>;
  };
  await start({
    cliOptions: {
      command: "start",
      version: "0.16.10",
      root: createPonderRoot(),
      config: "ponder.config.ts",
      schema,
      viewsSchema,
      hostname: "127.0.0.1",
      port,
      logLevel: ponderLogLevel(settings),
      logFormat: "json",
    },
  });
}

/** Ponder tells of every block, and on an idle local chain warns that there is none. */
function ponderLogLevel({ logLevel, isCached }: IndexerSettings): string {
  if (logLevel !== "info" && logLevel !== "warn") return logLevel;
  return isCached ? "warn" : "error";
}
