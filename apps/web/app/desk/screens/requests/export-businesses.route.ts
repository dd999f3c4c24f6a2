import type { BusinessRecord } from "@tenora/database/business/business-record";
import { listBusinesses } from "@tenora/database/business/list-businesses";
import { businessStatuses } from "@tenora/domain/business/business";
import { exportList } from "../export/export-list.server.ts";

// biome-ignore format: a table
const header = [
  "Company", "Registration number", "Director", "Director's email", "Country", "Wallet", "Status",
  "Suspended since", "Tier", "Date", "Decided", "Reason",
];

// biome-ignore format: a table
const toCells = (one: BusinessRecord) => [
  one.companyName, one.registrationNumber, one.directorName, one.directorEmail, one.country,
  one.walletAddress, one.status, one.suspendedAt, one.tier, one.createdAt, one.reviewedAt,
  one.rejectionReason ?? one.suspensionReason,
];

/** POST: the businesses that the query of the address finds as a file, newest first. */
export const action = exportList({
  what: "businesses",
  statuses: businessStatuses,
  header,
  toCells,
  async findPage(tx, query) {
    const { businesses, next } = await listBusinesses(tx, { ...query, limit: 200 });
    return { entries: businesses, next };
  },
});
