import { findBusinessStatus } from "@tenora/database/business/find-business-status";
import { claimUpload } from "@tenora/database/rate-limit/upload-quota";
import { asMember } from "@tenora/database/transaction/as-member";
import type { ObjectPath } from "@tenora/documents/store/object-path";
import type { BusinessOverview } from "@tenora/domain/business/business";
import { certificateMaxBytes } from "@tenora/domain/certificate/certificate-type";
import { DomainError } from "@tenora/domain/domain-error";
import { parseWholeNumber } from "@tenora/domain/text/parse-whole-number";
import type { Services, WalletSession } from "../services.server.ts";
import type { RateLimit } from "./route-handle.ts";

/** What is known about an upload before a byte of its document is read. */
export interface CertificateUpload {
  readonly session: WalletSession;
  /** The business of the wallet; null without one. */
  readonly business: BusinessOverview | null;
  /**
   * Saves what refers to the stored document. When that is rejected the document is deleted; when it
   * is unknown whether it was saved, the document stays until the sweep of orphans.
   */
  saveOrDiscard<T>(document: ObjectPath | null, save: () => Promise<T>): Promise<T>;
  discard(document: ObjectPath | null): Promise<void>;
}

/** @throws DomainError SESSION_MISSING, TOO_MANY_REQUESTS, TOO_MANY_UPLOADS, BUSINESS_LOOKUP_FAILED */
export async function openUpload(
  services: Services,
  request: Request,
  limit: RateLimit,
): Promise<CertificateUpload> {
  const session = await requireCertainty(readSession(services, request));
  await services.limits.consume(limit, session.wallet, request);
  // Charged last: a rejected request uses up nothing of the wallet's daily quota.
  const business = await requireCertainty(charge(services, session, request));
  const discard = async (document: ObjectPath | null) => {
    if (document === null) return;
    await services.documents.remove(document).catch(({ code }: { code?: string }) => {
      services.log.warn({ code }, "an orphaned document could not be deleted");
    });
  };
  return {
    session,
    business,
    discard,
    async saveOrDiscard(document, save) {
      try {
        return await save();
      } catch (error) {
        if (!isUncertain(error)) await discard(document);
        throw error;
      }
    },
  };
}

/** Not rejected by us: the connection may have broken after the database had committed. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof DomainError) ||
  error.code === "DATABASE_UNAVAILABLE" ||
  error.code === "BUSINESS_SAVE_FAILED";

/** What the quota is charged: the announced length, or the maximum where none is readable. */
export function announcedBytes(headers: Headers): number {
  const announced = parseWholeNumber(headers.get("content-length") ?? "");
  return Math.min(announced ?? certificateMaxBytes, certificateMaxBytes);
}

async function readSession(services: Services, request: Request): Promise<WalletSession> {
  const session = await services.walletSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  return session;
}

function charge({ publicDatabase }: Services, { token }: WalletSession, { headers }: Request) {
  return asMember(publicDatabase, token, async (tx, wallet) => {
    await claimUpload(tx, announcedBytes(headers));
    return findBusinessStatus(tx, wallet);
  });
}

/** @throws DomainError BUSINESS_LOOKUP_FAILED when the outcome is unknown */
async function requireCertainty<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (cause) {
    throw isUncertain(cause) ? new DomainError("BUSINESS_LOOKUP_FAILED", { cause }) : cause;
  }
}
