import { asVisitor } from "@tenora/database/as-visitor";
import { investorExists } from "@tenora/database/investor-exists";
import { DomainError } from "@tenora/domain/failure";
import { parseWalletAddress } from "@tenora/domain/wallet-address";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import type { Route } from "./+types/standing-door";

/** GET: whether one exact address is registered as investor. Anybody may ask; nothing else is told. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const wallet = parseWalletAddress(params.address);
    if (wallet === null) throw new DomainError("INVALID_INPUT");
    const { publicDatabase } = context.get(servicesContext);
    const registered = await asVisitor(publicDatabase, (tx) => investorExists(tx, wallet));
    return Response.json({ registered }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return answerFailure(error, context, "INVESTOR_LOOKUP_FAILED");
  }
}
