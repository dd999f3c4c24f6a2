import { countOverdueBusinesses } from "@tenora/database/business/review/count-overdue-businesses";
import { findBusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { findCertificateRequests } from "@tenora/database/business/review/find-certificate-requests";
import { requestCertificate } from "@tenora/database/business/review/request-certificate";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { waitingCap } from "@tenora/database/operations/count-waiting";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { afterWorkingDays } from "@tenora/domain/business/review-time";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeEach, expect, test } from "vitest";
import { submitted, useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
let token: string;
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, token, run);
const count = (now: string | number) =>
  asOp((tx) => countOverdueBusinesses(tx, { now: new Date(now), reviewDays: 2 }));

beforeEach(async () => {
  token = (await createAdminSession(context.test.ownerUrl, "op@example.com")).token;
  await context.owner((owner) => owner.query("update businesses set status = 'rejected'"));
});

/** What the review's page says of the same business. */
const waitsForApplicant = (id: string) =>
  asOp(async (tx) => (await findCertificateRequests(tx, [id]))[id]?.answeredAt === null);

async function submittedAt(at: string) {
  const business = await submitted(context);
  await context.owner((owner) =>
    owner.query("update businesses set created_at = $2 where id = $1", [business.id, at]),
  );
  return business;
}

test.each([
  ["Monday", "2026-11-23T10:00:00Z"],
  ["Thursday", "2026-11-26T23:30:00Z"],
  ["Friday", "2026-11-27T00:30:00Z"],
  ["Saturday", "2026-11-28T10:00:00Z"],
  ["Sunday", "2026-11-29T10:00:00Z"],
])(
  "overdue requests: one of a %s counts once its working days are over, as its row says",
  async (_day, at) => {
    await submittedAt(at);
    const due = afterWorkingDays(Date.parse(at), 2);
    expect(await count(due)).toBe(0);
    expect(await count(due + 1)).toBe(1);
  },
);

test("overdue requests: without what is decided, and what waits for its applicant", async () => {
  const late = "2027-01-01T00:00:00Z";
  const at = "2026-11-23T10:00:00Z";
  const [decided, asked] = [await submittedAt(at), await submittedAt(at)];
  await submittedAt(at);
  expect(await count(late)).toBe(3);
  await asOp((tx) => reviewBusiness(tx, { businessId: decided.id, status: "approved" }));
  expect(await count(late)).toBe(2);
  await asOp(async (tx) => {
    const { certificateUrl } = await findBusinessForReview(tx, asked.id);
    const seenCertificate = certificateUrl ?? "";
    await requestCertificate(tx, { businessId: asked.id, message: "Cut off", seenCertificate });
  });
  expect(await count(late)).toBe(1);
  // Asked again after one arrived, and once more after the applicant began again.
  for (const [event, counted] of [
    ["certificate_replaced", 2],
    ["certificate_requested", 1],
    ["restarted", 2],
  ] as const) {
    await context.owner((owner) =>
      owner.query(
        `insert into business_history (business_id, event, status, tier) values ($1, $2, 'pending', 3)`,
        [asked.id, event],
      ),
    );
    expect(await count(late), event).toBe(counted);
    expect(await waitsForApplicant(asked.id), event).toBe(counted === 1);
  }
});

test("overdue requests: are read by ranges of the indexes, without a call for each row", async () => {
  const now = new Date("2027-01-01T00:00:00Z");
  const plan = await asOp((tx) =>
    plansOf(tx, (explaining) => countOverdueBusinesses(explaining, { now, reviewDays: 2 })),
  );
  expect(plan).toMatch(/businesses_newest_by_status.*\n +Index Cond: .*status.*created_at/);
  expect(plan.match(/Scan (using|on) business_history_business_id_id_idx/g)).toHaveLength(2);
  expect(plan).not.toMatch(/Sort|Function Scan|SubPlan/);
});

test("overdue requests: counting stops at its cap", async () => {
  await submitted(context);
  await context.owner((owner) =>
    owner.query(
      `insert into businesses (company_name, country, registration_number, director_name, director_email,
         wallet_address, certificate_url, certificate_info, submission_key, consent_at, consent_version,
         created_at)
       select 'Ada ' || n, country, registration_number, director_name, director_email,
         '0x' || lpad(to_hex(n), 40, 'e'), null, '{"uploadFailed":true}', gen_random_uuid(), consent_at,
         consent_version, '2026-01-05'
       from businesses, generate_series(1, $1::int) n where status = 'pending'`,
      [waitingCap + 20],
    ),
  );
  expect(await count("2026-11-23T10:00:00Z")).toBe(waitingCap);
});
