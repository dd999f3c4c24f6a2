import { createHash, randomUUID } from "node:crypto";
import { replaceAssignmentDeed } from "@tenora/database/funding-request/change-documents";
import {
  type FundingRequestDocument,
  findFundingRequest,
} from "@tenora/database/funding-request/find-funding-request";
import { asMember } from "@tenora/database/transaction/as-member";
import { documentUrl } from "@tenora/documents/store/object-path";
import { storePdf } from "@tenora/documents/store/store-pdf";
import { DomainError } from "@tenora/domain/domain-error";
import type { RequestTerms } from "@tenora/domain/funding-request/financing/build-terms";
import { type CompleteRequest, deploymentOf } from "~/features/terms/prepare-terms.server.ts";
import type { Services, WalletSession } from "~/services.server";
import { deedWords } from "./deed-words.server.ts";

/**
 * Makes the deed of assignment under these terms one of the request's documents, before they are signed.
 * @returns the hash of all documents, and the deed's id; null for a campaign, which has none
 * @throws DomainError STORE_UNAVAILABLE; FUNDING_REQUEST_CHANGED, FUNDING_REQUEST_CLOSED when another
 * window was faster; FUNDING_REQUEST_INCOMPLETE when it took out the last file
 */
export async function prepareDeed(
  services: Services,
  { token }: WalletSession,
  { complete, terms, now }: { complete: CompleteRequest; terms: RequestTerms; now: Date },
): Promise<{ readonly papers: `0x${string}`; readonly deed: string | null }> {
  const written = await writeDeed(services, complete, terms);
  const stored = storedDeed(complete);
  if (isSame(stored, written)) return { papers: complete.papers, deed: stored?.id ?? null };
  // A file that no row refers to in the end is deleted by the sweep of orphans.
  const deed = written && {
    id: randomUUID(),
    url: documentUrl(await storePdf(services.documents, written.bytes)),
    bytes: written.bytes.byteLength,
    sha256: written.sha256,
  };
  const { id, version } = complete.request;
  const request = await asMember(services.publicDatabase, token, async (tx) => {
    await replaceAssignmentDeed(tx, { id, version, now }, deed);
    return findFundingRequest(tx, id);
  });
  if (request.papers === null) throw new DomainError("FUNDING_REQUEST_INCOMPLETE");
  return { papers: request.papers, deed: storedDeed({ request })?.id ?? null };
}

/**
 * Compares the stored deed with what these terms say: what was signed binds no other.
 * @throws DomainError DEED_OUTDATED
 */
export async function requireDeed(
  services: Services,
  complete: CompleteRequest,
  terms: RequestTerms,
): Promise<void> {
  const written = await writeDeed(services, complete, terms);
  if (!isSame(storedDeed(complete), written)) throw new DomainError("DEED_OUTDATED");
}

/** The same terms and answers always give the same bytes. */
async function writeDeed(services: Services, complete: CompleteRequest, terms: RequestTerms) {
  const chain = services.settings.publicConfig.chain.name;
  const { exchange } = deploymentOf(services);
  const words = deedWords(complete, terms, { chain, exchange });
  if (words === null) return null;
  // Loaded with the first deed: no other request needs it.
  const { writeAssignmentDeed } = await import("@tenora/documents/assignment-deed");
  const bytes = await writeAssignmentDeed(words);
  return { bytes, sha256: createHash("sha256").update(bytes).digest() };
}

const storedDeed = ({ request }: Pick<CompleteRequest, "request">) =>
  request.documents.find(({ kind }) => kind === "deed");

const isSame = (
  stored: FundingRequestDocument | undefined,
  written: { readonly sha256: Buffer } | null,
) => (stored?.sha256 ?? null) === (written?.sha256.toString("hex") ?? null);
