import { dueTime } from "@tenora/chain/history/offer-receivable";
import { businesses, customers } from "@tenora/chain/history/participants";
import type { SeedReceivable } from "@tenora/chain/history/receivables";
import { writeInvoice, writeOrder } from "@tenora/documents/invoice";
import { formatCount } from "@tenora/domain/money/format-amount";

const day = 86_400;

/** YYYY-MM-DD of a time in seconds since 1970, UTC. */
export const dateOf = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

/** When it was written: some days before it was offered. */
export const issuedAt = ({ listed }: SeedReceivable, end: number): number =>
  end - (listed + 4) * day;

/** The invoice or order behind a receivable, or the plan of a campaign, as a PDF. */
export function writePaperOf(receivable: SeedReceivable, end: number): Promise<Uint8Array> {
  const seller = businesses[receivable.seller];
  const customer = receivable.customer === null ? seller : customers[receivable.customer];
  const face = receivable.face || receivable.amount;
  const write = receivable.document === "order" ? writeOrder : writeInvoice;
  return write({
    number: receivable.number,
    seller,
    customer,
    issued: dateOf(issuedAt(receivable, end)),
    due: dateOf(dueTime(end, receivable.due)),
    currency: "USD",
    lines: linesOf(receivable, face),
    total: amount(face),
  });
}

const amount = (whole: number): string => `${formatCount(whole)}.00`;

const goods = ["Goods as ordered", "Packaging and freight", "Insurance"] as const;

/** Three lines that add up to the total. */
function linesOf({ customer }: SeedReceivable, total: number) {
  if (customer === null) return [{ text: "Pledged by the backers", amount: amount(total) }];
  const freight = Math.floor(total / 20);
  const insurance = Math.floor(total / 100);
  const parts = [total - freight - insurance, freight, insurance];
  return goods.map((text, at) => ({ text, amount: amount(parts[at] ?? 0) }));
}
