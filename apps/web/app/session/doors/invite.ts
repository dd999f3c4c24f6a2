import { walletAddressSchema } from "@tenora/domain/wallet-address";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import type { Route } from "./+types/invite";

const input = z.object({ address: walletAddressSchema });

/** POST: anybody may ask for the message to sign; it proves nothing until it is signed. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { address } = await readJson(request, input);
    const message = await context.get(servicesContext).walletSessions.invite(address);
    return Response.json({ message }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
