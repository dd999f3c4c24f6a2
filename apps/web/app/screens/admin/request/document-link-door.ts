import { asAdmin } from "@tenora/database/as-admin";
import { findBusinessForReview, findLastRejected } from "@tenora/database/find-business-for-review";
import { noteDocumentLink } from "@tenora/database/note-document-link";
import { parseDocumentUrl } from "@tenora/documents/object-path";
import { signLink } from "@tenora/documents/signed-link";
import { DomainError } from "@tenora/domain/failure";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/document-link-door";

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
      await noteDocumentLink(tx, { businessId: params.id, document });
      return found;
    });
    const url = signLink(object, settings.secrets.link, now().getTime());
    return Response.json({ url }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
