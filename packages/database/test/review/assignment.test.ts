import { assignRequest } from "@tenora/database/assignment/assign-request";
import { findAssignees } from "@tenora/database/assignment/find-assignees";
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { listBusinesses } from "@tenora/database/business/list-businesses";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { listFundingRequests } from "@tenora/database/funding-request/list-funding-requests";
import { findRequestForReview } from "@tenora/database/funding-request/review/find-request-for-review";
import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { runTransaction } from "@tenora/database/transaction/transaction";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { errorCodeOf, someoneWaits, submitted } from "../support/database-context.ts";
import { now, useFundingRequests } from "../support/funding-request-context.ts";

// Which admin looks after a request.

const { context, approved, submittedRequest } = useFundingRequests();
type Admin = Awaited<ReturnType<typeof createAdminSession>>;
let olga: Admin;
let ben: Admin;

beforeAll(async () => {
  olga = await createAdminSession(context.test.ownerUrl, "olga@example.com");
  ben = await createAdminSession(context.test.ownerUrl, "ben@example.com");
});

const as = <T>(admin: Admin, run: Parameters<typeof asAdmin<T>>[2]) =>
  asAdmin(context.admin, admin.token, run);
const take = (
  admin: Admin,
  id: string,
  {
    seen = null,
    type = "business",
  }: { seen?: Admin | null; type?: "business" | "funding_request" } = {},
) => as(admin, (tx) => assignRequest(tx, { type, id, seen: seen?.userId ?? null, assign: true }));
const release = (admin: Admin, id: string) =>
  as(admin, (tx) => assignRequest(tx, { type: "business", id, seen: admin.userId, assign: false }));
const assigneeOf = async (id: string) =>
  (await as(olga, (tx) => findAssignees(tx, [id])))[id]?.email;
const auditOf = (id: string) =>
  as(olga, async (tx) => (await listAuditEntries(tx, { subject: id, limit: 50 })).entries);

describe("assignment of a business's request", () => {
  test("an admin takes it, a colleague takes it over, and who has it releases it", async () => {
    const { id } = await submitted(context);
    await take(olga, id);
    expect(await assigneeOf(id)).toBe("olga@example.com");
    await take(ben, id, { seen: olga });
    expect(await assigneeOf(id)).toBe("ben@example.com");
    expect(await errorCodeOf(release(olga, id))).toBe("ALREADY_CHANGED");
    await release(ben, id);
    expect(await assigneeOf(id)).toBeUndefined();
    expect(await auditOf(id)).toMatchObject([
      { action: "business.released", adminEmail: "ben@example.com", before: null, after: null },
      {
        action: "business.assigned",
        adminEmail: "ben@example.com",
        before: { assignee: "olga@example.com" },
        after: { assignee: "ben@example.com" },
      },
      { action: "business.assigned", adminEmail: "olga@example.com", before: null, after: null },
    ]);
  });

  test("of two admins who take it at once, the first has it; taking it again changes nothing", async () => {
    const { id } = await submitted(context);
    const assignment = { type: "business", id, seen: null, assign: true } as const;
    let second: Promise<unknown> | undefined;
    await as(olga, async (tx) => {
      await assignRequest(tx, assignment);
      second = errorCodeOf(take(ben, id));
      await someoneWaits(context);
    });
    expect(await second).toBe("ALREADY_CHANGED");
    await take(olga, id);
    expect(await auditOf(id)).toMatchObject([
      { action: "business.assigned", adminEmail: "olga@example.com" },
    ]);
  });

  test("is advice: a colleague decides it, and then nobody can take it", async () => {
    const { id } = await submitted(context);
    await take(olga, id);
    const mine = () => as(olga, (tx) => listBusinesses(tx, { isMine: true, limit: 50 }));
    expect((await mine()).businesses.map((one) => one.id)).toContain(id);
    await as(ben, (tx) => reviewBusiness(tx, { businessId: id, status: "approved" }));
    expect((await mine()).businesses.map((one) => one.id)).not.toContain(id);
    expect(await errorCodeOf(take(ben, id, { seen: olga }))).toBe("ALREADY_CHANGED");
    expect(await errorCodeOf(take(ben, crypto.randomUUID()))).toBe("ALREADY_CHANGED");
  });

  test("a disabled admin no longer counts, and an erased business can't be taken", async () => {
    const gone = await createAdminSession(context.test.ownerUrl, "gone@example.com");
    const { id, wallet } = await submitted(context);
    await take(gone, id);
    await context.owner((o) =>
      o.query("update admins set revoked_at = now() where user_id = $1", [gone.userId]),
    );
    expect(await assigneeOf(id)).toBeUndefined();
    await take(olga, id);
    expect(await assigneeOf(id)).toBe("olga@example.com");
    await erasePerson(context.test.ownerUrl, wallet);
    expect(await errorCodeOf(take(ben, id, { seen: olga }))).toBe("ALREADY_CHANGED");
  });

  test("“mine” lists the current admin's, and is searched like the whole list", async () => {
    const [one, other] = [
      await submitted(context, { companyName: "Yam Foods" }),
      await submitted(context),
    ];
    await take(ben, one.id);
    await take(ben, other.id);
    await take(olga, (await submitted(context, { companyName: "Yam Bakery" })).id);
    const find = (search: string) =>
      as(ben, (tx) => listBusinesses(tx, { isMine: true, search, limit: 50 }));
    expect((await find("yam")).businesses.map(({ id }) => id)).toEqual([one.id]);
    const ids = (await find("")).businesses.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([one.id, other.id]));
  });
});

test("assignment of a funding request: while it is open, and listed as “mine”", async () => {
  const request = await submittedRequest(await approved());
  const { id, version } = request;
  expect(await errorCodeOf(take(olga, id))).toBe("ALREADY_CHANGED");
  await take(olga, id, { type: "funding_request" });
  const { assignee } = await as(ben, (tx) => findRequestForReview(tx, id));
  expect(assignee).toEqual({ adminId: olga.userId, email: "olga@example.com" });
  const mine = async (admin: Admin) =>
    (await as(admin, (tx) => listFundingRequests(tx, { isMine: true, limit: 50 }))).requests.map(
      (one) => one.id,
    );
  expect(await mine(olga)).toEqual([id]);
  expect(await mine(ben)).toEqual([]);
  await as(ben, (tx) =>
    reviewFundingRequest(tx, { id, version, now, decision: "rejected", reason: "x" }),
  );
  expect(await mine(olga)).toEqual([]);
  const late = take(ben, id, { type: "funding_request", seen: olga });
  expect(await errorCodeOf(late)).toBe("ALREADY_CHANGED");
  expect(await auditOf(id)).toMatchObject([
    { action: "funding_request.rejected" },
    { action: "funding_request.assigned", adminEmail: "olga@example.com" },
  ]);
});

test("assignment: rejected for members, visitors and the bare role, who read none either", async () => {
  const { id, token } = await submitted(context);
  const call = sql`select public.assign_request('business', ${id}::uuid, null, true)`;
  const read = sql`select * from assignments`;
  const bare = runTransaction(context.admin, "admin", "", (tx) => call.execute(tx));
  expect(await errorCodeOf(bare)).toBe("FORBIDDEN");
  for (const attempt of [call, read]) {
    const visitor = asVisitor(context.web, (tx) => attempt.execute(tx));
    expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
    const member = asMember(context.web, token, (tx) => attempt.execute(tx));
    expect(await errorCodeOf(member)).toBe("FORBIDDEN");
  }
});
