import pg from "pg";
import { loginUrl } from "./login-url.ts";
import type { Login } from "./roles.ts";

export interface Database<L extends Login = Login> {
  readonly login: L;
  readonly pool: pg.Pool;
  /** Waits for running transactions, then closes every connection. */
  close(): Promise<void>;
}

export interface OpenOptions<L extends Login> {
  readonly ownerUrl: string;
  readonly authSecret: string;
  readonly login: L;
  /** Upper bound of connections of this process under this login; 10 when not given. */
  readonly maxConnections?: number;
}

/**
 * A pool of connections under one login; connects on first use. Losing PostgreSQL never ends the
 * process: the current transaction fails with DATABASE_UNAVAILABLE, the next one connects again.
 */
export function openDatabase<L extends Login>(options: OpenOptions<L>): Database<L> {
  const { login, ownerUrl, authSecret, maxConnections } = options;
  return openDatabaseAt(loginUrl(ownerUrl, login, authSecret), login, maxConnections);
}

/**
 * The same for a process that receives the address of a login instead of the owner's.
 * `timeoutMs` is how long a caller waits for a connection.
 */
export function openDatabaseAt<L extends Login>(
  url: string,
  login: L,
  maxConnections = 10,
  timeoutMs = 5_000,
): Database<L> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: timeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: login,
  });
  pool.on("error", () => {});
  // A connection that dies between two queries of a transaction has no other listener.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { login, pool, close: () => pool.end() };
}
