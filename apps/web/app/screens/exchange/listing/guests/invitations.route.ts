import { isMessageSigned } from "@tenora/chain/funding-request/verify-message";
import { invitationMessage } from "@tenora/chain/gate/invitation";
import { readInvitationUse } from "@tenora/chain/gate/read-passes";
import { listJoinRequests } from "@tenora/database/invitation/join-requests";
import { addInvitation, listSentInvitations } from "@tenora/database/invitation/manage-invitations";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { walletAddressSchema } from "@tenora/domain/ethereum/wallet-address";
import { passStatus } from "@tenora/domain/receivable/status/pass-status";
import * as z from "zod";
import { jsonRoute } from "~/http/json-route.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { counterInput, invitationLimit, nameInput, signatureInput, unitsInput } from "./inputs.ts";
import type { InvitationsResponse } from "./responses.ts";
import {
  fromChain,
  isSameAddress,
  pathListing,
  requireOpenGate,
  requireSeller,
  requireWithinSale,
  saleContracts,
} from "./sale.server.ts";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit, POST: invitationLimit } };

/** GET: whom the seller invited, how far they used it, and who asks to join; for the seller alone. */
export const loader = jsonRoute(
  "DATABASE_UNAVAILABLE",
  async (call): Promise<InvitationsResponse> => {
    const { services } = call;
    const listing = pathListing(call);
    const session = await services.walletSessions.read(call.request);
    if (session === null) return { wallet: null, sale: null, invitations: [], joinRequests: [] };
    const { token, wallet } = session;
    const { sent, asking } = await asMember(services.publicDatabase, token, async (tx) => ({
      sent: await listSentInvitations(tx, listing),
      asking: await listJoinRequests(tx, listing),
    }));
    const { rpcUrls } = services.settings;
    const contracts = saleContracts(services);
    const { sale, uses } = await fromChain(
      readInvitationUse(rpcUrls, contracts, { listing, seller: wallet }, sent),
    );
    requireSeller(sale, wallet);
    const { counter, now } = sale;
    return {
      wallet,
      sale: { counter, now },
      joinRequests: asking.map(({ wallet, name }) => ({ wallet, name })),
      invitations: sent.map(({ signature: _, ...invitation }, at) => {
        const use = uses[at] ?? { used: 0, isRevoked: false };
        const { used } = use;
        return { ...invitation, used, status: passStatus({ ...invitation, ...use }, sale) };
      }),
    };
  },
);

const input = z.strictObject({
  wallet: walletAddressSchema,
  name: nameInput,
  cap: unitsInput,
  counter: counterInput,
  deadline: z.int().positive(),
  signature: signatureInput,
});

/**
 * POST: stores an invitation with the seller's signature. The seller, the gate and the counter come
 * from the chain, and the message is built here, so that nothing else can have been signed.
 */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, request } = call;
  const listing = pathListing(call);
  const { token, wallet: seller } = await requireSession(call, invitationLimit);
  const { name, signature, ...asked } = await readJson(request, input);
  const contracts = saleContracts(services);
  const { rpcUrls } = services.settings;
  const { sale } = await fromChain(readInvitationUse(rpcUrls, contracts, { listing, seller }, []));
  requireSeller(sale, seller);
  requireOpenGate(sale, contracts.gates.invite);
  requireWithinSale(sale, asked);
  if ([seller, sale.listing.payout].some((own) => isSameAddress(own, asked.wallet)))
    throw new DomainError("INVALID_INPUT");
  const message = invitationMessage(contracts, {
    listing,
    wallet: asked.wallet,
    cap: BigInt(asked.cap),
    counter: BigInt(asked.counter),
    deadline: BigInt(asked.deadline),
  });
  if (!(await isMessageSigned(rpcUrls, { ...message, signer: seller }, signature)))
    throw new DomainError("INVITATION_INVALID");
  const { digest } = message;
  await asMember(services.publicDatabase, token, (tx) =>
    addInvitation(tx, listing, { ...asked, digest, name, signature }),
  );
});
