import { randomBytes } from "node:crypto";
import { configureDatabase } from "@tenora/database/connection/configure-database";
import { migrate } from "@tenora/database/migration/migrate";
import pg from "pg";
import type { EmbeddedCluster } from "./embedded-database.ts";

/** The AUTH_SECRET of all tests: logins belong to the cluster, so its databases must agree on it. */
export const testAuthSecret = "a secret that only the tests know";

const templateName = "tenora_template";

export interface TestDatabase {
  readonly ownerUrl: string;
  readonly authSecret: string;
  /** Drops the database, even while clients are connected. */
  drop(): Promise<void>;
}

/** Makes the migrated template that test databases are cloned from. Once per cluster. */
export async function prepareTemplate(cluster: EmbeddedCluster): Promise<void> {
  await asOwner(cluster.ownerUrl, (client) => client.query(`create database ${templateName}`));
  await migrate({ ownerUrl: databaseUrl(cluster, templateName), authSecret: testAuthSecret });
}

/** A fresh migrated database, about 50 ms. Its owner is no superuser. */
export async function createTestDatabase(cluster: EmbeddedCluster): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(cluster.ownerUrl, (client) =>
    client.query(`create database ${name} template ${templateName} strategy file_copy`),
  );
  const ownerUrl = databaseUrl(cluster, name);
  await asOwner(ownerUrl, configureDatabase);
  return {
    ownerUrl,
    authSecret: testAuthSecret,
    drop: async () => {
      await asOwner(cluster.superUrl, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

/** The address of another database on the cluster, as its owner. */
export function databaseUrl(cluster: EmbeddedCluster, name: string): string {
  const url = new URL(cluster.ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a function on its own connection. */
export async function asOwner<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
