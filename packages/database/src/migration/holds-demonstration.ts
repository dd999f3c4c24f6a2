import { asOwner } from "../transaction/as-owner.ts";

/** Whether a demonstration ever stored its history in this database, migrated or not. The owner only. */
export function holdsDemonstration(ownerUrl: string): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    const { rowCount: tables } = await owner.query(
      "select from pg_class where oid = to_regclass('public.demonstration_history')",
    );
    if (tables === 0) return false;
    const { rowCount } = await owner.query("select from public.demonstration_history limit 1");
    return rowCount === 1;
  });
}
