import { decryptText } from "@tenora/database/encryption/text-encryption";
import { revealGovernmentId } from "@tenora/database/investor/reveal-government-id";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/government-id.route";

/** POST: the government id of one investor. Admins only; that it was asked for is an audit row. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("INVESTOR_NOT_FOUND");
    const { adminDatabase, settings } = context.get(servicesContext);
    // Opened only after the audit row is committed.
    const { encryptedId, walletAddress } = await asAdmin(adminDatabase, token, (tx) =>
      revealGovernmentId(tx, params.id),
    );
    const governmentId = decryptText(settings.secrets.data, walletAddress, encryptedId);
    return Response.json({ governmentId }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
