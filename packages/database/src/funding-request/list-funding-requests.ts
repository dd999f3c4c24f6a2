import { readAnswers } from "@tenora/domain/funding-request/draft/answers";
import { type Draft, draftSchema } from "@tenora/domain/funding-request/draft/draft";
import { readAdvance } from "@tenora/domain/funding-request/financing/advance";
import {
  type FundingRequestStatus,
  type ReviewStatus,
  reviewStatuses,
} from "@tenora/domain/funding-request/funding-request";
import { requestName } from "@tenora/domain/funding-request/request-name";
import type { ReadAmount } from "@tenora/domain/money/read-amount";
import type { RiskGrade } from "@tenora/domain/risk/risk-grade";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { toSearchText } from "@tenora/domain/text/search-text";
import { sql } from "kysely";
import { isMine } from "../assignment/find-assignees.ts";
import { countCap } from "../business/count-businesses.ts";
import { beyond, containsText, escapeLike } from "../business/search-text.ts";
import type { Transaction } from "../transaction/transaction.ts";

export interface RequestQuery {
  readonly status?: ReviewStatus | undefined;
  /** Any part of the customer's name or number, the invoice number or the business's name. */
  readonly search?: string | undefined;
  /** Only those that are open and that the current admin looks after. */
  readonly isMine?: boolean | undefined;
  /** By the submission; without it those in review are oldest first, as a queue, all others newest. */
  readonly order?: ListOrder | undefined;
  /** The `next` of the previous page; absent for the first page. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  /** Requests on a page, 1 to 200. */
  readonly limit: number;
}

export interface ListedRequest {
  readonly id: string;
  readonly status: FundingRequestStatus;
  readonly businessName: string;
  readonly kind: Draft["kind"];
  readonly customerName: string;
  /** The campaign's, or the number of the invoice or order. */
  readonly name: string;
  readonly amount: ReadAmount;
  /** The advance on an invoice, in whole percent of its face; null where it has none. */
  readonly advancePercent: number | null;
  /** When investors are repaid, YYYY-MM-DD; empty where it isn't said. */
  readonly dueDate: string;
  /** As it was attested; null before. */
  readonly riskGrade: RiskGrade | null;
  readonly submittedAt: Date;
  /** On the exchange; null before it's published. */
  readonly listing: { readonly id: string; readonly fingerprint: string } | null;
}

export interface RequestPage {
  readonly requests: readonly ListedRequest[];
  /** Null on the last page; `createdAt` is the last request's submission. */
  readonly next: { readonly createdAt: Date; readonly id: string } | null;
}

/** The order of a list of requests in which none was chosen. */
export const requestOrder = ({
  order,
  status,
}: Pick<RequestQuery, "order" | "status">): ListOrder =>
  order ?? (status === "submitted" ? "oldest" : "newest");

/** One page of submitted requests. */
export async function listFundingRequests(
  tx: Transaction<"admin">,
  query: RequestQuery,
): Promise<RequestPage> {
  const limit = Math.min(Math.max(Math.trunc(query.limit), 1), 200);
  const { status, after } = query;
  const search = toSearchText(query.search);
  const direction = requestOrder(query) === "oldest" ? "asc" : "desc";
  let select = tx
    .selectFrom("funding_requests as r")
    .innerJoin("businesses as b", "b.id", "r.business_id")
    .select(["r.id", "r.status", "r.draft", "r.submitted_at", "b.company_name as name"])
    .select(["r.listing_id", "r.fingerprint"])
    .select(sql<RiskGrade | null>`r.risk ->> 'grade'`.as("risk_grade"))
    .where("r.submitted_at", "is not", null);
  if (query.isMine) {
    select = select
      .where("r.status", "in", ["submitted", "changes-requested"])
      .where(isMine("r.id"));
  } else if (status !== undefined) select = select.where("r.status", "=", status);
  if (search !== "") select = select.where(matchesRequest(search));
  if (after !== undefined) {
    const compare = beyond(requestOrder(query));
    select = select.where(
      sql<boolean>`(r.submitted_at, r.id) ${compare} (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    );
  }
  const rows = await select
    .orderBy("r.submitted_at", direction)
    .orderBy("r.id", direction)
    .limit(limit + 1)
    .execute();
  const requests = rows.slice(0, limit).map((row): ListedRequest => {
    const answers = readAnswers(draftSchema.parse(row.draft));
    const { kind, customerName, amount } = answers;
    return {
      id: row.id,
      status: row.status as FundingRequestStatus,
      businessName: row.name,
      kind,
      customerName,
      amount,
      name: requestName(answers),
      advancePercent: readAdvance(answers)?.percent ?? null,
      dueDate: answers.maturity || answers.dueDate,
      riskGrade: row.risk_grade,
      submittedAt: row.submitted_at as Date,
      listing:
        row.listing_id === null ? null : { id: row.listing_id, fingerprint: row.fingerprint ?? "" },
    };
  });
  const last = requests.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { requests, next: more ? { createdAt: last.submittedAt, id: last.id } : null };
}

/** Condition: a submitted request `r` of the business `b` has the text in what admins search for. */
export const matchesRequest = (search: string) => sql<boolean>`(r.id in (
    select id from funding_requests where submitted_at is not null and ${containsText(search)})
  or lower(b.company_name) like lower(${`%${escapeLike(search)}%`}))`;

/** Submitted requests per status, each at most `countCap`, which is shown as "1000+". */
export async function countFundingRequests(
  tx: Transaction<"admin">,
): Promise<Record<ReviewStatus, number>> {
  const counted = reviewStatuses.map(
    (status) => sql`(select count(*)::int from (
      select from funding_requests where status = ${sql.lit(status)} and submitted_at is not null
      limit ${sql.lit(countCap)}) capped) as ${sql.ref(status)}`,
  );
  const { rows } = await sql<Record<ReviewStatus, number>>`select ${sql.join(counted)}`.execute(tx);
  return rows[0] as Record<ReviewStatus, number>;
}
