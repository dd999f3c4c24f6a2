import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { findRequestForReview } from "@tenora/database/funding-request/find-request-for-review";
import { attestFundingRequest } from "@tenora/database/funding-request/review-funding-request";
import {
  findAwaitingSecondReviewer,
  storeSecondReviewerRule,
} from "@tenora/database/funding-request/second-reviewer";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import type { CheckSubject } from "@tenora/domain/funding-request/request-check";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { attestation, now, useFundingRequests } from "../support/funding-request-context.ts";

const { context, approved, submittedRequest } = useFundingRequests();

type Name = "mira" | "olga" | "kim";
const tokens = {} as Record<Name, string>;
beforeAll(async () => {
  for (const name of ["mira", "olga", "kim"] as const) {
    const { token } = await createAdminSession(context.test.ownerUrl, `${name}@example.com`);
    tokens[name] = token;
  }
});

const requireSecond = (isNeeded: boolean) =>
  storeSecondReviewerRule(context.test.ownerUrl, isNeeded);
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await context.owner((o) => o.query(text, values))).rows as Row[];
const versionOf = async (id: string) =>
  (await ask<{ version: number }>("select version from funding_requests where id = $1", [id]))[0]
    ?.version ?? 0;
const as = <T>(name: Name, run: Parameters<typeof asAdmin<T>>[2]) =>
  asAdmin(context.admin, tokens[name], run);

async function check(name: Name, id: string, ...subjects: CheckSubject[]): Promise<void> {
  for (const subject of subjects) {
    const version = await versionOf(id);
    const comment = "Spoke to AP.";
    await as(name, (tx) =>
      recordRequestCheck(tx, { id, version, now, subject, method: "phone", comment }),
    );
  }
}
const attest = async (name: Name, id: string) => {
  const version = await versionOf(id);
  return as(name, (tx) => attestFundingRequest(tx, attestation({ id, version })));
};
const isRefused = async (name: Name, id: string) =>
  (await errorCodeOf(attest(name, id))) === "SECOND_REVIEWER_NEEDED";
const confirmedByCustomer = (id: string) =>
  ask(
    `insert into funding_request_checks (request_id, business_id, submitted_at, subject, method)
     select id, business_id, submitted_at, 'debt', 'link' from funding_requests where id = $1`,
    [id],
  );

describe("attestation with a second reviewer", () => {
  beforeEach(() => requireSecond(true));

  test("is refused to everybody who recorded a check, and taken from anybody else", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact");
    await check("olga", id, "debt");
    expect(await isRefused("mira", id)).toBe(true);
    expect(await isRefused("olga", id)).toBe(true);
    await attest("kim", id);
  });

  test("is still refused after somebody has recorded the same checks again", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt");
    await check("olga", id, "contact", "debt");
    expect(await isRefused("mira", id)).toBe(true);
    await check("mira", id, "contact", "debt");
    expect(await isRefused("mira", id)).toBe(true);
    await attest("kim", id);
  });

  test("doesn't count what the customer confirmed themselves", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact");
    await confirmedByCustomer(id);
    expect(await isRefused("mira", id)).toBe(true);
    await attest("olga", id);
  });

  test("doesn't count what somebody checked of an earlier submission", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt");
    await ask(
      "update funding_requests set submitted_at = submitted_at + interval '1 second' where id = $1",
      [id],
    );
    await check("olga", id, "contact", "debt");
    await attest("mira", id);
  });

  test("is not needed once the setting is off again", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt");
    expect(await isRefused("mira", id)).toBe(true);
    await requireSecond(false);
    await attest("mira", id);
  });

  test("a review says who is needed, and which checks are the reviewer's own", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact");
    await confirmedByCustomer(id);
    const seen = async (name: Name) => {
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

describe("what everybody may know of the reviewers", () => {
  let next = 100;
  /** Whether the view says of a listed request that two people reviewed it. */
  async function listed(id: string): Promise<boolean | null | undefined> {
    next += 1;
    await ask(
      `update funding_requests set status = 'listed', listing_id = $2, listing_transaction = $3,
         listed_at = now() where id = $1`,
      [id, next, `0x${next.toString(16).padStart(64, "0")}`],
    );
    const [row] = await ask<{ said: boolean | null }>(
      "select has_second_reviewer as said from listed_requests where listing_id = $1",
      [next],
    );
    return row?.said;
  }

  beforeAll(() => requireSecond(false));

  test.each([
    ["somebody else attested", ["mira", "mira", "olga"], true],
    ["the same person attested", ["mira", "mira", "mira"], false],
    ["one of two who checked attested", ["mira", "olga", "olga"], false],
  ] as const)("is whether two people did it: %s", async (_who, [contact, debt, by], said) => {
    const { id } = await submittedRequest(await approved());
    await check(contact, id, "contact");
    await check(debt, id, "debt");
    await attest(by, id);
    expect(await listed(id)).toBe(said);
  });

  test("is nothing where it isn't recorded who attested", async () => {
    const { id } = await submittedRequest(await approved());
    await check("mira", id, "contact", "debt");
    const { attestor, signature } = attestation({ id, version: 1 });
    await ask(
      `update funding_requests set attestation = '{}', attestor = $2, attestor_signature = $3,
         attestation_expires_at = now() where id = $1`,
      [id, attestor, signature],
    );
    expect(await listed(id)).toBeNull();
  });
});
