import { readLinkUse } from "@tenora/chain/gate/read-passes";
import { findShareLink } from "@tenora/database/invitation/share-links";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import { passStatus } from "@tenora/domain/receivable/pass-status";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import type { LinkResponse } from "./responses.ts";
import { fromChain, isSame, pathListing, saleContracts } from "./sale.server.ts";

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/**
 * GET: what the seller signed for the link of one exact key. Without the private key, which is in the
 * fragment of the link's address and reaches no server, it lets nobody buy.
 */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call): Promise<LinkResponse> => {
  const { services } = call;
  const listing = pathListing(call);
  const key = pathWallet(call);
  const link = await asVisitor(services.publicDatabase, (tx) => findShareLink(tx, listing, key));
  if (link === null) throw new DomainError("SHARE_LINK_NOT_FOUND");
  const { seller, digest, ...signed } = link;
  const { sale, uses } = await fromChain(
    readLinkUse(services.settings.rpcUrls, saleContracts(services), { listing, seller }, [digest]),
  );
  const [use] = uses;
  if (use === undefined || !isSame(sale.listing.seller, seller))
    throw new DomainError("SHARE_LINK_NOT_FOUND");
  const status = passStatus({ ...signed, cap: signed.totalCap, ...use }, sale);
  return { ...signed, used: use.used, status };
});
