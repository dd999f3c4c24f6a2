import {
  type DocumentKind,
  documentAmountLabel,
  documentTitle,
} from "@tenora/domain/receivable/document-kind";
import { companyName } from "./company-name.ts";
import { drawHeading, nextPage, openSheet, rule } from "./sheet.ts";
import { drawParagraph, drawRows, type SheetRow } from "./sheet-text.ts";

/** What a deed of assignment says; sums, rates and days as they are printed. */
export interface AssignmentDeed {
  readonly seller: string;
  readonly sellerNumber: string;
  readonly wallet: string;
  readonly customer: string;
  readonly customerNumber: string;
  readonly customerCountry: string;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly fingerprint: string;
  readonly issued: string;
  /** The day on the invoice or order. */
  readonly due: string;
  readonly invoiced: string;
  /** What is to be paid, and by when. */
  readonly amount: string;
  readonly maturity: string;
  readonly units: string;
  readonly unitPrice: string;
  readonly price: string;
  readonly unitRepayment: string;
  readonly repayment: string;
  readonly fee: string;
  readonly minimum: string;
  readonly saleEnds: string;
  readonly lateFee: string;
  readonly recourse: "with" | "without";
  /** The sentence that the seller signs. */
  readonly recourseStatement: string;
  readonly chain: string;
  /** The exchange's contract. */
  readonly exchange: string;
  /** Version of the site's terms. */
  readonly terms: string;
  /** All that the document knows of time. */
  readonly at: Date;
}

const title = "Deed of assignment";

/**
 * The deed by which a business assigns an invoice or order to the holders of its notes once they have
 * financed it, as a PDF of two pages. The same deed gives the same bytes.
 */
export async function writeAssignmentDeed(deed: AssignmentDeed): Promise<Uint8Array> {
  const sheet = await openSheet({ title, author: "Tenora", at: deed.at, facts: deed });
  drawHeading(sheet, title);
  rule(sheet, 724);
  drawRows(sheet, 706, [
    ["Seller", companyName(sheet, deed.seller, deed.sellerNumber)],
    ["Seller's wallet", deed.wallet],
    [
      "Customer",
      `${companyName(sheet, deed.customer, deed.customerNumber)}, ${deed.customerCountry}`,
    ],
    ...rowsOf(deed),
  ]);
  const second = nextPage(sheet);
  drawHeading(second, "What is agreed");
  rule(second, 724);
  let y = 706;
  for (const text of clausesOf(deed)) y = drawParagraph(second, y, text);
  return sheet.save();
}

const rowsOf = (deed: AssignmentDeed): readonly SheetRow[] => [
  [
    "Assignees",
    `The holders of this receivable's notes, as the exchange records them: contract ${deed.exchange} on ${deed.chain}`,
  ],
  [documentTitle(deed.kind), deed.number],
  ["Issued", deed.issued],
  ["Due", deed.due],
  [documentAmountLabel(deed.kind), deed.invoiced],
  ["Amount to pay", `${deed.amount}, by ${deed.maturity}`],
  ["Price", `${deed.unitPrice} for each of ${deed.units} units, ${deed.price} for all of them`],
  ["Platform fee", `At most ${deed.fee} of what is paid for the units`],
  [
    "Holders get",
    `${deed.unitRepayment} for each unit, ${deed.repayment} if all are sold, and any late fee`,
  ],
  ["Sale", `Until ${deed.saleEnds}, of at least ${deed.minimum}`],
  ["Late fee", deed.lateFee],
  ["Recourse", deed.recourseStatement],
  ["Fingerprint", deed.fingerprint],
];

function clausesOf(deed: AssignmentDeed): readonly string[] {
  const what = deed.kind;
  return [
    `1. Assignment. The seller assigns its claim against the customer from this ${what} to the holders of the notes that the exchange issues for it: to all of them together, to each by the units of their notes. Who holds a note is what the exchange's contract says at the time. When a note passes to somebody else, its part of the claim passes with it.`,
    "2. When. The claim passes once the sale has reached its minimum and the exchange pays the price out to the seller, and not before. If the sale fails, nothing passes, and this deed has no effect.",
    `3. Price. The exchange pays the seller ${deed.unitPrice} for each unit sold, less the platform's fee.`,
    `4. Payment. From then on the customer owes ${deed.amount}, due by ${deed.maturity}, to the holders, and pays it through the exchange. Out of what is paid the holders get the repayment of the units sold, then the late fee. The rest goes to the seller. If the customer pays the seller instead, the seller pays it in on the exchange.`,
    `5. Recourse. ${deed.recourseStatement} ${recourseWords[deed.recourse]}`,
    `6. What the seller promises, as in the terms of Tenora, version ${deed.terms}: the ${what} exists, is owed to the seller, is free of other claims and is offered once. Its documents are genuine. What the seller has said is true and complete.`,
    "7. Tenora runs the site. It isn't a party to this deed, and doesn't guarantee that anyone pays.",
    "8. Signature. The seller signs the terms of the sale with its wallet. The hash of this file is among the hashes of the documents in those terms, so that one signature signs both. If the two say different things, the terms on the exchange count.",
  ];
}

const recourseWords = {
  with: "The seller then owes the holders, at maturity, the repayment of the units sold, and the late fee if it is late, less what has been paid in.",
  without:
    "The seller then owes them nothing for it, as long as its promises in this deed are true.",
} as const;
