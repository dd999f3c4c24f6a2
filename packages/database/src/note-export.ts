import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

export interface ExportNote {
  readonly what: "businesses" | "investors" | "audit";
  readonly filters: Readonly<Record<string, string>>;
  readonly rows: number;
}

/** Writes down that an admin took records away as a file; in the transaction that reads them. */
export async function noteExport(
  tx: Transaction<"admin">,
  { what, filters, rows }: ExportNote,
): Promise<void> {
  await sql`select app.note_export(${what}, ${JSON.stringify(filters)}::jsonb, ${rows}::int)`.execute(
    tx,
  );
}
