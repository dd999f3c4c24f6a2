import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** The wallets that hold notes of these listings, each once per listing. Refunded notes have no owner. */
export async function listHolders(
  tx: Transaction<"market">,
  listings: readonly bigint[],
): Promise<Map<bigint, string[]>> {
  const holders = new Map<bigint, string[]>();
  if (listings.length === 0) return holders;
  // One range of the notes' primary key for each listing.
  const { rows } = await sql<{ listing: string; owner: string }>`
    select l.id as listing, n.owner
    from unnest(${listings.map(String)}::bigint[]) as l (id)
    cross join lateral (
      select distinct n.owner from market.notes n
      where n.id > l.id << 24 and n.id < (l.id + 1) << 24 and n.owner is not null) n`.execute(tx);
  for (const { listing, owner } of rows) {
    const id = BigInt(listing);
    const own = holders.get(id);
    if (own === undefined) holders.set(id, [owner]);
    else own.push(owner);
  }
  return holders;
}

/** How many units of its listing were sold before each of these notes, and with it. */
export async function unitsSoldBefore(
  tx: Transaction<"market">,
  notes: readonly bigint[],
): Promise<Map<bigint, { readonly before: bigint; readonly units: bigint }>> {
  if (notes.length === 0) return new Map();
  const listings = [...new Set(notes.map((note) => note >> 24n))];
  const { rows } = await sql<{ id: string; units: number; sold: string }>`
    select s.id, s.units, s.sold from (
      select n.id, n.units, sum(n.units) over (partition by l.id order by n.id) as sold
      from unnest(${listings.map(String)}::bigint[]) as l (id)
      cross join lateral (
        select n.id, n.units from market.notes n
        where n.id > l.id << 24 and n.id < (l.id + 1) << 24) n
    ) s where s.id = any (${notes.map(String)}::bigint[])`.execute(tx);
  return new Map(
    rows.map(({ id, units, sold }) => [
      BigInt(id),
      { before: BigInt(sold) - BigInt(units), units: BigInt(units) },
    ]),
  );
}
