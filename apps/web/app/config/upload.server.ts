import { asMember } from "@tenora/database/as-member";
import { claimUpload } from "@tenora/database/claim-upload";
import { findBusinessStanding } from "@tenora/database/find-business-standing";
import type { ObjectPath } from "@tenora/documents/object-path";
import type { BusinessStanding } from "@tenora/domain/business";
import { certificateMaxBytes } from "@tenora/domain/certificate";
import { DomainError } from "@tenora/domain/failure";
import { parseWholeNumber } from "@tenora/domain/whole-number";
import type { Services, WalletSession } from "./services.server";

/** What is known of whoever sends a document, before a byte of it is read. */
export interface Upload {
  readonly session: WalletSession;
  readonly standing: BusinessStanding | null;
  /**
   * Saves what refers to the stored document. When that is refused the document goes as well; when
   * nobody can tell whether it was saved, the document stays, and the sweep finds out.
   */
  keepOrDiscard<T>(document: ObjectPath | null, save: () => Promise<T>): Promise<T>;
  discard(document: ObjectPath | null): Promise<void>;
}

/** @throws DomainError SESSION_MISSING, TOO_MANY_REQUESTS, TOO_MANY_UPLOADS, BUSINESS_LOOKUP_FAILED */
export async function openUpload(
  services: Services,
  request: Request,
  door: "submission" | "certificate",
): Promise<Upload> {
  const { session, standing } = await lookUp(services, request);
  await services.limits.take(door, session.wallet, request);
  const discard = async (document: ObjectPath | null) => {
    if (document === null) return;
    await services.documents.remove(document).catch(({ code }: { code?: string }) => {
      services.log.warn({ code }, "a document stays without owner");
    });
  };
  return {
    session,
    standing,
    discard,
    async keepOrDiscard(document, save) {
      try {
        return await save();
      } catch (error) {
        if (!isUncertain(error)) await discard(document);
        throw error;
      }
    },
  };
}

/** Not refused by us: the connection may have broken after the database had committed. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof DomainError) ||
  error.code === "DATABASE_UNAVAILABLE" ||
  error.code === "BUSINESS_SAVE_FAILED";

/** What the quota is charged: the announced length, or the most there could be where none is readable. */
export function announcedBytes(headers: Headers): number {
  const announced = parseWholeNumber(headers.get("content-length") ?? "");
  return Math.min(announced ?? certificateMaxBytes, certificateMaxBytes);
}

async function lookUp(services: Services, request: Request) {
  try {
    const token = await services.walletSessions.readToken(request);
    if (token === null) throw new DomainError("SESSION_MISSING");
    return await asMember(services.publicDatabase, token, async (tx, wallet) => {
      await claimUpload(tx, announcedBytes(request.headers));
      return { session: { token, wallet }, standing: await findBusinessStanding(tx, wallet) };
    });
  } catch (cause) {
    throw isUncertain(cause) ? new DomainError("BUSINESS_LOOKUP_FAILED", { cause }) : cause;
  }
}
