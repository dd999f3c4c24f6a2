import { isCoverPublished } from "@tenora/database/article/is-cover-published";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import {
  articleCovers,
  documentUrl,
  extensionOf,
  type ObjectPath,
  parseObjectPath,
} from "@tenora/documents/store/object-path";
import { isLinkValid } from "@tenora/documents/store/signed-link";
import { documentTypes } from "@tenora/domain/certificate/certificate-type";
import type { Context } from "hono";
import { minute, type RateLimit } from "../../app/http/route-handle.ts";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { sendObject } from "./send-object.ts";

export const coversRateLimit: RateLimit = {
  name: "cover",
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
};

/** How long browsers cache a cover (seconds), unpublished or not; its name never means another one. */
const cacheSeconds = 300;

/**
 * Serves the cover of an article: to everybody while a published article has it, and to its
 * writer, who has a signed link, before that. 404 otherwise, as if it did not exist.
 */
export function coversEndpoint(services: Services) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const missing = () => context.text("There is no such cover.", 404);
    const object = parseObjectPath(articleCovers, context.req.param("path"));
    if (object === null) return missing();
    const { expires = null, signature = null } = context.req.query();
    const { settings, documents, now } = services;
    const isWriter = isLinkValid(
      object,
      { expires, signature },
      settings.secrets.link,
      now().getTime(),
    );
    if (!isWriter && !(await isPublished(services, object))) return missing();
    const stored = await documents.open(object);
    if (stored === null) return missing();
    return sendObject(context, stored, {
      "content-type": documentTypes[extensionOf(object)].contentType,
      "cache-control": isWriter ? "private, no-store" : `public, max-age=${cacheSeconds}`,
      "content-security-policy": "default-src 'none'; sandbox",
    });
  };
}

const isPublished = ({ publicDatabase }: Services, object: ObjectPath) =>
  asVisitor(publicDatabase, (tx) => isCoverPublished(tx, documentUrl(object)));
