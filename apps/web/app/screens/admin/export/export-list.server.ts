import { type ExportRecord, recordExport } from "@tenora/database/audit/record-export";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import type { Transaction } from "@tenora/database/transaction/transaction";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import { answerFailedExport } from "./answer-failed-export.server.ts";
import { maxRows } from "./max-rows.ts";
import { csvResponse, writeCsv } from "./write-csv.ts";

type Cells = Parameters<typeof writeCsv>[1][number];

interface ListExport<Entry, Cursor> {
  readonly what: ExportRecord["what"];
  readonly filters: { readonly status?: string | undefined; readonly search?: string | undefined };
  readonly header: readonly string[];
  readonly toCells: (entry: Entry) => Cells;
  /** What stands after `after`, newest first. */
  page(tx: Transaction<"admin">, after: Cursor | undefined): Promise<Page<Entry, Cursor>>;
}

interface Page<Entry, Cursor> {
  readonly entries: readonly Entry[];
  readonly next: Cursor | null;
}

/** A list as a file, `maxRows` entries at the most. Admins only; each file is an audit row. */
export async function exportList<Entry, Cursor>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { what, filters, header, toCells, page }: ListExport<Entry, Cursor>,
): Promise<Response> {
  try {
    const { token } = await requireAdmin(request, context);
    const { status, search = "" } = filters;
    const found = await asAdmin(context.get(servicesContext).adminDatabase, token, async (tx) => {
      const entries: Entry[] = [];
      let after: Cursor | undefined;
      do {
        const { entries: some, next } = await page(tx, after);
        entries.push(...some);
        after = next ?? undefined;
      } while (after && entries.length < maxRows);
      // That something was searched, not the words: whom they name may be erased, the log never is.
      const used = { ...(status && { status }), ...(search.trim() && { search: "used" }) };
      await recordExport(tx, { what, filters: used, rows: entries.length });
      return { entries, isComplete: after === undefined };
    });
    const csv = writeCsv(header, found.entries.map(toCells));
    return csvResponse(`${what}.csv`, csv, found.isComplete);
  } catch (error) {
    return answerFailedExport(error, request, context);
  }
}
