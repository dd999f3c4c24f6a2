import { isMessageSigned } from "@tenora/chain/funding-request/verify-message";
import { findMarketSubject } from "@tenora/database/funding-request/find-market-subject";
import { findRequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import {
  attestFundingRequest,
  lockBusinessOfRequest,
  storeRequestRisk,
} from "@tenora/database/funding-request/review/review-funding-request";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import * as z from "zod";
import { adminSessionAction, adminToken } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";
import { assessRequest } from "./assess-request.server.ts";
import { freshBlock } from "./fresh-block.server.ts";
import { prepareAttestation } from "./prepare-attestation.server.ts";
import { readExchange } from "./read-exchange.server.ts";

/** How far the signature's time may lie from now, in ms. */
const toleranceMs = 15 * 60_000;

const input = z.strictObject({
  version: z.int().positive(),
  attestor: z.string().max(42),
  signedAt: z.int().positive(),
  // A contract wallet's signature may be long.
  signature: z
    .string()
    .regex(/^0x(?:[0-9a-fA-F]{2}){1,4096}$/)
    .transform((text) => text.toLowerCase() as `0x${string}`),
});

/**
 * POST: stores an attestor's signature. The server builds the message itself from the stored terms,
 * the role comes from the chain, and what the business owes is read and compared with its tier's
 * limit while its row is locked, unless the index is more than 30 s behind the chain.
 */
export const action = adminSessionAction(input, async (call) => {
  const { services } = call;
  const { version, signedAt, signature } = call.input;
  const token = adminToken(call);
  const attestor = parseWalletAddress(call.input.attestor);
  if (attestor === null) throw new DomainError("INVALID_INPUT");
  const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  const attempt = { id, version, attestor, signedAt };
  const prepared = await prepareAttestation(services, token, attempt);
  const { request, now, attestation, message, deadline } = prepared;
  if (Math.abs(now.getTime() - signedAt * 1000) > toleranceMs) {
    throw new DomainError("TERMS_OUTDATED");
  }
  if (!(await isMessageSigned(services.settings.rpcUrls, message, signature))) {
    throw new DomainError("ATTESTATION_SIGNATURE_INVALID");
  }
  const sinceBlock = await freshBlock(services);
  await asAdmin(services.adminDatabase, token, async (tx) => {
    await lockBusinessOfRequest(tx, id);
    const subject = await findMarketSubject(tx, id);
    const { position, records } = await readExchange(services, subject, sinceBlock);
    if (position.owesPastGrace) throw new DomainError("BUSINESS_OWES_PAST_GRACE");
    await attestFundingRequest(tx, {
      id,
      version,
      now,
      attestation: { ...attestation },
      attestor,
      signature,
      expiresAt: new Date(deadline * 1000),
      outstanding: position.outstanding,
    });
    const { business } = await findRequestForReview(tx, id);
    const { tier } = business;
    const risk = assessRequest(request, { tier, records, now });
    // A campaign has no customer.
    const debtor = request.draft.kind === "community" ? null : (records?.debtor ?? null);
    if (risk !== null) await storeRequestRisk(tx, id, risk, debtor);
  });
});
