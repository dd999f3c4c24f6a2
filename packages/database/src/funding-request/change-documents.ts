import { DomainError } from "@tenora/domain/domain-error";
import type { FileReading } from "@tenora/domain/funding-request/draft/file-reading";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwRequestUnchanged } from "./throw-request-unchanged.ts";

export interface NewDocument {
  readonly requestId: string;
  /** A uuid that the form chose: a repeated upload adds one file. */
  readonly id: string;
  readonly url: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: Uint8Array;
  readonly forInvestors: boolean;
  /** What its e-invoice says; null without one. */
  readonly reading: FileReading | null;
  readonly now: Date;
}

/**
 * Adds a stored file to a request that may be edited. Returns `repeated` when this upload was
 * already processed. @throws DomainError TOO_MANY_DOCUMENTS; FUNDING_REQUEST_CLOSED,
 * FUNDING_REQUEST_NOT_FOUND, BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED
 */
export async function addDocument(
  tx: Transaction<"member">,
  document: NewDocument,
): Promise<{ readonly repeated: boolean }> {
  const { requestId, id, url, fileName, bytes, sha256, forInvestors, now } = document;
  const reading = document.reading && JSON.stringify(document.reading);
  const { rows } = await sql<{ outcome: "added" | "repeated" | null }>`
    select app.add_funding_request_document(
      ${requestId}::uuid, ${id}::uuid, ${url}, ${fileName}, ${bytes}::int,
      ${Buffer.from(sha256)}::bytea, ${forInvestors}, ${reading}::jsonb,
      ${now}::timestamptz
    ) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? null;
  if (outcome === null) {
    return throwRequestUnchanged(tx, requestId, { action: "save", actor: "business", now });
  }
  return { repeated: outcome === "repeated" };
}

interface DocumentReference {
  readonly requestId: string;
  readonly id: string;
  readonly now: Date;
}

/**
 * Says whether investors see a file. @throws DomainError DOCUMENT_NOT_FOUND, BUSINESS_NOT_APPROVED,
 * BUSINESS_SUSPENDED
 */
export async function showDocumentToInvestors(
  tx: Transaction<"member">,
  { requestId, id, now }: DocumentReference,
  forInvestors: boolean,
): Promise<void> {
  const { rows } = await sql<{ changed: boolean }>`
    select app.change_funding_request_document(
      ${requestId}::uuid, ${id}::uuid, ${forInvestors}, ${now}::timestamptz) as changed`.execute(
    tx,
  );
  if (rows[0]?.changed !== true) throw new DomainError("DOCUMENT_NOT_FOUND");
}

/**
 * Takes a file out of a request. Returns the address of a stored file that nothing refers to any
 * more; null when it is kept, since a reviewer may have seen it.
 * @throws DomainError DOCUMENT_NOT_FOUND, BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED
 */
export async function removeDocument(
  tx: Transaction<"member">,
  { requestId, id, now }: DocumentReference,
): Promise<string | null> {
  const { rows } = await sql<{ url: string | null }>`
    select app.remove_funding_request_document(
      ${requestId}::uuid, ${id}::uuid, ${now}::timestamptz) as url`.execute(tx);
  const url = rows[0]?.url ?? null;
  if (url === null) throw new DomainError("DOCUMENT_NOT_FOUND");
  return url === "" ? null : url;
}

interface AssignmentDeed {
  readonly id: string;
  readonly url: string;
  readonly bytes: number;
  readonly sha256: Uint8Array;
}

/**
 * Makes a stored PDF the deed of assignment of a request that may be edited, in place of the one before;
 * null takes that out. The same deed again keeps the first one's file.
 * @throws DomainError FUNDING_REQUEST_CHANGED when the request has another version; FUNDING_REQUEST_CLOSED,
 * FUNDING_REQUEST_NOT_FOUND, BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED
 */
export async function replaceAssignmentDeed(
  tx: Transaction<"member">,
  request: { readonly id: string; readonly version: number; readonly now: Date },
  deed: AssignmentDeed | null,
): Promise<void> {
  const { id, version, now } = request;
  const { rows } = await sql<{ replaced: boolean }>`
    select app.replace_assignment_deed(
      ${id}::uuid, ${version}::int, ${deed?.id ?? null}::uuid, ${deed?.url ?? null},
      ${deed?.bytes ?? null}::int, ${deed && Buffer.from(deed.sha256)}::bytea, ${now}::timestamptz
    ) as replaced`.execute(tx);
  if (rows[0]?.replaced === true) return;
  await throwRequestUnchanged(tx, id, { action: "save", actor: "business", now });
}
