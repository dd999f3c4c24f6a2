import * as z from "zod";
import { adminSessionAction } from "~/http/admin-action.server";
import { exchangeTime } from "~/market/exchange-time.server.ts";
import { eligibilityLifetimeS, requireAttestor } from "./require-attestor.server.ts";

/** What an eligibility says beside the wallet, in seconds since 1970 by the clock of the exchange. */
export interface EligibilityContext {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const input = z.strictObject({ attestor: z.string().max(42) });

/** POST: what signatures for investors say now, for a wallet that may sign them. Changes nothing. */
export const action = adminSessionAction(input, async (call): Promise<EligibilityContext> => {
  await requireAttestor(call.services, call.input.attestor);
  const issuedAt = Math.floor((await exchangeTime(call.services)).getTime() / 1000);
  return { issuedAt, expiresAt: issuedAt + eligibilityLifetimeS };
});
