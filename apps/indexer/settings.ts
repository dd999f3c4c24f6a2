import type { IndexerSettings } from "@tenora/configuration/indexer-settings";

const key = Symbol.for("tenora.indexer.settings");
type WithSettings = { [key]?: IndexerSettings };

/**
 * Ponder executes its files in the same process but with modules of their own, so the settings are
 * handed over on the global object; not in the environment, which children inherit.
 */
export function provideIndexerSettings(settings: IndexerSettings): void {
  (globalThis as WithSettings)[key] = settings;
}

/** The settings of this process. @throws outside a started indexer */
export function ownSettings(): IndexerSettings {
  const settings = (globalThis as WithSettings)[key];
  if (settings === undefined) throw new Error("Start the indexer with `npm run indexer`.");
  return settings;
}
