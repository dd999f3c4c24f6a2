import { DomainError } from "@tenora/domain/domain-error";
import type {
  CheckMethod,
  CheckSubject,
  RecordedMethod,
} from "@tenora/domain/funding-request/review/request-check";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwRequestUnchanged } from "./throw-request-unchanged.ts";

export interface RequestCheck {
  readonly subject: CheckSubject;
  readonly method: RecordedMethod;
  readonly comment: string | null;
  readonly at: Date;
  readonly adminEmail: string | null;
  /** The current admin recorded it. */
  readonly isOwn: boolean;
  /** It counts: of the submission that is being reviewed, and with all that is similar to it. */
  readonly isCurrent: boolean;
  /** It is of this submission, but a similar request was submitted since: it has to be repeated. */
  readonly isBeforeSimilar: boolean;
}

type NewCheck = {
  readonly id: string;
  /** The version that the admin saw. */
  readonly version: number;
  readonly now: Date;
} & (
  | {
      readonly subject: Exclude<CheckSubject, "duplicates">;
      readonly method: CheckMethod;
      readonly comment: string;
    }
  | {
      readonly subject: "duplicates";
      /** Stands for the similar requests that the admin saw. */
      readonly digest: string;
      /** Why none of them is this invoice; null where there is none. */
      readonly comment: string | null;
    }
);

/**
 * Records how a reviewer verified the customer's contact, how the customer confirmed the debt, or that no other
 * request is this invoice, with an audit row. @throws DomainError SIMILAR_REQUEST_UNSEEN;
 * FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED, FUNDING_REQUEST_NOT_FOUND; FORBIDDEN
 */
export async function recordRequestCheck(tx: Transaction<"admin">, check: NewCheck): Promise<void> {
  const { id, version, now, subject, comment } = check;
  const [method, digest] =
    check.subject === "duplicates" ? ["comparison", check.digest] : [check.method, null];
  const { rows } = await sql<{ recorded: boolean }>`
    select public.record_funding_request_check(
      ${id}::uuid, ${version}::int, ${subject}, ${method}, ${comment}, ${digest}) as recorded`.execute(
    tx,
  );
  if (rows[0]?.recorded === true) return;
  await throwRequestUnchanged(tx, id, { action: "attest", actor: "admin", now });
}

/** The checks of a request, oldest first. */
export async function listRequestChecks(
  tx: Transaction<"admin">,
  id: string,
): Promise<RequestCheck[]> {
  const rows = await tx
    .selectFrom("funding_request_checks as c")
    .innerJoin("funding_requests as r", "r.id", "c.request_id")
    .leftJoin("admins as a", "a.user_id", "c.admin_id")
    .select(["c.subject", "c.method", "c.comment", "c.at", "a.email as adminEmail"])
    .select(sql<boolean>`app.is_current_check(c, r)`.as("isCurrent"))
    .select(
      sql<boolean>`c.submitted_at = r.submitted_at and not app.is_current_check(c, r)`.as(
        "isBeforeSimilar",
      ),
    )
    .select(sql<boolean>`c.admin_id is not distinct from app.current_admin()`.as("isOwn"))
    .where("c.request_id", "=", id)
    .orderBy("c.id")
    .execute();
  return rows as RequestCheck[];
}

/** A similar request was submitted since this one was compared, and no admin has compared it again. */
export const hasUnseenSimilar = (checks: readonly RequestCheck[]): boolean =>
  checks.some(({ isBeforeSimilar }) => isBeforeSimilar) &&
  !checks.some(({ subject, isCurrent }) => subject === "duplicates" && isCurrent);

/**
 * The address of a submitted request's file, for an admin: recorded in the audit log, once in 15
 * minutes. @throws DomainError DOCUMENT_NOT_FOUND; FORBIDDEN
 */
export async function openRequestDocument(
  tx: Transaction<"admin">,
  { requestId, documentId }: { readonly requestId: string; readonly documentId: string },
): Promise<string> {
  const { rows } = await sql<{ url: string | null }>`
    select public.open_funding_request_document(${requestId}::uuid, ${documentId}::uuid) as url`.execute(
    tx,
  );
  const url = rows[0]?.url ?? null;
  if (url === null) throw new DomainError("DOCUMENT_NOT_FOUND");
  return url;
}
