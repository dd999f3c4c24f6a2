import { investorExists } from "@tenora/database/investor/investor-exists";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/investor-status.route";

/** GET: whether one exact address is registered as investor. Anybody may ask; nothing else is told. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const wallet = parseWalletAddress(params.address);
    if (wallet === null) throw new DomainError("INVALID_INPUT");
    const { publicDatabase } = context.get(servicesContext);
    const registered = await asVisitor(publicDatabase, (tx) => investorExists(tx, wallet));
    return Response.json({ registered }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "INVESTOR_LOOKUP_FAILED");
  }
}
