import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { findOwnRepayments } from "@tenora/database/funding-request/find-own-repayments";
import {
  findOpenRepayment,
  lockBusinessOfRequest,
} from "@tenora/database/funding-request/review/review-funding-request";
import {
  recordFundingRequestListing,
  withdrawFundingRequest,
} from "@tenora/database/funding-request/submit-funding-request";
import type { Tier } from "@tenora/domain/business/business";
import {
  audiences,
  audiencesOf,
  tierLimits,
} from "@tenora/domain/funding-request/tier/tier-limits";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { hash, now, useFundingRequests, week } from "../support/funding-request-context.ts";

const { context, asOp, approved, submittedRequest, checked, checkedRequest, attest } =
  useFundingRequests();

describe("funding request: limits of a tier", () => {
  test("are the same in the database as in the domain", async () => {
    const { rows } = await context.owner((o) =>
      o.query("select tier, app.tier_limit(tier)::int as most from generate_series(1, 3) tier"),
    );
    expect(Object.fromEntries(rows.map(({ tier, most }) => [tier, most]))).toEqual(tierLimits);
  });

  test("count what is outstanding and attested; withdrawn signatures count until they expire", async () => {
    const ben = await approved(3);
    const first = await checkedRequest(ben, { repayment: 6_000_000_000 });
    const second = await checkedRequest(ben, { repayment: 4_000_000_001 });
    await attest(first);
    expect(await errorCodeOf(attest(second))).toBe("TIER_LIMIT_EXCEEDED");
    await ben.as((tx) =>
      withdrawFundingRequest(tx, { id: first.id, version: first.version + 1, now }),
    );
    expect(await errorCodeOf(attest(second))).toBe("TIER_LIMIT_EXCEEDED");
    const third = await checkedRequest(ben, { repayment: 4_000_000_000 });
    expect(await errorCodeOf(attest(third, { outstanding: 1n }))).toBe("TIER_LIMIT_EXCEEDED");
    await attest(third);
    // The business reads the same, and nothing of others.
    expect(await ben.as((tx) => findOwnRepayments(tx, now))).toEqual({
      recorded: [],
      open: 10_000_000_000n,
    });
    const later = new Date(now.getTime() + 2 * week);
    expect(await ben.as((tx) => findOwnRepayments(tx, later))).toMatchObject({ open: 0n });
    const cy = await approved(3);
    expect(await cy.as((tx) => findOwnRepayments(tx, now))).toMatchObject({ open: 0n });
  });

  test("allow the same audiences in the database as in the domain §1.29 §1.31", async () => {
    for (const tier of [1, 2, 3] as const) {
      const { rows } = await context.owner((o) =>
        o.query(
          "select array_agg(audience order by at) as allowed from unnest($2::text[]) with ordinality one (audience, at) where app.tier_allows_audience($1, audience)",
          [tier, [...audiences, "", "everybody"]],
        ),
      );
      expect(rows).toEqual([{ allowed: audiencesOf(tier) }]);
    }
  });

  test.each<[string, Tier, Tier, string]>([
    ["an audience that the tier doesn't reach any more", 1, 2, "eligible"],
    ["notes that can be passed on, at tier 3", 2, 3, "invited"],
    ["locked notes above tier 3", 3, 1, "invited"],
  ])("reject terms signed for another tier: %s", async (_case, signedAt, tier, audience) => {
    const ben = await approved(signedAt);
    const form = await checkedRequest(ben, { repayment: 1_000_000, draft: { audience } });
    await context.owner((o) =>
      o.query("update businesses set tier = $2 where id = $1", [ben.id, tier]),
    );
    expect(await errorCodeOf(attest(form))).toBe("TERMS_OF_ANOTHER_TIER");
    await context.owner((o) =>
      o.query("update businesses set tier = $2 where id = $1", [ben.id, signedAt]),
    );
    await attest(form);
  });

  test("expired signatures are told by the time of the exchange, not of the database", async () => {
    const ben = await approved(3);
    const first = await checkedRequest(ben, { repayment: 6_000_000_000 });
    const second = await checkedRequest(ben, { repayment: 6_000_000_000 });
    const expiresAt = new Date(now.getTime() + week);
    await attest(first, { expiresAt });
    const openAt = (at: Date) =>
      asOp((tx) => findOpenRepayment(tx, { id: second.id, businessId: ben.id, now: at }));
    expect(await openAt(expiresAt)).toBe(6_000_000_000n);
    expect(await errorCodeOf(attest(second, { now: expiresAt }))).toBe("TIER_LIMIT_EXCEEDED");
    const later = new Date(expiresAt.getTime() + 1);
    expect(await openAt(later)).toBe(0n);
    await attest(second, { now: later, expiresAt: new Date(later.getTime() + week) });
  });

  test("a listing is not recorded while what the business owes is being counted", async () => {
    const ben = await approved(3);
    const form = await checkedRequest(ben);
    await attest(form);
    const record = () =>
      ben.as(async (tx) => {
        await sql`set local lock_timeout = '100ms'`.execute(tx);
        await recordFundingRequestListing(tx, { id: form.id, listing: 71n, transaction: null });
      });
    await asOp(async (tx) => {
      await lockBusinessOfRequest(tx, form.id);
      expect(await errorCodeOf(record())).toBe("DATABASE_UNAVAILABLE");
    });
    await record();
  });

  test("hold against 50 attestations at the same time @R13", async () => {
    const ben = await approved(3);
    const forms = [];
    for (let at = 0; at < 50; at += 1)
      forms.push(await checkedRequest(ben, { repayment: 1_500_000_000 }));
    const outcomes = await Promise.all(forms.map((form) => errorCodeOf(attest(form))));
    // Six of 1,500 fit below 10,000.
    expect(outcomes.filter((one) => one === "TIER_LIMIT_EXCEEDED")).toHaveLength(44);
    const { rows } = await context.owner((o) =>
      o.query(
        "select count(*)::int as attested, sum(repayment)::bigint as owed from funding_requests where business_id = $1 and status = 'attested'",
        [ben.id],
      ),
    );
    expect(rows).toEqual([{ attested: 6, owed: "9000000000" }]);
  }, 60_000);

  test("an expired attestation gives way to another of its invoice, on the record", async () => {
    const fingerprint = hash();
    const [ben, cy] = [await approved(), await approved()];
    const submissions = [
      await submittedRequest(ben, { fingerprint }),
      await submittedRequest(cy, { fingerprint }),
    ] as const;
    const [first, second] = [await checked(submissions[0]), await checked(submissions[1])];
    const expiresAt = new Date(now.getTime() + 1_000);
    await attest(first, { expiresAt });
    const later = new Date(expiresAt.getTime() + 1);
    await attest(second, { now: later, expiresAt: new Date(later.getTime() + week) });
    const found = await ben.as((tx) => findFundingRequest(tx, first.id));
    expect(found).toMatchObject({ status: "changes-requested", attested: null });
    expect(found.history.at(-1)).toMatchObject({
      event: "changes-requested",
      reason: "The approval has expired.",
    });
    const { rows } = await context.owner((o) =>
      o.query("select action from audit_log where subject_id = $1 order by id desc limit 1", [
        first.id,
      ]),
    );
    expect(rows).toEqual([{ action: "funding_request.changes_requested" }]);
  });

  test("an invoice is attested once, whichever business asks", async () => {
    const fingerprint = hash();
    const submissions = [];
    for (let at = 0; at < 2; at += 1)
      submissions.push(await submittedRequest(await approved(), { fingerprint }));
    const forms = [];
    for (const form of submissions) forms.push(await checked(form));
    const outcomes = await Promise.all(forms.map((form) => errorCodeOf(attest(form))));
    expect(outcomes.filter((one) => one === "INVOICE_ALREADY_REQUESTED")).toHaveLength(1);
  });
});
