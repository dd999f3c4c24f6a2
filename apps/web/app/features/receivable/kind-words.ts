import type { ListingKind } from "@tenora/database/market/listing/listing-record";
import { type DocumentKind, documentTitle } from "@tenora/domain/receivable/document-kind";

/** What the exchange knows of it, and what our own records add. */
interface Named {
  readonly kind: ListingKind;
  readonly documentKind: DocumentKind | null;
}

/** "Invoice", "Order", "Community campaign"; "Receivable" where our records don't say. */
export const kindWord = ({ kind, documentKind }: Named): string =>
  kind === "community" ? "Community campaign" : documentTitle(documentKind);
