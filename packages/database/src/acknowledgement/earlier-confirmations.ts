import { type ReadAmount, readAmountIn } from "@tenora/domain/money/read-amount";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { acknowledgementHash } from "./acknowledgement-token.ts";

/** Another invoice or order of the same business that the customer of a link confirmed, and that still stands. */
export interface EarlierConfirmation {
  readonly number: string;
  readonly amount: ReadAmount;
  /** YYYY-MM-DD */
  readonly dueDate: string;
  readonly confirmedAt: Date;
  /** Null while it isn't listed. */
  readonly listing: bigint | null;
  /** It has the number of what the link asks, as numbers are compared, or its amount and due date. */
  readonly isAlike: boolean;
}

interface Row extends Omit<EarlierConfirmation, "listing" | "amount"> {
  readonly listing: string | null;
  readonly faceValue: string;
  readonly currency: string;
}

/**
 * What the customer of a link confirmed to the same business before, by the same mailbox or with the same wallet:
 * what is alike first, then the newest; at most ten. Nothing once the link tells nothing any more.
 */
export async function findEarlierConfirmations(
  tx: Transaction<"visitor">,
  token: string,
): Promise<EarlierConfirmation[]> {
  const { rows } = await sql<Row>`
    select number, face_value as "faceValue", currency, due_date as "dueDate",
      answered_at as "confirmedAt", listing_id as listing, is_alike as "isAlike"
    from app.earlier_confirmations(${acknowledgementHash(token)})`.execute(tx);
  return rows.map(({ listing, faceValue, currency, ...row }) => ({
    ...row,
    amount: readAmountIn(currency, faceValue),
    listing: listing === null ? null : BigInt(listing),
  }));
}
