import { findBilledDocuments } from "@tenora/database/disclosure/find-billed-documents";
import type { ListingReference } from "@tenora/database/disclosure/find-listed-requests";
import { asMember } from "@tenora/database/transaction/as-member";
import { documentTitle } from "@tenora/domain/receivable/document-kind";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import type { Services, WalletSession } from "~/services.server";

/**
 * "Invoice BT-2640 of Nov 1, 2026" for each of these listings that the wallet of the session confirmed to owe, by
 * the listings' numbers: a document's own number isn't public, and a wallet that was only named hasn't shown that
 * it's the customer.
 */
export async function readBilledDocuments(
  { publicDatabase }: Pick<Services, "publicDatabase">,
  { token }: Pick<WalletSession, "token">,
  listings: readonly ListingReference[],
): Promise<ReadonlyMap<bigint, string>> {
  const found = await asMember(publicDatabase, token, (tx) => findBilledDocuments(tx, listings));
  return new Map(
    [...found].map(([id, { kind, number, issued }]) => [
      id,
      `${documentTitle(kind)} ${number}${issuedWords(issued)}`,
    ]),
  );
}

const issuedWords = (issued: string | null) =>
  issued === null ? "" : ` of ${formatCalendarDate(issued)}`;
