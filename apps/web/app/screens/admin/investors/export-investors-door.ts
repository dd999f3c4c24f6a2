import { asAdmin } from "@tenora/database/as-admin";
import type { InvestorRecord } from "@tenora/database/investor-record";
import { type InvestorQuery, listInvestors } from "@tenora/database/list-investors";
import { noteExport } from "@tenora/database/note-export";
import type { Transaction } from "@tenora/database/transaction";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import { answerFailedExport } from "../answer-export.server.ts";
import { csvAnswer, writeCsv } from "../write-csv.ts";
import type { Route } from "./+types/export-investors-door";
import { queryOf } from "./query-of.ts";

const most = 10_000;

/** POST: the investors found as a file, newest first, without government ids. An audit row each. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { status, search = "" } = queryOf(new URL(request.url).searchParams);
    const rows = await asAdmin(context.get(servicesContext).adminDatabase, token, async (tx) => {
      const found = await collect(tx, { status, search });
      // That something was searched, not the words: whom they name may be erased, the log never is.
      const filters = { ...(status && { status }), ...(search.trim() && { search: "used" }) };
      await noteExport(tx, { what: "investors", filters, rows: found.length });
      return found;
    });
    return csvAnswer("investors.csv", writeCsv(header, rows.map(toCells)));
  } catch (error) {
    return answerFailedExport(error, request, context);
  }
}

async function collect(tx: Transaction<"admin">, query: Omit<InvestorQuery, "limit" | "after">) {
  const found: InvestorRecord[] = [];
  let after: InvestorQuery["after"];
  do {
    const page = await listInvestors(tx, { ...query, after, limit: 200 });
    found.push(...page.investors);
    after = page.next ?? undefined;
  } while (after && found.length < most);
  return found;
}

// biome-ignore format: a table
const header = [
  "Investor", "E-mail", "Country", "Wallet", "Status", "Suspended since", "Date", "Decided", "Reason",
];

const toCells = (one: InvestorRecord) => [
  one.investorName,
  one.email,
  one.country,
  one.walletAddress,
  one.status,
  one.suspendedAt,
  one.createdAt,
  one.reviewedAt,
  one.rejectionReason ?? one.suspensionReason,
];
