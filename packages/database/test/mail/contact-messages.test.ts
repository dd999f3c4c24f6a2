import { sendContactMessage } from "@tenora/database/mail/contact-message";
import { findMailToSend } from "@tenora/database/mail/find-mail-to-send";
import {
  eraseContactMessages,
  exportContactMessages,
} from "@tenora/database/personal-data/contact-messages";
import { deleteExpired } from "@tenora/database/personal-data/delete-expired";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { ContactMessage } from "@tenora/domain/contact/contact-message";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { tablesContaining } from "../support/canary-records.ts";
import { errorCodeOf, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const owner = async (text: string, values: unknown[] = []) =>
  (await context.owner((client) => client.query(text, values))).rows;

let people = 0;
async function written(changes: Partial<ContactMessage> = {}) {
  people += 1;
  const message: ContactMessage = {
    name: "Ada Lim",
    email: `ada${people}@example.com`,
    topic: "selling",
    message: "Can I sell an order?",
    ...changes,
  };
  await asVisitor(context.web, (tx) => sendContactMessage(tx, message));
  const rows = await owner(
    `select o.id, o.subject_id from outbox o join contact_messages m on m.id = o.subject_id
     where m.sender_email = $1`,
    [message.email],
  );
  return { ...message, mails: rows as { id: string; subject_id: string }[] };
}
const toSend = (id = "") => asWorker(context.jobs, (tx) => findMailToSend(tx, id));

test("contact message: is one mail to the operator, by the task of a worker that knows it", async () => {
  const { mails, name, email, topic, message } = await written();
  expect(mails).toHaveLength(1);
  expect(await toSend(mails[0]?.id)).toMatchObject({
    kind: "contact_message",
    subject: { name, email, topic, message },
  });
  const jobs = await owner("select task_identifier from graphile_worker.jobs where key = $1", [
    mails[0]?.id,
  ]);
  expect(jobs).toEqual([{ task_identifier: "send_contact_email" }]);
});

test("contact message: pressed twice it is sent once, and another one is sent", async () => {
  const { email } = await written();
  expect((await written({ email })).mails).toHaveLength(1);
  expect((await written({ email, message: "And an invoice?" })).mails).toHaveLength(2);
});

test.each([
  ["a name of two lines", { name: "Ada\r\nBcc: eve@example.com" }],
  ["an address of two lines", { email: "ada@example.com\nBcc: eve@example.com" }],
  ["two addresses", { email: "ada@example.com,eve@example.com" }],
  ["another topic", { topic: "else" as ContactMessage["topic"] }],
  ["an empty text", { message: "" }],
  ["a long text", { message: "a".repeat(4_001) }],
])("contact message: the database itself refuses %s", async (_what, changes) => {
  expect(await errorCodeOf(written(changes))).toBe("INVALID_INPUT");
});

test("contact message: visitors read none", async () => {
  await written();
  const read = asVisitor(context.web, (tx) => sql`select * from contact_messages`.execute(tx));
  expect(await errorCodeOf(read)).toBe("FORBIDDEN");
});

test("contact message: is deleted with the texts of mails, and its unsent mail has nobody left", async () => {
  const old = await written({ message: "long ago" });
  const recent = await written();
  await owner("update contact_messages set created_at = now() - interval '91 days' where id = $1", [
    old.mails[0]?.subject_id,
  ]);
  const periods = { sessionsDays: 30, mailsDays: 90 };
  const deleted = await asWorker(context.jobs, (tx) => deleteExpired(tx, periods));
  expect(deleted.contactMessages).toBe(1);
  expect(await toSend(old.mails[0]?.id)).toMatchObject({ subject: null });
  expect(await toSend(recent.mails[0]?.id)).toMatchObject({ subject: { email: recent.email } });
});

test("contact message: export and erasure find it by its address, and the log doesn't keep it", async () => {
  const { email, mails } = await written({ message: "canary text", name: "canary name" });
  const other = await written();
  const { ownerUrl } = context.test;
  expect(await exportContactMessages(ownerUrl, email.toUpperCase())).toMatchObject({
    email,
    messages: [{ sender_email: email, message: "canary text" }],
  });
  expect(await eraseContactMessages(ownerUrl, email.toUpperCase())).toBe(1);
  expect(await tablesContaining(context, "canary")).toEqual([]);
  expect(await tablesContaining(context, email)).toEqual([]);
  const [mail] = await owner("select sent_at, last_error from outbox where id = $1", [
    mails[0]?.id,
  ]);
  expect(mail).toMatchObject({ last_error: "ERASED", sent_at: expect.any(Date) });
  expect(await eraseContactMessages(ownerUrl, email)).toBe(0);
  expect((await toSend(other.mails[0]?.id))?.subject).not.toBeNull();
  const audit = await owner("select action from audit_log where subject_id = $1 order by id", [
    mails[0]?.subject_id,
  ]);
  expect(audit).toEqual([{ action: "person.exported" }, { action: "person.erased" }]);
});
