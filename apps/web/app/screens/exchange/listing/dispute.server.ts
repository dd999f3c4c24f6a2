import { listListingEvents } from "@tenora/database/market/list-listing-events";
import type { Listing } from "@tenora/database/market/listing-record";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { DisputeWords } from "./listing-page.ts";

/** What of a flag's event is read: who set or took it back, and when. */
interface DisputeEvent {
  readonly time: number;
  readonly arguments: Readonly<Record<string, unknown>>;
}

type Disputed = Pick<Listing, "id" | "disputed" | "debtor">;

/** Further back nobody looks for the day on which a dispute began. */
const mostEvents = 50;

/** The newest changes of a listing's dispute flags, newest first; of one that isn't disputed none are read. */
export async function readDisputeEvents(
  tx: Transaction<"market">,
  { id, disputed }: Disputed,
): Promise<readonly DisputeEvent[]> {
  if (!disputed.byDebtor && !disputed.byAttestor) return [];
  const query = { listing: id, types: ["dispute-flagged"], newestFirst: true, limit: mostEvents };
  return (await listListingEvents(tx, query)).events;
}

/** Who disputes a receivable and since when; null while nobody does. */
export function disputeWords(
  { disputed, debtor }: Disputed,
  events: readonly DisputeEvent[],
): DisputeWords | null {
  const parties = [
    ...(disputed.byDebtor ? [["the customer", true] as const] : []),
    ...(disputed.byAttestor ? [["our reviewer", false] as const] : []),
  ];
  if (parties.length === 0) return null;
  const raised = parties.map(([who, isDebtors]) => {
    const since = disputedSince(events, debtor, isDebtors);
    const day = since === null ? "" : ` on ${formatShortDate(new Date(since * 1_000))}`;
    return `${who} raised a dispute${day}`;
  });
  const words = raised.join(", and ");
  return {
    title: `Disputed by ${parties.map(([who]) => who).join(" and ")}`,
    words: `${words.charAt(0).toUpperCase()}${words.slice(1)}. Dates and amounts don't change, but holders may be paid later or receive less. See its history below.`,
  };
}

/**
 * When a party's dispute began: evidence that was added to it later doesn't count. Whoever isn't the debtor is
 * an attestor, and what an attestor ends is over for both.
 */
function disputedSince(
  events: readonly DisputeEvent[],
  debtor: string | null,
  isDebtors: boolean,
): number | null {
  const isRaised = ({ arguments: { disputed } }: DisputeEvent) => disputed === true;
  const own = events.filter((event) => {
    const isByDebtor = String(event.arguments.by).toLowerCase() === debtor?.toLowerCase();
    return isByDebtor === isDebtors || (isDebtors && !isRaised(event));
  });
  const ended = own.findIndex((event) => !isRaised(event));
  return own.slice(0, ended === -1 ? undefined : ended).at(-1)?.time ?? null;
}
