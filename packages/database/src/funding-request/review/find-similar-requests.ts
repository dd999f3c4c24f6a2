import type { CustomerKey } from "@tenora/domain/funding-request/customer/comparison";
import { type Draft, draftSchema } from "@tenora/domain/funding-request/draft/draft";
import type { FundingRequestStatus } from "@tenora/domain/funding-request/funding-request";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** The answers that tell one invoice from another, beside each other. */
const comparedFields = [
  "customerName",
  "customerRegistryNumber",
  "customerEmail",
  "customerWallet",
  "invoiceNumber",
  "issueDate",
  "dueDate",
  "faceValue",
] as const;
export type ComparedField = (typeof comparedFields)[number];

/**
 * What two requests have in common: the number, both dates with the amount, the customer by one of their keys,
 * the due date, or an amount within 1 %.
 */
export type Match = "number" | "figures" | CustomerKey | "due" | "amount";

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
  /** The same business asks for both. */
  readonly sameSeller: boolean;
  readonly matches: readonly Match[];
  readonly values: Pick<Draft, ComparedField>;
}

export interface SimilarRequests {
  /** The same invoice by its fingerprint first, then the newest; at most 20. */
  readonly requests: readonly SimilarRequest[];
  readonly count: number;
  /** What a reviewer who records that none is the same invoice names them by. */
  readonly digest: string;
}

/** More would not help a reviewer. */
const most = 20;

/** Submitted requests of any business that may be about the same invoice; the database has the rule. */
export async function findSimilarRequests(
  tx: Transaction<"admin">,
  id: string,
): Promise<SimilarRequests> {
  const { rows } = await sql<Omit<SimilarRequest, "values"> & { readonly draft: unknown }>`
    select o.id, o.status, o.submitted_at as "submittedAt", b.company_name as "businessName",
      s.same_fingerprint as "sameFingerprint", s.same_file as "sameFile", s.matches,
      o.business_id = me.business_id as "sameSeller", o.draft
    from app.similar_requests(${id}::uuid) s
    join funding_requests o on o.id = s.request_id
    join businesses b on b.id = o.business_id
    join funding_requests me on me.id = ${id}::uuid
    order by s.same_fingerprint desc, o.submitted_at desc, o.id limit ${most}`.execute(tx);
  const { rows: all } = await sql<Pick<SimilarRequests, "count" | "digest">>`
    select cardinality(its) as count, app.similar_digest(its) as digest
    from app.similar_submissions(${id}::uuid) its`.execute(tx);
  const requests = rows.map(({ draft, ...request }) => {
    const answers = draftSchema.parse(draft);
    const values = comparedFields.map((field) => [field, answers[field]]);
    return { ...request, values: Object.fromEntries(values) as SimilarRequest["values"] };
  });
  return { requests, count: all[0]?.count ?? 0, digest: all[0]?.digest ?? "" };
}
