import { storeComparisons } from "@tenora/database/funding-request/store-comparisons";
import { asOwner } from "@tenora/database/transaction/as-owner";
import { storeBusinessChecks } from "./store-business-checks.ts";
import { type HistoryBusiness, storeBusinesses } from "./store-businesses.ts";
import { type HistoryContact, storeContacts } from "./store-contacts.ts";
import { storeDecisions } from "./store-decisions.ts";
import { type HistoryDispute, storeDisputes } from "./store-disputes.ts";
import { storeInvestorChecks } from "./store-investor-checks.ts";
import {
  type HistoryEligibility,
  type HistoryInvestor,
  storeEligibilities,
  storeInvestors,
} from "./store-investors.ts";
import { type HistoryOperation, storeOperations } from "./store-operations.ts";
import { type HistoryRating, storeRatings } from "./store-ratings.ts";
import { storeChecks } from "./store-request-checks.ts";
import { type HistoryRequest, storeRequests } from "./store-requests.ts";

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
