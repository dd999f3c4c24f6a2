import { asAdmin } from "@tenora/database/as-admin";
import { suspendInvestor } from "@tenora/database/review-investor";
import { DomainError } from "@tenora/domain/failure";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/suspend-investor-door";

const input = z.object({ suspend: z.boolean(), reason: z.string().trim().min(1).max(2_000) });

/** POST: an admin suspends an approved investor, or reinstates him. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const act = await readJson(request, input);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("INVESTOR_NOT_FOUND");
    await asAdmin(context.get(servicesContext).adminDatabase, token, (tx) =>
      suspendInvestor(tx, { investorId: params.id, ...act }),
    );
    return Response.json({ ok: true });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
