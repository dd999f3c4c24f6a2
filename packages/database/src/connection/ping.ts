import { translateError } from "../transaction/errors.ts";
import type { Database } from "./connect.ts";

/** Resolves when PostgreSQL answers under this login. @throws DomainError DATABASE_UNAVAILABLE */
export async function ping(database: Database): Promise<void> {
  try {
    await database.pool.query("select 1");
  } catch (error) {
    throw translateError(error);
  }
}
