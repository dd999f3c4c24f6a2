import type { FundingRequestStatus } from "@tenora/domain/funding-request/funding-request";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** The answers that tell one invoice from another; three equal ones are suspicious. */
const comparedFields = [
  "customerRegistryNumber",
  "invoiceNumber",
  "issueDate",
  "dueDate",
  "faceValue",
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** Another request that may be about the same invoice. */
export interface SimilarRequest {
  readonly id: string;
  readonly status: FundingRequestStatus;
  readonly businessName: string;
  readonly submittedAt: Date;
  /** The same invoice by its fingerprint. */
  readonly sameFingerprint: boolean;
  /** It has a file with the same content. */
  readonly sameFile: boolean;
  readonly equalFields: readonly ComparedField[];
  readonly values: Readonly<Record<ComparedField, string>>;
}

/** More would not help a reviewer. */
const most = 20;

/**
 * Submitted requests of any business with the same fingerprint, a file in common or three equal
 * answers; the newest 20.
 */
export async function findSimilarRequests(
  tx: Transaction<"admin">,
  id: string,
): Promise<SimilarRequest[]> {
  const answer = (field: ComparedField) => sql`lower(o.draft ->> ${sql.lit(field)})`;
  const isEqual = (field: ComparedField) => sql<boolean>`(
    ${answer(field)} <> '' and ${answer(field)} is not distinct from lower(me.draft ->> ${sql.lit(field)}))`;
  // Each branch has an index; three equal fields include one of the last three.
  const { rows } = await sql<
    Omit<SimilarRequest, "equalFields" | "values"> & {
      readonly equal: readonly boolean[];
      readonly texts: readonly (string | null)[];
    }
  >`
    with me as (select * from funding_requests where id = ${id}),
    candidates as (
      select o.id from funding_requests o, me where o.fingerprint = me.fingerprint
      union select d.request_id from funding_request_documents d
        where d.sha256 in (select m.sha256 from funding_request_documents m
          where m.request_id = ${id} and m.removed_at is null)
      union select o.id from funding_requests o, me where o.submitted_at is not null
        and lower(o.draft ->> 'customerRegistryNumber') = lower(me.draft ->> 'customerRegistryNumber')
      union select o.id from funding_requests o, me where o.submitted_at is not null
        and lower(o.draft ->> 'invoiceNumber') = lower(me.draft ->> 'invoiceNumber')
      union select o.id from funding_requests o, me where o.submitted_at is not null
        and o.draft ->> 'faceValue' = me.draft ->> 'faceValue'
        and o.draft ->> 'issueDate' = me.draft ->> 'issueDate'
        and o.draft ->> 'dueDate' = me.draft ->> 'dueDate'
    ),
    compared as (
      select o.id, o.status, o.submitted_at as "submittedAt", b.company_name as "businessName",
        o.fingerprint is not distinct from me.fingerprint as "sameFingerprint",
        exists (select from funding_request_documents d
          join funding_request_documents m on m.sha256 = d.sha256
          where d.request_id = o.id and m.request_id = ${id} and m.removed_at is null) as "sameFile",
        array[${sql.join(comparedFields.map(isEqual))}] as equal,
        array[${sql.join(comparedFields.map((field) => sql`o.draft ->> ${sql.lit(field)}`))}] as texts
      from candidates c join funding_requests o on o.id = c.id
      join businesses b on b.id = o.business_id, me
      where o.id <> ${id} and o.submitted_at is not null
    )
    select * from compared
    where "sameFingerprint" or "sameFile" or cardinality(array_positions(equal, true)) >= 3
    order by "submittedAt" desc, id limit ${most}`.execute(tx);
  return rows.map(({ equal, texts, ...request }) => ({
    ...request,
    equalFields: comparedFields.filter((_, at) => equal[at]),
    values: Object.fromEntries(
      comparedFields.map((field, at) => [field, texts[at] ?? ""]),
    ) as Record<ComparedField, string>,
  }));
}
