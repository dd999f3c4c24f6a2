import {
  findListedRequests,
  type ListingReference,
} from "@tenora/database/disclosure/find-listed-requests";
import type { DocumentKind } from "@tenora/domain/receivable/document-kind";
import type { RouterContextProvider } from "react-router";
import { unlessMarketUnavailable } from "./read-market.server.ts";

/**
 * Whether a receivable is an invoice or an order, for what shows nothing else of our own records: paying
 * goes on without them. Null where they don't say.
 */
export async function readDocumentKind(
  context: Readonly<RouterContextProvider>,
  listing: ListingReference,
): Promise<DocumentKind | null> {
  const found = await unlessMarketUnavailable(context, (visit) =>
    visit((tx) => findListedRequests(tx, [listing])),
  );
  return found?.get(listing.id)?.documentKind ?? null;
}
