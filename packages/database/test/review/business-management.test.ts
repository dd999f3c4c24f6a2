import { endAdminSession, listAdminSessions } from "@tenora/database/admin/admin-sessions";
import { inviteAdmin } from "@tenora/database/admin/manage-admins";
import { findSubjectNames } from "@tenora/database/audit/find-subject-names";
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { recordExport } from "@tenora/database/audit/record-export";
import { addBusinessComment } from "@tenora/database/business/add-business-comment";
import { findBusinessForReview } from "@tenora/database/business/find-business-for-review";
import { findBusinessStatus } from "@tenora/database/business/find-business-status";
import { findLastComments } from "@tenora/database/business/find-last-comments";
import { changeTier, suspendBusiness } from "@tenora/database/business/manage-business";
import { reviewBusiness } from "@tenora/database/business/review-business";
import { sendContactMessage } from "@tenora/database/mail/contact-message";
import { countMails } from "@tenora/database/mail/count-mails";
import { countWaitingMails } from "@tenora/database/mail/count-waiting-mails";
import { findMailToSend } from "@tenora/database/mail/find-mail-to-send";
import { listMails } from "@tenora/database/mail/list-mails";
import { retryMail } from "@tenora/database/mail/retry-mail";
import { completeMail, postponeMail } from "@tenora/database/mail/send-attempt";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { runTransaction } from "@tenora/database/transaction/transaction";
import type { Tier } from "@tenora/domain/business/business";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { errorCodeOf, submitted, useDatabaseContext } from "../support/database-context.ts";

// Actions of admins on reviewed businesses, and the lists that show them.

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

test("mail retry: schedules one job for an unsent mail, none for a sent one", async () => {
  const { id } = await submitted(context);
  const find = async () =>
    (await asOp((tx) => listMails(tx, { only: "unsent", limit: 200 }))).mails.find(
      ({ subjectId }) => subjectId === id,
    );
  const mail = await find();
  const outboxId = mail?.id ?? "";
  expect(mail).toMatchObject({ kind: "business_submitted", subjectName: "Ada Textiles" });
  await asWorker(context.jobs, (tx) => postponeMail(tx, { outboxId, failure: "ECONNREFUSED" }));
  await asOp((tx) => retryMail(tx, outboxId));
  const jobs = await context.owner(async (o) => {
    const { rows } = await o.query("select attempts from graphile_worker.jobs where key = $1", [
      outboxId,
    ]);
    return rows;
  });
  expect(jobs).toEqual([{ attempts: 0 }]);
  expect(await auditOf(outboxId)).toMatchObject([
    { action: "mail.retried", before: { attempts: 1, lastError: "ECONNREFUSED" } },
  ]);
  await asWorker(context.jobs, (tx) => completeMail(tx, { outboxId, failure: null }));
  expect(await errorCodeOf(asOp((tx) => retryMail(tx, outboxId)))).toBe("ALREADY_CHANGED");
  expect(await find()).toBeUndefined();
});

test("mail list: shows the next attempt of a failed mail, and after three days that it was given up", async () => {
  const { id } = await submitted(context);
  const find = async (only?: "unsent" | "given_up") =>
    (await asOp((tx) => listMails(tx, { only, limit: 200 }))).mails.find(
      ({ subjectId }) => subjectId === id,
    );
  const outboxId = (await find())?.id ?? "";
  expect(await find()).toMatchObject({ state: "waiting", nextAttemptAt: null });
  const before = await asOp(countMails);
  const fail = () =>
    asWorker(context.jobs, (tx) => postponeMail(tx, { outboxId, failure: "ECONNREFUSED" }));
  const next = await fail();
  const failed = await find("unsent");
  expect(failed?.state).toBe("failed");
  // The column rounds to milliseconds, a Date truncates.
  expect(Math.abs(Number(failed?.nextAttemptAt) - Number(next))).toBeLessThanOrEqual(1);
  expect(await find("given_up")).toBeUndefined();
  await context.owner((o) =>
    o.query("update outbox set created_at = created_at - interval '4 days' where id = $1", [
      outboxId,
    ]),
  );
  expect(await fail()).toBeNull();
  expect(await find("given_up")).toMatchObject({ state: "given_up", nextAttemptAt: null });
  expect(await asOp(countMails)).toEqual({ ...before, given_up: before.given_up + 1 });
  await asOp((tx) => retryMail(tx, outboxId));
  expect(await find("given_up")).toBeUndefined();
  await asWorker(context.jobs, (tx) => completeMail(tx, { outboxId, failure: null }));
  expect(await find()).toMatchObject({ state: "sent" });
  expect(await asOp(countMails)).toEqual({ ...before, unsent: before.unsent - 1 });
});

