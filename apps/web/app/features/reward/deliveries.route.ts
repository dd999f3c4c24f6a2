import { findNote } from "@tenora/database/market/note/find-note";
import { markReward } from "@tenora/database/reward/reward-deliveries";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { jsonRoute } from "~/http/json-route.server";
import { readJson } from "~/http/read-json.server";
import type { RouteHandle } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import { deliveryLimit } from "./limits.ts";

export const handle: RouteHandle = { rateLimits: { POST: deliveryLimit } };

const input = z.strictObject({
  note: z.string().regex(/^[1-9]\d{0,17}$/),
  isDelivered: z.boolean(),
});

/** POST: the seller of a note says that its claimed reward was handed over, or takes that back. */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, request } = call;
  const session = await services.walletSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  await services.limits.consume(deliveryLimit, session.wallet, request);
  const { note: text, isDelivered } = await readJson(request, input);
  const note = BigInt(text);
  const market = await readMarket(call.context, async (tx, head) => ({
    found: await findNote(tx, note, BigInt(head.time)),
  }));
  if (market === null) throw new DomainError("MARKET_UNAVAILABLE");
  const { found } = market;
  if (found === null) throw new DomainError("NOTE_NOT_FOUND");
  if (found.listing.seller.wallet.toLowerCase() !== session.wallet)
    throw new DomainError("NOT_THE_SELLER");
  if (!found.note.rewardClaimed) throw new DomainError("REWARD_NOT_CLAIMED");
  await asMember(services.publicDatabase, session.token, (tx) =>
    markReward(tx, { note, isDelivered }),
  );
});
