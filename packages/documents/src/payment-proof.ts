import {
  drawHeading,
  hasLetters,
  left,
  muted,
  openSheet,
  rule,
  type Sheet,
  write,
} from "./sheet.ts";
import { drawParagraph, drawRows, type SheetRow } from "./sheet-text.ts";

/** What a proof of payment says; amounts as they are printed, hashes and addresses in full. */
export interface PaymentProof {
  readonly listing: bigint;
  /** "an order of 30,000.00 USDC", "a campaign that promised 6,000.00 USDC" */
  readonly subject: string;
  /** "invoice", "order": what is paid off once investors are. */
  readonly what: string;
  readonly seller: { readonly name: string | null; readonly wallet: string };
  readonly payer: string;
  readonly amount: string;
  readonly token: { readonly symbol: string; readonly address: string };
  readonly toInvestors: string;
  readonly toBusiness: string;
  /** All that was paid on the receivable, with this payment. */
  readonly paidSoFar: string;
  /** This payment ended what investors were owed. */
  readonly isSettled: boolean;
  /** Something of it went to investors. */
  readonly isForInvestors: boolean;
  readonly paidAt: Date;
  /** "Nov 3, 2026, 14:03" */
  readonly paidAtWords: string;
  readonly chain: { readonly name: string; readonly id: number };
  readonly exchange: string;
  readonly block: { readonly number: bigint; readonly hash: string };
  readonly transaction: string;
  /** The transaction's page on an explorer; null where the chain has none. */
  readonly link: string | null;
}

/** A payment on a receivable as a PDF of one page; the same payment always gives the same bytes. */
export async function writePaymentProof(proof: PaymentProof): Promise<Uint8Array> {
  const { listing, amount, paidAt, paidAtWords } = proof;
  const sheet = await openSheet({
    title: `Proof of payment: ${amount} on receivable #${listing}`,
    author: "Tenora",
    at: paidAt,
    facts: proof,
  });
  drawHeading(sheet, "Proof of payment");
  write(sheet, `${amount} was paid on receivable #${listing} on ${paidAtWords} UTC.`, {
    x: left,
    y: 718,
    size: 12,
  });
  let y = drawSection(sheet, 684, "The payment", paymentRows(sheet, proof));
  y = drawSection(sheet, y - 20, "Where it is recorded", chainRows(proof));
  drawParagraph(sheet, y - 12, closing(proof), { color: muted });
  return sheet.save();
}

function paymentRows(sheet: Sheet, proof: PaymentProof): SheetRow[] {
  const { listing, subject, seller, payer, amount, token } = proof;
  const { name, wallet } = seller;
  return [
    ["Receivable", `#${listing}, ${subject}`],
    // The wallet says who it is, also where no font has the letters of the name.
    ["Seller", name !== null && hasLetters(sheet, name) ? name : wallet],
    ...(name !== null && hasLetters(sheet, name) ? [["Seller’s wallet", wallet] as const] : []),
    ["Paid by", payer],
    ["Amount", amount],
    ["Token", `${token.symbol}, ${token.address}`],
    ["To the investors", proof.toInvestors],
    ["To the business", proof.toBusiness],
    ["Paid so far", `${proof.paidSoFar}, this payment included`],
    ["What it paid off", paidOff(proof)],
  ];
}

function paidOff({ what, isSettled, isForInvestors }: PaymentProof): string {
  if (isSettled) return "All that investors were owed. The receivable is settled.";
  return isForInvestors
    ? "Part of what investors were owed."
    : `The rest of the ${what}. Investors had been paid before.`;
}

function chainRows({ chain, exchange, block, transaction, paidAt }: PaymentProof): SheetRow[] {
  return [
    ["Chain", `${chain.name}, number ${chain.id}`],
    ["Exchange contract", exchange],
    ["Block", String(block.number)],
    ["Block’s hash", block.hash],
    ["Block’s time", paidAt.toISOString()],
    ["Transaction", transaction],
  ];
}

function closing({ link }: PaymentProof): string {
  const where = link === null ? "with any node of this chain" : `at ${link}`;
  return `The payment, its block and its transaction were read from the chain when this was made; names and totals come from our records. The transaction itself is the proof: look it up ${where}. This document isn’t a tax invoice.`;
}

/** A heading and its rows from `y` down; returns where they end. */
function drawSection(sheet: Sheet, y: number, heading: string, rows: readonly SheetRow[]): number {
  write(sheet, heading, { x: left, y, size: 12, bold: true });
  rule(sheet, y - 8);
  return drawRows(sheet, y - 26, rows);
}
