import { lookUpBusinessStanding } from "@tenora/database/find-business-standing";
import { DomainError } from "@tenora/domain/failure";
import { parseWalletAddress } from "@tenora/domain/wallet-address";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import type { Route } from "./+types/standing-door";

/** GET: status and tier behind one exact address, or null. Anybody may ask; nothing else is told. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const wallet = parseWalletAddress(params.address);
    if (wallet === null) throw new DomainError("INVALID_INPUT");
    const { publicDatabase } = context.get(servicesContext);
    const business = await lookUpBusinessStanding(publicDatabase, wallet);
    return Response.json({ business }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return answerFailure(error, context, "BUSINESS_LOOKUP_FAILED");
  }
}
