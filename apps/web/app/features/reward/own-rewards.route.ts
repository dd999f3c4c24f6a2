import { createHash } from "node:crypto";
import { hasMadeReward, listMadeRewards } from "@tenora/database/market/payment/list-rewards";
import {
  type DescribedReward,
  deleteReward,
  describeReward,
  listDescribedRewards,
  restoreRewards,
} from "@tenora/database/reward/own-rewards";
import { asMember } from "@tenora/database/transaction/as-member";
import { parseRewardPictureUrl } from "@tenora/documents/store/object-path";
import { readRewardPicture } from "@tenora/documents/upload/receive-reward-picture";
import { DomainError } from "@tenora/domain/domain-error";
import { checkReward, rewardWordsSchema } from "@tenora/domain/reward/reward";
import { longestRewardUri, rewardUri } from "@tenora/domain/reward/reward-metadata";
import * as z from "zod";
import { byMethod, jsonRoute, type RouteCall } from "~/http/json-route.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import type { Services, WalletSession } from "~/services.server";
import { rewardLimit } from "./limits.ts";
import type { OwnRewards } from "./reward-view.ts";
import { toRewardView } from "./to-reward-view.ts";

export const handle: RouteHandle = {
  rateLimits: { GET: ownRecordsLimit, POST: rewardLimit, DELETE: rewardLimit },
};

/** GET: the rewards of the proven wallet, on the chain and on their way to it. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call): Promise<OwnRewards> => {
  const { services, context } = call;
  const session = await services.walletSessions.read(call.request);
  if (session === null) return { wallet: null, made: [], waiting: [] };
  const { token, wallet } = session;
  const market = await readMarket(context, async (tx) => ({
    rewards: await listMadeRewards(tx, wallet),
  }));
  const { rewards: contract } = services.settings.publicConfig.contracts;
  const made = market?.rewards.filter((one) => isSame(one.contract, contract));
  const described = await asMember(services.publicDatabase, token, async (tx) => {
    // One of them may have been on its way to the chain when it was deleted.
    if (made && made.length > 0)
      await restoreRewards(
        tx,
        made.map(({ uri }) => uri),
      );
    return listDescribedRewards(tx);
  });
  // Otherwise one that the chain has already would be put there twice.
  const isKnown = made !== undefined && market?.market.isBehind === false;
  const isMade = (uri: string) => made?.some((one) => one.uri === uri) === true;
  return {
    wallet,
    made: made?.map(({ id, uri }) => toRewardView(id.toString(), uri)) ?? null,
    waiting: isKnown
      ? described
          .filter(({ uri }) => !isMade(uri))
          .map(({ digest, uri }) => ({ digest, uri, reward: toRewardView("", uri) }))
      : null,
  };
});

const isSame = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();

const digestInput = z.string().regex(/^0x[0-9a-f]{64}$/);
const input = z.strictObject({
  words: rewardWordsSchema,
  /** Null: the one that it replaces. */
  pictureUrl: z.nullable(z.string().max(100)),
  /** A reward that isn't on the chain yet, in whose place this one comes. */
  replaces: z.optional(digestInput),
});

/**
 * POST: a business describes a reward with a picture that it has uploaded, also in place of another one.
 * Answers the metadata that its wallet puts on the chain. Describing the same one again changes nothing.
 * DELETE: it deletes one. Neither touches what is on the chain.
 */
export const action = byMethod({
  POST: jsonRoute("DATABASE_UNAVAILABLE", describe),
  DELETE: jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
    const session = await requireSession(call, rewardLimit);
    const { digest } = await readJson(call.request, z.strictObject({ digest: digestInput }));
    await findChangeable(call, session, digest);
    await asMember(call.services.publicDatabase, session.token, (tx) => deleteReward(tx, digest));
  }),
});

/** @throws DomainError REWARD_NOT_FOUND, REWARD_ON_CHAIN, MARKET_UNAVAILABLE while that can't be read */
async function findChangeable(
  { services, context }: RouteCall,
  { token, wallet }: WalletSession,
  digest: string,
): Promise<DescribedReward> {
  const described = await asMember(services.publicDatabase, token, listDescribedRewards);
  const found = described.find((one) => one.digest === digest);
  if (found === undefined) throw new DomainError("REWARD_NOT_FOUND");
  const read = await readMarket(context, async (tx) => ({
    isMade: await hasMadeReward(tx, { maker: wallet, uri: found.uri }),
  }));
  if (read === null || read.market.isBehind) throw new DomainError("MARKET_UNAVAILABLE");
  if (read.isMade) throw new DomainError("REWARD_ON_CHAIN");
  return found;
}

async function describe(call: RouteCall) {
  const { services, request } = call;
  const session = await requireSession(call, rewardLimit);
  const { words, replaces, ...sent } = await readJson(request, input);
  const old = replaces === undefined ? null : await findChangeable(call, session, replaces);
  const pictureUrl = sent.pictureUrl ?? old?.pictureUrl ?? "";
  if (Object.keys(checkReward(words, await marketTime(services))).length > 0)
    throw new DomainError("INVALID_INPUT");
  const object = parseRewardPictureUrl(pictureUrl);
  const picture = object && (await readRewardPicture(services.documents, object));
  if (picture === null) throw new DomainError("REWARD_PICTURE");
  const uri = rewardUri({ ...words, picture });
  if (uri.length > longestRewardUri) throw new DomainError("REWARD_TOO_LONG");
  const digest = `0x${createHash("sha256").update(uri).digest("hex")}`;
  await asMember(services.publicDatabase, session.token, async (tx) => {
    if (old !== null) await deleteReward(tx, old.digest);
    await describeReward(tx, { digest, uri, picture, pictureUrl });
  });
  return { digest, uri };
}

/** The chain's time, which may be days from ours on a local chain; in ms since 1970. */
async function marketTime(services: Services): Promise<number> {
  const own = services.now().getTime();
  try {
    return Math.max(own, Date.parse((await services.marketHead()).chainTime));
  } catch {
    return own;
  }
}
