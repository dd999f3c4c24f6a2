// The database's status against the domain's, which decides: at every boundary of every state.
import {
  type ReceivableFacts,
  receivableStatus,
  type StoredState,
} from "@tenora/domain/receivable/status/receivable-status";
import fc from "fast-check";
import { expect, test } from "vitest";
import statuses from "../../../../vectors/status.json" with { type: "json" };
import { useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const states = ["None", "Listed", "Funded", "Settled", "Defaulted", "Cancelled"] as const;
const day = 86_400n;

interface Case {
  readonly facts: ReceivableFacts;
  readonly now: bigint;
}

/** The status of each case by `app.receivable_status`. Other flags must not matter. */
async function statusesOf(cases: readonly Case[]): Promise<string[]> {
  const rows = cases.map(({ facts, now }, at) => [
    states.indexOf(facts.state),
    (facts.saleEnded ? 16 : 0) | [0, 1, 2, 4, 8, 15][at % 6]!,
    ...[facts.soldUnits, facts.totalUnits, facts.minUnits, facts.paidIn],
    ...[facts.fundingDeadline, facts.maturity, facts.graceDays, facts.delayDays, now],
  ]);
  const result = await context.owner((owner) =>
    owner.query<{ status: string }>(
      `select app.receivable_status((r->>0)::int, (r->>1)::int, (r->>2)::int, (r->>3)::int,
         (r->>4)::int, (r->>5)::bigint, (r->>6)::bigint, (r->>7)::bigint, (r->>8)::int,
         (r->>9)::int, (r->>10)::bigint) as status
       from jsonb_array_elements($1::jsonb) with ordinality rows (r, at) order by at`,
      [JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? value.toString() : value))],
    ),
  );
  return result.rows.map(({ status }) => status);
}

test("status in SQL: equals every row of the golden table", async () => {
  const cases = statuses.map(({ state, now, expected: _, ...figures }): Case => {
    const { saleEnded = false, ...numbers } = figures as Record<string, string | boolean>;
    const facts = Object.fromEntries(
      Object.entries(numbers).map(([name, value]) => [name, BigInt(value)]),
    );
    return {
      facts: { ...facts, state: state as StoredState, saleEnded: saleEnded === true } as never,
      now: BigInt(now),
    };
  });
  expect(await statusesOf(cases)).toEqual(statuses.map(({ expected }) => expected));
});

const units = fc.bigInt({ min: 0n, max: 4n });
const receivables = fc.record({
  state: fc.constantFrom(...states),
  soldUnits: units,
  totalUnits: units,
  minUnits: units,
  paidIn: fc.bigInt({ min: 0n, max: 1n }),
  saleEnded: fc.boolean(),
  fundingDeadline: fc.bigInt({ min: 1n, max: 4_000_000_000n }),
  tenor: fc.bigInt({ min: 1n, max: 365n * day }),
  graceDays: fc.bigInt({ min: 0n, max: 30n }),
  delayDays: fc.bigInt({ min: 0n, max: 90n }),
});

test("status in SQL: equals the domain's one second before, at and after each boundary", async () => {
  const sample = fc.sample(receivables, { numRuns: 1_500, seed: 1 });
  const cases = sample.flatMap(({ tenor, ...rest }): Case[] => {
    const maturity = rest.fundingDeadline + tenor;
    const graceEnd = maturity + rest.graceDays * day;
    const facts: ReceivableFacts = { ...rest, maturity };
    const boundaries = [
      ...[rest.fundingDeadline, maturity],
      ...[graceEnd, graceEnd + rest.delayDays * day],
    ];
    return boundaries.flatMap((at) => [-1n, 0n, 1n].map((by) => ({ facts, now: at + by })));
  });
  const expected = cases.map(({ facts, now }) => receivableStatus(facts, now));
  expect(new Set(expected).size).toBe(12);
  expect(await statusesOf(cases)).toEqual(expected);
});
