import { readMarketStats } from "@tenora/database/market/read-market-stats";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiStats } from "../present/records";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: the totals of each token. */
export const loader = apiRoute((call) =>
  answerAtBlock(call, async (tx, now) => {
    const stats = await readMarketStats(tx, now);
    return { data: stats.map(toApiStats), next: null };
  }),
);
