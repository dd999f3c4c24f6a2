import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deploymentFile, readDeployment } from "@tenora/chain/deployment/deployment";
import type { Environment } from "@tenora/configuration/environment";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { storeTwoFactorRule } from "@tenora/database/admin/required-two-factor";
import { storeSecondReviewerRule } from "@tenora/database/funding-request/review/second-reviewer";
import { storeMissingComparisons } from "@tenora/database/funding-request/store-comparisons";
import { storeInvestorChecksRule } from "@tenora/database/investor/required-checks";
import { migrate } from "@tenora/database/migration/migrate";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { type ProcessGuard, startProcessGuard } from "@tenora/embedded/process/process-guard";
import { assertLocal, assertNoDemonstration } from "./configuration/refusals.ts";
import { resolveSecrets } from "./configuration/secrets.ts";
import {
  adminEmail,
  indexerSettings,
  isDemonstration,
  isLocal,
  type RunningServices,
  webSettings,
  workerSettings,
} from "./configuration/settings.ts";
import { createFirstAdmin, type FirstAdmin } from "./first-admin.ts";
import { type DatabaseService, startEmbeddedDatabase } from "./services/embedded-database.ts";
import type { LocalExchangeOptions } from "./services/local-exchange.ts";
import {
  keepNodeService,
  type NodeServiceOptions,
  prepareNodeService,
} from "./services/node-service.ts";
import { type StartProgress, StepCancelled } from "./terminal/progress.ts";
import { ensureWebBuilt } from "./web-build/build-web.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const entries = {
  web: "apps/web/server/main.ts",
  webFromSources: "apps/web/server/development/main.ts",
  worker: "apps/worker/src/main.ts",
  indexer: "apps/indexer/process/main.ts",
} as const;

/** Half of the 400 MB that it would otherwise take are objects that are no longer used. */
const indexerHeapMb = 256;

type Stop = () => Promise<void>;
type ServiceName = "web" | "worker" | "indexer";

export interface Marketplace {
  readonly firstAdmin: FirstAdmin;
  readonly ownerUrl: string;
  readonly web: WebSettings;
  readonly guard: ProcessGuard;
  /** Stops every service, the web first and the database last; safe to call twice. */
  stop(): Promise<void>;
}

export interface MarketplaceOptions {
  readonly environment: Environment;
  readonly dataFolder: string;
  readonly progress: StartProgress;
  /**
   * The web runs from its sources and reloads them when they change; it serves this machine only.
   */
  readonly development?: boolean;
  /** A service stopped for good; the rest should be stopped. */
  readonly onFailure: (why: string) => void;
}

/**
 * Starts the whole marketplace, the services after the stores they depend on. When one does not start,
 * those already started are stopped and the error is passed on.
 */
export async function startMarketplace(options: MarketplaceOptions): Promise<Marketplace> {
  const { environment, dataFolder, progress, development = false, onFailure } = options;
  if (development) assertLocal(environment);
  const secrets = resolveSecrets(environment, dataFolder);
  const guard = startProcessGuard();
  // Web and worker stop first, together; then the database and the chain they depend on.
  const servers: Stop[] = [];
  const stores: Stop[] = [];
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= stopAll(servers)
      .then(() => stopAll(stores))
      .finally(guard.release);
    return stopped;
  };
  const reportFailure = (why: string) => {
    if (stopped === null) onFailure(why);
  };

  try {
    if (!development) await ensureWebBuilt(root, progress);
    const database = await startDatabase();
    stores.push(database.stop);
    database.onExit(() => reportFailure("The database stopped"));
    if (environment.RPC_URL !== undefined || !isLocal(environment))
      await assertNoDemonstration(database.ownerUrl);
    await progress.step("Database schema is up to date", () =>
      migrate({ ownerUrl: database.ownerUrl, authSecret: secrets.auth[0] }),
    );
    if (isDemonstration(environment)) {
      // Loaded lazily, as all of the demonstration: no other marketplace needs it.
      const { publishArticles } = await import("@tenora/demonstration/articles/publish-articles");
      await publishArticles(database.ownerUrl);
    }
    const { ownerUrl } = database;
    const { chain, deployment } = environment.RPC_URL
      ? {
          chain: { rpcUrls: environment.RPC_URL },
          deployment: readDeployment(deploymentFile(chainPresets[environment.CHAIN].id)),
        }
      : await startLocalExchange({
          environment,
          dataFolder,
          secrets,
          ownerUrl,
          progress,
          guard,
          onStarted: (stopChain) => stores.push(stopChain),
          onExit: () => reportFailure("The local chain stopped"),
        });
    const databaseUrl = environment.DATABASE_URL ?? ownerUrl;
    const running: RunningServices = {
      environment,
      dataFolder,
      secrets,
      databaseUrl,
      ownerUrl,
      chain,
      deployment,
    };
    const firstAdmin = await createFirstAdmin(
      ownerUrl,
      adminEmail(environment),
      environment.ADMIN_PASSWORD,
    );
    await storeMissingComparisons(ownerUrl);
    await storeSecondReviewerRule(ownerUrl, environment.SECOND_REVIEWER_FROM);
    await storeInvestorChecksRule(ownerUrl, environment.REQUIRE_INVESTOR_CHECKS);
    await storeTwoFactorRule(ownerUrl, environment.REQUIRE_TWO_FACTOR);
    const web = webSettings(running);
    // Beside each other: none needs another to start, and `/readyz` says what isn't ready yet. The
    // first that fails ends the wait; those that still start are stopped below with the others.
    await Promise.all([
      startIndexer(indexerSettings(running)),
      startService("worker", workerSettings(running)),
      startService("web", web),
    ]);
    return { firstAdmin, ownerUrl, web, guard, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function startDatabase(): Promise<DatabaseService> {
    const external = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
    if (external) return { ownerUrl: external, onExit: () => {}, stop: async () => {} };
    return progress.step("Database started", () =>
      startEmbeddedDatabase(dataFolder, secrets.embeddedDatabase, guard),
    );
  }

  /** A public chain may not answer, or take long to index: pages say so, and the rest works. */
  async function startIndexer(settings: IndexerSettings | null): Promise<void> {
    if (settings === null) return;
    if (environment.RPC_URL === undefined) return startService("indexer", settings);
    servers.push(
      keepNodeService({ ...serviceOptions("indexer", settings), onFailure: () => {} }).stop,
    );
  }

  async function startService(name: ServiceName, settings: unknown): Promise<void> {
    const service = prepareNodeService(serviceOptions(name, settings));
    servers.push(service.stop);
    await progress.step(`The ${name} is ready`, () =>
      service.start().catch((error) => {
        throw stopped === null ? error : new StepCancelled();
      }),
    );
  }

  function serviceOptions(name: ServiceName, settings: unknown): NodeServiceOptions {
    const fromSources = name === "web" && development;
    return {
      name: `The ${name}`,
      entry: join(root, entries[fromSources ? "webFromSources" : name]),
      mode: fromSources ? "development" : "production",
      settings,
      ...(name === "indexer" ? { heapMb: indexerHeapMb } : {}),
      codeCache: join(dataFolder, "compiled-code"),
      guard,
      onFailure: reportFailure,
    };
  }
}

/** Loaded lazily: with a public chain nothing needs it. */
async function startLocalExchange(options: LocalExchangeOptions) {
  const exchange = await import("./services/local-exchange.ts");
  return exchange.startLocalExchange(options);
}

async function stopAll(stops: readonly Stop[]): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
}
