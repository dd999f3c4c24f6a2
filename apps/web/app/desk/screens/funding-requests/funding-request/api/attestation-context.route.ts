import type { SignedByOthers } from "@tenora/chain/typed-data/attestation-message";
import { DomainError } from "@tenora/domain/domain-error";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import * as z from "zod";
import { adminSessionAction, adminToken } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";
import { exchangeTime } from "~/market/exchange-time.server.ts";
import { prepareAttestation } from "./prepare-attestation.server.ts";

/** What an attestation says beside the terms. */
export interface AttestationContext {
  /** Seconds since 1970, by the clock of the exchange. */
  readonly signedAt: number;
  /** Last second to list. */
  readonly deadline: number;
  readonly counter: number;
  readonly level: number;
  /** What the customer's wallet signed; null without it. */
  readonly debtor: SignedByOthers["debtor"] | null;
}

const input = z.strictObject({ version: z.int().positive(), attestor: z.string().max(42) });

/** POST: what only the server and the chain know of an attestation. Changes nothing. */
export const action = adminSessionAction(input, async (call): Promise<AttestationContext> => {
  const { services } = call;
  const attestor = parseWalletAddress(call.input.attestor);
  if (attestor === null) throw new DomainError("INVALID_INPUT");
  const signedAt = Math.floor((await exchangeTime(services)).getTime() / 1000);
  const prepared = await prepareAttestation(services, adminToken(call), {
    id: pathId(call, "FUNDING_REQUEST_NOT_FOUND"),
    version: call.input.version,
    attestor,
    signedAt,
  });
  const { deadline, counter, attestation, debtor } = prepared;
  return { signedAt, deadline, counter, level: attestation.level, debtor };
});
