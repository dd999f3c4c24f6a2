import { storeComparisons } from "@tenora/database/funding-request/store-comparisons";
import { asOwner } from "@tenora/database/transaction/as-owner";
import { type HistoryBusiness, storeBusinesses } from "./store-businesses.ts";
import {
  type HistoryContact,
  type HistoryDispute,
  storeContacts,
  storeDisputes,
} from "./store-collection.ts";
import {
  type HistoryEligibility,
  type HistoryInvestor,
  storeEligibilities,
  storeInvestors,
} from "./store-investors.ts";
import { type HistoryOperation, storeOperations } from "./store-operations.ts";
import { storePastAudit } from "./store-past-audit.ts";
import { type HistoryRating, storeRatings } from "./store-ratings.ts";
import { storeRecordedChecks } from "./store-recorded-checks.ts";
import { storeRequestChecks } from "./store-request-checks.ts";
import { type ListedRequest, type SubmittedRequest, storeRequests } from "./store-requests.ts";

export interface History {
  readonly businesses: readonly HistoryBusiness[];
  readonly investors: readonly HistoryInvestor[];
  readonly eligibilities: readonly HistoryEligibility[];
  readonly requests: readonly (SubmittedRequest | ListedRequest)[];
  readonly contacts: readonly HistoryContact[];
  readonly disputes: readonly HistoryDispute[];
  readonly operations: readonly HistoryOperation[];
  readonly ratings: readonly HistoryRating[];
}

/**
 * Stores what the application knows of the demonstration's history: businesses and investors, those that wait for
 * their review among them, the requests behind the listings and what waits for its review, and the audit log of
 * all that. Rows that exist stay; requests follow a chain that was made again. The owner only.
 */
export function storeHistory(ownerUrl: string, history: History): Promise<void> {
  return asOwner(ownerUrl, async (owner) => {
    await owner.query("insert into public.demonstration_history default values");
    await storeBusinesses(owner, history.businesses);
    await storeInvestors(owner, history.investors);
    await storeRecordedChecks(owner, [...history.businesses, ...history.investors]);
    await storeEligibilities(owner, history.eligibilities);
    await storeRequests(owner, history.requests);
    await storeComparisons(owner, history.requests);
    await storeRequestChecks(owner, history.requests);
    await storeContacts(owner, history.contacts);
    await storeDisputes(owner, history.disputes);
    await storeOperations(owner, history.operations);
    await storeRatings(owner, history.ratings);
    await storePastAudit(owner);
  });
}
