import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Deployment,
  deploymentFile,
  readDeployment,
} from "@tenora/chain/deployment/deployment";
import { type Environment, EnvironmentError } from "@tenora/configuration/environment";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { migrate } from "@tenora/database/migration/migrate";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startAnvil } from "@tenora/embedded/anvil";
import { type ProcessGuard, startProcessGuard } from "@tenora/embedded/process/process-guard";
import { resolveSecrets } from "./configuration/secrets.ts";
import {
  adminEmail,
  isDemonstration,
  isLocal,
  type RunningChain,
  type RunningServices,
  webSettings,
  workerSettings,
} from "./configuration/settings.ts";
import { publishDemoArticles } from "./seeds/demo-articles.ts";
import { createFirstAdmin, type FirstAdmin } from "./seeds/first-admin.ts";
import { type DatabaseService, startEmbeddedDatabase } from "./services/embedded-database.ts";
import { startNodeService } from "./services/node-service.ts";
import type { Progress } from "./terminal/progress.ts";
import { ensureWebBuilt } from "./web-build/build-web.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const entries = {
  web: "apps/web/server/main.ts",
  webFromSources: "apps/web/server/development/main.ts",
  worker: "apps/worker/src/main.ts",
} as const;

type Stop = () => Promise<void>;

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
    await progress.step("Database schema is up to date", () =>
      migrate({ ownerUrl: database.ownerUrl, authSecret: secrets.auth[0] }),
    );
    if (isDemonstration(environment)) await publishDemoArticles(database.ownerUrl);
    const chain = environment.RPC_URL ? { rpcUrls: environment.RPC_URL } : await startChain();
    const deployment = environment.RPC_URL
      ? readDeployment(deploymentFile(chainPresets[environment.CHAIN].id))
      : await deployLocalExchange(chain.rpcUrls);
    const { ownerUrl } = database;
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

  async function startChain(): Promise<RunningChain> {
    const chain = await progress.step("Local chain started", () =>
      startAnvil({
        folder: join(dataFolder, "chain"),
        chainId: chainPresets[environment.CHAIN].id,
        guard,
      }),
    );
    stores.push(chain.stop);
    chain.process.once("exit", () => reportFailure("The local chain stopped"));
    return { rpcUrls: [chain.rpcUrl], genesisHash: chain.genesisHash };
  }

  async function deployLocalExchange(rpcUrls: readonly string[]): Promise<Deployment> {
    return progress.step("The exchange is on the local chain", async () => {
      // Loaded lazily: public chains never need it.
      const { deployLocally } = await import("@tenora/chain/deployment/deploy-locally");
      const withTestMoney = isDemonstration(environment);
      return deployLocally(rpcUrls[0] ?? "", { dataFolder, withTestMoney });
    });
  }

  async function startService(name: "web" | "worker", settings: unknown): Promise<void> {
    const service = await progress.step(`The ${name} is ready`, () =>
      startNodeService({
        name: `The ${name}`,
        entry: join(root, entries[name === "web" && development ? "webFromSources" : name]),
        mode: name === "web" && development ? "development" : "production",
        settings,
        guard,
        onFailure: reportFailure,
      }),
    );
    servers.push(service.stop);
  }
}

/** The sources, and what Vite serves beside them, are for nobody but the person at this machine. */
function assertLocal(environment: Environment): void {
  if (isLocal(environment)) return;
  throw new EnvironmentError(
    "npm run dev serves this machine only: HOST and PUBLIC_URL must be loopback addresses.",
  );
}

async function stopAll(stops: readonly Stop[]): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
}
