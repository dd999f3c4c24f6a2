import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type {} from "@tenora/testing/database/global-setup";
import { asOwner } from "@tenora/testing/database/test-database";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startWorker } from "../src/start-worker.ts";
import { setUpWorkerContext } from "./worker-context.ts";

const context = setUpWorkerContext();
const wallet = `0x${"1e".repeat(20)}`;

test("guest mails: every one can be stopped by its link, which is the same in the confirmation", async () => {
  const query = <Row>(text: string, values: unknown[] = []) =>
    asOwner(context.ownerUrl(), async (client) => (await client.query(text, values)).rows as Row[]);
  // Written while the address had said yes.
  const [guest] = await query<{ id: string }>(
    "insert into guests (wallet, email) values ($1, 'lea@example.com') returning id",
    [wallet],
  );
  await query("insert into mail_settings (subject_id) values ($1)", [guest?.id]);
  await query(
    `insert into outbox (kind, subject_id, details) values ('guest_confirmation', $1, null),
       ('investor_claimable', $1, '{"listing": 7, "amount": "1.00 USDC"}')`,
    [guest?.id],
  );
  const worker = await startWorker(context.settings(), pino({ level: "silent" }));
  context.cleanUp.push(worker.stop);
  await expect.poll(context.countJobs, { timeout: 45_000 }).toBe(0);
  const mails = await readMailbox(context.folder());
  expect(mails.map(({ to }) => to)).toEqual(["lea@example.com", "lea@example.com"]);
  const links = new Set(mails.map(({ unsubscribeUrl }) => unsubscribeUrl));
  expect([...links]).toEqual([expect.stringMatching(/\/emails\/[\w-]{43}$/)]);
  const [link] = links;
  const [stored] = await query<{ topic: string; subject_id: string }>(
    "select topic, subject_id from mail_tokens where hash = sha256(convert_to($1, 'UTF8'))",
    [link?.slice(-43)],
  );
  expect(stored).toEqual({ topic: "guest-emails", subject_id: guest?.id });
});
