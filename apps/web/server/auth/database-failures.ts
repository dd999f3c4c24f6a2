import { AsyncLocalStorage } from "node:async_hooks";
import { translateError } from "@tenora/database/transaction/errors";
import { DomainError } from "@tenora/domain/domain-error";
import type { Pool } from "pg";

// The sign-in library answers a failure of the database like a wrong password or signature.

const calls = new AsyncLocalStorage<DomainError[]>();

/** A pool for the library alone, which records that a call failed for want of the database. */
export function recordFailures(pool: Pool): Pool {
  const fail = (error: unknown) => {
    const failure = translateError(error);
    if (failure instanceof DomainError && failure.code === "DATABASE_UNAVAILABLE")
      calls.getStore()?.push(failure);
    throw error;
  };
  const recording = {
    async connect() {
      const client = await pool.connect().catch(fail);
      return {
        query: (text: string, values: unknown[]) => client.query(text, values).catch(fail),
        release: () => client.release(),
      };
    },
    end: async () => {},
    options: pool.options,
  };
  return recording as unknown as Pool;
}

/** The library's response. @throws DomainError DATABASE_UNAVAILABLE where its rejection only means this */
export async function unlessUnavailable(call: () => Promise<Response>): Promise<Response> {
  const failures: DomainError[] = [];
  const response = await calls.run(failures, call);
  if (!response.ok && failures[0] !== undefined) throw failures[0];
  return response;
}
