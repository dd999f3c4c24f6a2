import type { Hash } from "viem";
import type { OfferedReceivable } from "./offer-receivable.ts";

/** What the operator did from the portal; in seconds since 1970. */
interface PastOperation {
  readonly kind: "mark-default" | "raise-dispute";
  readonly at: number;
  readonly transaction: Hash;
}

/** A receivable while its history is made: its notes, by their number from 1. */
export interface LivingReceivable extends OfferedReceivable {
  readonly notes: { owner: number; readonly units: number }[];
  readonly operations: PastOperation[];
}

export const noteId = (listing: bigint, number: number): bigint =>
  (listing << 24n) | BigInt(number);

/** The first notes, or all. */
export function firstNotes({ listing, notes }: LivingReceivable, first = notes.length) {
  const owned = notes.map(({ owner }, index) => ({ id: noteId(listing, index + 1), owner }));
  return owned.slice(0, first);
}
