import { storeComparisons } from "../funding-request/store-comparisons.ts";
import { asOwner } from "../transaction/as-owner.ts";
import { storeBusinessChecks } from "./store-business-checks.ts";
import { type HistoryContact, storeContacts } from "./store-contacts.ts";
import { storeDecisions } from "./store-decisions.ts";
import { storeInvestorChecks } from "./store-investor-checks.ts";
import { type HistoryBusiness, storeBusinesses } from "./store-past-businesses.ts";
import { storeChecks } from "./store-past-checks.ts";
import { type HistoryDispute, storeDisputes } from "./store-past-disputes.ts";
import {
  type HistoryEligibility,
  type HistoryInvestor,
  storeEligibilities,
  storeInvestors,
} from "./store-past-investors.ts";
import { type HistoryOperation, storeOperations } from "./store-past-operations.ts";
import { type HistoryRating, storeRatings } from "./store-past-ratings.ts";
import { type HistoryRequest, storeRequests } from "./store-past-requests.ts";

export interface History {
  readonly businesses: readonly HistoryBusiness[];
  readonly investors: readonly HistoryInvestor[];
  readonly eligibilities: readonly HistoryEligibility[];
  readonly requests: readonly HistoryRequest[];
  readonly contacts: readonly HistoryContact[];
  readonly disputes: readonly HistoryDispute[];
  readonly operations: readonly HistoryOperation[];
  readonly ratings: readonly HistoryRating[];
}

/**
 * Stores what the application knows of the demonstration's history: approved businesses and
 * investors, and the requests behind the listings. Rows that exist keep their names; requests follow a
 * chain that was made again. What waits (store-waiting.ts) and its audit rows follow. The owner only.
 */
export function storeHistory(ownerUrl: string, history: History): Promise<void> {
  return asOwner(ownerUrl, async (owner) => {
    await owner.query("insert into public.demonstration_history default values");
    await storeBusinesses(owner, history.businesses);
    await storeBusinessChecks(owner, history.businesses);
    await storeDecisions(owner, history.businesses);
    await storeInvestors(owner, history.investors);
    await storeInvestorChecks(owner, history.investors);
    await storeEligibilities(owner, history.eligibilities);
    await storeRequests(owner, history.requests);
    await storeComparisons(owner, history.requests);
    await storeChecks(owner, history.requests);
    await storeContacts(owner, history.contacts);
    await storeDisputes(owner, history.disputes);
    await storeOperations(owner, history.operations);
    await storeRatings(owner, history.ratings);
  });
}
