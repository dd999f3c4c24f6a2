import { type Draft, draftSchema } from "@tenora/domain/funding-request/draft/draft";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

type Named = Pick<Draft, "kind" | "campaignName" | "invoiceNumber" | "stablecoin">;

/** A request of the same business whose attesting admin had also checked it. */
export interface OneReviewerRequest extends Named {
  readonly id: string;
  readonly attestedAt: Date;
}

/** Requests that together reach the amount from which a second reviewer attests, though none of them does. */
export interface SplitAmount {
  /** In whole stablecoins. */
  readonly from: number;
  /** The face values with that of the request itself, at six decimals; every stablecoin counts at par. */
  readonly total: bigint;
  /** The newest first. */
  readonly others: readonly OneReviewerRequest[];
}

interface Sought {
  readonly id: string;
  /** Attested earlier, by our clock, is too long ago. */
  readonly since: Date;
  /** The time of the exchange, which decides what has expired. */
  readonly now: Date;
}

/**
 * Whether a request below the amount of the second reviewer reaches it with those that one reviewer attested
 * since and that are or can still be listed; null where it doesn't. The same receivable, offered again after its
 * sale failed, counts once. @throws DomainError FORBIDDEN
 */
export async function findSplitAmount(
  tx: Transaction<"admin">,
  { id, since, now }: Sought,
): Promise<SplitAmount | null> {
  const face = (request: "o" | "r") =>
    sql`((${sql.ref(request)}.terms ->> 'face')::numeric * 10::numeric ^ (6 - ${sql.ref(request)}.token_decimals))::bigint`;
  const { rows } = await sql<
    Omit<OneReviewerRequest, keyof Named> & {
      readonly draft: unknown;
      readonly from: number;
      readonly own: string;
      readonly face: string;
    }
  >`
    with own as (
      select r.business_id, r.fingerprint, app.second_reviewer_from() as "from", ${face("r")} as face
      from funding_requests r
      where r.id = ${id}::uuid and not app.needs_second_reviewer(r.terms, r.token_decimals)
    )
    select o.id, o.draft, attested.at as "attestedAt", ${face("o")}::text as face, own.face::text as own, own."from"
    from own
    join funding_requests o on o.business_id = own.business_id and o.id <> ${id}::uuid
    cross join lateral (
      select h.at, h.admin_id from funding_request_history h
      where h.request_id = o.id and h.event = 'attested' order by h.id desc limit 1) attested
    where own."from" is not null and o.fingerprint is distinct from own.fingerprint and attested.at >= ${since}::timestamptz
      and (o.status = 'listed'
        or o.status = 'attested' and o.attestation_expires_at >= ${now}::timestamptz)
      and not app.needs_second_reviewer(o.terms, o.token_decimals)
      and exists (
        select from funding_request_checks c
        where c.request_id = o.id and c.submitted_at = o.submitted_at
          and c.admin_id = attested.admin_id)
    order by attested.at desc, o.id`.execute(tx);
  const [first] = rows;
  if (first === undefined) return null;
  const total = rows.reduce((sum, row) => sum + BigInt(row.face), BigInt(first.own));
  if (total < BigInt(first.from) * 1_000_000n) return null;
  const others = rows.map(({ id, attestedAt, draft }) => {
    const { kind, campaignName, invoiceNumber, stablecoin } = draftSchema.parse(draft);
    return { id, attestedAt, kind, campaignName, invoiceNumber, stablecoin };
  });
  return { from: first.from, total, others };
}
