import { findEligibility } from "@tenora/database/market/find-eligibility";
import { findListing } from "@tenora/database/market/find-listing";
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { DomainError } from "@tenora/domain/domain-error";
import type { RouteCall } from "~/http/json-route.server";
import type { RateLimit } from "~/http/route-handle";

/**
 * The session of a wallet that the gate for approved investors admits now, and the receivable of the
 * path as the market has it. Whether we approved its owner, the database says. Counted by `limit`.
 * @throws DomainError SESSION_MISSING, INVESTOR_NOT_ELIGIBLE; DOCUMENT_NOT_FOUND for a receivable that
 * isn't there, or by invitation
 */
export async function admittedInvestor(
  { request, params, services }: RouteCall,
  limit?: RateLimit,
) {
  const session = await services.walletSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  if (limit !== undefined) await services.limits.consume(limit, session.wallet, request);
  const { id = "" } = params;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new DomainError("DOCUMENT_NOT_FOUND");
  const found = await asMarketReader(services.marketDatabase, async (tx) => {
    const now = (await findMarketHead(tx))?.time ?? 0;
    const eligibility = await findEligibility(tx, session.wallet);
    const listing = await findListing(tx, BigInt(id), BigInt(now));
    return { listing, isAdmitted: (eligibility?.expiresAt ?? -1) >= now };
  });
  if (!found.isAdmitted) throw new DomainError("INVESTOR_NOT_ELIGIBLE");
  const { listing } = found;
  if (listing === null || listing.gate.type === "invite")
    throw new DomainError("DOCUMENT_NOT_FOUND");
  return { session, receivable: { listing: listing.id, fingerprint: listing.fingerprint } };
}
