import {
  type InvestorDocument,
  listInvestorDocuments,
} from "@tenora/database/disclosure/investor-documents";
import { asMember } from "@tenora/database/transaction/as-member";
import { jsonRoute } from "~/http/json-route.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { admittedInvestor } from "./admitted-investor.server.ts";

export interface InvestorDocumentsResponse {
  /** In lower case: the wallet that this browser has proven. */
  readonly wallet: string;
  readonly documents: readonly InvestorDocument[];
}

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the files of a receivable that its seller shows to investors; for approved ones alone. */
export const loader = jsonRoute(
  "MARKET_UNAVAILABLE",
  async (call): Promise<InvestorDocumentsResponse> => {
    const { session, receivable } = await admittedInvestor(call);
    const documents = await asMember(call.services.publicDatabase, session.token, (tx) =>
      listInvestorDocuments(tx, receivable),
    );
    return { wallet: session.wallet, documents };
  },
);
