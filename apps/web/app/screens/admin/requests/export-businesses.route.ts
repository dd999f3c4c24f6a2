import type { BusinessRecord } from "@tenora/database/business/business-record";
import { listBusinesses } from "@tenora/database/business/list-businesses";
import { businessStatuses } from "@tenora/domain/business/business";
import { listQuery } from "~/features/admin/list/list-query";
import { exportList } from "../export/export-list.server.ts";
import type { Route } from "./+types/export-businesses.route";

/** POST: what the address finds as a file, newest first. */
export function action({ request, context }: Route.ActionArgs) {
  const { after: _, ...filters } = listQuery(new URL(request.url).searchParams, businessStatuses);
  return exportList(request, context, {
    what: "businesses",
    filters,
    header,
    toCells,
    async page(tx, after: Parameters<typeof listBusinesses>[1]["after"]) {
      const { businesses, next } = await listBusinesses(tx, { ...filters, after, limit: 200 });
      return { entries: businesses, next };
    },
  });
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