test.each([
  ["UNSUBSCRIBED", "unsubscribed"],
  ["SUBJECT_GONE", "closed"],
])(
  "mail list: one that is closed as %s is no longer to be sent, counted or retried",
  async (failure, state) => {
    const count = () => asWorker(context.jobs, countWaitingMails);
    const before = await count();
    const { id } = await submitted(context);
    const find = async (only?: "unsent" | "given_up") =>
      (await asOp((tx) => listMails(tx, { only, limit: 200 }))).mails.find(
        ({ subjectId }) => subjectId === id,
      );
    const outboxId = (await find("unsent"))?.id ?? "";
    await asWorker(context.jobs, (tx) => completeMail(tx, { outboxId, failure }));
    expect(await find()).toMatchObject({ state, sentAt: null, lastError: failure });
    expect([await find("unsent"), await find("given_up")]).toEqual([undefined, undefined]);
    expect(await count()).toMatchObject({ waiting: before.waiting, givenUp: before.givenUp });
    expect(await errorCodeOf(asOp((tx) => retryMail(tx, outboxId)))).toBe("ALREADY_CHANGED");
    expect(await auditOf(outboxId)).toEqual([]);
    expect(await find()).toMatchObject({ state, nextAttemptAt: null });
  },
);

test("mail list: finds mails by a part of the name, with recipient, and admins read what they say", async () => {
  const companyName = `Quince ${crypto.randomUUID().slice(0, 8)}`;
  const { id, wallet } = await submitted(context, { companyName });
  const find = (search: string) =>
    asOp(async (tx) => (await listMails(tx, { search, limit: 9 })).mails);
  const [mail] = await find(companyName.slice(3).toUpperCase());
  expect(mail).toMatchObject({ subjectId: id, kind: "business_submitted" });
  expect(mail?.recipient).toMatch(/@/);
  expect(await find(`${companyName}x`)).toEqual([]);
  const read = () => asOp((tx) => findMailToSend(tx, mail?.id ?? ""));
  expect(await read()).toMatchObject({
    kind: "business_submitted",
    subject: { companyName, directorEmail: mail?.recipient },
  });
  await erasePerson(context.test.ownerUrl, wallet);
  expect(await find(companyName)).toEqual([]);
  const [erased] = await asOp(
    async (tx) => (await listMails(tx, { id: mail?.id, limit: 1 })).mails,
  );
  expect(erased?.recipient ?? null).toBeNull();
});

test.each([undefined, "oldest"] as const)(
  "mail list: pages contain each mail once, order %s",
  async (order) => {
    const newest = (await asOp((tx) => listMails(tx, { limit: 200 }))).mails.map(({ id }) => id);
    const seen: string[] = [];
    let after: { createdAt: Date; id: string } | undefined;
    for (let more = true; more; ) {
      const page = await asOp((tx) => listMails(tx, { order, after, limit: 3 }));
      seen.push(...page.mails.map(({ id }) => id));
      after = page.mails.at(-1);
      more = page.hasMore;
    }
    expect(newest.length).toBeGreaterThan(3);
    expect(seen).toEqual(order === "oldest" ? newest.toReversed() : newest);
  },
);

test("audit log: filters by action and admin, pages, and records an export", async () => {
  await asOp((tx) => recordExport(tx, { what: "audit", filters: { action: "x" }, rows: 2 }));
  const list = (query: object) => asOp((tx) => listAuditEntries(tx, { limit: 2, ...query }));
  const exports = await list({ action: "export.audit", adminEmail: "op@example.com" });
  expect(exports.entries).toMatchObject([{ after: { filters: { action: "x" }, rows: 2 } }]);
  expect((await list({ adminEmail: "nobody@example.com" })).entries).toEqual([]);
  const first = await list({});
  const second = await list({ afterId: first.entries.at(-1)?.id });
  const ids = [...first.entries, ...second.entries].map(({ id }) => Number(id));
  expect(first.hasMore).toBe(true);
  expect(ids).toEqual([0, 1, 2, 3].map((step) => (ids[0] ?? 0) - step));
  // Turned round, the page after an entry has what is newer than it.
  const newer = await list({ order: "oldest", afterId: String(ids[3]) });
  expect(newer.entries.map(({ id }) => Number(id))).toEqual([ids[2], ids[1]]);
  const oldest = (await list({ order: "oldest" })).entries.map(({ id }) => Number(id));
  expect(oldest).toEqual(oldest.toSorted((a, b) => a - b));
  expect(oldest[0]).toBeLessThan(ids[3] ?? 0);
});

