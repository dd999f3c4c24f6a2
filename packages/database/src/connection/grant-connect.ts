import type { Client } from "pg";
import { loginNames } from "./roles.ts";

/**
 * Lets only our logins connect to this database. A database's own grants are not copied with a
 * template, so tests call it for each clone. The owner only; may be repeated.
 */
export async function grantConnect(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>("select current_database() as name");
  const database = owner.escapeIdentifier(rows[0]?.name ?? "");
  await owner.query(`revoke all on database ${database} from public`);
  await owner.query(`grant connect on database ${database} to ${loginNames.join(", ")}`);
  // The indexer keeps the tables of each build in a schema of its own, and temporary ones per block.
  await owner.query(`grant create, temporary on database ${database} to tenora_indexer`);
}
