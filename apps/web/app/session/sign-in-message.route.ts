import { walletAddressSchema } from "@tenora/domain/ethereum/wallet-address";
import * as z from "zod";
import { publicAction } from "~/http/json-route.server";
import { minute, type RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = {
  rateLimits: {
    POST: { name: "sign-in message", perAddress: { most: 60, seconds: 10 * minute } },
  },
};

const input = z.object({ address: walletAddressSchema });

/** POST: anybody may ask for the message to sign; it proves nothing until it is signed. */
export const action = publicAction(input, async ({ services, input: { address } }) => ({
  message: await services.walletSessions.createSignInMessage(address),
}));
