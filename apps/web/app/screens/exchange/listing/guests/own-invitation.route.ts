import { readInvitationUse } from "@tenora/chain/gate/read-passes";
import { findOwnJoinRequest } from "@tenora/database/invitation/join-requests";
import { listReceivedInvitations } from "@tenora/database/invitation/manage-invitations";
import { asMember } from "@tenora/database/transaction/as-member";
import { passStatus } from "@tenora/domain/receivable/status/pass-status";
import { jsonRoute } from "~/http/json-route.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import type { OwnInvitationResponse, ReceivedInvitationView } from "./responses.ts";
import { fromChain, isSameAddress, pathListing, saleContracts } from "./sale.server.ts";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the invitation of the wallet that this browser has proven: one that can be used, else the newest. */
export const loader = jsonRoute(
  "DATABASE_UNAVAILABLE",
  async (call): Promise<OwnInvitationResponse> => {
    const { services } = call;
    const listing = pathListing(call);
    const session = await services.walletSessions.read(call.request);
    if (session === null) return { wallet: null, invitation: null, hasAsked: false };
    const { wallet, token } = session;
    const { received, askedAt } = await asMember(services.publicDatabase, token, async (tx) => ({
      received: await listReceivedInvitations(tx, listing),
      askedAt: await findOwnJoinRequest(tx, listing),
    }));
    const hasAsked = askedAt !== null;
    const seller = received[0]?.seller;
    if (seller === undefined) return { wallet, invitation: null, hasAsked };
    const { sale, uses } = await fromChain(
      readInvitationUse(
        services.settings.rpcUrls,
        saleContracts(services),
        { listing, seller },
        received.map(({ digest }) => ({ wallet, digest })),
      ),
    );
    const invitations = received.flatMap((invitation, at): ReceivedInvitationView[] => {
      const use = uses[at];
      if (use === undefined || !isSameAddress(invitation.seller, sale.listing.seller)) return [];
      const { cap, counter, deadline, signature } = invitation;
      const status = passStatus({ ...invitation, ...use }, sale);
      return [{ cap, counter, deadline, signature, used: use.used, status }];
    });
    const usable = invitations.find(({ status }) => status === "valid");
    return { wallet, invitation: usable ?? invitations[0] ?? null, hasAsked };
  },
);
