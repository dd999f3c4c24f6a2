import { findRequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { findAwaitingSecondReviewer } from "@tenora/database/funding-request/review/second-reviewer";
import { beforeEach, describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { useFundingRequests } from "../support/funding-request-context.ts";
import { type Reviewer, useReviewers } from "../support/reviewers.ts";

const { context, approved, submittedRequest } = useFundingRequests();

const { requireSecondFrom, ask, as, check, attest } = useReviewers(context);
const isRejected = async (name: Reviewer, id: string) =>
  (await errorCodeOf(attest(name, id))) === "SECOND_REVIEWER_NEEDED";
const confirmedByCustomer = (id: string) =>
  ask(
    `insert into funding_request_checks (request_id, business_id, submitted_at, subject, method)
     select id, business_id, submitted_at, 'debt', 'link' from funding_requests where id = $1`,
    [id],
  );

describe("second reviewer", () => {
  beforeEach(() => requireSecondFrom(0));

  test("an attestation is rejected from everybody who recorded a check, and taken from anybody else", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact");
    await check("olga", id, "debt", "duplicates");
    expect(await isRejected("mira", id)).toBe(true);
    expect(await isRejected("olga", id)).toBe(true);
    await attest("kim", id);
  });

  test("an attestation is still rejected after somebody has recorded the same checks again", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt", "duplicates");
    await check("olga", id, "contact", "debt", "duplicates");
    expect(await isRejected("mira", id)).toBe(true);
    await check("mira", id, "contact", "debt", "duplicates");
    expect(await isRejected("mira", id)).toBe(true);
    await attest("kim", id);
  });

  test("what the customer confirmed themselves is no reviewer's check", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "duplicates");
    await confirmedByCustomer(id);
    expect(await isRejected("mira", id)).toBe(true);
    await attest("olga", id);
  });

  test("who checked an earlier submission may attest the present one", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt", "duplicates");
    await ask(
      "update funding_requests set submitted_at = submitted_at + interval '1 second' where id = $1",
      [id],
    );
    await check("olga", id, "contact", "debt", "duplicates");
    await attest("mira", id);
  });

  test("no second reviewer is needed once the setting is off again", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt", "duplicates");
    expect(await isRejected("mira", id)).toBe(true);
    await requireSecondFrom(null);
    await attest("mira", id);
  });

  test("nobody but a signed-in admin learns from which amount on one is needed", async () => {
    const rule = "app.second_reviewer_from() as from, app.needs_second_reviewer(null, 6) as needed";
    expect(await ask(`select ${rule}`)).toEqual([{ from: null, needed: false }]);
  });

  test("a review says who is needed, and which checks are the reviewer's own", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact");
    await confirmedByCustomer(id);
    const seen = async (name: Reviewer) => {
      const review = await as(name, (tx) => findRequestForReview(tx, id));
      const { checks, secondReviewerFrom, needsSecondReviewer } = review;
      return [secondReviewerFrom, needsSecondReviewer, ...checks.map(({ isOwn }) => isOwn)];
    };
    expect(await seen("mira")).toEqual([0, true, true, false]);
    expect(await seen("olga")).toEqual([0, true, false, false]);
    // A request of 5,000 is below this.
    await requireSecondFrom(5_001);
    expect(await seen("mira")).toEqual([5_001, false, true, false]);
    await requireSecondFrom(null);
    expect(await seen("mira")).toEqual([null, false, true, false]);
  });
});

test("second reviewer: only what lacks nothing else awaits one, and nothing where none is required", async () => {
  const ben = await approved();
  const suspended = await approved();
  const ids = await Promise.all(
    [ben, ben, suspended].map(async (business) => (await submittedRequest(business)).id),
  );
  const [ready, disputed] = ids;
  await ask(
    `insert into acknowledgements (id, request_id, business_id, submitted_at, admin_id, expires_at,
       answer, answered_at, reason)
     select gen_random_uuid(), id, business_id, submitted_at, 'mira', now(), 'disputed', now(), 'No.'
     from funding_requests where id = $1`,
    [disputed],
  );
  await ask("update businesses set suspended_at = now() where id = $1", [suspended.id]);
  const awaiting = () => as("mira", (tx) => findAwaitingSecondReviewer(tx, ids));
  for (const from of [0, 5_000]) {
    await requireSecondFrom(from);
    expect(await awaiting()).toEqual([ready]);
  }
  await requireSecondFrom(5_001);
  expect(await awaiting()).toEqual([]);
  await requireSecondFrom(null);
  expect(await awaiting()).toEqual([]);
});

