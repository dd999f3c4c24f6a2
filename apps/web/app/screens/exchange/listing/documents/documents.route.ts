import {
  type InvestorDocument,
  listInvestorDocuments,
} from "@tenora/database/disclosure/investor-documents";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { jsonRoute } from "~/http/json-route.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { admittedInvestor } from "../offer/admitted-investor.server.ts";

export interface InvestorDocumentsResponse {
  /** In lower case: the wallet that this browser has proven, or null. */
  readonly wallet: string | null;
  /** Null for everyone but approved investors. */
  readonly documents: readonly InvestorDocument[] | null;
}

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/**
 * GET: the files of a receivable that its seller shows to investors; for approved ones alone. Every
 * page of a receivable asks, so those who may see none are no failure.
 */
export const loader = jsonRoute(
  "MARKET_UNAVAILABLE",
  async (call): Promise<InvestorDocumentsResponse> => {
    const { publicDatabase, walletSessions } = call.services;
    const session = await walletSessions.read(call.request);
    if (session === null) return { wallet: null, documents: null };
    const { wallet, token } = session;
    try {
      const receivable = await admittedInvestor(call, wallet);
      const documents = await asMember(publicDatabase, token, (tx) =>
        listInvestorDocuments(tx, receivable),
      );
      return { wallet, documents };
    } catch (error) {
      if (error instanceof DomainError && error.code === "INVESTOR_NOT_ELIGIBLE")
        return { wallet, documents: null };
      throw error;
    }
  },
);
