import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { findOwnRepayments } from "@tenora/database/funding-request/find-own-repayments";
import { saveFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import { countGuests } from "@tenora/database/invitation/count-guests";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { DomainError } from "@tenora/domain/domain-error";
import { draftSchema } from "@tenora/domain/funding-request/draft/draft";
import * as z from "zod";
import { readSellerPosition, toSellerContext } from "~/features/terms/seller-position.server";
import { byMethod, pathId, type RouteCall } from "~/http/json-route.server";
import { memberAction, memberLoader } from "~/http/member-action.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { exchangeTime } from "~/market/exchange-time.server";
import { saveLimit } from "./limits";
import { listingsOf, readMarketRecords } from "./market/market-records.server";
import type { OwnRequestResponse } from "./responses";
import { toDetail } from "./to-response.server";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit, PUT: saveLimit } };

/**
 * GET: one request of the proven wallet's business, with its files and its history; null where it has
 * none of this id, as before a new one is saved for the first time.
 */
export const loader = memberLoader(
  async (tx, call): Promise<Omit<OwnRequestResponse, "wallet">> => {
    const now = await exchangeTime(call.services);
    const business = await findOwnBusiness(tx);
    const request = await findOrNull(tx, call);
    const own = request === null ? [] : [request];
    const guests = await countGuests(tx, listingsOf(own));
    // Read before the market: a listing that is indexed in between is in both, and counted once.
    const recorded = business && (await findOwnRepayments(tx, now));
    const position = recorded && (await readSellerPosition(call.services, business, recorded));
    const market = { ...(await readMarketRecords(call.services, own)), guests };
    const isSuspended = business?.suspendedAt !== null;
    return {
      seller: business && toSellerContext(business, now, position),
      request: request && toDetail(request, now, { market, isSuspended }),
    };
  },
  (wallet, found): OwnRequestResponse => ({
    wallet,
    seller: found?.seller ?? null,
    request: found?.request ?? null,
  }),
  "DATABASE_UNAVAILABLE",
);

async function findOrNull(tx: Transaction<"member">, call: RouteCall) {
  try {
    return await findFundingRequest(tx, pathId(call, "FUNDING_REQUEST_NOT_FOUND"));
  } catch (error) {
    if (error instanceof DomainError && error.code === "FUNDING_REQUEST_NOT_FOUND") return null;
    throw error;
  }
}

const input = z.object({
  version: z.int().positive(),
  draft: z.object({ ...draftSchema.shape }),
});

/** PUT: saves the answers on top of the version that was edited; answers the new version. */
export const action = byMethod({
  PUT: memberAction(
    input,
    async (tx, call) => {
      const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
      const now = await exchangeTime(call.services);
      return { version: await saveFundingRequest(tx, { id, now, ...call.input }) };
    },
    { limit: saveLimit, fallback: "DATABASE_UNAVAILABLE" },
  ),
});
