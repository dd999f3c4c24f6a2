import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { type AssignmentNotice, writeAssignmentNotice } from "./assignment-notice.ts";

const notice: AssignmentNotice = {
  seller: "Ben Trading Pte Ltd",
  sellerNumber: "201501234A",
  customer: "Cleo Stores Pte Ltd",
  customerNumber: "201801234K",
  kind: "invoice",
  number: "INV-7",
  issued: "November 1, 2026",
  invoiced: "27,500.00 EUR",
  amount: "30,000.00 USDC",
  coin: "USDC",
  due: "January 5, 2027",
  chain: "Ethereum",
  exchange: `0x${"ee".repeat(20)}`,
  site: "https://tenora.example",
  at: new Date("2026-11-03T00:00:00Z"),
};

async function readNotice(changes: Partial<AssignmentNotice> = {}) {
  const bytes = await writeAssignmentNotice({ ...notice, ...changes });
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const parts = items.flatMap((item) => ("str" in item ? [item] : []));
  const text = parts.map(({ str }) => str).join(" ");
  const lowest = Math.min(...parts.map(({ transform }) => Number(transform[5])));
  return { bytes, pages: pdf.numPages, text: text.replaceAll(/\s+/g, " "), lowest };
}

test("notice of assignment: whom the customer pays, how and by when, and what no longer settles it", async () => {
  const { bytes, pages, text } = await readNotice();
  expect(pages).toBe(1);
  for (const words of [
    "Cleo Stores Pte Ltd, 201801234K",
    "Ben Trading Pte Ltd, 201501234A",
    "INV-7",
    "27,500.00 EUR",
    "pay 30,000.00 USDC by January 5, 2027",
    "until then, and if it isn’t financed, pay as you agreed",
    "also to its bank account, doesn’t settle the debt",
    `${notice.exchange} on Ethereum`,
  ])
    expect(text).toContain(words);
  expect((await readNotice()).bytes).toEqual(bytes);
});

test("notice of assignment: the longest names fit on the page, and other letters break nothing", async () => {
  const long = "Very Long Trading Company ".repeat(8).slice(0, 200);
  const { pages, lowest } = await readNotice({
    seller: long,
    customer: long,
    number: "N".repeat(64),
    sellerNumber: "9".repeat(64),
    customerNumber: "8".repeat(64),
  });
  expect(pages).toBe(1);
  expect(lowest).toBeGreaterThan(40);
  const foreign = await readNotice({ seller: "شركة", customer: "ООО", number: "ش 7" });
  expect(foreign.text).toContain("The company with the number 201501234A");
  expect(foreign.text.replaceAll(" ", "")).toContain("ООО,201801234K");
  expect(foreign.text).toContain("? 7");
});
