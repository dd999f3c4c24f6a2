import { countRatings } from "@tenora/database/market/seller/rating-basis";
import { readSellerRecord } from "@tenora/database/market/seller/read-seller-record";
import { findSellerProfile } from "@tenora/database/profile/seller-profiles";
import { listSellerRatings } from "@tenora/database/rating/seller-ratings";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { summarizeRatings } from "@tenora/domain/rating/rating-summary";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiBusiness } from "../present/business";
import { readPart } from "../read-parameters";
import { slugParameter } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: an approved business and its record; a suspended one only if it has published a receivable. */
export const loader = apiRoute(async (call) => {
  const slug = readPart(call.params.slug, slugParameter);
  const { publicDatabase } = call.services;
  const found = await asVisitor(publicDatabase, async (tx) => {
    const profile = await findSellerProfile(tx, { slug });
    return profile && { profile, ratings: await listSellerRatings(tx, profile.wallet) };
  });
  if (found === null) throw ApiError.missing(`There is no business ${slug}.`);
  const { profile, ratings } = found;
  return answerAtBlock(call, async (tx, now) => {
    const record = await readSellerRecord(tx, now, profile.wallet);
    const counted = await countRatings(tx, profile.wallet, ratings);
    return { data: toApiBusiness(profile, record, summarizeRatings(counted)) };
  });
});
