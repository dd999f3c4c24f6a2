import type { Client } from "pg";
import { loginNames } from "./roles.ts";

/**
 * Lets only our logins connect to this database, and names the schema in which our queries find their
 * tables. A database's own grants and settings are not copied with a template, so tests call it for
 * each clone. The owner only; may be repeated.
 */
export async function configureDatabase(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>("select current_database() as name");
  const database = owner.escapeIdentifier(rows[0]?.name ?? "");
  await owner.query(`revoke all on database ${database} from public`);
  await owner.query(`grant connect on database ${database} to ${loginNames.join(", ")}`);
  // The indexer keeps the tables of each build in a schema of its own, and temporary ones per block.
  await owner.query(`grant create, temporary on database ${database} to tenora_indexer`);
  // PostgreSQL's default begins with the schema named like the role, which the indexer could create.
  await owner.query(`alter database ${database} set search_path = public`);
}
