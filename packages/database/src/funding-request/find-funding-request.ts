import { DomainError } from "@tenora/domain/domain-error";
import type { RequestedChange } from "@tenora/domain/funding-request/draft/draft";
import type { FileReading } from "@tenora/domain/funding-request/draft/file-reading";
import { recourseStatement } from "@tenora/domain/funding-request/recourse";
import { sql } from "kysely";
import {
  findWalletConfirmation,
  type WalletConfirmation,
} from "../acknowledgement/wallet-confirmation.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { type CampaignPicture, listCampaignPictures } from "./campaign-pictures.ts";
import { type FundingRequestRecord, toFundingRequestRecord } from "./funding-request-record.ts";

export interface FundingRequestDocument {
  readonly id: string;
  /** From the business, or the deed of assignment that the server wrote. */
  readonly kind: "file" | "deed";
  readonly url: string;
  readonly fileName: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  readonly forInvestors: boolean;
  readonly addedAt: Date;
  /** What its e-invoice says; null without one. */
  readonly reading: FileReading | null;
}

export interface FundingRequestEvent {
  readonly event: string;
  readonly at: Date;
  readonly reason: string | null;
  readonly changes: readonly RequestedChange[];
}

export interface FundingRequestDetail extends FundingRequestRecord {
  /** Without those taken out; the deed is the last. */
  readonly documents: readonly FundingRequestDocument[];
  /** A campaign's; empty for every other request. */
  readonly pictures: readonly CampaignPicture[];
  /**
   * Hash of the files, of the deed of assignment, of a campaign's story and pictures, and of the sentence
   * about recourse in the terms, 0x-hex; null without any.
   */
  readonly papers: `0x${string}` | null;
  /** The customer's signature under the submission, if they confirmed with their wallet. */
  readonly confirmation: WalletConfirmation | null;
  /** In order. */
  readonly history: readonly FundingRequestEvent[];
}

/**
 * One request with its documents and its history: of the member's own business, or any for an admin.
 * @throws DomainError FUNDING_REQUEST_NOT_FOUND
 */
export async function findFundingRequest(
  tx: Transaction<"member"> | Transaction<"admin">,
  id: string,
): Promise<FundingRequestDetail> {
  const row = await tx
    .selectFrom("funding_requests")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError("FUNDING_REQUEST_NOT_FOUND");
  const documents = await tx
    .selectFrom("funding_request_documents")
    .selectAll()
    .where("request_id", "=", id)
    .where("removed_at", "is", null)
    .orderBy("kind", "desc")
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  const history = await tx
    .selectFrom("funding_request_history")
    .select(["event", "at", "reason", "changes"])
    .where("request_id", "=", id)
    .orderBy("id")
    .execute();
  // The same as app.funding_request_papers, which checks it at submission.
  const record = toFundingRequestRecord(row);
  const hasFile = documents.some(({ kind }) => kind === "file");
  const isCampaign = record.draft.kind === "community";
  const isAssigned = hasFile && !isCampaign;
  const said = isCampaign
    ? record.draft.story || null
    : isAssigned
      ? recourseStatement(record.draft)
      : null;
  const { rows } = await sql<{ papers: `0x${string}` | null }>`
    select '0x' || encode(sha256(string_agg(hash, ''::bytea order by hash)), 'hex') as papers
    from (
      select sha256 as hash from funding_request_documents
      where request_id = ${id} and removed_at is null and (kind = 'file' or ${isAssigned})
      union all select app.campaign_picture_hash(sha256, description) from campaign_pictures
      where request_id = ${id} and removed_at is null and ${isCampaign}
      union all select sha256(convert_to(${said}, 'UTF8')) where ${said}::text is not null
    ) hashes`.execute(tx);
  return {
    ...record,
    documents: documents.map((document) => ({
      id: document.id,
      kind: document.kind as FundingRequestDocument["kind"],
      url: document.url,
      fileName: document.file_name,
      bytes: document.bytes,
      sha256: Buffer.from(document.sha256).toString("hex"),
      forInvestors: document.for_investors,
      addedAt: document.added_at,
      reading: document.reading as unknown as FileReading | null,
    })),
    pictures: isCampaign ? await listCampaignPictures(tx, id) : [],
    papers: rows[0]?.papers ?? null,
    confirmation: await findWalletConfirmation(tx, record),
    history: history.map(({ changes, ...event }) => ({
      ...event,
      changes: (changes ?? []) as unknown as RequestedChange[],
    })),
  };
}
