// What happens to a listing. Each function simulates first and rejects with ExchangeRevertError.
import {
  type Address,
  type Hex,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
} from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import type { Sender, Submitted } from "../transaction/simulate-and-send.ts";
import { callExchange } from "./call-exchange.ts";
import type { Offer, PermitSignature, Settlement, SignedPayment } from "./exchange-types.ts";

/** Any account: lists an attested offer; resolves with the id of the listing. */
export function listReceivable(
  sender: Sender,
  exchange: Address,
  { terms, attestation, acknowledgement, signatures }: Offer,
) {
  return callExchange(sender, exchange, "list", [terms, attestation, acknowledgement, signatures]);
}

/** Seller or attestor: ends an offer. Any account: one that failed, or that wasn't released by its due date. */
export function cancelListing(sender: Sender, exchange: Address, listing: bigint) {
  return callExchange(sender, exchange, "cancel", [listing]);
}

/** Seller: ends the sale once the minimum is reached; nothing more can be bought. */
export function endSale(sender: Sender, exchange: Address, listing: bigint) {
  return callExchange(sender, exchange, "endSale", [listing]);
}

/** Attestor: burns a fingerprint that is not on offer, for ever; `evidence` is the hash of its documents. */
export function burnFingerprint(
  sender: Sender,
  exchange: Address,
  { fingerprint, evidence }: { fingerprint: Hex; evidence: Hex },
) {
  return callExchange(sender, exchange, "burn", [fingerprint, evidence]);
}

/** Any account: pays the proceeds to the seller once the minimum is reached. */
export function releaseProceeds(sender: Sender, exchange: Address, listing: bigint) {
  return callExchange(sender, exchange, "release", [listing]);
}

/** Debtor or attestor: flags a dispute or ends it; `evidence` is the hash of its documents. */
export function flagDispute(
  sender: Sender,
  exchange: Address,
  { listing, disputed, evidence }: { listing: bigint; disputed: boolean; evidence: Hex },
) {
  return callExchange(sender, exchange, "flagDispute", [listing, disputed, evidence]);
}

/** Any account: records a default once the clock allows it. */
export function markDefault(sender: Sender, exchange: Address, listing: bigint) {
  return callExchange(sender, exchange, "markDefault", [listing]);
}

/**
 * Any account: pays in, never more than is due; resolves with the base units taken. Needs an
 * allowance of that much, or a permit.
 */
export async function settleReceivable(
  sender: Sender,
  exchange: Address,
  settlement: Settlement,
  { permit }: { permit?: PermitSignature } = {},
): Promise<Submitted<bigint>> {
  const submitted = permit
    ? await callExchange(sender, exchange, "settleWithPermit", [settlement, permit])
    : await callExchange(sender, exchange, "settle", [settlement]);
  return { ...submitted, returned: takenBy(exchange) };
}

/** Any account: pays in for `payer`, who signed an EIP-3009 authorization; the surplus returns to them. */
export async function settleForPayer(
  sender: Sender,
  exchange: Address,
  settlement: Settlement,
  { payer, authorization }: SignedPayment,
): Promise<Submitted<bigint>> {
  const args = [settlement, payer, authorization] as const;
  const submitted = await callExchange(sender, exchange, "settleWithAuthorization", args);
  return { ...submitted, returned: takenBy(exchange) };
}

/** A late fee grows by the second, so that a payment is mined at another price than it was simulated at. */
const takenBy =
  (exchange: Address) =>
  ({ logs }: TransactionReceipt): bigint =>
    parseEventLogs({ abi: receivableExchangeAbi, eventName: "Settled", logs })
      .filter(({ address }) => isAddressEqual(address, exchange))
      .reduce((sum, { args }) => sum + args.amount, 0n);
