import { asAdmin } from "@tenora/database/as-admin";
import type { BusinessRecord } from "@tenora/database/business-record";
import { type BusinessQuery, listBusinesses } from "@tenora/database/list-businesses";
import { noteExport } from "@tenora/database/note-export";
import type { Transaction } from "@tenora/database/transaction";

import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import { answerFailedExport } from "../answer-export.server.ts";
import { csvAnswer, writeCsv } from "../write-csv.ts";
import type { Route } from "./+types/export-door";
import { queryOf } from "./query-of.ts";

const most = 10_000;

/** POST: what the address finds as a file, newest first. Admins only; each file is an audit row. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { status, search = "" } = queryOf(new URL(request.url).searchParams);
    const rows = await asAdmin(context.get(servicesContext).adminDatabase, token, async (tx) => {
      const found = await collect(tx, { status, search });
      // That something was searched, not the words: whom they name may be erased, the log never is.
      const filters = { ...(status && { status }), ...(search.trim() && { search: "used" }) };
      await noteExport(tx, { what: "businesses", filters, rows: found.length });
      return found;
    });
    return csvAnswer("businesses.csv", writeCsv(header, rows.map(toCells)));
  } catch (error) {
    return answerFailedExport(error, request, context);
  }
}

async function collect(tx: Transaction<"admin">, query: Omit<BusinessQuery, "limit" | "after">) {
  const found: BusinessRecord[] = [];
  let after: BusinessQuery["after"];
  do {
    const page = await listBusinesses(tx, { ...query, after, limit: 200 });
    found.push(...page.businesses);
    after = page.next ?? undefined;
  } while (after && found.length < most);
  return found;
}

// biome-ignore format: a table
const header = [
  "Company", "Registration number", "Director", "Director's e-mail", "Country", "Wallet", "Status",
  "Suspended since", "Tier", "Date", "Decided", "Reason",
];

const toCells = (one: BusinessRecord) => [
  one.companyName,
  one.registrationNumber,
  one.directorName,
  one.directorEmail,
  one.country,
  one.walletAddress,
  one.status,
  one.suspendedAt,
  one.tier,
  one.createdAt,
  one.reviewedAt,
  one.rejectionReason ?? one.suspensionReason,
];
