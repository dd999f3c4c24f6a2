import { inviteAdmin } from "@tenora/database/admin/manage-admins";
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
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
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll, expect, test } from "vitest";
import { errorCodeOf, submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
const auditOf = (id: string) =>
  asOp(async (tx) => (await listAuditEntries(tx, { subject: id, limit: 50 })).entries);

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
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
