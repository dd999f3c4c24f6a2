import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { findBusinessStatus } from "@tenora/database/business/find-business-status";
import {
  changeTier,
  setBusinessCountry,
  suspendBusiness,
} from "@tenora/database/business/manage-business";
import { addBusinessComment } from "@tenora/database/business/review/add-business-comment";
import { findBusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { findLastComments } from "@tenora/database/business/review/find-last-comments";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { runTransaction } from "@tenora/database/transaction/transaction";
import type { Tier } from "@tenora/domain/business/business";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { errorCodeOf, submitted, useDatabaseContext } from "../support/database-context.ts";

// Actions of admins on reviewed businesses.

const context = useDatabaseContext();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
const auditOf = (id: string) =>
  asOp(async (tx) => (await listAuditEntries(tx, { subject: id, limit: 50 })).entries);

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

async function approved() {
  const business = await submitted(context);
  await asOp((tx) => reviewBusiness(tx, { businessId: business.id, status: "approved" }));
  return business;
}
const suspend = (businessId: string, on = true, token = op.token) =>
  asAdmin(context.admin, token, (tx) =>
    suspendBusiness(tx, { businessId, suspend: on, reason: "A report" }),
  );

describe("business suspension", () => {
  test("sets the suspension, keeps the status, and adds one audit row and one history row", async () => {
    const { id, wallet } = await approved();
    const standing = () => asVisitor(context.web, (tx) => findBusinessStatus(tx, wallet));
    await suspend(id);
    expect(await standing()).toEqual({ status: "approved", tier: 3, suspended: true });
    await suspend(id, false);
    expect(await standing()).toEqual({ status: "approved", tier: 3 });
    const business = await asOp((tx) => findBusinessForReview(tx, id));
    expect(business).toMatchObject({ suspendedAt: null, suspensionReason: null });
    expect(business.history.slice(2)).toMatchObject([
      { event: "suspended", status: "approved", reason: "A report", adminEmail: "op@example.com" },
      { event: "reinstated", status: "approved" },
    ]);
    expect(await auditOf(id)).toMatchObject([
      { action: "business.reinstated", before: { suspended: true }, after: { suspended: false } },
      { action: "business.suspended", adminEmail: "op@example.com", reason: "A report" },
      { action: "business.approved" },
    ]);
  });

  test("accepts exactly one of many concurrent suspensions and rejects the others", async () => {
    const { id } = await approved();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => errorCodeOf(suspend(id))));
    expect(outcomes.filter((one) => one === "ALREADY_CHANGED")).toHaveLength(5);
    expect(await auditOf(id)).toHaveLength(2);
  });

  test("rejects businesses that are unknown or not approved", async () => {
    const { id } = await submitted(context);
    expect(await errorCodeOf(suspend(id))).toBe("ALREADY_CHANGED");
    expect(await errorCodeOf(suspend(crypto.randomUUID()))).toBe("BUSINESS_NOT_FOUND");
    const forced = context.owner((o) =>
      o.query("update businesses set suspended_at = now() where id = $1", [id]),
    );
    expect(await errorCodeOf(forced)).toBe("23514");
  });
});

test("tier change: moves an approved business once, from the tier that the admin saw, to a valid tier", async () => {
  const { id } = await approved();
  const change = (tier: Tier, seen?: Tier) =>
    asOp((tx) => changeTier(tx, { businessId: id, seen, tier, reason: "Proven" }));
  await change(1, 3);
  expect(await errorCodeOf(change(1, 1))).toBe("ALREADY_CHANGED");
  expect(await errorCodeOf(change(2, 3))).toBe("ALREADY_CHANGED");
  // The request of a page of the previous version.
  await change(2);
  expect(await errorCodeOf(change(4 as 3))).toBe("INVALID_INPUT");
  expect(await auditOf(id)).toMatchObject([
    { action: "business.tier_changed", before: { tier: 1 }, after: { tier: 2 }, reason: "Proven" },
    { action: "business.tier_changed", before: { tier: 3 }, after: { tier: 1 }, reason: "Proven" },
    { action: "business.approved" },
  ]);
});

