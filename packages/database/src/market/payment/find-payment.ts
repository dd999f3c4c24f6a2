import type { Transaction } from "../../transaction/transaction.ts";
import { type MarketEvent, toMarketEvent } from "../event/event-record.ts";
import { type EventPosition, market } from "../market-tables.ts";

/** A payment, and all that had been paid on its listing with it, in base units. */
export interface PaymentRecord {
  readonly payment: MarketEvent;
  readonly paidSoFar: bigint;
}

/** The payment on a listing at a position of the chain; null without one. */
export async function findPayment(
  tx: Transaction<"market">,
  { listing, block, logIndex }: EventPosition & { readonly listing: bigint },
): Promise<PaymentRecord | null> {
  const row = await market(tx)
    .selectFrom("events")
    .selectAll()
    .where("block", "=", block.toString())
    .where("log_index", "=", logIndex)
    .where("listing", "=", listing.toString())
    .where("type", "=", "settled")
    .executeTakeFirst();
  if (row === undefined) return null;
  const sum = await market(tx)
    .selectFrom("events")
    .select((eb) => eb.fn.sum<string>("amount").as("amount"))
    .where("listing", "=", listing.toString())
    .where("type", "=", "settled")
    .where((eb) =>
      eb.or([
        eb("block", "<", block.toString()),
        eb.and([eb("block", "=", block.toString()), eb("log_index", "<=", logIndex)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { payment: toMarketEvent(row), paidSoFar: BigInt(sum.amount ?? 0) };
}
