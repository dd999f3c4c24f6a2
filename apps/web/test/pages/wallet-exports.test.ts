import { persona } from "@tenora/domain/demo/personas";
import { toDecimalText } from "@tenora/domain/money/decimal-amount";
import { type Currency, formatAmount } from "@tenora/domain/money/format-amount";
import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { readPage } from "../support/read-page.ts";

const { url } = marketplace;
const [ben, dara] = [persona("Ben").address, persona("Dara").address];

/** The file's name, and its rows by the header's words. */
async function readFile(path: string) {
  const response = await fetch(`${url}/api/wallets/${path}`);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [, name] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const lines = (await response.text()).split("\r\n").filter((line) => line !== "");
  const [header = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/"([^"]*)"/g)].map(([, cell = ""]) => cell),
  );
  return {
    name,
    rows: rows.map((cells) => Object.fromEntries(cells.map((c, at) => [header[at], c]))),
  };
}
const api = async <Data>(path: string): Promise<Data> =>
  ((await (await fetch(`${url}/api/v1${path}`)).json()) as { data: Data }).data;
const decimal = /^\d+(\.\d+)?$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

test("payments CSV: every payment of a seller, in decimals, parts adding up, newest first", async () => {
  const { name, rows } = await readFile(`${ben}/payments`);
  expect(name).toBe("payments.csv");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row["Time (UTC)"]).toMatch(moment);
    for (const column of ["Amount", "To investors", "To the business"])
      expect(row[column]).toMatch(decimal);
    expect(sum([row], "Amount")).toBeCloseTo(
      sum([row], "To investors") + sum([row], "To the business"),
      6,
    );
  }
  const times = rows.map((row) => row["Time (UTC)"]);
  expect(times).toEqual(times.toSorted().toReversed());
  const settled = await api<{ id: number; paidIn: string; token: { decimals: number } }[]>(
    `/listings?status=settled&limit=100&seller=${ben}`,
  );
  for (const { id, paidIn, token } of settled) {
    const own = rows.filter((row) => row.Receivable === String(id));
    expect(sum(own, "Amount")).toBeCloseTo(
      Number(toDecimalText(BigInt(paidIn), token.decimals)),
      6,
    );
  }
});

test("notes CSV: every note of a wallet", async () => {
  const notes = await api<{ id: string; listing: number }[]>(`/wallets/${dara}/notes?limit=100`);
  const { name, rows } = await readFile(`${dara}/notes`);
  expect(name).toBe("notes.csv");
  const found = rows.map((row) => Number(row.Receivable));
  for (const { listing } of notes) expect(found).toContain(listing);
  for (const row of rows) expect(row.Cost).toMatch(decimal);
});

test("statement CSV: what it has as collected and refunded is the portfolio's total", async () => {
  for (const name of ["Dara", "Eli"] as const) {
    const wallet = persona(name).address;
    const { rows } = await readFile(`${wallet}/statement`);
    const got = rows.filter(({ What = "" }) => ["Collected", "Refunded"].includes(What));
    expect(got.length, name).toBeGreaterThan(0);
    const sums = [...Map.groupBy(got, ({ Currency }) => Currency ?? "")]
      .toSorted()
      .map(([symbol, own]) => shownSum(own, { symbol, decimals: 6 }));
    const { text } = await readPage(`${url}/investor/portfolio?wallet=${wallet}`);
    const [, figure = ""] = /Collected so far ((?:[\d,.]+ USD[CT] ?)+)/.exec(text) ?? [];
    const shown = figure.replaceAll(",", "").match(/[\d.]+ USD[CT]/g) ?? [];
    expect(shown, name).toEqual(sums);
  }
});

/** The sum of payments in whole cents, and of those below a cent as they are. */
function shownSum(rows: readonly Record<string, string>[], coin: Currency): string {
  const units = rows.map(({ Received = "" }) => {
    const [whole = "", fraction = ""] = Received.split(".");
    return BigInt(whole + fraction.padEnd(coin.decimals, "0"));
  });
  const shown = units.map((all) => (all < 10_000n ? all : all - (all % 10_000n)));
  const sum = shown.reduce((total, one) => total + one, 0n);
  return formatAmount(sum, coin).replaceAll(",", "");
}

test("statement CSV: what was paid and received, of the days asked for", async () => {
  const all = await readFile(`${dara}/statement`);
  expect(all.name).toBe("statement-all.csv");
  expect(all.rows.length).toBeGreaterThan(1);
  for (const row of all.rows) expect([row.Paid, row.Received].filter(Boolean)).toHaveLength(1);
  const collected = await readFile(`${dara}/notes`);
  const got = all.rows.filter(({ What }) => What === "Collected");
  // Payments on notes that were sold since, too.
  expect(sum(got, "Received")).toBeGreaterThanOrEqual(sum(collected.rows, "Collected") - 0.000_001);
  const day = all.rows.at(-1)?.["Time (UTC)"]?.slice(0, 10) ?? "";
  const first = await readFile(`${dara}/statement?from=${day}&to=${day}`);
  expect(first.name).toBe(`statement-${day}-to-${day}.csv`);
  expect(first.rows).toEqual(all.rows.filter((row) => row["Time (UTC)"]?.startsWith(day)));
  expect(first.rows.length).toBeLessThan(all.rows.length);
});

test.each([`0x12/payments`, `0x12/notes`, `${dara}/statement?from=2026-02-30`])(
  "wallet files: %s is rejected",
  async (path) => expect((await fetch(`${url}/api/wallets/${path}`)).status).toBe(400),
);

test("wallet files: a wallet without anything gets the header alone", async () => {
  for (const what of ["payments", "notes", "statement"])
    expect((await readFile(`0x${"7e".repeat(20)}/${what}`)).rows).toEqual([]);
});
