import { assertChain } from "@tenora/chain/rpc/read-chain";
import type { Database } from "@tenora/database/connection/connect";
import {
  assertLogin,
  assertWorkerConnected,
  ping,
} from "@tenora/database/connection/health-checks";
import type {
  IndexerHealth,
  MarketHead,
  Readiness,
  ServiceHealth,
  Services,
} from "../../app/services.server.ts";
import { memoize } from "./memoize.ts";

type CheckedServices = Omit<Services, "readiness">;

const timeoutMs = 2_000;
/** Load balancers check often, and anybody may: the parts are checked once in this time (ms). */
const cacheMs = 1_000;
/** Pages say so when their figures are older (s). */
const longestLagS = 30;

/** The readiness of this process, checked at most once a second. */
export const readiness = (services: CheckedServices): (() => Promise<Readiness>) =>
  memoize(() => checkServices(services), cacheMs, Date.now);

async function checkServices(services: CheckedServices): Promise<Readiness> {
  const { publicDatabase, documents, settings } = services;
  const [database, store, chain, indexer, jobs] = await Promise.all([
    probe(() => assertDatabase(publicDatabase, settings.database.webPublic)),
    probe(() => documents.check()),
    probe(() => assertChain(settings.rpcUrls, settings.publicConfig.chain.id)),
    checkIndexer(services),
    probe(() => assertWorkerConnected(publicDatabase)),
  ]);
  const parts = {
    database,
    documents: store,
    chain,
    indexer,
    jobs,
  } as const;
  return { ready: database.ok && store.ok, at: services.now().toISOString(), parts };
}

async function probe(check: () => Promise<unknown>): Promise<ServiceHealth> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error("no answer in time")), timeoutMs);
  try {
    await Promise.race([check(), timeout.promise]);
    return { ok: true };
  } catch (error) {
    // The code, not the message: a driver's message may name hosts and users.
    const { code } = error as { code?: string };
    return { ok: false, why: code ?? "unreachable" };
  } finally {
    clearTimeout(timer);
  }
}

/** The indexer has the chain's newest blocks, or tells how many it lacks. */
async function checkIndexer({ marketHead }: CheckedServices): Promise<IndexerHealth> {
  let head: MarketHead | undefined;
  const health = await probe(async () => {
    head = await marketHead();
    if (head.lagSeconds > longestLagS)
      throw Object.assign(new Error("behind"), { code: "LAGGING" });
  });
  return { ...health, ...head };
}

/** The database responds, and accepts new connections from this process. */
async function assertDatabase(database: Database, url: string): Promise<void> {
  // A login that hangs has to end before the whole check does.
  await Promise.all([ping(database), assertLogin(url, timeoutMs / 2)]);
}
