import { findCertificateUrl } from "@tenora/database/document/find-certificate-url";
import { recordDocumentLink } from "@tenora/database/document/record-document-link";
import { parseDocumentUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { DomainError } from "@tenora/domain/domain-error";
import { adminAction, noInput } from "~/http/admin-action.server";

/**
 * POST: a link to the certificate of one business that works for 60 seconds; with `which=rejected` to
 * the one that was rejected last. The request is an audit row, committed before the link is signed.
 */
export const action = adminAction(
  noInput,
  async (tx, { request, params: { id: businessId = "" } }) => {
    const isRejected = new URL(request.url).searchParams.get("which") === "rejected";
    const document = await findCertificateUrl(tx, businessId, isRejected ? "rejected" : "current");
    const object = document && parseDocumentUrl(document);
    if (!object) throw new DomainError("CERTIFICATE_MISSING");
    await recordDocumentLink(tx, { businessId, document });
    return object;
  },
  {
    respond: (object, { services: { settings, now } }) => ({
      url: signLink(object, settings.secrets.link, now().getTime()),
    }),
  },
);
