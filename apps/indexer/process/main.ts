import { receiveSettings, reportToParent } from "@tenora/configuration/child-process";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import { makeLogger } from "@tenora/configuration/make-logger";
import { settingsFromEnvironment } from "./settings-from-environment.ts";
import { startIndexer } from "./start-indexer.ts";

const isSupervised = process.send !== undefined;
// Ponder handles SIGTERM; until it runs, the default ends the process as well.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

try {
  const settings = isSupervised
    ? await receiveSettings<IndexerSettings>()
    : settingsFromEnvironment(process.env);
  await startIndexer(settings, makeLogger("indexer", settings.logLevel));
  reportToParent({ type: "ready" });
} catch (error) {
  const { code = "unknown", message } = error as { code?: string; message: string };
  if (isSupervised)
    reportToParent({ type: "failed", why: `The indexer could not start (${code}).` });
  else console.error(message);
  process.exit(1);
}
