import * as z from "zod";
import { publicAction } from "~/http/json-route.server";
import { hour, minute, type RateLimit, type RouteHandle } from "~/http/route-handle";

const limit: RateLimit = {
  name: "wallet sign-in",
  perAddress: { most: 60, seconds: 10 * minute },
  // Counted once the signature is proven: a client that only names a wallet uses up nothing of it.
  perAccount: { most: 30, seconds: hour },
};
export const handle: RouteHandle = { rateLimits: { POST: limit } };

const input = z.object({ message: z.string().max(4_000), signature: z.string().max(8_000) });

/** POST: a signed message of ours becomes the session of the wallet that signed it. */
export const action = publicAction(
  input,
  async ({ services, request, input: proof }) => {
    const headers = await services.walletSessions.signIn(request, proof, limit);
    return new Response(null, { status: 204, headers });
  },
  "WALLET_PROOF_REFUSED",
);
