import {
  type AttentionItem,
  listAttention,
  sumWaitingCredits,
} from "@tenora/database/market/attention/list-attention";
import { findListings } from "@tenora/database/market/listing/find-listings";
import type { Listing, MarketToken } from "@tenora/database/market/listing/listing-record";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, roundFor } from "@tenora/domain/money/format-amount-for";
import type { AttentionTopic } from "@tenora/domain/operations/attention-topic";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { DeskCredits, OwedSum } from "./desk.ts";
import { type BareDefault, type BareRow, noRecords, withRecords } from "./desk-records.server.ts";

type Market = Transaction<"market">;
type Tokens = readonly MarketToken[];

/** Where holders may lose what they are owed. */
const riskyTopics: readonly AttentionTopic[] = ["late", "overdue", "disputed"];
const mostRows = 100;
/** The total at risk is of the oldest this many times `mostRows`. */
const mostPages = 10;

const listingIds = (items: readonly AttentionItem[]) => [
  ...new Set(items.flatMap(({ listing }) => (listing === null ? [] : [listing]))),
];

/** These things in words, with the money that each is about. */
export async function rowsOf(
  tx: Market,
  items: readonly AttentionItem[],
  { now, tokens }: { readonly now: bigint; readonly tokens: Tokens },
): Promise<BareRow[]> {
  const listings = await findListings(tx, listingIds(items), now);
  return items.map((item) => rowOf(item, listings, tokens));
}

/** One thing in words; the listings are by their number. */
export function rowOf(
  item: AttentionItem,
  listings: ReadonlyMap<bigint, Listing>,
  tokens: Tokens,
): BareRow {
  const { topic, since, listing: id, credit } = item;
  const listing = id === null ? undefined : listings.get(id);
  const token = credit ? tokens.find(({ address }) => address === credit.token) : listing?.token;
  const owed = owedOf(item, listing);
  return {
    key: `${topic}:${id ?? `${credit?.account}:${credit?.token}`}`,
    topic,
    since,
    listing: id === null ? null : String(id),
    isCommunity: listing?.kind === "community",
    who: credit?.account ?? listing?.seller.name ?? listing?.seller.wallet ?? "",
    owed: owed === 0n || token === undefined ? null : formatAmountFor(sideOf(topic), owed, token),
    due: listing !== undefined && riskyTopics.includes(topic) ? dueOf(listing) : null,
    fingerprint: listing?.fingerprint ?? null,
  };
}

/** What is still owed on a receivable in default, and since when. */
export const defaultOf = (listing: Listing): BareDefault => ({
  listing: String(listing.id),
  who: listing.seller.name ?? listing.seller.wallet,
  owed: formatAmountFor("payer", owedToHolders(listing.due), listing.token),
  due: dueOf(listing),
  fingerprint: listing.fingerprint,
});

/** What the exchange holds is rounded for its payee, what is owed for the payer. */
const sideOf = (topic: AttentionTopic) => (riskyTopics.includes(topic) ? "payer" : "payee");

const dueOf = ({ ledger: { maturity }, daysPastDue }: Listing) => ({
  on: formatShortDate(new Date(Number(maturity) * 1_000)),
  daysPast: Number(daysPastDue),
});

/** To holders, buyers, the seller or the credit's owner, in base units; zero while nothing is. */
function owedOf({ topic, amount }: AttentionItem, listing: Listing | undefined): bigint {
  if (amount !== null) return amount;
  if (listing === undefined) return 0n;
  if (topic === "failed" || topic === "closing")
    return listing.ledger.soldUnits * listing.pricePerUnit;
  return riskyTopics.includes(topic) ? owedToHolders(listing.due) : 0n;
}

/** What holders are owed on everything late, overdue or disputed, each receivable once. */
export async function sumAtRisk(tx: Market, now: bigint): Promise<OwedSum> {
  const counted = new Map<bigint, Listing>();
  let after: Parameters<typeof listAttention>[1]["after"];
  for (let page = 0; page < mostPages; page += 1) {
    const found = await listAttention(tx, { topics: riskyTopics, after, limit: mostRows }, now);
    for (const [id, one] of await findListings(tx, listingIds(found.items), now))
      if (owedToHolders(one.due) > 0n) counted.set(id, one);
    if (found.next === null) break;
    after = found.next;
  }
  return sumOwed([...counted.values()]);
}

/** What is owed to the holders of all these. */
export function sumOwed(listings: readonly Listing[]): OwedSum {
  const sums = new Map<string, { token: MarketToken; total: bigint }>();
  for (const { token, due } of listings) {
    const { total } = sums.get(token.address) ?? { total: 0n };
    sums.set(token.address, { token, total: total + roundFor("payer", owedToHolders(due), token) });
  }
  const totals = [...sums.values()].sort((a, b) => a.token.symbol.localeCompare(b.token.symbol));
  return {
    receivables: listings.length,
    totals: totals.map(({ token, total }) => formatAmount(total, token)),
  };
}

/** Credits that only their owners can withdraw: the oldest, and the total of all. */
export async function readCredits(
  tx: Market,
  count: number,
  { now, tokens }: { readonly now: bigint; readonly tokens: Tokens },
): Promise<DeskCredits> {
  if (count === 0) return { rows: [], count, totals: [] };
  const { items } = await listAttention(tx, { topics: ["credit"], limit: mostRows }, now);
  const sums = await sumWaitingCredits(tx, now);
  const totals = tokens.flatMap((token) => {
    const total = sums.get(token.address);
    return total === undefined ? [] : [formatAmountFor("payee", total, token)];
  });
  const bare = await rowsOf(tx, items, { now, tokens });
  return { rows: bare.map((row) => withRecords(row, noRecords)), count, totals };
}
