import { asOwner } from "../transaction/as-owner.ts";

/** Whether the database has no tables yet. */
export function isEmptyDatabase(ownerUrl: string): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query(`
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_'
        and n.nspname <> 'information_schema' limit 1`);
    return rowCount === 0;
  });
}
