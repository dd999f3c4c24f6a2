import { Readable } from "node:stream";
import { businessDocuments, extensionOf, parseObjectPath } from "@tenora/documents/object-path";
import { isLinkValid } from "@tenora/documents/signed-link";
import { certificateTypes } from "@tenora/domain/certificate";
import type { Context } from "hono";
import type { Services } from "../app/config/services.server.ts";
import type { AppEnvironment } from "./request-context.ts";

/** Scripts in a document, should a viewer run any, get no origin and no network. Only we frame it. */
const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'";

/** Serves one document to whoever holds a valid link to exactly that one: 403 otherwise. */
export function documentsDoor(services: Services) {
  const { documents, settings, now } = services;
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const object = parseObjectPath(context.req.param("bucket"), context.req.param("path"));
    if (object?.bucket !== businessDocuments)
      return context.text("There is no such document.", 404);
    const { expires = null, signature = null } = context.req.query();
    const query = { expires, signature };
    if (!isLinkValid(object, query, settings.secrets.link, now().getTime())) {
      return context.text("This link has expired. Ask for the document again.", 403);
    }
    const stored = await documents.open(object);
    if (stored === null) return context.text("There is no such document.", 404);
    const { contentType } = certificateTypes[extensionOf(object)];
    return new Response(Readable.toWeb(stored.content) as ReadableStream, {
      headers: {
        "content-type": contentType,
        "content-length": String(stored.size),
        "content-disposition": `inline; filename="${object.path}"`,
        "cache-control": "private, no-store",
        "content-security-policy": documentPolicy,
        "x-frame-options": "SAMEORIGIN",
      },
    });
  };
}
