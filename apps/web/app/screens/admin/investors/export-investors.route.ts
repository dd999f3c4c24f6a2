import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { listInvestors } from "@tenora/database/investor/list-investors";
import { investorStatuses } from "@tenora/domain/investor/investor";
import { listQuery } from "~/features/admin/list/list-query";
import { exportList } from "../export/export-list.server.ts";
import type { Route } from "./+types/export-investors.route";

/** POST: the investors found as a file, newest first, without government ids. */
export function action({ request, context }: Route.ActionArgs) {
  const { after: _, ...filters } = listQuery(new URL(request.url).searchParams, investorStatuses);
  return exportList(request, context, {
    what: "investors",
    filters,
    header,
    toCells,
    async page(tx, after: Parameters<typeof listInvestors>[1]["after"]) {
      const { investors, next } = await listInvestors(tx, { ...filters, after, limit: 200 });
      return { entries: investors, next };
    },
  });
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
