import type { CaseMail } from "@tenora/database/collection/case-file";
import type { CollectionContact } from "@tenora/database/collection/contacts";
import type { DisputeEvidence } from "@tenora/database/collection/dispute-evidence";
import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { FundingRequestDocument } from "@tenora/database/funding-request/find-funding-request";
import type { RequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import type { MarketEvent } from "@tenora/database/market/event/event-record";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { parseDocumentUrl } from "@tenora/documents/store/object-path";
import { type Currency, formatAmount } from "@tenora/domain/money/format-amount";
import { documentTitle, toDocumentKind } from "@tenora/domain/receivable/document-kind";
import { formatMoment } from "@tenora/domain/text/format-date";
import { statusWords } from "~/features/receivable/status-words";
import { termsTable } from "~/features/receivable/terms/terms-table.server.ts";
import { termsInWords } from "~/features/receivable/terms/terms-words.server.ts";
import { writeCsv } from "~/http/csv/write-csv";
import { amountFact, caseFacts } from "../case-facts.ts";
import { meansWords, partyWords } from "../contacts/contact-words.ts";
import { mailText } from "./mail-text.server.ts";
import type { ZipEntry } from "./zip-stream.ts";

/** Everything that is in the file of a case, as it was read at one time. */
export interface CaseContent {
  readonly listing: DisclosedListing;
  readonly found: RequestForReview;
  readonly contacts: readonly CollectionContact[];
  /** Newest first. */
  readonly evidence: readonly DisputeEvidence[];
  readonly mails: readonly CaseMail[];
  readonly events: readonly MarketEvent[];
  /** There are more events than these. */
  readonly isCut: boolean;
  readonly publicUrl: string;
  readonly now: Date;
}

/** The files of a case: terms, ledger, contacts, evidence, mails and the documents as they are stored. */
export function* caseEntries(content: CaseContent, store: DocumentStore): Generator<ZipEntry> {
  const { found, contacts, evidence, mails, events, publicUrl, now } = content;
  const text = (name: string, written: string): ZipEntry => ({
    name,
    modifiedAt: now,
    content: () => [new TextEncoder().encode(written)],
  });
  const { documents } = found.request;
  yield text("terms.txt", termsText(content));
  yield text("ledger.csv", ledger(events, content.listing.token));
  if (content.isCut) yield text("ledger-is-cut-off.txt", cutOff(events.length));
  yield text("contacts.csv", contactEntries(contacts));
  yield text("documents.csv", documentRows(documents));
  // As it was hashed, so that the file's own hash is the one on the exchange.
  for (const [at, { disputed, document, hash }] of evidence.toReversed().entries()) {
    const name = `evidence/${numbered(at)}-${disputed ? "raised" : "ended"}-${hash}.txt`;
    if (document !== null) yield text(name, document);
  }
  for (const [at, mail] of mails.entries()) {
    const day = mail.createdAt.toISOString().slice(0, 10);
    yield text(
      `mails/${numbered(at)}-${day}-${mail.kind}.txt`,
      mailText(mail, found, { publicUrl, now }),
    );
  }
  for (const [at, document] of documents.entries()) yield documentEntry(document, at, store);
}

const cutOff = (count: number) =>
  `ledger.csv has the first ${count} events, in the chain's order. The rest is on the chain alone.\r\n`;

const numbered = (at: number) => String(at + 1).padStart(2, "0");

/** Without what some systems read as a folder or a device. */
const documentName = ({ fileName }: FundingRequestDocument, at: number) =>
  `documents/${numbered(at)}-${fileName.replace(/[^\p{L}\p{N}. _-]/gu, "_")}`;

const documentEntry = (
  document: FundingRequestDocument,
  at: number,
  store: DocumentStore,
): ZipEntry => ({
  name: documentName(document, at),
  modifiedAt: document.addedAt,
  async *content() {
    const object = parseDocumentUrl(document.url);
    const opened = object && (await store.open(object));
    // Half a case file must not look like a whole one.
    if (opened === null) throw new Error("A document of the case is not in the store");
    yield* opened.content as AsyncIterable<Uint8Array>;
  },
});

function termsText({ listing, found, now }: CaseContent): string {
  const lines = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([label, value]) => `${label}: ${value}`);
  const { business, request } = found;
  const isDisputed = listing.disputed.byDebtor || listing.disputed.byAttestor;
  return [
    `Receivable #${listing.id}, as of ${formatMoment(now)} UTC`,
    `Status: ${statusWords[listing.status].label}${isDisputed ? ", disputed" : ""}`,
    "",
    `Business: ${business.companyName}, ${business.registrationNumber}, ${business.country}`,
    ...(request.draft.customerName === ""
      ? []
      : [
          `Customer: ${request.draft.customerName}, ${request.draft.customerRegistryNumber}`,
          `${documentTitle(toDocumentKind(request.draft.kind))}: ${request.draft.invoiceNumber}`,
        ]),
    "",
    ...lines([amountFact(listing), ...caseFacts(listing, request.draft)]),
    "",
    "The terms in words",
    ...termsInWords(listing).map((sentence) => `- ${sentence}`),
    "",
    "All terms",
    ...lines(termsTable(listing).map(({ label, value }) => [label, value])),
    "",
  ].join("\r\n");
}

/** Everything that happened, as CSV. All money of a receivable moves in its own stablecoin. */
export const ledger = (events: readonly MarketEvent[], token: Currency) =>
  writeCsv(
    [
      "Time",
      "Block",
      "Log index",
      "Event",
      "Note",
      "Wallet",
      "Other side",
      `Amount (${token.symbol})`,
      "Base units",
      "Token",
      "Transaction",
      "Arguments",
    ],
    events.map((one) => [
      new Date(one.time * 1_000),
      one.block,
      one.logIndex,
      one.type,
      one.note === null ? null : one.note.toString(),
      one.wallet,
      one.counterparty,
      one.amount === null ? null : numberOf(one.amount, token),
      one.amount === null ? null : one.amount.toString(),
      one.token,
      one.transaction,
      JSON.stringify(one.arguments),
    ]),
  );

/** Without its symbol, which the column has. */
const numberOf = (amount: bigint, token: Currency) =>
  formatAmount(amount, token).slice(0, -` ${token.symbol}`.length);

export const contactEntries = (contacts: readonly CollectionContact[]) =>
  writeCsv(
    [
      ...["Contacted (UTC)", "Party", "Name", "How", "What was said", "Next follow-up (UTC)"],
      ...["Recorded (UTC)", "By"],
    ],
    contacts.map((one) => [
      one.contactedAt,
      partyWords[one.party],
      one.person,
      meansWords[one.means],
      one.comment ?? "[erased]",
      one.followUpOn,
      one.recordedAt,
      one.adminEmail,
    ]),
  );

const documentRows = (documents: readonly FundingRequestDocument[]) =>
  writeCsv(
    ["File", "SHA-256", "Bytes", "Added (UTC)", "For investors"],
    documents.map((one, at) => [
      documentName(one, at),
      one.sha256,
      one.bytes,
      one.addedAt,
      one.forInvestors ? "yes" : "no",
    ]),
  );
