import { createHash } from "node:crypto";
import { recourseStatements } from "@tenora/domain/funding-request/recourse";
import { dueTime } from "../exchange/receivable-terms.ts";
import { partiesOf } from "../people/businesses.ts";
import type { SeedReceivable } from "../receivables/receivable.ts";
import { writeInvoice, writeOrder } from "./write-pdf.ts";

const day = 86_400;

/** YYYY-MM-DD of a time in seconds since 1970, UTC. */
export const dateOf = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

/** When it was written: some days before it was offered. */
export const issuedAt = ({ listed }: SeedReceivable, end: number): number =>
  end - (listed + 4) * day;

/** The invoice or order behind a receivable, or the plan of a campaign, as a PDF. */
export function writePaperOf(receivable: SeedReceivable, end: number): Promise<Uint8Array> {
  const { seller, debtor: customer } = partiesOf(receivable);
  const face = receivable.face || receivable.amount;
  const write = receivable.document === "order" ? writeOrder : writeInvoice;
  return write({
    number: receivable.number,
    seller,
    customer,
    issued: dateOf(issuedAt(receivable, end)),
    due: dateOf(dueTime(end, receivable.due)),
    currency: "USD",
    lines: linesOf(receivable, BigInt(face) * 100n),
  });
}

const goods = ["Goods as ordered", "Packaging and freight", "Insurance"] as const;

/** Three lines that add up to the total, in cents. */
function linesOf({ customer }: SeedReceivable, total: bigint) {
  if (customer === null) return [{ text: "Pledged by the backers", cents: total }];
  const freight = (total / 2_000n) * 100n;
  const insurance = (total / 10_000n) * 100n;
  const parts = [total - freight - insurance, freight, insurance];
  return goods.map((text, at) => ({ text, cents: parts[at] ?? 0n }));
}

/** SHA-256 over that of the document and of the sentence about recourse, as the database computes it. */
export function papersHash(paper: Uint8Array, recourse: SeedReceivable["recourse"]): `0x${string}` {
  const signed = recourse === undefined ? [] : [Buffer.from(recourseStatements[recourse])];
  const hashes = [paper, ...signed].map(sha256).sort(Buffer.compare);
  return `0x${sha256(Buffer.concat(hashes)).toString("hex")}`;
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
