import type { WebSettings } from "@tenora/configuration/web-settings";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { chooseStore } from "@tenora/documents/store/choose-store";
import pg from "pg";
import type { Logger } from "pino";
import type { Services } from "../app/services.server.ts";
import { adminSessions } from "./auth/admin-auth.ts";
import { adminLinks } from "./auth/admin-links.ts";
import { twoFactors } from "./auth/two-factor.ts";
import { walletSessions } from "./auth/wallet-auth.ts";
import { marketHeadReader } from "./monitoring/market-head.ts";
import { readiness } from "./monitoring/readiness.ts";
import { accountRateLimiter } from "./rate-limit/account-rate-limiter.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit/rate-limiter.ts";
import { sharedCount } from "./rate-limit/shared-count.ts";

/** Everything a process needs to serve requests; `close` releases it. */
export function openServices(
  settings: WebSettings,
  log: Logger,
): {
  services: Services;
  pools: Record<string, pg.Pool>;
  rateLimiter: RateLimiter;
  close: () => Promise<void>;
} {
  const { database } = settings;
  const publicDatabase = openDatabaseAt(database.webPublic, "tenora_web_public", 16);
  // Not the visitors' own pool: a client that keeps all of its connections busy is still counted.
  const rateLimitDatabase = openDatabaseAt(database.webPublic, "tenora_web_public", 2, 1_000);
  const adminDatabase = openDatabaseAt(database.webAdmin, "tenora_web_admin", 8);
  const marketDatabase = openDatabaseAt(database.webMarket, "tenora_web_market", 8);
  const walletPool = authPool(database.authWallet, "auth_wallet", log);
  const adminPool = authPool(database.authAdmin, "auth_admin", log);
  const now = () => new Date();
  const takeShared = sharedCount(rateLimitDatabase, log, Date.now);
  const rateLimiter = createRateLimiter(takeShared, settings.limitFactor, Date.now);
  const limits = accountRateLimiter(rateLimiter.consumeToken);
  const services = {
    settings,
    publicDatabase,
    adminDatabase,
    marketDatabase,
    documents: chooseStore(settings.documents),
    walletSessions: walletSessions(settings, walletPool, publicDatabase, limits, now),
    adminSessions: adminSessions(settings, adminPool, adminDatabase, now),
    adminLinks: adminLinks(settings, adminPool, adminDatabase),
    twoFactors: twoFactors(settings, adminPool, adminDatabase, now),
    limits,
    marketHead: marketHeadReader({ settings, marketDatabase }),
    log,
    now,
  };
  return {
    rateLimiter,
    services: { ...services, readiness: readiness(services) },
    pools: {
      web_public: publicDatabase.pool,
      web_public_rate_limit: rateLimitDatabase.pool,
      web_admin: adminDatabase.pool,
      web_market: marketDatabase.pool,
      auth_wallet: walletPool,
      auth_admin: adminPool,
    },
    close: async () => {
      await Promise.all([
        publicDatabase.close(),
        rateLimitDatabase.close(),
        adminDatabase.close(),
        marketDatabase.close(),
        walletPool.end(),
        adminPool.end(),
      ]);
    },
  };
}

/** Better Auth writes unqualified table names; the search path puts it into its own schema. */
function authPool(connectionString: string, schema: string, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 6,
    options: `-c search_path=${schema}`,
    // A sign-in while PostgreSQL is unreachable fails in time, as on every other route.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // An idle connection that breaks, as when PostgreSQL restarts, must not end the process.
  // One that breaks during a query fails that query, and has no other listener.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) => log.warn({ code: (error as { code?: string }).code }, "auth pool"));
  return pool;
}
