import type { PaymentRecord } from "@tenora/domain/risk/risk-grade";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** What a risk grade needs to know from the chain and from earlier requests. */
export interface RiskRecords {
  readonly seller: PaymentRecord;
  /** Of the customer by registration number and country, whoever sold their receivables. */
  readonly debtor: PaymentRecord;
  /** Part of this customer in what the seller would owe with this request, basis points. */
  readonly concentrationBps: number;
  /** Distinct eligible wallets that bought notes of the seller's, without the parties of each sale. */
  readonly backers: number;
}

interface Row {
  readonly seller: PaymentRecord;
  readonly debtor: PaymentRecord;
  readonly same: string;
  readonly all: string;
  readonly backers: number;
}

/**
 * The records behind a request's risk grade at the indexed block.
 * @throws DomainError MARKET_UNAVAILABLE before the indexer's first run
 */
export async function findRiskRecords(
  tx: Transaction<"admin">,
  requestId: string,
): Promise<RiskRecords> {
  const record = sql`json_build_object(
    'ended', count(*) filter (where l.state in (3, 4)),
    'onTime', count(*) filter (
      where l.state = 3 and l.settled_at <= l.maturity + l.grace_days * 86400::bigint),
    'defaulted', count(*) filter (where l.state = 4))`;
  const { rows } = await sql<Row>`
    with me as (
      select r.id, b.wallet_address as wallet, r.repayment * 10 ^ (6 - r.token_decimals) as repayment,
        lower(r.draft ->> 'customerRegistryNumber') as number,
        upper(r.draft ->> 'customerCountry') as country
      from funding_requests r join businesses b on b.id = r.business_id where r.id = ${requestId}
    ),
    of_customer as (
      select o.listing_id from funding_requests o, me
      where o.listing_id is not null and o.submitted_at is not null
        and lower(o.draft ->> 'customerRegistryNumber') = me.number
        and upper(o.draft ->> 'customerCountry') = me.country
    ),
    owed as (
      select l.id in (select listing_id from of_customer) as same,
        sum(l.repay_per_unit * l.total_units * 10 ^ (6 - t.decimals)) as amount
      from market.listings l join market.tokens t on t.address = l.token, me
      where l.seller = me.wallet and l.state in (1, 2) group by 1
    )
    select
      (select ${record} from market.listings l, me where l.seller = me.wallet) as seller,
      (select ${record} from market.listings l where l.id in (select listing_id from of_customer)) as debtor,
      (select me.repayment + coalesce((select sum(amount) from owed where same), 0) from me)::bigint as same,
      (select me.repayment + coalesce((select sum(amount) from owed), 0) from me)::bigint as all,
      (select count(distinct n.buyer)::int from market.notes n
        join market.listings l on l.id = n.listing
        join market.eligibilities e on e.wallet = n.buyer and e.expires_at > 0, me
        where l.seller = me.wallet and l.state in (2, 3, 4)
          and n.buyer not in (l.seller, l.payout, coalesce(l.debtor, l.seller))) as backers`.execute(
    tx,
  );
  const [row] = rows;
  const all = BigInt(row?.all ?? 0);
  if (row === undefined || all === 0n) throw new Error("The request has no terms");
  const { seller, debtor, backers } = row;
  return { seller, debtor, backers, concentrationBps: Number((BigInt(row.same) * 10_000n) / all) };
}
