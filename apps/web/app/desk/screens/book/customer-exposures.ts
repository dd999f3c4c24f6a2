import type { ListedCustomer } from "@tenora/database/funding-request/find-listed-customers";
import type { OutstandingReceivable } from "@tenora/database/market/book/list-outstanding";
import type { BookPart } from "@tenora/database/market/book/read-ageing";
import type { BookAmount, CustomerExposures } from "./book-page.ts";
import { type CoinTotal, coinAmount, type Exposure, exposureRow } from "./coin-book.ts";

const most = 10;

/**
 * What each customer owes of these receivables, the largest first: the same customer of several sellers is
 * one. `customers`: by the receivable's number. A campaign has none: the business itself repays.
 */
export function customerExposures(
  receivables: readonly OutstandingReceivable[],
  customers: ReadonlyMap<bigint, ListedCustomer>,
  book: CoinTotal,
): CustomerExposures {
  const campaigns = receivables.filter(({ kind }) => kind === "community");
  const unknown: OutstandingReceivable[] = [];
  const known = new Map<string, Exposure>();
  for (const one of receivables) {
    if (one.kind === "community") continue;
    const customer = customers.get(one.id);
    const name = customer?.name ?? null;
    if (customer === undefined || name === null) unknown.push(one);
    else
      known.set(customer.key, withOne(known.get(customer.key), { key: customer.key, name }, one));
  }
  const largest = [...known.values()].sort((a, b) =>
    a.amount === b.amount ? (a.name < b.name ? -1 : 1) : a.amount > b.amount ? -1 : 1,
  );
  return {
    rows: largest.slice(0, most).map((one) => exposureRow(one, book)),
    campaigns: sumOf(campaigns, book),
    unknown: sumOf(unknown, book),
  };
}

/** An exposure and one receivable more. The largest receivable comes first, and has named the customer. */
function withOne(
  exposure: Exposure | undefined,
  { key, name }: Pick<Exposure, "key" | "name">,
  { amount, isLate }: OutstandingReceivable,
): Exposure {
  // A name never stands in an address, so that none leads to the search for it.
  const who = { key, name, page: null, tier: null };
  const before = exposure ?? { ...who, receivables: 0, amount: 0n, late: 0n };
  return {
    ...before,
    receivables: before.receivables + 1,
    amount: before.amount + amount,
    late: before.late + (isLate ? amount : 0n),
  };
}

function sumOf(
  receivables: readonly OutstandingReceivable[],
  { token }: CoinTotal,
): BookAmount | null {
  if (receivables.length === 0) return null;
  const sum: BookPart = {
    receivables: receivables.length,
    amount: receivables.reduce((all, { amount }) => all + amount, 0n),
  };
  return coinAmount(sum, token);
}
