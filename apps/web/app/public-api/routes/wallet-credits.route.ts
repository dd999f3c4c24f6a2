import { listWalletCredits } from "@tenora/database/market/wallet/list-wallet-credits";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiCredit } from "../present/records";
import { readPart } from "../read-parameters";
import { walletParameter } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: what a wallet can withdraw of each token. */
export const loader = apiRoute(async (call) => {
  const wallet = readPart(call.params.address, walletParameter);
  return answerAtBlock(call, async (tx) => {
    const credits = await listWalletCredits(tx, wallet);
    return { data: credits.map(toApiCredit), next: null };
  });
});