test("second reviewer: each change of the setting is one audit row with both amounts, and a start without one none", async () => {
  await requireSecondFrom(null);
  await ask("delete from review_rules");
  const recorded = () =>
    ask<{ action: string; was: string; is: string }>(
      `select action, before ->> 'secondReviewerFrom' as was, after ->> 'secondReviewerFrom' as is
       from audit_log where subject_type = 'review_rules' order by id`,
    );
  const before = (await recorded()).length;
  await requireSecondFrom(null);
  for (const from of [25_000, 25_000, 0, null]) {
    await Promise.all([requireSecondFrom(from), requireSecondFrom(from)]);
  }
  const required = "review.second_reviewer_required";
  expect((await recorded()).slice(before)).toEqual([
    { action: required, was: "never", is: "25000" },
    { action: required, was: "25000", is: "0" },
    { action: "review.second_reviewer_dropped", was: "0", is: "never" },
  ]);
});

describe("second reviewer by amount", () => {
  /** A request of this face value in base units, all of whose checks Mira recorded. */
  async function checkedByMira(face: number, decimals: number): Promise<string> {
    const { id } = await submittedRequest(await approved(), { repayment: 1, terms: { face } });
    await ask("update funding_requests set token_decimals = $2 where id = $1", [id, decimals]);
    await check("mira", id, "contact", "debt", "duplicates");
    return id;
  }

  test.each([
    ["below", 24_999_999_999, 6, false],
    ["at", 25_000_000_000, 6, true],
    ["above", 25_000_000_001, 6, true],
    ["below", 2_499_999, 2, false],
    ["at", 2_500_000, 2, true],
    ["below", 24_999, 0, false],
    ["at", 25_000, 0, true],
  ])(
    "%s the amount: who checked a face value of %d base units at %d decimals is rejected: %s",
    async (_, face, decimals, isNeeded) => {
      await requireSecondFrom(25_000);
      const id = await checkedByMira(face, decimals);
      if (!isNeeded) return attest("mira", id);
      expect(await isRejected("mira", id)).toBe(true);
      await attest("olga", id);
    },
  );

  test("0 is every request, and never is none", async () => {
    await requireSecondFrom(0);
    const [least, most] = [await checkedByMira(1, 6), await checkedByMira(250_000_000_000_000, 6)];
    expect([await isRejected("mira", least), await isRejected("mira", most)]).toEqual([true, true]);
    await requireSecondFrom(null);
    await attest("mira", most);
  });

  test("it is the amount of the signed terms, not the one that was typed", async () => {
    await requireSecondFrom(25_000);
    const id = await checkedByMira(25_000_000_000, 6);
    await ask(
      'update funding_requests set draft = draft || \'{"faceValue": "100.00"}\' where id = $1',
      [id],
    );
    expect(await isRejected("mira", id)).toBe(true);
  });

  test("an attestation of other terms, and terms without a face value, need one whatever the amount", async () => {
    await requireSecondFrom(25_000);
    const id = await checkedByMira(100_000_000, 6);
    expect(await errorCodeOf(attest("mira", id, `0x${"12".repeat(32)}`))).toBe(
      "SECOND_REVIEWER_NEEDED",
    );
    await attest("mira", id);
    const { id: unsaid } = await submittedRequest(await approved());
    await ask("update funding_requests set terms = terms - 'face' where id = $1", [unsaid]);
    await check("mira", unsaid, "contact", "debt", "duplicates");
    expect(await isRejected("mira", unsaid)).toBe(true);
  });
});
