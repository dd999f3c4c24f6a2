import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { type PaymentProof, writePaymentProof } from "./payment-proof.ts";

const hash = (digits: string) => `0x${digits.repeat(32)}`;
const address = (digits: string) => `0x${digits.repeat(20)}`;

const proof: PaymentProof = {
  listing: 12n,
  subject: "an order of 30,000.00 USDC",
  what: "order",
  seller: { name: "Ben Trading Pte Ltd", wallet: address("5e") },
  payer: address("c1"),
  amount: "12,000.00 USDC",
  token: { symbol: "USDC", address: address("0c") },
  toInvestors: "11,500.00 USDC",
  toBusiness: "500.00 USDC",
  paidSoFar: "30,000.00 USDC",
  isSettled: true,
  isForInvestors: true,
  paidAt: new Date("2026-11-03T14:03:22Z"),
  paidAtWords: "Nov 3, 2026, 14:03",
  chain: { name: "Ethereum", id: 1 },
  exchange: address("ee"),
  block: { number: 123n, hash: hash("b1") },
  transaction: hash("7a"),
  link: `https://explorer.example/tx/${hash("7a")}`,
};

/** What a reader selects, searches and reads aloud. */
async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const parts = items.flatMap((item) => ("str" in item ? [item] : []));
  const text = parts
    .map(({ str }) => str)
    .join(" ")
    .replaceAll(/\s+/g, " ");
  const ends = parts.map(({ transform, width }) => Number(transform[4]) + width);
  const lowest = Math.min(...parts.map(({ transform }) => Number(transform[5])));
  return { pages: pdf.numPages, info: info as Record<string, unknown>, text, ends, lowest };
}

test("proof of payment: text says payer, amount, token, block, transaction and what it paid off", async () => {
  const { pages, info, text, ends, lowest } = await readPdf(await writePaymentProof(proof));
  expect(pages).toBe(1);
  expect(info).toMatchObject({
    Title: "Proof of payment: 12,000.00 USDC on receivable #12",
    Language: "en",
  });
  for (const words of [
    "#12, an order of 30,000.00 USDC",
    "Ben Trading Pte Ltd",
    proof.payer,
    `USDC, ${proof.token.address}`,
    "11,500.00 USDC",
    "30,000.00 USDC, this payment included",
    "All that investors were owed.",
    "Block 123",
    "2026-11-03T14:03:22.000Z",
  ])
    expect(text).toContain(words);
  // In two lines each.
  const joined = text.replaceAll(" ", "");
  for (const whole of [`Transaction${proof.transaction}`, proof.block.hash, String(proof.link)])
    expect(joined).toContain(whole);
  expect(Math.max(...ends)).toBeLessThanOrEqual(532);
  expect(lowest).toBeGreaterThan(40);
});

test.each([
  [true, "Part of what investors were owed."],
  [false, "The rest of the order. Investors had been paid before."],
])(
  "proof of payment: one that settles nothing, for investors: %s",
  async (isForInvestors, words) => {
    const pdf = await writePaymentProof({ ...proof, isSettled: false, isForInvestors });
    expect((await readPdf(pdf)).text).toContain(words);
  },
);

test("proof of payment: the same payment gives the same bytes", async () => {
  expect(await writePaymentProof(proof)).toEqual(await writePaymentProof(proof));
});

test.each([["شركة"], [null]])(
  "proof of payment: a seller called %s, in letters that no font has, is named by wallet",
  async (name) => {
    const seller = { name, wallet: address("5e") };
    const { text } = await readPdf(await writePaymentProof({ ...proof, seller }));
    expect(text).toContain(`Seller ${seller.wallet}`);
  },
);

test.each(["商店有限公司", "Công ty Thương mại Dữ", "บริษัท ผู้ซื้อ จำกัด", "Żółw"])(
  "proof of payment: a seller called %s is named",
  async (name) => {
    const seller = { name, wallet: address("5e") };
    const { text } = await readPdf(await writePaymentProof({ ...proof, seller }));
    // A name is written in several fonts, and a reader of text puts each piece by itself.
    const letters = (shown: string) => shown.normalize("NFKD").replaceAll(" ", "");
    expect(letters(text)).toContain(letters(`Seller ${name} Seller’s wallet`));
  },
);
