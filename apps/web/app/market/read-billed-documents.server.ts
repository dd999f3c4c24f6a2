import { findBilledDocuments } from "@tenora/database/disclosure/find-billed-documents";
import type { ListingReference } from "@tenora/database/disclosure/find-listed-requests";
import { asMember } from "@tenora/database/transaction/as-member";
import { documentTitle } from "@tenora/domain/receivable/document-kind";
import type { Services, WalletSession } from "~/services.server";

/**
 * "Invoice BT-2640" for each of these listings that the wallet of the session confirmed to owe, by their
 * numbers: its number isn't public, and a wallet that was only named hasn't shown that it's the customer.
 */
export async function readBilledDocuments(
  { publicDatabase }: Pick<Services, "publicDatabase">,
  { token }: Pick<WalletSession, "token">,
  listings: readonly ListingReference[],
): Promise<ReadonlyMap<bigint, string>> {
  const found = await asMember(publicDatabase, token, (tx) => findBilledDocuments(tx, listings));
  return new Map(
    [...found].map(([id, { kind, number }]) => [id, `${documentTitle(kind)} ${number}`]),
  );
}
