import { isMessageSigned } from "@tenora/chain/funding-request/verify-message";
import { type LinkBuyer, readLinkBuyers } from "@tenora/chain/gate/read-link-buyers";
import { readLinkUse } from "@tenora/chain/gate/read-passes";
import { linkMessage } from "@tenora/chain/gate/share-link";
import { addShareLink, listOwnLinks } from "@tenora/database/invitation/share-links";
import { listBuyers } from "@tenora/database/market/note/list-buyers";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { walletAddressSchema } from "@tenora/domain/ethereum/wallet-address";
import { passStatus } from "@tenora/domain/receivable/status/pass-status";
import * as z from "zod";
import { jsonRoute } from "~/http/json-route.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import type { Services } from "~/services.server";
import { counterInput, invitationLimit, nameInput, signatureInput, unitsInput } from "../inputs.ts";
import type { LinksResponse } from "../responses.ts";
import {
  fromChain,
  pathListing,
  requireOpenGate,
  requireSeller,
  requireWithinSale,
  saleContracts,
} from "../sale.server.ts";

type Hex = `0x${string}`;

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit, POST: invitationLimit } };

/** GET: the seller's links to a receivable and how far they are used; for the seller alone. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call): Promise<LinksResponse> => {
  const { services } = call;
  const listing = pathListing(call);
  const session = await services.walletSessions.read(call.request);
  if (session === null) return { wallet: null, sale: null, links: [] };
  const { token, wallet } = session;
  const links = await asMember(services.publicDatabase, token, (tx) => listOwnLinks(tx, listing));
  const { sale, uses } = await fromChain(
    readLinkUse(
      services.settings.rpcUrls,
      saleContracts(services),
      { listing, seller: wallet },
      links.map(({ digest }) => digest),
    ),
  );
  requireSeller(sale, wallet);
  const { counter, now } = sale;
  const used = links.filter((_, at) => (uses[at]?.used ?? 0) > 0).map(({ digest }) => digest);
  const buyers = await buyersByLink(services, listing, used);
  return {
    wallet,
    sale: { counter, now },
    links: links.map(({ signature: _, key: _key, ...link }, at) => {
      const use = uses[at] ?? { used: 0, isRevoked: false };
      const status = passStatus({ ...link, cap: link.totalCap, ...use }, sale);
      const came = use.used === 0 ? [] : (buyers?.get(link.digest) ?? null);
      return { ...link, used: use.used, status, buyers: came };
    }),
  };
});

/** The buyers who came by each of these links; null while the market or the chain can't be read. */
async function buyersByLink(services: Services, listing: bigint, links: readonly Hex[]) {
  if (links.length === 0) return new Map<Hex, LinkBuyer[]>();
  try {
    const wallets = await asMarketReader(services.marketDatabase, (tx) => listBuyers(tx, listing));
    const { rpcUrls } = services.settings;
    const found = await readLinkBuyers(rpcUrls, saleContracts(services), links, wallets);
    return new Map(links.map((link, at) => [link, found[at] ?? []]));
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    services.log.warn({ name, code }, "who came by a link could not be read");
    return null;
  }
}

const input = z
  .strictObject({
    /** The address of the link's key: the key itself stays in the seller's browser. */
    key: walletAddressSchema,
    name: nameInput,
    walletCap: unitsInput,
    totalCap: unitsInput,
    counter: counterInput,
    deadline: z.int().positive(),
    signature: signatureInput,
  })
  .refine(({ walletCap, totalCap }) => walletCap <= totalCap);

/** POST: stores a share link with the seller's signature under the message that the server builds. */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, request } = call;
  const listing = pathListing(call);
  const { token, wallet: seller } = await requireSession(call, invitationLimit);
  const { name, signature, ...asked } = await readJson(request, input);
  const contracts = saleContracts(services);
  const { rpcUrls } = services.settings;
  const { sale } = await fromChain(readLinkUse(rpcUrls, contracts, { listing, seller }, []));
  requireSeller(sale, seller);
  requireOpenGate(sale, contracts.gates.link);
  requireWithinSale(sale, { ...asked, cap: asked.totalCap });
  const message = linkMessage(contracts, {
    listing,
    key: asked.key,
    walletCap: BigInt(asked.walletCap),
    totalCap: BigInt(asked.totalCap),
    counter: BigInt(asked.counter),
    deadline: BigInt(asked.deadline),
  });
  if (!(await isMessageSigned(rpcUrls, { ...message, signer: seller }, signature)))
    throw new DomainError("INVITATION_INVALID");
  const { digest } = message;
  await asMember(services.publicDatabase, token, (tx) =>
    addShareLink(tx, listing, { ...asked, digest, name, signature }),
  );
});
