import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwRequestUnchanged } from "./throw-request-unchanged.ts";

/** A picture beside a campaign's story. */
export interface CampaignPicture {
  readonly id: string;
  /** Where it is in the store. */
  readonly url: string;
  /** The stored file's, in hex. */
  readonly sha256: string;
  readonly description: string;
}

export interface NewPicture {
  readonly requestId: string;
  /** A uuid that the form chose: a repeated request adds one picture. */
  readonly id: string;
  readonly url: string;
  readonly sha256: Uint8Array;
  readonly description: string;
  readonly now: Date;
}

/**
 * Adds a stored picture to a request that may be edited; a repeated one changes nothing.
 * @throws DomainError TOO_MANY_PICTURES; INVALID_INPUT when another record has the file;
 * FUNDING_REQUEST_CLOSED, FUNDING_REQUEST_NOT_FOUND, BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED
 */
export async function addCampaignPicture(
  tx: Transaction<"member">,
  { requestId, id, url, sha256, description, now }: NewPicture,
): Promise<void> {
  const { rows } = await sql<{ outcome: string | null }>`
    select app.add_campaign_picture(
      ${requestId}::uuid, ${id}::uuid, ${url}, ${Buffer.from(sha256)}::bytea, ${description},
      ${now}::timestamptz) as outcome`.execute(tx);
  if ((rows[0]?.outcome ?? null) === null)
    await throwRequestUnchanged(tx, requestId, { action: "save", actor: "business", now });
}

/** @throws DomainError PICTURE_NOT_FOUND, BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED */
export async function removeCampaignPicture(
  tx: Transaction<"member">,
  { requestId, id, now }: Pick<NewPicture, "requestId" | "id" | "now">,
): Promise<void> {
  const { rows } = await sql<{ removed: boolean }>`
    select app.remove_campaign_picture(
      ${requestId}::uuid, ${id}::uuid, ${now}::timestamptz) as removed`.execute(tx);
  if (rows[0]?.removed !== true) throw new DomainError("PICTURE_NOT_FOUND");
}

/** In the order of their adding, without those taken out: of the member's own request, or a submitted one. */
export async function listCampaignPictures(
  tx: Transaction<"member"> | Transaction<"admin">,
  requestId: string,
): Promise<CampaignPicture[]> {
  const rows = await tx
    .selectFrom("campaign_pictures")
    .select(["id", "url", "sha256", "description"])
    .where("request_id", "=", requestId)
    .where("removed_at", "is", null)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, sha256: Buffer.from(row.sha256).toString("hex") }));
}

/** Where a picture that a listed campaign shows is in the store; null for any other. */
export async function findPublicPicture(
  tx: Transaction<"visitor">,
  sha256: string,
): Promise<string | null> {
  const { rows } = await sql<{ url: string | null }>`
    select app.campaign_picture(decode(${sha256}, 'hex')) as url`.execute(tx);
  return rows[0]?.url ?? null;
}
