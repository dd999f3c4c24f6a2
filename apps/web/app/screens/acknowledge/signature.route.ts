import type { Acknowledgement } from "@tenora/chain/exchange/exchange-types";
import { isMessageSigned } from "@tenora/chain/funding-request/verify-message";
import { confirmWithWallet } from "@tenora/database/acknowledgement/wallet-confirmation";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { byMethod, jsonRoute, publicAction } from "~/http/json-route.server";
import { acknowledgementLimit, type RouteHandle } from "~/http/route-handle";
import { prepareConfirmation } from "./prepare-confirmation.server.ts";

export const handle: RouteHandle = {
  rateLimits: { GET: acknowledgementLimit, POST: acknowledgementLimit },
};

/** What the customer's wallet signs: small integers and hex, as the exchange takes it. */
export type ConfirmationQuestion = Acknowledgement;

/** GET: what the wallet would sign. Changes nothing. */
export const loader = jsonRoute(
  "DATABASE_UNAVAILABLE",
  async ({ params, services }): Promise<ConfirmationQuestion> =>
    (await prepareConfirmation(services, params.token ?? "")).acknowledgement,
);

const input = z.strictObject({
  /** The digest of what was shown: another one means that it has changed since. */
  digest: z.string().regex(/^0x[0-9a-f]{64}$/),
  // A contract wallet's signature may be long.
  signature: z
    .string()
    .regex(/^0x(?:[0-9a-fA-F]{2}){1,4096}$/)
    .transform((text) => text.toLowerCase() as `0x${string}`),
});

/** POST: confirms with the signature of the wallet that the request names, once. */
const confirm = publicAction(input, async ({ params, services, input: { digest, signature } }) => {
  const token = params.token ?? "";
  const { acknowledgement, message } = await prepareConfirmation(services, token);
  if (message.digest !== digest) throw new DomainError("CONFIRMATION_OUTDATED");
  if (!(await isMessageSigned(services.settings.rpcUrls, message, signature)))
    throw new DomainError("CONFIRMATION_SIGNATURE_INVALID");
  const state = await asVisitor(services.publicDatabase, (tx) =>
    confirmWithWallet(tx, token, { message: { ...acknowledgement }, signature }),
  );
  // Answered without the wallet, or changed, in between.
  if (state !== "confirmed") throw new DomainError("LINK_EXPIRED");
});

export const action = byMethod({ POST: confirm });
