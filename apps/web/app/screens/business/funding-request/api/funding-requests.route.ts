import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import { listOwnFundingRequests } from "@tenora/database/funding-request/list-own-funding-requests";
import { createFundingRequest } from "@tenora/database/funding-request/save-funding-request";
import { countGuests } from "@tenora/database/invitation/count-guests";
import { draftSchema } from "@tenora/domain/funding-request/draft/draft";
import * as z from "zod";
import { toSellerContext } from "~/features/terms/seller-position.server";
import { memberAction, memberLoader } from "~/http/member-action.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { exchangeTime } from "~/market/exchange-time.server";
import { saveLimit } from "./limits";
import { listingsOf, readMarketRecords } from "./market/market-records.server";
import type { OwnRequestsResponse } from "./responses";
import { toRequestSummary } from "./to-response.server";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit, POST: saveLimit } };

/** GET: the funding requests of the wallet that this browser has proven. */
export const loader = memberLoader(
  async (tx, { services }) => {
    const now = await exchangeTime(services);
    const business = await findOwnBusiness(tx);
    const requests = business === null ? [] : await listOwnFundingRequests(tx);
    const market = await readMarketRecords(services, requests);
    const guests = await countGuests(tx, listingsOf(requests));
    return {
      seller: business && toSellerContext(business, now, null),
      requests,
      now,
      market: { ...market, guests },
    };
  },
  (wallet, found): OwnRequestsResponse => ({
    wallet,
    seller: found?.seller ?? null,
    requests:
      found?.requests.map((request) => toRequestSummary(request, found.now, found.market)) ?? [],
  }),
  "DATABASE_UNAVAILABLE",
);

const input = z.object({ id: z.uuid(), draft: z.object({ ...draftSchema.shape }) });

/** POST: an approved business starts a request; a repeat changes nothing. */
export const action = memberAction(
  input,
  async (tx, { input: request }) => {
    await createFundingRequest(tx, request);
  },
  { limit: saveLimit, fallback: "DATABASE_UNAVAILABLE" },
);
