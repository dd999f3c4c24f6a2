import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { listInvestors } from "@tenora/database/investor/list-investors";
import { investorStatuses } from "@tenora/domain/investor/investor";
import { exportList } from "../export/export-list.server.ts";

// biome-ignore format: a table
const header = [
  "Investor", "Email", "Country", "Wallet", "Status", "Suspended since", "Date", "Decided", "Reason",
];

// biome-ignore format: a table
const toCells = (one: InvestorRecord) => [
  one.investorName, one.email, one.country, one.walletAddress, one.status, one.suspendedAt,
  one.createdAt, one.reviewedAt, one.rejectionReason ?? one.suspensionReason,
];

/** POST: the investors that the query of the address finds as a file, newest first, without government IDs. */
export const action = exportList({
  what: "investors",
  statuses: investorStatuses,
  header,
  toCells,
  async findPage(tx, query) {
    const { investors, next } = await listInvestors(tx, { ...query, limit: 200 });
    return { entries: investors, next };
  },
});
