import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import type { Route } from "./+types/sign-in";

const input = z.object({ message: z.string().max(4_000), signature: z.string().max(8_000) });

/** POST: whoever signed an invitation of ours gets the session of that wallet. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const proof = await readJson(request, input);
    const headers = await context.get(servicesContext).walletSessions.signIn(request, proof);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    return answerFailure(error, context, "WALLET_PROOF_REFUSED");
  }
}
