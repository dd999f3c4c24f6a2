import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type {} from "@tenora/testing/database/global-setup";
import { asOwner } from "@tenora/testing/database/test-database";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startWorker } from "../src/start-worker.ts";
import { setUpWorkerContext } from "./worker-context.ts";

const context = setUpWorkerContext();
const { cleanUp, settings, insertBusiness, outbox, countJobs, mailService } = context;
const log = pino({ level: "silent" });

test("a new business: its mail is delivered to the mailbox and recorded as sent, and its job is deleted", async () => {
  const worker = await startWorker(settings(), log);
  cleanUp.push(worker.stop);
  const business = await insertBusiness();
  await expect.poll(() => readMailbox(context.folder()), { timeout: 45_000 }).toHaveLength(1);
  const [mail] = await readMailbox(context.folder());
  await expect
    .poll(() => outbox(business))
    .toMatchObject({
      id: mail?.id,
      attempts: 1,
      sent_at: expect.any(Date),
      last_error: null,
    });
  expect(mail).toMatchObject({
    to: "ada@example.com",
    templateParams: { name: "Ada Textiles", message: "New Business onboarding request at Tenora" },
  });
  await expect.poll(countJobs).toBe(0);
});

/** As if this recipient had just received this many mails. */
const recordMailsTo = (address: string, mails: number) =>
  asOwner(context.ownerUrl(), (client) =>
    client.query(
      `insert into outbox (kind, subject_id, recipient_key, claimed_at, sent_at)
       select 'business_submitted', gen_random_uuid(), encode(sha256($1::bytea), 'hex'), now(), now()
       from generate_series(1, $2::int)`,
      [address, mails],
    ),
  );

test("mail caps: an admin gets ten recovery mails an hour, whatever else they were sent", async () => {
  await recordMailsTo("op@example.com", 20);
  const links = await asOwner(context.ownerUrl(), async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `with link as (
         insert into admin_links (id, kind, email, token_hash, expires_at)
         select gen_random_uuid(), 'recovery', 'op@example.com', lpad(to_hex(n), 64, '0'),
           now() + interval '30 minutes' from generate_series(1, 11) n returning id)
       insert into outbox (kind, subject_id) select 'admin_recovery', id from link
       returning id`,
    );
    return rows.length;
  });
  expect(links).toBe(11);
  const worker = await startWorker(settings(), log);
  cleanUp.push(worker.stop);
  await expect.poll(() => readMailbox(context.folder()), { timeout: 45_000 }).toHaveLength(10);
  const capped = () =>
    asOwner(context.ownerUrl(), async (client) => {
      const { rows } = await client.query(
        "select 1 from outbox where last_error = 'RECIPIENT_CAP'",
      );
      return rows.length;
    });
  await expect.poll(capped, { timeout: 45_000 }).toBe(1);
});

test("mail caps: the notification address is recognised in any capitalisation", async () => {
  await recordMailsTo("ada@example.com", 20);
  const worker = await startWorker({ ...settings(), adminNotifyEmail: "Ada@Example.com" }, log);
  cleanUp.push(worker.stop);
  await insertBusiness();
  await expect.poll(() => readMailbox(context.folder()), { timeout: 45_000 }).toHaveLength(1);
});

test("a rejected mail is recorded without personal data and retried until it is accepted", async () => {
  const recorded = Promise.withResolvers<void>();
  const { email, received } = await mailService(async (count) => {
    if (count === 1) return 500;
    await recorded.promise;
    return 200;
  });
  const worker = await startWorker(settings(email), log);
  cleanUp.push(worker.stop);
  const business = await insertBusiness();
  await expect
    .poll(() => outbox(business), { timeout: 45_000 })
    .toMatchObject({
      attempts: 1,
      sent_at: null,
      last_error: "EMAILJS_500",
    });
  recorded.resolve();
  await expect
    .poll(() => outbox(business), { timeout: 45_000 })
    .toMatchObject({
      attempts: 2,
      sent_at: expect.any(Date),
      last_error: null,
    });
  expect(received).toHaveLength(2);
}, 180_000);

test("a mail that is recorded as sent is not sent again", async () => {
  const business = await insertBusiness();
  await asOwner(context.ownerUrl(), (client) => client.query("update outbox set sent_at = now()"));
  const worker = await startWorker(settings(), log);
  cleanUp.push(worker.stop);
  await expect.poll(countJobs, { timeout: 45_000 }).toBe(0);
  expect(await readMailbox(context.folder())).toEqual([]);
  expect(await outbox(business)).toMatchObject({ attempts: 0 });
});
