import { sql } from "kysely";
import type { CaseReference } from "../collection/contacts.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** The debtor of a receivable that came from a funding request, as the business named them. */
export interface ListedCustomer {
  /** Null for a community campaign, which has no customer, and once an erasure took it. */
  readonly name: string | null;
  /**
   * The same for all receivables of a customer, from any seller: the country and the registration number,
   * or the name where no number is known.
   */
  readonly key: string;
  /** The number of the invoice or the order, as the business typed it; null where there is none. */
  readonly invoice: string | null;
}

interface Row {
  readonly invoice: string | null;
  readonly id: string;
  readonly name: string | null;
  readonly number: string | null;
  readonly country: string;
}

/** The customers behind receivables, by their numbers; nothing for one without a request of ours. */
export async function findListedCustomers(
  tx: Transaction<"admin">,
  references: readonly CaseReference[],
): Promise<ReadonlyMap<bigint, ListedCustomer>> {
  if (references.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select r.listing_id::text as id,
      case when its.kind is distinct from 'community' then its.customer_name end as name,
      case when its.kind is distinct from 'community' then its.invoice_number end as invoice,
      r.customer_number as number, coalesce(r.customer_country, '') as country
    from unnest(${references.map(({ listing }) => listing.toString())}::bigint[],
        ${references.map(({ fingerprint }) => fingerprint)}::text[]) as asked (listing, fingerprint)
    join funding_requests r
      on r.listing_id = asked.listing and r.fingerprint = asked.fingerprint
    cross join app.request_answers(r.draft) its`.execute(tx);
  return new Map(
    rows.map(({ id, name, invoice, number, country }) => [
      BigInt(id),
      {
        name,
        invoice,
        key: `${country} ${number === null ? `name ${name?.toLowerCase()}` : number}`,
      },
    ]),
  );
}
