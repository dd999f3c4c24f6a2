import { findRequestForReview } from "@tenora/database/funding-request/find-request-for-review";
import { findAwaitingSecondReviewer } from "@tenora/database/funding-request/second-reviewer";
import { beforeEach, describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { useFundingRequests } from "../support/funding-request-context.ts";
import { type Reviewer, useReviewers } from "../support/reviewers.ts";

const { context, approved, submittedRequest } = useFundingRequests();

const { requireSecond, ask, as, check, attest } = useReviewers(context);
const isRejected = async (name: Reviewer, id: string) =>
  (await errorCodeOf(attest(name, id))) === "SECOND_REVIEWER_NEEDED";
const confirmedByCustomer = (id: string) =>
  ask(
    `insert into funding_request_checks (request_id, business_id, submitted_at, subject, method)
     select id, business_id, submitted_at, 'debt', 'link' from funding_requests where id = $1`,
    [id],
  );

describe("second reviewer", () => {
  beforeEach(() => requireSecond(true));

  test("an attestation is rejected from everybody who recorded a check, and taken from anybody else", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact");
    await check("olga", id, "debt");
    expect(await isRejected("mira", id)).toBe(true);
    expect(await isRejected("olga", id)).toBe(true);
    await attest("kim", id);
  });

  test("an attestation is still rejected after somebody has recorded the same checks again", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt");
    await check("olga", id, "contact", "debt");
    expect(await isRejected("mira", id)).toBe(true);
    await check("mira", id, "contact", "debt");
    expect(await isRejected("mira", id)).toBe(true);
    await attest("kim", id);
  });

  test("what the customer confirmed themselves is no reviewer's check", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact");
    await confirmedByCustomer(id);
    expect(await isRejected("mira", id)).toBe(true);
    await attest("olga", id);
  });

  test("who checked an earlier submission may attest the present one", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt");
    await ask(
      "update funding_requests set submitted_at = submitted_at + interval '1 second' where id = $1",
      [id],
    );
    await check("olga", id, "contact", "debt");
    await attest("mira", id);
  });

  test("no second reviewer is needed once the setting is off again", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt");
    expect(await isRejected("mira", id)).toBe(true);
    await requireSecond(false);
    await attest("mira", id);
  });

  test("a review says who is needed, and which checks are the reviewer's own", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact");
    await confirmedByCustomer(id);
    const seen = async (name: Reviewer) => {
      const { checks, needsSecondReviewer } = await as(name, (tx) => findRequestForReview(tx, id));
      return [needsSecondReviewer, ...checks.map(({ isOwn }) => isOwn)];
    };
    expect(await seen("mira")).toEqual([true, true, false]);
    expect(await seen("olga")).toEqual([true, false, false]);
    await requireSecond(false);
    expect(await seen("mira")).toEqual([false, true, false]);
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
  await requireSecond(true);
  expect(await awaiting()).toEqual([ready]);
  await requireSecond(false);
  expect(await awaiting()).toEqual([]);
});

test("second reviewer: each change of the setting is one audit row, and a start without one none", async () => {
  await requireSecond(false);
  await ask("delete from review_rules");
  const recorded = () =>
    ask<{ action: string }>(
      "select action from audit_log where subject_type = 'review_rules' order by id",
    );
  const before = (await recorded()).length;
  await requireSecond(false);
  for (const isNeeded of [true, true, false]) {
    await Promise.all([requireSecond(isNeeded), requireSecond(isNeeded)]);
  }
  expect((await recorded()).slice(before).map(({ action }) => action)).toEqual([
    "review.second_reviewer_required",
    "review.second_reviewer_dropped",
  ]);
});