test("audit log: finds a business by a part of its name, and names it until it is erased", async () => {
  const name = `Marmalade ${crypto.randomUUID().slice(0, 8)}`;
  const { id, wallet } = await submitted(context, { companyName: name });
  await asOp((tx) => reviewBusiness(tx, { businessId: id, status: "rejected" }));
  const find = (subject: string) =>
    asOp(async (tx) => {
      const { entries } = await listAuditEntries(tx, { subject, limit: 9 });
      return { entries, names: await findSubjectNames(tx, entries) };
    });
  for (const subject of [id, name.slice(4), name.toUpperCase()]) {
    const { entries, names } = await find(subject);
    expect(entries).toMatchObject([{ action: "business.rejected", subjectId: id }]);
    expect(names).toEqual({ [`business ${id}`]: name });
  }
  expect((await find(name.slice(0, 2))).entries).toEqual([]);
  await erasePerson(context.test.ownerUrl, wallet);
  expect((await find(id)).names).toEqual({ [`business ${id}`]: "[erased]" });
  expect((await find(name)).entries).toEqual([]);
});

test("admin sessions: an admin lists and ends only their own", async () => {
  const other = await createAdminSession(context.test.ownerUrl, "op@example.com");
  const stranger = await createAdminSession(context.test.ownerUrl, "cleo@example.com");
  const own = await asOp(listAdminSessions);
  expect(own).toHaveLength(2);
  expect(own.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const [foreign] = await asAdmin(context.admin, stranger.token, listAdminSessions);
  const end = (id = "") => asOp((tx) => endAdminSession(tx, id));
  expect(await errorCodeOf(end(foreign?.id))).toBe("ALREADY_CHANGED");
  const elsewhere = own.find(({ isCurrent }) => !isCurrent);
  await end(elsewhere?.id);
  expect(await errorCodeOf(asAdmin(context.admin, other.token, listAdminSessions))).toBe(
    "SESSION_MISSING",
  );
  expect(await asOp(listAdminSessions)).toHaveLength(1);
  expect(await auditOf(elsewhere?.id ?? "")).toMatchObject([{ action: "admin.session_ended" }]);
});

test("admin actions: rejected for a wallet, an ended session and the bare role", async () => {
  const { id, token: walletToken } = await approved();
  expect(await errorCodeOf(suspend(id, true, walletToken))).toBe("SESSION_MISSING");
  for (const call of [
    sql`select public.set_business_suspension(${id}::uuid, true, 'x')`,
    sql`select public.change_business_tier(${id}::uuid, 1, 'x')`,
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

test("mail list: finds mails by an admin's address, an invitation's and a contact's", async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const find = async (search: string) =>
    (await asOp((tx) => listMails(tx, { search, limit: 9 }))).mails.map(({ kind }) => kind);
  await asVisitor(context.web, (tx) =>
    sendContactMessage(tx, {
      name: `Nia ${mark}`,
      email: `nia-${mark}@example.com`,
      topic: "other",
      message: "Hello",
    }),
  );
  expect(await find(`NIA-${mark}@`)).toEqual(["contact_message"]);
  expect(await find(`Nia ${mark}`)).toEqual(["contact_message"]);
  await asOp((tx) =>
    inviteAdmin(tx, {
      email: `zoe-${mark}@example.com`,
      linkId: crypto.randomUUID(),
      tokenHash: mark.repeat(8),
    }),
  );
  expect(await find(`zoe-${mark}`)).toContain("admin_invited");
  const notices = await find("op@example");
  expect(notices).toContain("admin_invited_notice");
  expect(notices).not.toContain("contact_message");
});
