import type { Pool } from "pg";

/**
 * Ends a session in the database. The library's own sign-out clears the cookie but swallows a failure
 * to end the session, which would stay live after a page said that it is over.
 * @throws when the database cannot be reached
 */
export async function endSession(pool: Pool, token: string | null): Promise<void> {
  await pool.query("delete from session where token = $1", [token]);
}
