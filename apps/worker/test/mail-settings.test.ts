import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type {} from "@tenora/testing/database/global-setup";
import { asOwner } from "@tenora/testing/database/test-database";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startWorker } from "../src/start-worker.ts";
import { setUpWorkerContext } from "./worker-context.ts";

const context = setUpWorkerContext();
const due = Date.UTC(2027, 0, 5, 23, 59, 59) / 1_000;

test("a recipient's settings: what they stopped isn't sent though it was written, the rest is in their time zone", async () => {
  const query = <Row>(text: string, values: unknown[] = []) =>
    asOwner(context.ownerUrl(), async (client) => (await client.query(text, values)).rows as Row[]);
  const [{ id } = { id: "" }] = await query<{ id: string }>(
    `insert into investors (wallet_address, investor_name, country,
       registration_number_encrypted, certificate_info, status)
     values ($1, 'Lea Tan', 'Singapore', '\\x00', '{"email": "lea@example.com"}', 'approved')
     returning id`,
    [`0x${"1e".repeat(20)}`],
  );
  const facts = { listing: 12, amount: "1.00 USDC", owed: "2.00 USDC", until: due, days: -1 };
  await query(
    `insert into outbox (kind, subject_id, details)
     select kind, $1, $2 from unnest(array['investor_reminder', 'investor_paid_out']) kind`,
    [id, JSON.stringify(facts)],
  );
  await query(
    "insert into mail_settings (subject_id, stopped, time_zone) values ($1, '{due-dates}', 'Asia/Singapore')",
    [id],
  );
  const worker = await startWorker(context.settings(), pino({ level: "silent" }));
  context.cleanUp.push(worker.stop);
  await expect.poll(context.countJobs, { timeout: 45_000 }).toBe(0);

  const [mail, ...others] = await readMailbox(context.folder());
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "lea@example.com", unsubscribeUrl: null });
  expect(mail?.templateParams.message).toContain("Jan 6, 2027, 07:59 Singapore time");
  expect(mail?.html).toContain("Dear Lea Tan,");
  expect(mail?.calendar?.content).toContain("DTSTART:20270105T235959Z");
  const token = mail?.settingsUrl?.split("/emails/")[1];
  const known = await query(
    "select 1 from mail_tokens where hash = sha256(convert_to($1, 'UTF8')) and subject_id = $2",
    [token, id],
  );
  expect(known).toHaveLength(1);
  const [stopped] = await query(
    "select sent_at, last_error, next_attempt_at, closed_at from outbox where kind = 'investor_reminder'",
  );
  expect(stopped).toEqual({
    sent_at: null,
    last_error: "UNSUBSCRIBED",
    next_attempt_at: null,
    closed_at: expect.any(Date),
  });
});
