import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-in.route";

const input = z.object({ message: z.string().max(4_000), signature: z.string().max(8_000) });

/** POST: whoever signed an invitation of ours gets the session of that wallet. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const proof = await readJson(request, input);
    const headers = await context.get(servicesContext).walletSessions.signIn(request, proof);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    return errorResponse(error, context, "WALLET_PROOF_REFUSED");
  }
}
