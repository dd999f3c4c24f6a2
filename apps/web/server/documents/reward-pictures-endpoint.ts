import { findRewardPicture } from "@tenora/database/reward/own-rewards";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { extensionOf, parseRewardPictureUrl } from "@tenora/documents/store/object-path";
import { documentTypes } from "@tenora/domain/certificate/certificate-type";
import { isContentAddress } from "@tenora/domain/reward/content-address";
import type { Context } from "hono";
import { minute, type RateLimit } from "../../app/http/route-handle.ts";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { sendObject } from "./send-object.ts";

export const rewardPicturesRateLimit: RateLimit = {
  name: "reward picture view",
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
};

/** How long browsers cache a picture (seconds): its address never means another one. */
const cacheSeconds = 86_400;

/** Serves the picture of a reward by the address of its content to everybody; 404 when we don't keep it. */
export function rewardPicturesEndpoint(services: Services) {
  const { publicDatabase, documents } = services;
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const missing = () => context.text("There is no such picture.", 404);
    const address = context.req.param("address") ?? "";
    if (!isContentAddress(address)) return missing();
    const url = await asVisitor(publicDatabase, (tx) => findRewardPicture(tx, address));
    const object = url === null ? null : parseRewardPictureUrl(url);
    const stored = object && (await documents.open(object));
    if (!object || !stored) return missing();
    return sendObject(context, stored, {
      "content-type": documentTypes[extensionOf(object)].contentType,
      "cache-control": `public, max-age=${cacheSeconds}, immutable`,
      "content-security-policy": "default-src 'none'; sandbox",
    });
  };
}
