/** What a receivable with a customer is about, as its funding request says. */
export type DocumentKind = "invoice" | "order";

/** Null for a campaign, and for what no request of ours says. */
export const toDocumentKind = (text: string | null): DocumentKind | null =>
  text === "invoice" || text === "order" ? text : null;

/** A document's word in a sentence; neutral where its kind is unknown. */
export const documentWord = (kind: DocumentKind | null) => kind ?? "receivable";
export type DocumentWord = ReturnType<typeof documentWord>;

const titles = { invoice: "Invoice", order: "Order", receivable: "Receivable" } as const;

/** The same alone or before a number: "Invoice", "Order", "Receivable". */
export const documentTitle = (kind: DocumentKind | null): string => titles[documentWord(kind)];

/** "an invoice", "an order", "a receivable" */
export const oneDocument = (kind: DocumentKind | null): string =>
  kind === null ? "a receivable" : `an ${kind}`;

/** How the sum that stands on it is labelled. */
export const documentAmountLabel = (kind: DocumentKind): string =>
  kind === "order" ? "Amount as ordered" : "Amount as invoiced";
