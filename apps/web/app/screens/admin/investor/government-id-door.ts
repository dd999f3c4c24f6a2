import { asAdmin } from "@tenora/database/as-admin";
import { revealGovernmentId } from "@tenora/database/reveal-government-id";
import { openSealedText } from "@tenora/database/sealed-text";
import { DomainError } from "@tenora/domain/failure";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/government-id-door";

/** POST: the government id of one investor. Admins only; that it was asked for is an audit row. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("INVESTOR_NOT_FOUND");
    const { adminDatabase, settings } = context.get(servicesContext);
    // Opened only after the audit row is committed.
    const { sealed, walletAddress } = await asAdmin(adminDatabase, token, (tx) =>
      revealGovernmentId(tx, params.id),
    );
    const governmentId = openSealedText(settings.secrets.data, walletAddress, sealed);
    return Response.json({ governmentId }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
