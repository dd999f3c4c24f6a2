import { isLogoShown } from "@tenora/database/profile/business-logo";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { documentUrl, logos, parseObjectPath } from "@tenora/documents/store/object-path";
import type { Context } from "hono";
import { minute, type RateLimit } from "../../app/http/route-handle.ts";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { sendObject } from "./send-object.ts";

export const logosRateLimit: RateLimit = {
  name: "logo view",
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
};

/** How long browsers cache a logo (seconds): it may be taken away, so not for ever. */
const cacheSeconds = 300;

/** Serves the logo of a business to everybody while the business has a page with it; 404 otherwise. */
export function logosEndpoint({ publicDatabase, documents }: Services) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const missing = () => context.text("There is no such logo.", 404);
    const object = parseObjectPath(logos, context.req.param("path"));
    if (object === null) return missing();
    const isShown = await asVisitor(publicDatabase, (tx) => isLogoShown(tx, documentUrl(object)));
    const stored = isShown ? await documents.open(object) : null;
    if (stored === null) return missing();
    return sendObject(context, stored, {
      "content-type": "image/jpeg",
      "cache-control": `public, max-age=${cacheSeconds}`,
      "content-security-policy": "default-src 'none'; sandbox",
    });
  };
}
