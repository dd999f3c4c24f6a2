import { asVisitor } from "@tenora/database/as-visitor";
import { isCoverPublished } from "@tenora/database/is-cover-published";
import {
  articleCovers,
  documentUrl,
  extensionOf,
  type ObjectPath,
  parseObjectPath,
} from "@tenora/documents/object-path";
import { isLinkValid } from "@tenora/documents/signed-link";
import { certificateTypes } from "@tenora/domain/certificate";
import type { Context } from "hono";
import type { Services } from "../app/config/services.server.ts";
import { answerWithStored } from "./answer-with-stored.ts";
import type { AppEnvironment } from "./request-context.ts";

/** A withdrawn cover is kept by browsers for so long (seconds); its name never means another one. */
const keptFor = 300;

/**
 * Serves the cover of an article: to everybody while a published article wears it, and to its
 * writer, who holds a signed link, before that. 404 otherwise, as if it were not there.
 */
export function coversDoor(services: Services) {
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
    return answerWithStored(context, stored, {
      "content-type": certificateTypes[extensionOf(object)].contentType,
      "cache-control": isWriter ? "private, no-store" : `public, max-age=${keptFor}`,
      "content-security-policy": "default-src 'none'; sandbox",
    });
  };
}

const isPublished = ({ publicDatabase }: Services, object: ObjectPath) =>
  asVisitor(publicDatabase, (tx) => isCoverPublished(tx, documentUrl(object)));
