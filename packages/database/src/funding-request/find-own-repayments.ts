import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { MarketSubject } from "./find-market-subject.ts";

/** What the member's business promised to repay, as our own records say. Base units at six decimals. */
export interface OwnRepayments extends Pick<MarketSubject, "recorded"> {
  /** The sum for attested requests that can still be listed. */
  readonly open: bigint;
}

interface Row {
  readonly listing: string | null;
  readonly repayment: string;
}

/**
 * What the member's requests have listed, and what attested ones would repay: the same as is counted when one
 * is attested at `now`, the time of the exchange.
 */
export async function findOwnRepayments(
  tx: Transaction<"member">,
  now: Date,
): Promise<OwnRepayments> {
  const { rows } = await sql<Row>`
    select listing_id::text as listing, (repayment * 10 ^ (6 - token_decimals))::bigint::text as repayment
    from funding_requests
    where repayment is not null
      and (listing_id is not null or attestation_expires_at >= ${now}::timestamptz)`.execute(tx);
  return {
    recorded: rows.flatMap(({ listing, repayment }) =>
      listing === null ? [] : [{ id: BigInt(listing), repayment: BigInt(repayment) }],
    ),
    open: rows.reduce((sum, row) => sum + (row.listing === null ? BigInt(row.repayment) : 0n), 0n),
  };
}
