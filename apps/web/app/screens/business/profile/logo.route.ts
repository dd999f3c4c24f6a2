import { Readable } from "node:stream";
import { saveLogo } from "@tenora/database/profile/business-logo";
import { asMember } from "@tenora/database/transaction/as-member";
import { documentUrl } from "@tenora/documents/store/object-path";
import { receiveLogo } from "@tenora/documents/upload/receive-logo";
import { isEligible } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { byMethod, jsonRoute } from "~/http/json-route.server";
import { memberAction } from "~/http/member-action.server";
import { openUpload } from "~/http/open-upload.server";
import { articleBodyBytes, type RouteHandle, walletFormLimit } from "~/http/route-handle";

const limit = walletFormLimit("logo");

export const handle: RouteHandle = {
  rateLimits: { POST: limit, DELETE: limit },
  maxBodyBytes: articleBodyBytes,
};

/**
 * POST: an approved business uploads its logo, which is public at once; the body is the picture. The sweep
 * deletes the one before. DELETE: it has none any more.
 */
export const action = byMethod({
  POST: jsonRoute("STORE_UNAVAILABLE", async ({ request, services }) => {
    const upload = await openUpload(services, request, limit);
    const { business, session } = upload;
    if (!isEligible(business)) {
      throw new DomainError(business?.suspended ? "BUSINESS_SUSPENDED" : "BUSINESS_NOT_APPROVED");
    }
    if (request.body === null) throw new DomainError("LOGO_PICTURE");
    const content = Readable.fromWeb(request.body as never);
    const stored = await receiveLogo(services.documents, content);
    const logo = documentUrl(stored);
    await upload.saveOrDiscard(stored, () =>
      asMember(services.publicDatabase, session.token, (tx) => saveLogo(tx, logo)),
    );
    return { logo };
  }),
  DELETE: memberAction(z.object({}), (tx) => saveLogo(tx, null), {
    limit,
    fallback: "DATABASE_UNAVAILABLE",
  }),
});
