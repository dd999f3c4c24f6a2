import type { Database } from "@tenora/database/connection/connect";
import type { PoolClient } from "pg";

export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records every SELECT with values that is sent through this pool from now on. */
export function recordQueries({ pool }: Database): RecordedQuery[] {
  const queries: RecordedQuery[] = [];
  const seen = new WeakSet<PoolClient>();
  pool.on("acquire", (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((first: unknown, ...rest: unknown[]) => {
      const { text, values } = (
        typeof first === "string" ? { text: first, values: rest[0] } : first
      ) as { text?: string; values?: unknown };
      if (text && /^\s*select/i.test(text) && Array.isArray(values)) queries.push({ text, values });
      return query(first, ...rest);
    }) as typeof client.query;
  });
  return queries;
}
