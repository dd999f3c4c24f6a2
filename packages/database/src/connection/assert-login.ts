import pg from "pg";

/**
 * Rejects with code LOGIN_REJECTED when PostgreSQL takes no new connection from this login: another
 * start has set another password. A pool would not notice as long as its connections are in use.
 * Whether PostgreSQL answers at all is `ping`'s to say.
 */
export async function assertLogin(url: string, timeoutMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (!code.startsWith("28")) return;
    throw Object.assign(new Error("PostgreSQL refuses the login"), { code: "LOGIN_REJECTED" });
  } finally {
    await client.end();
  }
}
