import { readInvitationUse } from "@tenora/chain/gate/read-passes";
import { askToJoin } from "@tenora/database/invitation/join-requests";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { jsonRoute } from "~/http/json-route.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import { type RouteHandle, walletFormLimit } from "~/http/route-handle";
import { nameInput } from "./inputs.ts";
import {
  fromChain,
  isSameAddress,
  pathListing,
  requireOpenGate,
  saleContracts,
} from "./sale.server.ts";

const limit = walletFormLimit("request to join");

export const handle: RouteHandle = { rateLimits: { POST: limit } };

const input = z.strictObject({ name: nameInput });

/** POST: asks the seller, as the chain names them, to invite the proven wallet. */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, request } = call;
  const listing = pathListing(call);
  const { token, wallet } = await requireSession(call, limit);
  const { name } = await readJson(request, input);
  const contracts = saleContracts(services);
  const asked = { listing, seller: wallet };
  const { sale } = await fromChain(
    readInvitationUse(services.settings.rpcUrls, contracts, asked, []),
  );
  requireOpenGate(sale, contracts.gates.invite);
  const { seller, payout } = sale.listing;
  if ([seller, payout].some((own) => isSameAddress(own, wallet)))
    throw new DomainError("INVALID_INPUT");
  await asMember(services.publicDatabase, token, (tx) => askToJoin(tx, { listing, seller, name }));
});
