import { exchangeLensAbi } from "@tenora/chain/generated/exchange-lens";
import { listingQuery } from "@tenora/chain/read/listings";
import { readNoteMetadata } from "@tenora/chain/read/note-metadata";
import { notesQuery } from "@tenora/chain/read/notes";
import { type ReadBlock, readQuery } from "@tenora/chain/read/query";
import { persona } from "@tenora/domain/demo/personas";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { isOver, isUnpaid } from "@tenora/domain/receivable/status/receivable-stage";
import {
  daysPastDue,
  type ReceivableStatus,
} from "@tenora/domain/receivable/status/receivable-status";
import { expect } from "vitest";
import { readPage } from "../support/read-page.ts";
import type { MarketClock } from "./market-clock.ts";

/** As the note's picture says it; the contract knows no more of these. */
const pictureWords: Partial<Record<ReceivableStatus, string>> = {
  open: "On offer",
  closing: "On offer",
  failed: "On offer",
  selling: "Running",
  running: "Running",
  grace: "In grace",
  late: "Late",
  overdue: "Late",
  settled: "Settled",
  defaulted: "In default",
};

/** As the pages say it. */
const pageWords: Partial<Record<ReceivableStatus, string>> = {
  open: "Open",
  closing: "Sale closed",
  failed: "Not funded",
  selling: "Funded, still on sale",
  running: "Running",
  grace: "In grace period",
  late: "Late",
  overdue: "Default pending",
  defaulted: "Defaulted",
};

const token = { symbol: "USDC", decimals: 6 };

/**
 * Expects that lens, note picture, API, its filter, and the words of all pages agree on a listing of
 * Ben's at a block, Dara having its first note. Resolves with what they all say.
 */
export async function expectToldEverywhere(clock: MarketClock, id: bigint, block: ReadBlock) {
  const { url, publicClient, deployment } = clock;
  const api = async <Data>(path: string) =>
    ((await (await fetch(`${url}/api/v1${path}`)).json()) as { data: Data }).data;
  const { result: lens } = await readQuery(publicClient, listingQuery(deployment, id), block);
  if (lens === null) throw new Error(`There is no listing ${id}`);
  const { status } = lens;
  const isFunded = ["Funded", "Settled", "Defaulted"].includes(lens.state);
  const due = isFunded ? lens.due : { repayment: 0n, lateFee: 0n, total: 0n };
  const past = isOver(status) ? 0n : daysPastDue(lens.maturity, block.timestamp);

  const isOpen = await publicClient.readContract({
    address: deployment.lens,
    abi: exchangeLensAbi,
    functionName: "isSaleOpen",
    args: [id],
    blockNumber: block.number,
  });
  expect(isOpen, "lens: the sale is open").toBe(status === "open" || status === "selling");

  expect(await api(`/listings/${id}`), "API").toMatchObject({
    status,
    due: {
      repayment: String(due.repayment),
      lateFee: String(due.lateFee),
      total: String(due.total),
    },
    daysPastDue: Number(past),
  });
  const same = await api<{ id: number }[]>(`/listings?status=${status}`);
  expect(
    same.map((one) => one.id),
    `API: listings that are ${status}`,
  ).toContain(Number(id));

  const note = (id << 24n) | 1n;
  const { exchange } = deployment;
  const at = { blockNumber: block.number };
  const picture = await readNoteMetadata(publicClient, exchange, note, at);
  const trait = (name: string) => picture.attributes.find((one) => one.trait === name)?.value;
  expect(trait("Status"), "picture of the note").toBe(pictureWords[status]);
  expect(trait("Days past due")).toBe(isFunded ? String(past) : "0");
  const { result } = await readQuery(publicClient, notesQuery(deployment, [note]), block);
  expect(await api(`/notes/${note}`), "API: note").toMatchObject({
    claimable: String(result.notes[0]?.claimable),
  });

  const label = pageWords[status] ?? "nothing is said";
  const page = async (path: string) => (await readPage(url + path)).text;
  // A page is cached per block, and asks for it four times a second at most.
  await expect.poll(() => page(`/exchange/${id}`)).toContain(`as of block ${block.number},`);
  // The first words after the link back are the status.
  expect(await page(`/exchange/${id}`), "page").toContain(`Exchange ${label} Receivable `);
  const found = await readPage(`${url}/exchange?status=${status}`);
  expect(found.html, "list").toContain(`href="/exchange/${id}"`);

  const portfolio = await page(`/investor/portfolio?wallet=${persona("Dara").address}`);
  expect(portfolio, "portfolio").toContain(` ${label} Note ${id}-1 · `);
  const claimable = result.notes[0]?.claimable ?? 0n;
  if (claimable > 0n)
    expect(noteIn(portfolio, id)).toContain(
      `${formatAmountFor("payee", claimable, token)} to collect`,
    );
  if (due.total === 0n) return { status, lateFee: due.lateFee, when: null };

  const whenWords = /Due date \w+ \d+, \d+, (.+?) Paid so far/;
  const payment = await page(`/pay/${id}`);
  expect(payment, "payment page").toContain(
    `Amount ${isUnpaid(status) ? "due" : "to pay"} ${formatAmountFor("payer", due.total, token)}`,
  );
  const when = whenWords.exec(payment)?.[1] ?? "";
  expect(noteIn(portfolio, id), "portfolio").toContain(when.replace("due ", ""));
  const payments = await fetch(`${url}/business/payments.data?wallet=${persona("Ben").address}`);
  const seen = await payments.text();
  for (const words of [`"${status}"`, `"${when}"`])
    expect(seen, "payments of the business").toContain(words);
  return { status, lateFee: due.lateFee, when };
}

/** What a page says of the first note of a listing, up to the next one. */
function noteIn(text: string, id: bigint): string {
  const [, after = ""] = text.split(`Note ${id}-1 `);
  return after.split(" Note ")[0] ?? "";
}
