import { reviewInvestor } from "@tenora/database/investor/review-investor";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/review-investor.route";

const input = z.object({
  status: z.enum(["approved", "rejected"]),
  reason: z.string().trim().min(1).max(2_000).optional(),
});

/** POST: an admin decides on an investor. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const review = await readJson(request, input);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("INVESTOR_NOT_FOUND");
    await asAdmin(context.get(servicesContext).adminDatabase, token, (tx) =>
      reviewInvestor(tx, { investorId: params.id, ...review }),
    );
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
