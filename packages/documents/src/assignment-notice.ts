import {
  type DocumentKind,
  documentAmountLabel,
  documentTitle,
} from "@tenora/domain/receivable/document-kind";
import { companyName } from "./company-name.ts";
import { drawHeading, hasLetters, openSheet, rule } from "./sheet.ts";
import { drawParagraph, drawRows, type SheetRow } from "./sheet-text.ts";

/** What a notice of assignment says; sums and days as they are printed. */
export interface AssignmentNotice {
  readonly seller: string;
  readonly sellerNumber: string;
  readonly customer: string;
  readonly customerNumber: string;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issued: string;
  readonly invoiced: string;
  readonly amount: string;
  readonly coin: string;
  readonly due: string;
  readonly chain: string;
  /** The exchange's contract; null while none is deployed. */
  readonly exchange: string | null;
  /** Where it is paid. */
  readonly site: string;
  /** All that the document knows of time. */
  readonly at: Date;
}

/** The notice to a customer that an invoice or order passes to investors once it is financed, as a PDF of one page. */
export async function writeAssignmentNotice(notice: AssignmentNotice): Promise<Uint8Array> {
  const sheet = await openSheet({
    title: "Notice of assignment",
    author: "Tenora",
    at: notice.at,
    facts: notice,
  });
  drawHeading(sheet, "Notice of assignment");
  const seller = companyName(sheet, notice.seller, notice.sellerNumber);
  const customer = companyName(sheet, notice.customer, notice.customerNumber);
  const rows: SheetRow[] = [
    ["To", customer],
    ["From", seller],
    [documentTitle(notice.kind), notice.number],
    ["Issued", notice.issued],
    [documentAmountLabel(notice.kind), notice.invoiced],
    ["Amount to pay", notice.amount],
    ["Due", notice.due],
    ["Exchange", notice.exchange ? `${notice.exchange} on ${notice.chain}` : notice.chain],
  ];
  rule(sheet, 724);
  let y = drawRows(sheet, 706, rows) - 16;
  const name = hasLetters(sheet, notice.seller) ? notice.seller : seller;
  for (const text of textsOf(notice, name)) y = drawParagraph(sheet, y, text);
  return sheet.save();
}

function textsOf({ amount, due, coin, site }: AssignmentNotice, seller: string): readonly string[] {
  return [
    `${seller} offers its claim against you to investors. It passes to them when they have financed it, and not before: until then, and if it isn’t financed, pay as you agreed with ${seller}.`,
    `Once it is financed, pay ${amount} by ${due} to the holders of the notes, through the exchange: on ${site}, in ${coin}, from any wallet, in full or in parts. You get the address of that page by email before the due date.`,
    `From then on a payment to ${seller}, also to its bank account, doesn’t settle the debt. The amount would still be owed to the investors.`,
    "If something is wrong with it, say so by the link in our email.",
  ];
}
