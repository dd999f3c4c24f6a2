import {
  findBusinessForReview,
  findLastRejected,
} from "@tenora/database/business/find-business-for-review";
import { recordDocumentLink } from "@tenora/database/document/record-document-link";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { parseDocumentUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { DomainError } from "@tenora/domain/domain-error";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/document-link.route";

/**
 * POST: a link to the certificate of one business that works for 60 seconds; with `which=rejected` to
 * the one that was rejected the last time. Admins only; that it was given is an audit row.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { adminDatabase, settings, now } = context.get(servicesContext);
    const isRejected = new URL(request.url).searchParams.get("which") === "rejected";
    // Signed only after the audit row is committed.
    const object = await asAdmin(adminDatabase, token, async (tx) => {
      const business = await (isRejected
        ? findLastRejected(tx, params.id)
        : findBusinessForReview(tx, params.id));
      const document = business?.certificateUrl;
      const found = document && parseDocumentUrl(document);
      if (!found) throw new DomainError("CERTIFICATE_MISSING");
      await recordDocumentLink(tx, { businessId: params.id, document });
      return found;
    });
    const url = signLink(object, settings.secrets.link, now().getTime());
    return Response.json({ url }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
