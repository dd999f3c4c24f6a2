import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type {} from "@tenora/testing/database/global-setup";
import { asOwner } from "@tenora/testing/database/test-database";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startWorker } from "../src/start-worker.ts";
import { setUpWorkerContext } from "./worker-context.ts";

const context = setUpWorkerContext();
const wallet = `0x${"1e".repeat(20)}`;

test("search alerts: a mail names its search as it's called when it is sent, and isn't sent once the search is gone", async () => {
  const query = <Row>(text: string, values: unknown[] = []) =>
    asOwner(context.ownerUrl(), async (client) => (await client.query(text, values)).rows as Row[]);
  await query(
    `insert into investors (wallet_address, investor_name, country,
       registration_number_encrypted, certificate_info, status)
     values ($1, 'Lea Tan', 'Singapore', '\\x00', '{"email": "lea@example.com"}', 'approved')`,
    [wallet],
  );
  const found = [
    {
      listing: 12,
      left: "9,500.00 USDC",
      yearly: "12.25%",
      hasReward: false,
      industry: "retail",
      country: "HK",
      due: Date.UTC(2027, 0, 5, 23, 59, 59) / 1_000,
    },
  ];
  await query(
    `with search as (
       insert into saved_searches (wallet, name, query, alerts, seen)
       values ($1, 'Kept', '?q=a', true, 0), ($1, 'Off', '?q=b', false, 0) returning id)
     insert into outbox (kind, subject_id, details)
     select 'investor_search_alert', i.id,
       jsonb_build_object('listing', 12, 'hasMore', false, 'found', $2::jsonb, 'search', s.id)
     from investors i, (select id from search union all select gen_random_uuid()) s`,
    [wallet, JSON.stringify(found)],
  );
  await query("update saved_searches set name = 'Low risk' where name = 'Kept'");
  const worker = await startWorker(context.settings(), pino({ level: "silent" }));
  context.cleanUp.push(worker.stop);
  await expect.poll(context.countJobs, { timeout: 45_000 }).toBe(0);

  const [mail, ...others] = await readMailbox(context.folder());
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: "lea@example.com", subject: "New on the exchange: Low risk" });
  expect(mail?.unsubscribeUrl).toBe(mail?.settingsUrl);
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/tenora\.example\/emails\/[\w-]{43}$/);
  expect(mail?.templateParams.message).toBe(
    `A new receivable matches your saved search “Low risk”.

Receivable #12: 9,500.00 USDC on sale; customer: Retail, Hong Kong; 12.25% a year; due on Jan 5, 2027 (UTC)
https://tenora.example/exchange/12

Buying is your own decision, and your capital is at risk. You’ll get at most one email a day for each search. You can turn this one off here: https://tenora.example/investor/saved`,
  );
  expect(await query("select last_error from outbox where closed_at is not null")).toEqual(
    Array(2).fill({ last_error: "SUBJECT_GONE" }),
  );
});
