import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface ExportRecord {
  readonly what: "businesses" | "investors" | "audit";
  readonly filters: Readonly<Record<string, string>>;
  readonly rows: number;
}

/** Writes down that an admin took records away as a file; in the transaction that reads them. */
export async function recordExport(
  tx: Transaction<"admin">,
  { what, filters, rows }: ExportRecord,
): Promise<void> {
  await sql`select app.record_export(${what}, ${JSON.stringify(filters)}::jsonb, ${rows}::int)`.execute(
    tx,
  );
}
