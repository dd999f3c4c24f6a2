import { timesOf } from "../calendar/timeline.ts";
import { receivables } from "../receivables/receivables.ts";
import type { HistoryDispute } from "../storage/store-collection.ts";
import { atTime, uuidOf } from "./row-columns.ts";

/** The evidence behind the disputes on the chain; `end` in seconds since 1970. */
export function disputeRows(end: number): readonly HistoryDispute[] {
  const timeOf = timesOf(end);
  return receivables.flatMap(({ number, events }) =>
    events.flatMap((event) =>
      event.do === "dispute"
        ? [
            {
              id: uuidOf(`dispute ${number}`),
              requestId: uuidOf(`request ${number}`),
              document: event.evidence,
              // The portal keeps it before the wallet is asked.
              recordedAt: atTime(timeOf(event) - 120),
            },
          ]
        : [],
    ),
  );
}
