import { suspendInvestor } from "@tenora/database/investor/review-investor";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/suspend-investor.route";

const input = z.object({ suspend: z.boolean(), reason: z.string().trim().min(1).max(2_000) });

/** POST: an admin suspends an approved investor, or reinstates him. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const suspension = await readJson(request, input);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("INVESTOR_NOT_FOUND");
    await asAdmin(context.get(servicesContext).adminDatabase, token, (tx) =>
      suspendInvestor(tx, { investorId: params.id, ...suspension }),
    );
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
