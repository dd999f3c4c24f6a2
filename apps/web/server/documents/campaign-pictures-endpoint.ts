import { findPublicPicture } from "@tenora/database/funding-request/campaign-pictures";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { parseCampaignPictureUrl } from "@tenora/documents/store/object-path";
import type { Context } from "hono";
import { minute, type RateLimit } from "../../app/http/route-handle.ts";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { sendObject } from "./send-object.ts";

export const campaignPicturesRateLimit: RateLimit = {
  name: "campaign picture view",
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
};

/** How long browsers cache a picture (seconds): it may be erased, so not for ever. */
const cacheSeconds = 3_600;

/** Serves the picture of a listed campaign by its SHA-256 in hex to everybody; 404 for any other. */
export function campaignPicturesEndpoint({ publicDatabase, documents }: Services) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const missing = () => context.text("There is no such picture.", 404);
    const hash = context.req.param("hash") ?? "";
    if (!/^[0-9a-f]{64}$/.test(hash)) return missing();
    const url = await asVisitor(publicDatabase, (tx) => findPublicPicture(tx, hash));
    const object = url === null ? null : parseCampaignPictureUrl(url);
    const stored = object && (await documents.open(object));
    if (!stored) return missing();
    return sendObject(context, stored, {
      "content-type": "image/jpeg",
      "cache-control": `public, max-age=${cacheSeconds}`,
      "content-security-policy": "default-src 'none'; sandbox",
    });
  };
}
