import { DomainError } from "@tenora/domain/domain-error";
import type {
  CheckMethod,
  CheckSubject,
  RecordedMethod,
} from "@tenora/domain/funding-request/request-check";
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
  /** Of the submission that is being reviewed; an earlier one's has to be repeated. */
  readonly isCurrent: boolean;
}

interface NewCheck {
  readonly id: string;
  /** The version that the admin saw. */
  readonly version: number;
  readonly now: Date;
  readonly subject: CheckSubject;
  readonly method: CheckMethod;
  readonly comment: string;
}

/**
 * Records how a reviewer verified the customer's contact or how the customer confirmed the debt, with
 * an audit row. @throws DomainError FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED,
 * FUNDING_REQUEST_NOT_FOUND; FORBIDDEN
 */
export async function recordRequestCheck(tx: Transaction<"admin">, check: NewCheck): Promise<void> {
  const { id, version, now, subject, method, comment } = check;
  const { rows } = await sql<{ recorded: boolean }>`
    select public.record_funding_request_check(
      ${id}::uuid, ${version}::int, ${subject}, ${method}, ${comment}) as recorded`.execute(tx);
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
    .select(sql<boolean>`c.submitted_at = r.submitted_at`.as("isCurrent"))
    .select(sql<boolean>`c.admin_id is not distinct from app.current_admin()`.as("isOwn"))
    .where("c.request_id", "=", id)
    .orderBy("c.id")
    .execute();
  return rows as RequestCheck[];
}

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
