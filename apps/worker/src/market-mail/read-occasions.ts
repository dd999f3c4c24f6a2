import type { MarketMailPosition, MarketOccasion } from "@tenora/database/mail/market-mails";
import {
  listDueBetween,
  listFailedSales,
  listListingsById,
} from "@tenora/database/market/attention/list-listings-to-mail";
import type { MarketEvent } from "@tenora/database/market/event/event-record";
import { listEventsBetween } from "@tenora/database/market/event/list-events-between";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { listHolders, unitsSoldBefore } from "@tenora/database/market/note/list-holders";
import {
  findRewards,
  type MarketReward,
  rewardOf,
} from "@tenora/database/market/payment/list-rewards";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { dayOf, remindedDueDays } from "@tenora/domain/mail/reminder";
import { readRewardUri } from "@tenora/domain/reward/reward-metadata";
import { isRewardOver } from "@tenora/domain/reward/reward-state";
import { mailedEvents, occasionsOfEvent } from "./event-occasions.ts";
import { reminderOccasion } from "./reminder-occasions.ts";
import { failedSale } from "./sale-occasions.ts";

const day = 86_400;
/** Listings whose notes are read at once. */
const page = 200;

type Tx = Transaction<"market">;

/** What happened in these blocks, as the market is at `now` (seconds since 1970). */
export async function readEventOccasions(
  tx: Tx,
  blocks: { readonly from: number; readonly to: number },
  now: number,
): Promise<MarketOccasion[]> {
  const events = await listEventsBetween(tx, { ...blocks, types: mailedEvents });
  const ids = [...new Set(events.flatMap(({ listing }) => (listing === null ? [] : [listing])))];
  const listings = new Map((await listListingsById(tx, ids, now)).map((one) => [one.id, one]));
  const holders = await listHolders(tx, ids);
  const bought = events.flatMap(({ type, note }) => (type === "bought" && note ? [note] : []));
  const sold = await unitsSoldBefore(tx, bought);
  const rewards = await findRewards(
    tx,
    [...listings.values()].map(({ reward }) => reward),
  );
  const ordinal = countOrdinals();
  return events.flatMap((event) => {
    const listing = event.listing === null ? undefined : listings.get(event.listing);
    if (listing === undefined) return [];
    return occasionsOfEvent({
      event,
      listing,
      holders: holders.get(listing.id) ?? [],
      sold: event.note === null ? undefined : sold.get(event.note),
      hasReward: hasReward(listing, rewards, now),
      ordinal: ordinal(event),
    });
  });
}

/** The contract hands out only what the seller made. */
function hasReward(
  { reward, seller }: Listing,
  rewards: readonly MarketReward[],
  now: number,
): boolean {
  const made = rewardOf(rewards, reward);
  return made?.maker === seller.wallet && !isRewardOver(readRewardUri(made.uri)?.until ?? "", now);
}

/** Numbers the events of one type of a listing in their transaction, in chain order. */
function countOrdinals() {
  const counts = new Map<string, number>();
  return ({ transaction, type, listing }: MarketEvent): number => {
    const key = `${transaction} ${type} ${listing}`;
    const ordinal = counts.get(key) ?? 0;
    counts.set(key, ordinal + 1);
    return ordinal;
  };
}

/** The sales that have failed since the position, with a day's overlap. */
export async function readFailedSales(
  tx: Tx,
  { time, sinceTime }: MarketMailPosition,
  now: number,
): Promise<MarketOccasion[]> {
  const from = Math.max(sinceTime, time - day);
  const failed = await listFailedSales(tx, { from, to: now }, now);
  const holders = await listHolders(
    tx,
    failed.map(({ id }) => id),
  );
  return failed.map((listing) => failedSale(listing, holders.get(listing.id) ?? []));
}

/** The reminders of the days since the position, a page of listings at a time. */
export async function* readReminders(
  read: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>,
  { time }: MarketMailPosition,
  now: number,
): AsyncGenerator<MarketOccasion[]> {
  const days = { after: dayOf(time), today: dayOf(now) };
  if (days.today <= days.after) return;
  const { first, last } = remindedDueDays(days.today);
  const due = { from: first * day, to: (last + 1) * day - 1 };
  let after: Listing | undefined;
  do {
    const found = await read(async (tx) => {
      const listings = await listDueBetween(tx, { ...due, after, limit: page }, now);
      const holders = await listHolders(
        tx,
        listings.map(({ id }) => id),
      );
      return { listings, holders };
    });
    yield found.listings.flatMap((listing) => {
      const occasion = reminderOccasion(listing, found.holders.get(listing.id) ?? [], days);
      return occasion === null ? [] : [occasion];
    });
    after = found.listings.length === page ? found.listings.at(-1) : undefined;
  } while (after !== undefined);
}