test("country: is set once, from the one that the admin saw, with an audit row", async () => {
  const { id, token } = await approved();
  const set = (country: string, seen: string | null) =>
    asOp((tx) => setBusinessCountry(tx, { businessId: id, country, seen }));
  const countryCode = async () => (await asOp((tx) => findBusinessForReview(tx, id))).countryCode;
  expect(await errorCodeOf(set("MY", null))).toBe("ALREADY_CHANGED");
  expect(await errorCodeOf(set("Malaysia", "SG"))).toBe("INVALID_INPUT");
  await set("MY", "SG");
  expect(await errorCodeOf(set("MY", "SG"))).toBe("ALREADY_CHANGED");
  expect(await countryCode()).toBe("MY");
  expect(await auditOf(id)).toMatchObject([
    { action: "business.country_set", before: { country: "SG" }, after: { country: "MY" } },
    { action: "business.approved", after: { country: "SG" } },
  ]);
  for (const text of [
    `select public.set_business_country('${id}', 'SG', 'MY')`,
    "update businesses set country_code = 'SG'",
  ]) {
    const own = asMember(context.web, token, (tx) => sql.raw(text).execute(tx));
    expect(await errorCodeOf(own), text).toBe("FORBIDDEN");
  }
  const pending = await submitted(context);
  const early = asOp((tx) =>
    setBusinessCountry(tx, { businessId: pending.id, country: "MY", seen: null }),
  );
  expect(await errorCodeOf(early)).toBe("ALREADY_CHANGED");
});

test("country: is forgotten when the business waits for another review", async () => {
  const { id } = await approved();
  await context.owner((o) =>
    o.query("update businesses set status = 'pending' where id = $1", [id]),
  );
  expect(await asOp((tx) => findBusinessForReview(tx, id))).toMatchObject({ countryCode: null });
});

test("comments: are stored for admins, and the audit log records them without their text", async () => {
  const { id } = await submitted(context);
  await asOp((tx) => addBusinessComment(tx, id, "Is the scan complete?"));
  await asOp((tx) => addBusinessComment(tx, id, "Called the director."));
  const other = await submitted(context);
  expect(await asOp((tx) => findLastComments(tx, [id, other.id]))).toEqual({
    [id]: { count: 2, last: "Called the director." },
  });
  const { comments } = await asOp((tx) => findBusinessForReview(tx, id));
  expect(comments).toMatchObject([
    { comment: "Is the scan complete?" },
    { comment: "Called the director.", adminEmail: "op@example.com" },
  ]);
  const [entry] = await auditOf(id);
  expect(entry?.action).toBe("business.note_added");
  expect(JSON.stringify(entry)).not.toContain("Called");
  const change = context.owner((o) => o.query("update business_comments set comment = 'x'"));
  expect(await errorCodeOf(change)).toBe("TN009");
  expect(await errorCodeOf(asOp((tx) => addBusinessComment(tx, crypto.randomUUID(), "x")))).toBe(
    "BUSINESS_NOT_FOUND",
  );
});

test("admin actions: rejected for a wallet, an ended session and the bare role", async () => {
  const { id, token: walletToken } = await approved();
  expect(await errorCodeOf(suspend(id, true, walletToken))).toBe("SESSION_MISSING");
  for (const call of [
    sql`select public.set_business_suspension(${id}::uuid, true, 'x')`,
    sql`select public.change_business_tier(${id}::uuid, 1, 'x')`,
    sql`select public.set_business_country(${id}::uuid, 'MY', 'SG')`,
    sql`select public.add_business_comment(${id}::uuid, 'x')`,
    sql`select public.retry_mail(${id}::uuid)`,
    sql`select app.record_export('audit', '{}', 0)`,
    sql`select app.end_admin_session('x')`,
  ]) {
    const bare = runTransaction(context.admin, "admin", "", (tx) => call.execute(tx));
    expect(await errorCodeOf(bare)).toBe("FORBIDDEN");
    const visitor = asVisitor(context.web, (tx) => call.execute(tx));
    expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
  }
  expect(await auditOf(id)).toHaveLength(1);
});
