import { persona } from "@tenora/domain/demo/personas";
import { tierLimits } from "@tenora/domain/funding-request/tier/tier-limits";
import { expect, test } from "vitest";
import { lateFeeBps } from "../exchange/receivable-terms.ts";
import { businesses, type SeedBusiness, tierThen } from "../people/businesses.ts";
import { investors } from "../people/investors.ts";
import type { SeedEvent, SeedReceivable } from "./receivable.ts";
import { receivables } from "./receivables.ts";
import { waitingReceivables } from "./sales.ts";

/** True when something was unpaid after its grace period so many days ago. */
function owesPastGrace({ events, due, graceDays }: SeedReceivable, ago: number): boolean {
  const over = events.find(isOver);
  const isSold = events.some((event) => event.do === "buy");
  return isSold && ago < due - graceDays && !(over !== undefined && over.ago > ago);
}

test("demonstration history: nobody lists or asks while one of their receivables is unpaid after its grace period", () => {
  for (const one of [...receivables, ...waitingReceivables]) {
    const earlier = receivables.filter(
      ({ seller, listed }) => seller === one.seller && listed > one.listed,
    );
    expect(
      earlier.filter((other) => owesPastGrace(other, one.listed)).map(({ number }) => number),
      one.number,
    ).toEqual([]);
  }
});

test("demonstration history: every invoice says who bears the loss, and no campaign does", () => {
  for (const { customer, recourse, number } of [...receivables, ...waitingReceivables])
    expect(recourse === undefined, number).toBe(customer === null);
});

test("demonstration history: a tier is changed when it was decided, not before", () => {
  expect(tierThen(businesses.kallang, 240)).toBe(3);
  expect(tierThen(businesses.kallang, 80)).toBe(2);
  expect(tierThen(businesses.kallang, 70)).toBe(3);
  expect(tierThen(businesses.ben, 0)).toBe(1);
});

test("demonstration history: a tier is raised after receivables that were repaid, and only then", () => {
  for (const [key, { decisions }] of Object.entries<SeedBusiness>(businesses))
    for (const one of decisions) {
      if (one.do !== "tier" || one.tier >= tierThen({ decisions }, one.ago)) continue;
      const record = recordOf(key, one.ago);
      expect(record.onTime, `${key} ${one.ago}`).toBeGreaterThanOrEqual(one.tier === 1 ? 3 : 1);
      if (one.tier === 1) expect(record.late, key).toBe(0);
    }
});

test("demonstration history: nobody owes more than their tier allows when they list", () => {
  for (const one of [...receivables, ...waitingReceivables]) {
    const limit = tierLimits[tierThen(businesses[one.seller], one.listed)];
    if (limit === null) continue;
    const owed = receivables
      .filter(({ seller, listed }) => seller === one.seller && listed > one.listed)
      .filter(({ events }) => !events.some((event) => isOver(event) && event.ago > one.listed));
    // What it repays is at most the face, and little more than the amount for a campaign.
    const sum = [one, ...owed].reduce((all, { face, amount }) => all + (face || amount * 1.05), 0);
    expect(sum, one.number).toBeLessThanOrEqual(limit);
  }
});

test("demonstration history: who is in tier 1 has paid late at most once, and nobody lists cheaper than paying late", () => {
  for (const [key, one] of Object.entries<SeedBusiness>(businesses))
    if (tierThen(one, 0) === 1) expect(recordOf(key, 0).late, key).toBeLessThanOrEqual(1);
  for (const { apr, number } of receivables) expect(apr, number).toBeLessThan(Number(lateFeeBps));
});

test("demonstration history: Dara bought a part of a default of which some was repaid, and not all", () => {
  const losses = receivables.filter(
    ({ events }) =>
      events.some((event) => event.do === "buy" && event.buyer === "dara") &&
      events.some((event) => event.do === "default") &&
      !events.some(isOver),
  );
  expect(losses.map(({ number }) => number)).toEqual(["KM-7714"]);
  const [{ events = [] } = {}] = losses;
  expect(events.filter((event) => event.do === "pay").length).toBeGreaterThan(0);
  expect(investors.dara.account).toBe(persona("Dara").account);
});

const isOver = (event: SeedEvent): boolean =>
  event.do === "fraud" || (event.do === "pay" && event.share === 1000);

/** How the receivables of a business stood so many days before the end; `late` has those unpaid too. */
function recordOf(key: string, ago: number) {
  let [onTime, late] = [0, 0];
  for (const { seller, events, due, graceDays } of receivables) {
    const over = events.find(isOver);
    const isSold = events.some((event) => event.do === "buy");
    if (seller !== key || !isSold || (over !== undefined && over.do !== "pay")) continue;
    const graceEnd = due - graceDays;
    if (over !== undefined && over.ago > ago && over.ago >= graceEnd) onTime++;
    else if (ago < graceEnd) late++;
  }
  return { onTime, late };
}
