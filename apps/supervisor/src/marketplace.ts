import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Deployment, deploymentFile, readDeployment } from "@tenora/chain/deploy/deployment";
import type { Environment } from "@tenora/configuration/environment";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { migrate } from "@tenora/database/migrate";
import { chainPresets } from "@tenora/domain/chain";
import { startAnvil } from "@tenora/embedded/anvil";
import { type Guard, startGuard } from "@tenora/embedded/guard";
import { ensureWebBuilt } from "./build-web.ts";
import { publishDemoArticles } from "./demo-articles.ts";
import { type FirstAdmin, makeFirstAdmin } from "./first-admin.ts";
import { type DatabasePart, startEmbeddedDatabase } from "./parts/database.ts";
import { startNodePart } from "./parts/node-part.ts";
import type { Progress } from "./progress.ts";
import { resolveSecrets } from "./secrets.ts";
import {
  adminEmail,
  isDemonstration,
  type Running,
  type RunningChain,
  webSettings,
  workerSettings,
} from "./settings.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

type Stop = () => Promise<void>;

export interface Marketplace {
  readonly firstAdmin: FirstAdmin;
  readonly ownerUrl: string;
  readonly web: WebSettings;
  readonly guard: Guard;
  /** Stops every part, web first and the database last; safe to call twice. */
  stop(): Promise<void>;
}

export interface MarketplaceOptions {
  readonly environment: Environment;
  readonly dataFolder: string;
  readonly progress: Progress;
  /** A part is gone and will not come back; what still runs should be stopped. */
  readonly onLost: (why: string) => void;
}

/**
 * Starts the whole marketplace, each part once what it stands on is ready. When one does not start,
 * those already started are stopped and the error is passed on.
 */
export async function startMarketplace(options: MarketplaceOptions): Promise<Marketplace> {
  const { environment, dataFolder, progress, onLost } = options;
  const secrets = resolveSecrets(environment, dataFolder);
  const guard = startGuard();
  // What serves people stops first, all at once; then what it stood on.
  const servers: Stop[] = [];
  const stores: Stop[] = [];
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= stopAll(servers)
      .then(() => stopAll(stores))
      .finally(guard.release);
    return stopped;
  };
  const lost = (why: string) => {
    if (stopped === null) onLost(why);
  };

  try {
    await ensureWebBuilt(root, progress);
    const database = await startDatabase();
    stores.push(database.stop);
    database.onExit(() => lost("The database stopped"));
    await progress.step("Database schema is up to date", () =>
      migrate({ ownerUrl: database.ownerUrl, authSecret: secrets.auth[0] }),
    );
    if (isDemonstration(environment)) await publishDemoArticles(database.ownerUrl);
    const chain = environment.RPC_URL ? { rpcUrls: environment.RPC_URL } : await startChain();
    const deployment = environment.RPC_URL
      ? readDeployment(deploymentFile(chainPresets[environment.CHAIN].id))
      : await placeExchange(chain.rpcUrls);
    const { ownerUrl } = database;
    const databaseUrl = environment.DATABASE_URL ?? ownerUrl;
    const running: Running = {
      environment,
      dataFolder,
      secrets,
      databaseUrl,
      ownerUrl,
      chain,
      deployment,
    };
    const firstAdmin = await makeFirstAdmin(
      ownerUrl,
      adminEmail(environment),
      environment.ADMIN_PASSWORD,
    );
    const web = webSettings(running);
    await startPart("worker", workerSettings(running));
    await startPart("web", web);
    return { firstAdmin, ownerUrl, web, guard, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function startDatabase(): Promise<DatabasePart> {
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
    chain.process.once("exit", () => lost("The local chain stopped"));
    return { rpcUrls: [chain.rpcUrl], genesisHash: chain.genesisHash };
  }

  async function placeExchange(rpcUrls: readonly string[]): Promise<Deployment> {
    return progress.step("The exchange is on the local chain", async () => {
      // Public chains never need it and don't carry its weight.
      const { deployLocally } = await import("@tenora/chain/deploy/deploy-locally");
      const withTestMoney = isDemonstration(environment);
      return deployLocally(rpcUrls[0] ?? "", { dataFolder, withTestMoney });
    });
  }

  async function startPart(name: "web" | "worker", settings: unknown): Promise<void> {
    const entry = join(
      root,
      name === "web" ? "apps/web/server/main.ts" : "apps/worker/src/main.ts",
    );
    const part = await progress.step(`The ${name} is ready`, () =>
      startNodePart({ name: `The ${name}`, entry, settings, guard, onLost: lost }),
    );
    servers.push(part.stop);
  }
}

async function stopAll(stops: readonly Stop[]): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
}
