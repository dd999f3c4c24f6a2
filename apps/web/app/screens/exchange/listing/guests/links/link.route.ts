import { readLinkBuyers } from "@tenora/chain/gate/read-link-buyers";
import { readLinkUse } from "@tenora/chain/gate/read-passes";
import { findShareLink } from "@tenora/database/invitation/share-links";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { passStatus } from "@tenora/domain/receivable/status/pass-status";
import { jsonRoute, pathWallet } from "~/http/json-route.server";
import { type RouteHandle, statusLookupLimit } from "~/http/route-handle";
import type { LinkResponse } from "../responses.ts";
import { fromChain, isSameAddress, pathListing, saleContracts } from "../sale.server.ts";

type Hex = `0x${string}`;

export const handle: RouteHandle = { rateLimits: { GET: statusLookupLimit } };

/**
 * GET: what the seller signed for the link of one exact key. Without the private key, which is in the
 * fragment of the link's address and reaches no server, it allows no purchase. With `?wallet=`, also how much
 * of it that wallet has used, which the chain tells everybody.
 */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call): Promise<LinkResponse> => {
  const { services } = call;
  const listing = pathListing(call);
  const key = pathWallet(call);
  const link = await asVisitor(services.publicDatabase, (tx) => findShareLink(tx, listing, key));
  if (link === null) throw new DomainError("SHARE_LINK_NOT_FOUND");
  const { seller, digest, ...signed } = link;
  const { rpcUrls } = services.settings;
  const contracts = saleContracts(services);
  const { sale, uses } = await fromChain(
    readLinkUse(rpcUrls, contracts, { listing, seller }, [digest]),
  );
  const buyer = parseWalletAddress(new URL(call.request.url).searchParams.get("wallet") ?? "");
  const bought =
    buyer && (await fromChain(readLinkBuyers(rpcUrls, contracts, [digest], [buyer as Hex])));
  const [use] = uses;
  if (use === undefined || !isSameAddress(sale.listing.seller, seller))
    throw new DomainError("SHARE_LINK_NOT_FOUND");
  const status = passStatus({ ...signed, cap: signed.totalCap, ...use }, sale);
  return { ...signed, used: use.used, byWallet: bought?.[0]?.[0]?.units ?? 0, status };
});
