import {
  businessDocuments,
  extensionOf,
  parseObjectPath,
} from "@tenora/documents/store/object-path";
import { isLinkValid } from "@tenora/documents/store/signed-link";
import { type DocumentExtension, documentTypes } from "@tenora/domain/certificate/certificate-type";
import type { Context } from "hono";
import { minute, type RateLimit } from "../../app/http/route-handle.ts";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { sendObject } from "./send-object.ts";

export const documentsRateLimit: RateLimit = {
  name: "document",
  perAddress: { most: 120, seconds: 2 * minute },
  batchSize: 20,
};

/** A document loads nothing, is framed by no page, and has no origin, whatever type a browser detects. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox";

/**
 * A PDF can contain scripts, forms and links, and a browser's own viewer runs them in a tab of our
 * origin: it is only ever downloaded, and so is an e-invoice, which no browser should render. A picture is shown.
 */
const dispositionOf = (extension: DocumentExtension) =>
  extension === "pdf" || extension === "xml" ? "attachment" : "inline";

/** Serves one document to the holder of a valid link to exactly that one: 403 otherwise. */
export function documentsEndpoint(services: Services) {
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
    const extension = extensionOf(object);
    return sendObject(context, stored, {
      "content-type": documentTypes[extension].contentType,
      "content-disposition": `${dispositionOf(extension)}; filename="${object.path}"`,
      "cache-control": "private, no-store",
      "content-security-policy": policy,
      // In a tab of its own a sandbox and another opener policy exclude each other, by the HTML Standard.
      "cross-origin-opener-policy": "unsafe-none",
    });
  };
}
