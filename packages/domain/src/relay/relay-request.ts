import * as z from "zod/mini";
import { mostRelayedNotes } from "./most-relayed-notes.ts";

type Hex = `0x${string}`;

const hex = (pattern: RegExp) =>
  z.custom<Hex>((value) => typeof value === "string" && pattern.test(value));
const address = hex(/^0x[0-9a-fA-F]{40}$/);
const hash = hex(/^0x[0-9a-fA-F]{64}$/);
const amount = z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/));
const signed = {
  payer: address,
  /** Until when the signature holds, seconds since 1970. */
  deadline: amount,
  salt: hash,
  /** An ordinary account's: tokens take no other. */
  signature: hex(/^0x(?:[0-9a-fA-F]{128}|[0-9a-fA-F]{130})$/),
};

/**
 * A call that the relayer may send: the fields that a wallet signed, or the notes whose owner is paid, and
 * nothing else. Amounts are decimal strings of base units, so that requests can be stored as JSON.
 */
export const relayRequestSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("buy"),
    parameters: z.strictObject({
      ...signed,
      listing: amount,
      units: z.int().check(z.positive(), z.lte(0xffff_ffff)),
      token: address,
      /** Digest of the receivable's terms. */
      terms: hash,
      /** Those of the receivable that the buyer accepted. */
      flags: z.int().check(z.nonnegative(), z.lte(0xff)),
      /** Exactly the cost: it is what was signed. */
      maxCost: amount,
      gateData: hex(/^0x(?:[0-9a-fA-F]{2}){0,4096}$/),
    }),
  }),
  z.strictObject({
    action: z.literal("settle"),
    parameters: z.strictObject({
      ...signed,
      listing: amount,
      terms: hash,
      amount,
      holdersOnly: z.boolean(),
    }),
  }),
  z.strictObject({
    action: z.literal("claim"),
    parameters: z.strictObject({
      notes: z.array(amount).check(z.minLength(1), z.maxLength(mostRelayedNotes)),
    }),
  }),
  z.strictObject({
    action: z.literal("refund"),
    // The note's owner, whom alone the exchange pays when another account sends it. In lower case,
    // so that no spelling is a wrong checksum.
    parameters: z.strictObject({ note: amount, owner: hex(/^0x[0-9a-f]{40}$/) }),
  }),
]);

export type RelayRequest = z.output<typeof relayRequestSchema>;
