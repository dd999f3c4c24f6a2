// Several requests of one business that each need one reviewer, and together would need two.
import { findSplitAmount } from "@tenora/database/funding-request/find-split-amount";
import { beforeEach, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { now, useFundingRequests, week } from "../support/funding-request-context.ts";
import { plansOf } from "../support/query-plans.ts";
import { type Reviewer, useReviewers } from "../support/reviewers.ts";

const { context, approved, submittedRequest } = useFundingRequests();
const { requireSecondFrom, ask, as, check, attest } = useReviewers(context);
type Business = Awaited<ReturnType<typeof approved>>;

const since = new Date(now.getTime() - 30 * 86_400_000);
const find = (id: string, at: Partial<{ since: Date; now: Date }> = {}) =>
  as("mira", (tx) => findSplitAmount(tx, { id, since, now, ...at }));
/** A request of this face value in whole stablecoins. */
const requested = async (business: Business, face: number) =>
  (await submittedRequest(business, { repayment: 1, terms: { face: face * 1_000_000 } })).id;

/** One that is attested, by default by who checked it. */
async function attested(business: Business, face: number, by: Reviewer = "mira") {
  const id = await requested(business, face);
  await check("mira", id, "contact", "debt", "duplicates");
  await attest(by, id);
  return id;
}

beforeEach(() => requireSecondFrom(25_000));

test("split amount: the face values of those that one reviewer attested reach the amount with this one", async () => {
  const ben = await approved();
  const first = await attested(ben, 10_000);
  const second = await attested(ben, 9_000);
  const id = await requested(ben, 6_000);
  expect(await find(id)).toEqual({
    from: 25_000,
    total: 25_000_000_000n,
    others: [second, first].map((other) => ({
      id: other,
      kind: "invoice",
      campaignName: "",
      invoiceNumber: "",
      stablecoin: expect.any(String),
      attestedAt: expect.any(Date),
    })),
  });
  expect(await find(await requested(ben, 5_999))).toBeNull();
  // In a stablecoin of other decimals.
  const other = await requested(ben, 6_000);
  await ask(
    `update funding_requests set token_decimals = 2,
       terms = terms || '{"face": 600000}' where id = $1`,
    [other],
  );
  expect((await find(other))?.total).toBe(25_000_000_000n);
});

test("split amount: another business's, two reviewers', undecided, rejected and expired ones don't count", async () => {
  const ben = await approved();
  await attested(await approved(), 20_000);
  await attested(ben, 20_000, "olga");
  await requested(ben, 20_000);
  const id = await requested(ben, 20_000);
  expect(await find(id)).toBeNull();
  const counted = await attested(ben, 20_000);
  expect((await find(id))?.others.map((other) => other.id)).toEqual([counted]);
  // It wasn't listed while it could be.
  const late = { now: new Date(now.getTime() + week + 1) };
  expect(await find(id, late)).toBeNull();
  await ask(
    `update funding_requests set status = 'listed', listing_id = 900001, listed_at = now()
     where id = $1`,
    [counted],
  );
  expect((await find(id, late))?.total).toBe(40_000_000_000n);
  expect(await find(id, { since: new Date(Date.now() + 60_000) })).toBeNull();
});

test("split amount: the same receivable, offered again after its sale failed, counts once", async () => {
  const ben = await approved();
  const terms = { face: 20_000_000_000 };
  const first = await submittedRequest(ben, { repayment: 1, terms });
  await check("mira", first.id, "contact", "debt", "duplicates");
  await attest("mira", first.id);
  await ask(
    `update funding_requests set status = 'listed', listing_id = 900002, listed_at = now()
     where id = $1`,
    [first.id],
  );
  const again = { repayment: 1, fingerprint: first.fingerprint, terms };
  expect(await find((await submittedRequest(ben, again)).id)).toBeNull();
  expect(await find(await requested(ben, 20_000))).not.toBeNull();
});

test("split amount: nothing is said of a request, or counted of others, that need a second reviewer themselves", async () => {
  const ben = await approved();
  const big = await attested(ben, 24_000);
  await requireSecondFrom(23_000);
  const id = await requested(ben, 22_000);
  expect(await find(id)).toBeNull();
  await requireSecondFrom(25_000);
  expect((await find(id))?.others.map((other) => other.id)).toEqual([big]);
  expect(await find(await requested(ben, 25_000))).toBeNull();
  for (const from of [0, null]) {
    await requireSecondFrom(from);
    expect(await find(id)).toBeNull();
  }
});

test("split amount: members aren't told, and it is found by indexes", async () => {
  const ben = await approved();
  const id = await requested(ben, 6_000);
  const asBen = ben.as((tx) => findSplitAmount(tx as never, { id, since, now }));
  expect(await errorCodeOf(asBen)).toBe("FORBIDDEN");
  const plan = await as("mira", (tx) =>
    plansOf(tx, (explaining) => findSplitAmount(explaining, { id, since, now })),
  );
  expect(plan).toContain("funding_requests_of_business");
  expect(plan).toContain("funding_request_history_request_id_id_idx");
  expect(plan).not.toContain("Seq Scan");
});
