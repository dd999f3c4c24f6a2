import { DomainError } from "@tenora/domain/domain-error";
import {
  type CustomerQuestion,
  listCustomerQuestions,
} from "../../acknowledgement/ask-customer.ts";
import { type Assignee, findAssignees } from "../../assignment/find-assignees.ts";
import {
  type BusinessRecord,
  businessColumns,
  toBusinessRecord,
} from "../../business/business-record.ts";
import type { Transaction } from "../../transaction/transaction.ts";
import { listRequestChecks, type RequestCheck } from "../check-funding-request.ts";
import { type FundingRequestDetail, findFundingRequest } from "../find-funding-request.ts";
import { findSimilarRequests, type SimilarRequests } from "./find-similar-requests.ts";
import { findSecondReviewerRule, type SecondReviewerRule } from "./second-reviewer.ts";

export interface RequestForReview extends SecondReviewerRule {
  readonly request: FundingRequestDetail;
  readonly business: BusinessRecord;
  readonly checks: readonly RequestCheck[];
  /** What the customer was asked by a link, oldest first. */
  readonly questions: readonly CustomerQuestion[];
  readonly similar: SimilarRequests;
  /** Null while no admin looks after it. */
  readonly assignee: Assignee | null;
}

/**
 * Everything that a reviewer sees of a request that was submitted at least once.
 * @throws DomainError FUNDING_REQUEST_NOT_FOUND; INVALID_INPUT when the id is not a uuid
 */
export async function findRequestForReview(
  tx: Transaction<"admin">,
  id: string,
): Promise<RequestForReview> {
  const request = await findFundingRequest(tx, id);
  if (request.submittedAt === null) throw new DomainError("FUNDING_REQUEST_NOT_FOUND");
  const row = await tx
    .selectFrom("businesses")
    .select(businessColumns)
    .where("id", "=", request.businessId)
    .executeTakeFirstOrThrow();
  return {
    request,
    business: toBusinessRecord(row),
    checks: await listRequestChecks(tx, id),
    ...(await findSecondReviewerRule(tx, id)),
    questions: await listCustomerQuestions(tx, id),
    similar: await findSimilarRequests(tx, id),
    assignee: (await findAssignees(tx, [id]))[id] ?? null,
  };
}
