import type { EarlierConfirmation } from "@tenora/database/acknowledgement/earlier-confirmations";
import { findListings } from "@tenora/database/market/listing/find-listings";
import { formatReadAmount } from "@tenora/domain/money/read-amount";
import { type ReceivableStage, stageOf } from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { formatCalendarDate, formatShortDate } from "@tenora/domain/text/format-date";
import { readIndexed } from "~/market/read-market.server";
import type { Services } from "~/services.server";

/** What a customer confirmed to the same seller before, in words. */
export interface EarlierWords {
  readonly number: string;
  readonly amount: string;
  readonly due: string;
  readonly confirmed: string;
  /** Null while the exchange can't be read. */
  readonly status: string | null;
  /** It may be the same invoice or order. */
  readonly isAlike: boolean;
}

/** Whether its customer still has to pay it. */
const paymentWords: Readonly<Record<ReceivableStage, string>> = {
  sale: "not financed yet",
  off: "not financed",
  running: "not paid yet",
  grace: "not paid yet",
  late: "not paid yet",
  default: "not paid yet",
  settled: "paid",
};

/** With how each stands on the exchange by now. */
export async function earlierWords(
  services: Pick<Services, "marketDatabase" | "log">,
  confirmations: readonly EarlierConfirmation[],
): Promise<EarlierWords[]> {
  const ids = confirmations.flatMap(({ listing }) => listing ?? []);
  const listings =
    ids.length === 0
      ? new Map()
      : await readIndexed(services, (tx, { time }) => findListings(tx, ids, BigInt(time)));
  return confirmations.map(({ listing, ...its }) => {
    const status = listing === null ? "none" : listings?.get(listing)?.status;
    return {
      number: its.number,
      amount: formatReadAmount(its.amount),
      due: formatCalendarDate(its.dueDate),
      confirmed: formatShortDate(its.confirmedAt),
      status: status === undefined ? null : paymentWords[stageOf(status as ReceivableStatus)],
      isAlike: its.isAlike,
    };
  });
}
