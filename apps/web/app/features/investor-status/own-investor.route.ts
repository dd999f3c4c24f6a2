import {
  findOwnInvestorStatus,
  type OwnInvestorStatus,
} from "@tenora/database/investor/find-own-investor-status";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/own-investor.route";

export interface OwnStandingAnswer {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  readonly standing: OwnInvestorStatus | null;
}

/** GET: how the registration of the wallet this browser has proven stands; nothing without a proof. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { walletSessions, publicDatabase } = context.get(servicesContext);
  try {
    const session = await walletSessions.read(request);
    if (session === null) return answer({ wallet: null, standing: null });
    const standing = await asMember(publicDatabase, session.token, (tx) =>
      findOwnInvestorStatus(tx),
    );
    return answer({ wallet: session.wallet, standing });
  } catch (error) {
    // The session ended between the two readings.
    if (error instanceof DomainError && error.code === "SESSION_MISSING") {
      return answer({ wallet: null, standing: null });
    }
    return errorResponse(error, context, "INVESTOR_LOOKUP_FAILED");
  }
}

const answer = (body: OwnStandingAnswer) =>
  Response.json(body, { headers: { "cache-control": "no-store" } });
