import { revokeFromPublic } from "@tenora/embedded/postgres/initialise-cluster";
import { Client } from "pg";

interface EarlierCluster {
  readonly port: number;
  /** The owner's; earlier versions gave it to the superuser too. */
  readonly password: string;
  readonly owner: string;
  readonly createOwner: string;
  readonly database: string;
  readonly createDatabase: string;
}

const wrongPassword = "28P01";

/**
 * Removes the superuser's password from a cluster of an earlier version, and revokes from the
 * public what a new cluster does not grant. The password goes last and every step may be repeated,
 * so a start that is killed in between is finished by the next one.
 */
export async function dropSuperuserPassword(cluster: EarlierCluster): Promise<void> {
  const isThere = await asSuperuser(cluster, "postgres", async (client) => {
    await createMissing(client, cluster);
  });
  if (!isThere) return;
  // Rights to functions are per database.
  for (const database of [cluster.database, "template1"]) {
    await asSuperuser(cluster, database, async (client) => {
      for (const statement of revokeFromPublic) await client.query(statement);
    });
  }
  await asSuperuser(cluster, "postgres", (client) =>
    client.query("alter role postgres password null"),
  );
}

/** False when the superuser no longer has this password, as in every newer cluster. */
async function asSuperuser(
  { port, password }: EarlierCluster,
  database: string,
  run: (client: Client) => Promise<unknown>,
): Promise<boolean> {
  const client = new Client({ host: "127.0.0.1", port, user: "postgres", password, database });
  client.on("error", () => {});
  try {
    await client.connect();
    await run(client);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === wrongPassword) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** The first start of an earlier version may have been killed before it created them. */
async function createMissing(
  client: Client,
  { owner, createOwner, database, createDatabase }: EarlierCluster,
): Promise<void> {
  const { rows } = await client.query<{ role: boolean; base: boolean }>(
    "select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $2) as base",
    [owner, database],
  );
  if (rows[0]?.role !== true) await client.query(createOwner);
  if (rows[0]?.base !== true) await client.query(createDatabase);
}
