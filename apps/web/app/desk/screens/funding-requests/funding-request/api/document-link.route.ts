import { openRequestDocument } from "@tenora/database/funding-request/check-funding-request";
import { parseDocumentUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { adminAction, noInput } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

/**
 * POST: a link to a file of a submitted request that works for 60 seconds. The request is an audit
 * row, committed before the link is signed.
 */
export const action = adminAction(
  noInput,
  async (tx, call) => {
    const requestId = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
    const { success, data: documentId } = z.uuid().safeParse(call.params.document);
    if (!success) throw new DomainError("DOCUMENT_NOT_FOUND");
    const object = parseDocumentUrl(await openRequestDocument(tx, { requestId, documentId }));
    if (object === null) throw new DomainError("DOCUMENT_NOT_FOUND");
    return object;
  },
  {
    respond: (object, { services: { settings, now } }) => ({
      url: signLink(object, settings.secrets.link, now().getTime()),
    }),
  },
);
