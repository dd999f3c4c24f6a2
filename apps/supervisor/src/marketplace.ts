import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Deployment,
  deploymentFile,
  readDeployment,
} from "@tenora/chain/deployment/deployment";
import { type Environment, EnvironmentError } from "@tenora/configuration/environment";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { holdsDemonstration } from "@tenora/database/demonstration/holds-demonstration";
import { migrate } from "@tenora/database/migration/migrate";
import { chooseStore } from "@tenora/documents/store/choose-store";
import { historyStart } from "@tenora/domain/demo/history";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startAnvil } from "@tenora/embedded/anvil";
import { type ProcessGuard, startProcessGuard } from "@tenora/embedded/process/process-guard";
import { resolveSecrets } from "./configuration/secrets.ts";
import {
  adminEmail,
  documentSettings,
  indexerSettings,
  isDemonstration,
  isLocal,
  type RunningChain,
  type RunningServices,
  webSettings,
  workerSettings,
} from "./configuration/settings.ts";
import { publishDemoArticles } from "./seeds/demo-articles.ts";
import { createFirstAdmin, type FirstAdmin } from "./seeds/first-admin.ts";
import { discardUnfinishedHistory, markWhileMaking } from "./seeds/history/unfinished-history.ts";
import { type DatabaseService, startEmbeddedDatabase } from "./services/embedded-database.ts";
import {
  keepNodeService,
  type NodeServiceOptions,
  startNodeService,
} from "./services/node-service.ts";
import type { Progress } from "./terminal/progress.ts";
import { ensureWebBuilt } from "./web-build/build-web.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const entries = {
  web: "apps/web/server/main.ts",
  webFromSources: "apps/web/server/development/main.ts",
  worker: "apps/worker/src/main.ts",
  indexer: "apps/indexer/process/main.ts",
} as const;

/** Of 400 MB it would otherwise take, half are objects that are no longer used. */
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
  readonly progress: Progress;
  /**
   * The web runs from its sources and reloads them when they change; it serves this machine only.
   */
  readonly development?: boolean;
  /** A service stopped for good; the rest should be stopped. */
  readonly onFailure: (why: string) => void;
}

/**
 * Starts the whole marketplace, each service after those it depends on. When one does not start,
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
    if (isDemonstration(environment)) await publishDemoArticles(database.ownerUrl);
    const { ownerUrl } = database;
    const { chain, deployment } = environment.RPC_URL
      ? {
          chain: { rpcUrls: environment.RPC_URL },
          deployment: readDeployment(deploymentFile(chainPresets[environment.CHAIN].id)),
        }
      : await startLocalExchange(ownerUrl);
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
    const web = webSettings(running);
    await startIndexer(indexerSettings(running));
    await startService("worker", workerSettings(running));
    await startService("web", web);
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

  async function startLocalExchange(
    ownerUrl: string,
  ): Promise<{ chain: RunningChain; deployment: Deployment }> {
    const folder = join(dataFolder, "chain");
    const isDemo = isDemonstration(environment);
    const end = Math.floor(Date.now() / 1000);
    discardUnfinishedHistory(folder);
    const chain = await progress.step("Local chain started", () =>
      startAnvil({
        folder,
        chainId: chainPresets[environment.CHAIN].id,
        ...(isDemo ? { startsAt: historyStart(end) } : {}),
        guard,
      }),
    );
    stores.push(chain.stop);
    chain.process.once("exit", () => reportFailure("The local chain stopped"));
    const { rpcUrl, genesisHash } = chain;
    const deployment = await progress.step("The exchange is on the local chain", async () => {
      // Loaded lazily: public chains never need it.
      const { deployLocally } = await import("@tenora/chain/deployment/deploy-locally");
      return deployLocally(rpcUrl, { dataFolder, withTestMoney: isDemo });
    });
    if (isDemo && chain.isNew) {
      await progress.step("The demonstration has a history", () =>
        markWhileMaking(folder, async () => {
          const { seedHistory } = await import("./seeds/history/seed-history.ts");
          const documents = chooseStore(documentSettings(environment, dataFolder));
          const dataKeys = secrets.data;
          await seedHistory({ rpcUrl, deployment, ownerUrl, documents, dataKeys, end });
        }),
      );
    }
    await chain.keepClock();
    return { chain: { rpcUrls: [rpcUrl], genesisHash }, deployment };
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
    const service = await progress.step(`The ${name} is ready`, () =>
      startNodeService(serviceOptions(name, settings)),
    );
    servers.push(service.stop);
  }

  function serviceOptions(name: ServiceName, settings: unknown): NodeServiceOptions {
    const fromSources = name === "web" && development;
    return {
      name: `The ${name}`,
      entry: join(root, entries[fromSources ? "webFromSources" : name]),
      mode: fromSources ? "development" : "production",
      settings,
      ...(name === "indexer" ? { heapMb: indexerHeapMb } : {}),
      guard,
      onFailure: reportFailure,
    };
  }
}

/** The sources, and what Vite serves beside them, are for nobody but the person at this machine. */
function assertLocal(environment: Environment): void {
  if (isLocal(environment)) return;
  throw new EnvironmentError(
    "npm run dev serves this machine only: HOST and PUBLIC_URL must be loopback addresses.",
  );
}

/** Everyone knows the keys of a demonstration's approved businesses and investors. */
async function assertNoDemonstration(ownerUrl: string): Promise<void> {
  if (!(await holdsDemonstration(ownerUrl))) return;
  throw new EnvironmentError(
    "This database holds a demonstration, whose approved wallets anyone can use. Start with an empty database and DATA_DIR, or with DEMO=1 on loopback addresses.",
  );
}

async function stopAll(stops: readonly Stop[]): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
}
