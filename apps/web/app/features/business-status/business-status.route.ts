import { fetchBusinessStatus } from "@tenora/database/business/find-business-status";
import { DomainError } from "@tenora/domain/domain-error";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/business-status.route";

/** GET: status and tier behind one exact address, or null. Anybody may ask; nothing else is told. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const wallet = parseWalletAddress(params.address);
    if (wallet === null) throw new DomainError("INVALID_INPUT");
    const { publicDatabase } = context.get(servicesContext);
    const business = await fetchBusinessStatus(publicDatabase, wallet);
    return Response.json({ business }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "BUSINESS_LOOKUP_FAILED");
  }
}
