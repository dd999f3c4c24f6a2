import {
  findOwnGuestAddress,
  forgetGuestAddress,
  keepGuestAddress,
} from "@tenora/database/mail/guest-address";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { emailSchema } from "@tenora/domain/text/email-address";
import * as z from "zod";
import { byMethod, jsonRoute, type RouteCall } from "~/http/json-route.server";
import { memberLoader } from "~/http/member-action.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import { ownRecordsLimit, type RouteHandle, walletFormLimit } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import type { GuestAddressResponse } from "./use-guest-address.ts";

const limit = walletFormLimit("guest's email address");

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit, PUT: limit } };

/** GET: the address that the owner of the proven wallet gave to be told at, without being registered. */
export const loader = memberLoader(
  (tx) => findOwnGuestAddress(tx),
  (wallet, found): GuestAddressResponse => ({ wallet, address: found ?? null }),
  "DATABASE_UNAVAILABLE",
);

/** "" takes the address away. */
const input = z.strictObject({
  email: z.union([z.literal(""), emailSchema("Invalid email address")]),
});

/**
 * PUT: keeps another one, which its owner has to confirm before anything else is sent to it. For wallets that
 * asked to join a sale, and for those that hold a note, as buyers by a link do.
 */
export const action = byMethod({
  PUT: jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
    const { token, wallet } = await requireSession(call, limit);
    const { email: given } = await readJson(call.request, input);
    const keep = (holds: boolean) =>
      asMember(call.services.publicDatabase, token, (tx) => keepGuestAddress(tx, given, holds));
    if (given === "")
      await asMember(call.services.publicDatabase, token, (tx) => forgetGuestAddress(tx));
    else if ((await keep(false)) === "stranger") {
      if (!(await holdsNote(call, wallet))) throw new DomainError("NOTHING_TO_TELL");
      await keep(true);
    }
  }),
});

/** Whether a wallet holds a note of any receivable. @throws DomainError MARKET_UNAVAILABLE */
async function holdsNote({ context }: RouteCall, wallet: string): Promise<boolean> {
  const found = await readMarket(context, (tx, head) =>
    listWalletNotes(tx, { wallet, audience: "concerned", limit: 1 }, BigInt(head.time)),
  );
  if (found === null) throw new DomainError("MARKET_UNAVAILABLE");
  return found.notes.length > 0;
}
