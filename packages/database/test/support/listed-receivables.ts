import { recordFundingRequestListing } from "@tenora/database/funding-request/submit-funding-request";
import { useFundingRequests } from "./funding-request-context.ts";

/** A database with a reviewer, and listed requests as the market names their receivables. */
export function useListedReceivables() {
  const requests = useFundingRequests();
  const { approved, checkedRequest, attest } = requests;
  let listings = 500n;

  async function listed() {
    const business = await approved();
    const form = await checkedRequest(business, { draft: { kind: "invoice" } });
    await attest(form);
    listings += 1n;
    const listing = listings;
    await business.as((tx) =>
      recordFundingRequestListing(tx, { id: form.id, listing, transaction: null }),
    );
    return { business, requestId: form.id, of: { listing, fingerprint: form.fingerprint } };
  }
  return { ...requests, listed };
}
