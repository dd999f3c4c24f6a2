import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { type AssignmentDeed, writeAssignmentDeed } from "./assignment-deed.ts";

const deed: AssignmentDeed = {
  seller: "Ben Trading Pte Ltd",
  sellerNumber: "201501234A",
  wallet: `0x${"be".repeat(20)}`,
  customer: "Cleo Stores Pte Ltd",
  customerNumber: "201801234K",
  customerCountry: "Singapore",
  kind: "invoice",
  number: "INV-7",
  fingerprint: `0x${"fa".repeat(32)}`,
  issued: "November 1, 2026",
  due: "January 5, 2027",
  invoiced: "27,500.00 EUR",
  amount: "30,000.00 USDC",
  maturity: "January 9, 2027",
  units: "24,000",
  unitPrice: "1.00 USDC",
  price: "24,000.00 USDC",
  unitRepayment: "1.02 USDC",
  repayment: "24,480.00 USDC",
  fee: "1%",
  minimum: "12,000 units (12,000.00 USDC)",
  saleEnds: "November 20, 2026",
  lateFee: "12% a year on what's unpaid, after 5 days of grace",
  recourse: "with",
  recourseStatement: "With recourse: the business repays if its customer doesn't.",
  chain: "Ethereum",
  exchange: `0x${"ee".repeat(20)}`,
  terms: "2026-11-23",
  at: new Date("2026-11-03T00:00:00Z"),
};

async function readDeed(changes: Partial<AssignmentDeed> = {}) {
  const bytes = await writeAssignmentDeed({ ...deed, ...changes });
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_page, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      const parts = items.flatMap((item) => ("str" in item ? [item] : []));
      return {
        text: parts.map(({ str }) => str).join(" "),
        lowest: Math.min(...parts.map(({ transform }) => Number(transform[5]))),
      };
    }),
  );
  const text = pages.map((page) => page.text).join(" ");
  return { bytes, pages, text: text.replaceAll(/\s+/g, " ") };
}

test("deed of assignment: who sells what to whom, at which price and when, on two pages", async () => {
  const { pages, text } = await readDeed();
  expect(pages).toHaveLength(2);
  for (const words of [
    "Ben Trading Pte Ltd, 201501234A",
    deed.wallet,
    "Cleo Stores Pte Ltd, 201801234K, Singapore",
    "holders of this receivable's notes",
    `${deed.exchange} on Ethereum`,
    "INV-7",
    "November 1, 2026",
    "27,500.00 EUR",
    "30,000.00 USDC, by January 9, 2027",
    "1.00 USDC for each of 24,000 units, 24,000.00 USDC for all of them",
    "1.02 USDC for each unit, 24,480.00 USDC if all are sold",
    "Until November 20, 2026, of at least 12,000 units (12,000.00 USDC)",
    "12% a year",
    "assigns its claim against the customer from this invoice",
    "If the sale fails, nothing passes",
    "is free of other claims and is offered once",
    "version 2026-11-23",
    "The hash of this file is among the hashes of the documents",
  ])
    expect(text).toContain(words);
});

test("deed of assignment: says what the seller owes when its customer doesn't pay", async () => {
  const owed = "owes the holders, at maturity, the repayment of the units sold";
  expect((await readDeed()).text).toContain(owed);
  const without = await readDeed({
    recourse: "without",
    recourseStatement: "Without recourse: if the customer doesn't pay, holders bear the loss.",
  });
  expect(without.text).not.toContain(owed);
  expect(without.text).toContain("owes them nothing for it");
});

test("deed of assignment: an order is called one", async () => {
  const { text } = await readDeed({ kind: "order" });
  expect(text).toContain("Amount as ordered");
  expect(text).toContain("its claim against the customer from this order");
  expect(text).not.toMatch(/invoice/i);
});

test("deed of assignment: the same terms give the same bytes, others give others", async () => {
  const { bytes } = await readDeed();
  expect((await readDeed()).bytes).toEqual(bytes);
  for (const [member, value] of Object.entries(deed)) {
    if (typeof value !== "string" || member === "recourse" || member === "kind") continue;
    const changed = await writeAssignmentDeed({ ...deed, [member]: `${value}1` });
    expect(changed, member).not.toEqual(bytes);
  }
});

test("deed of assignment: the longest names stay on their page, and other letters break nothing", async () => {
  const long = "Very Long Trading Company ".repeat(8).slice(0, 200);
  const { pages } = await readDeed({
    seller: long,
    customer: long,
    number: "N".repeat(64),
    sellerNumber: "9".repeat(64),
    customerNumber: "8".repeat(64),
    customerCountry: "South Georgia & South Sandwich Islands",
  });
  expect(pages).toHaveLength(2);
  for (const { lowest } of pages) expect(lowest).toBeGreaterThan(40);
  const foreign = await readDeed({ seller: "شركة", customer: "ООО", number: "ش 7" });
  expect(foreign.text).toContain("The company with the number 201501234A");
  expect(foreign.text.replaceAll(" ", "")).toContain("ООО,201801234K");
  expect(foreign.text).toContain("? 7");
});
