import { type ExportRecord, recordExport } from "@tenora/database/audit/record-export";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { toSearchText } from "@tenora/domain/text/search-text";
import { redirect } from "react-router";
import { type ListQuery, listQuery, mineQuery } from "~/desk/features/list/list-query.ts";
import { adminAction, noInput } from "~/http/admin-action.server";
import { maxRows } from "~/http/csv/max-rows";
import { csvResponse, writeCsv } from "~/http/csv/write-csv";
import type { Route } from "~/http/json-route.server";

interface ExportFile {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: Parameters<typeof writeCsv>[1];
  /** Whether it has everything that was found. */
  readonly isComplete: boolean;
}

/** An action that sends a CSV file of what the query of its address finds. Admins only. */
export function exportAction(
  find: (tx: Transaction<"admin">, query: URLSearchParams) => Promise<ExportFile>,
): Route {
  const sendFile = adminAction(
    noInput,
    (tx, { request }) => find(tx, new URL(request.url).searchParams),
    {
      respond: ({ name, header, rows, isComplete }) =>
        csvResponse(name, writeCsv(header, rows), isComplete),
    },
  );
  return async (args) => {
    const response = await sendFile(args);
    // A form sent without our script would show JSON to a person who is signed out.
    const isNavigation = args.request.headers.get("accept")?.includes("text/html") ?? false;
    return isNavigation && response.status === 401 ? redirect("/admin", 303) : response;
  };
}

interface ListExport<Entry, Status> {
  readonly what: ExportRecord["what"];
  readonly statuses: readonly Status[];
  readonly header: readonly string[];
  readonly toCells: (entry: Entry) => ExportFile["rows"][number];
  /** The page after `query.after`, newest first. */
  findPage(tx: Transaction<"admin">, query: ListQuery<Status>): Promise<Page<Entry, Status>>;
}

interface Page<Entry, Status> {
  readonly entries: readonly Entry[];
  readonly next: NonNullable<ListQuery<Status>["after"]> | null;
}

/** Exports a list, `maxRows` entries at most. Each file is an audit row. */
export function exportList<Entry, Status extends string>({
  what,
  statuses,
  header,
  toCells,
  findPage,
}: ListExport<Entry, Status>): Route {
  return exportAction(async (tx, params) => {
    const { status, isMine, search } = listQuery(params, statuses);
    const entries: Entry[] = [];
    let after: ListQuery<Status>["after"];
    do {
      const page = await findPage(tx, { status, isMine, search, after, order: undefined });
      entries.push(...page.entries);
      after = page.next ?? undefined;
    } while (after && entries.length < maxRows);
    // Not the words that were searched: people named in them may be erased, the log never is.
    const filters = {
      ...(status && { status }),
      ...(isMine && mineQuery),
      ...(toSearchText(search) && { search: "used" }),
    };
    await recordExport(tx, { what, filters, rows: entries.length });
    return {
      name: `${what}.csv`,
      header,
      rows: entries.map(toCells),
      isComplete: after === undefined,
    };
  });
}
