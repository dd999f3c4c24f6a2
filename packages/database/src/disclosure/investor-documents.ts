import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface InvestorDocument {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
}

/** As the market has it: the same id on another chain is another receivable. */
interface ListingReference {
  readonly listing: bigint;
  readonly fingerprint: string;
}

/**
 * The files of a listing that its business shows to investors, for an approved one; the caller checks
 * that the gate admits them. @throws DomainError INVESTOR_NOT_ELIGIBLE
 */
export async function listInvestorDocuments(
  tx: Transaction<"member">,
  { listing, fingerprint }: ListingReference,
): Promise<InvestorDocument[]> {
  const { rows } = await sql<InvestorDocument>`
    select id, file_name as "fileName", bytes
    from app.list_investor_documents(${listing.toString()}::bigint, ${fingerprint})`.execute(tx);
  return rows;
}

/**
 * The address of one of these files, with an audit row.
 * @throws DomainError DOCUMENT_NOT_FOUND, INVESTOR_NOT_ELIGIBLE
 */
export async function openInvestorDocument(
  tx: Transaction<"member">,
  { listing, fingerprint }: ListingReference,
  documentId: string,
): Promise<string> {
  const { rows } = await sql<{ url: string | null }>`
    select app.open_investor_document(
      ${listing.toString()}::bigint, ${fingerprint}, ${documentId}::uuid) as url`.execute(tx);
  const url = rows[0]?.url ?? null;
  if (url === null) throw new DomainError("DOCUMENT_NOT_FOUND");
  return url;
}
