import { receivables } from "@tenora/chain/history/receivables";
import type { HistoryDispute } from "@tenora/database/demonstration/store-past-disputes";
import { atTime, uuidOf } from "./history-rows.ts";

const day = 86_400;

/** The evidence behind the disputes on the chain; `end` in seconds since 1970. */
export const disputeRows = (end: number): readonly HistoryDispute[] =>
  receivables.flatMap(({ number, events }) =>
    events.flatMap((event) =>
      event.do === "dispute"
        ? [
            {
              id: uuidOf(`dispute ${number}`),
              requestId: uuidOf(`request ${number}`),
              document: event.evidence,
              // The portal keeps it before the wallet is asked.
              recordedAt: atTime(end - Math.round(event.ago * day) - 120),
            },
          ]
        : [],
    ),
  );
