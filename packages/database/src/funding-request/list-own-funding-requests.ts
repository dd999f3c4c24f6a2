import type { Transaction } from "../transaction/transaction.ts";
import { type FundingRequestRecord, toFundingRequestRecord } from "./funding-request-record.ts";

/** More than a business can have open at once; older ones that are closed are cut off. */
const most = 200;

/** The requests of the member's business, newest first, without drafts that were thrown away. */
export async function listOwnFundingRequests(
  tx: Transaction<"member">,
): Promise<FundingRequestRecord[]> {
  const rows = await tx
    .selectFrom("funding_requests")
    .selectAll()
    .where((request) =>
      request.or([request("status", "<>", "withdrawn"), request("submitted_at", "is not", null)]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(toFundingRequestRecord);
}
