import { readSellerRecord } from "@tenora/database/market/read-seller-record";
import { findSellerProfile } from "@tenora/database/profile/seller-profiles";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiBusiness } from "../present/business";
import { readPart } from "../read-parameters";
import { slugParameter } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: an approved business and its record; none while it is suspended. */
export const loader = apiRoute(async (call) => {
  const slug = readPart(call.params.slug, slugParameter);
  const { publicDatabase } = call.services;
  const profile = await asVisitor(publicDatabase, (tx) => findSellerProfile(tx, { slug }));
  if (profile === null) throw ApiError.missing(`There is no business ${slug}.`);
  return answerAtBlock(call, async (tx, now) => {
    const record = await readSellerRecord(tx, now, profile.wallet);
    return { data: toApiBusiness(profile, record) };
  });
});
