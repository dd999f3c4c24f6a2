import { findMarketHead } from "@tenora/database/market/find-market-head";
import { isByInvitation } from "@tenora/database/market/listing/audience";
import { findListing } from "@tenora/database/market/listing/find-listing";
import { findEligibility } from "@tenora/database/market/wallet/find-eligibility";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { DomainError } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { RouteCall } from "~/http/json-route.server";

/**
 * The receivable of the path as the market has it, for a wallet that the gate for approved investors
 * admits now. Whether we approved its owner, the database says.
 * @throws DomainError INVESTOR_NOT_ELIGIBLE; DOCUMENT_NOT_FOUND for a receivable that isn't there, or
 * by invitation
 */
export async function admittedInvestor(
  { params: { id = "" }, services }: Pick<RouteCall, "params" | "services">,
  wallet: WalletAddress,
) {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new DomainError("DOCUMENT_NOT_FOUND");
  const { listing, isAdmitted } = await asMarketReader(services.marketDatabase, async (tx) => {
    const now = (await findMarketHead(tx))?.time ?? 0;
    const eligibility = await findEligibility(tx, wallet);
    const found = await findListing(tx, BigInt(id), BigInt(now));
    return { listing: found, isAdmitted: (eligibility?.expiresAt ?? -1) >= now };
  });
  if (!isAdmitted) throw new DomainError("INVESTOR_NOT_ELIGIBLE");
  if (listing === null || isByInvitation(listing)) throw new DomainError("DOCUMENT_NOT_FOUND");
  return { listing: listing.id, fingerprint: listing.fingerprint };
}
