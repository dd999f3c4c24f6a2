import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { MarketHistoryEvent } from "../responses.ts";

type Times = Pick<Listing, "fundedAt" | "settledAt" | "defaultedAt" | "cancelledAt">;

/** What happened to a request on the exchange, in order; `lastPaidAt` in seconds since 1970. */
export function marketHistory(
  { fundedAt, settledAt, defaultedAt, cancelledAt }: Times,
  lastPaidAt: number | undefined,
): MarketHistoryEvent[] {
  const times = [
    ["funded", fundedAt],
    // The payment that settles it is told as that.
    ["paid", lastPaidAt === settledAt ? null : lastPaidAt],
    ["defaulted", defaultedAt],
    ["settled", settledAt],
    ["cancelled", cancelledAt],
  ] as const;
  return times
    .flatMap(([event, time]) => (time === null || time === undefined ? [] : [{ event, time }]))
    .toSorted((a, b) => a.time - b.time)
    .map(({ event, time }) => ({ event, at: new Date(time * 1_000).toISOString() }));
}
