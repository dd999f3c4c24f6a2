import { walletAddressSchema } from "@tenora/domain/ethereum/wallet-address";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-in-message.route";

const input = z.object({ address: walletAddressSchema });

/** POST: anybody may ask for the message to sign; it proves nothing until it is signed. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { address } = await readJson(request, input);
    const message = await context.get(servicesContext).walletSessions.createSignInMessage(address);
    return Response.json({ message }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
