import { insertMarketRows, plainListing } from "@tenora/testing/market/insert-listing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { day, eli, lea, seller, setUpMarketMailContext, start } from "./market-mail-context.ts";

const { moveTo, addListing, changeListing, addNotes, run, mails, summary, owner, asIndexer } =
  setUpMarketMailContext();

const maturity = start + 30 * day - 1;
const funded = { state: 2, sold_units: 10, funded_at: start, released: 950, maturity } as const;
const dueDay = 29;
let block = 1;
/** Moves the chain's clock to so many days from the due date and has the worker look. */
async function lookAt(days: number) {
  block += 1;
  await moveTo(block, start + (dueDay + days) * day + 60);
  await run();
}
const daysTold = async (kind: string) =>
  (await mails()).filter((mail) => mail.kind === kind).map(({ details }) => details.days);

test("reminders: business and holders are reminded 7 and 1 days before, on the day, 1 and 7 days after", async () => {
  await addListing(1, funded);
  await addNotes(1, [lea, eli, lea], 3);
  await run();
  for (let days = -10; days <= 30; days += 1) {
    await lookAt(days);
    await run();
  }
  const all = [-7, -1, 0, 1, 7];
  expect((await daysTold("business_reminder")).sort(byNumber)).toEqual(all);
  expect((await daysTold("investor_reminder")).sort(byNumber)).toEqual(
    all.flatMap((days) => [days, days]),
  );
});

const byNumber = (one: unknown, other: unknown) => Number(one) - Number(other);

test("reminders: a jump over several sends the latest with the true number of days", async () => {
  await addListing(1, funded);
  await run();
  await lookAt(-3);
  expect(await daysTold("business_reminder")).toEqual([-3]);
  await lookAt(4);
  expect((await daysTold("business_reminder")).sort(byNumber)).toEqual([-3, 4]);
  await lookAt(40);
  expect(await daysTold("business_reminder")).toHaveLength(2);
});

test("reminders: none once it is paid or in default, and none of a day that passed before the first look", async () => {
  await addListing(1, { ...funded, paid_in: 1_000, state: 3, settled_at: start + 5 });
  await addListing(2, { ...funded, state: 4, defaulted_at: start + 5 });
  await addListing(3, funded);
  await moveTo(2, start + (dueDay + 1) * day + 60);
  await run();
  await lookAt(2);
  expect(await summary()).toEqual([]);
  await lookAt(7);
  expect(await summary()).toEqual(["business_reminder to Ben Trading"]);
});

test("reminders: the customer is told if a reviewer verified their contact and the listing is this one", async () => {
  await addListing(1, funded);
  await addListing(2, funded);
  await owner((client) =>
    client.query(
      `with r as (
         insert into funding_requests (id, business_id, status, draft, submitted_at, fingerprint,
           terms, terms_digest, seller_signature, token_decimals, attestation, attestor,
           attestor_signature, attestation_expires_at, listing_id, listing_transaction, listed_at)
         select gen_random_uuid(), b.id, 'listed',
           jsonb_build_object('customerName', name, 'customerEmail', 'ap@cleo.example'), now(),
           '0x' || repeat('0', 64), '{}', '0x' || repeat('0', 64), '0xab', 6, '{}',
           '0x' || repeat('a', 40), '0xab', now(), n, '0x' || lpad(n::text, 64, '0'), now()
         from businesses b, (values (1, 'Cleo'), (2, 'Unverified')) listed (n, name)
         returning id, business_id, submitted_at, listing_id)
       insert into funding_request_checks (request_id, business_id, submitted_at, subject, method, admin_id)
       select id, business_id, submitted_at, 'contact', 'phone', 'op' from r where listing_id = 1`,
    ),
  );
  await run();
  await lookAt(-1);
  expect((await summary()).filter((one) => one.startsWith("customer"))).toEqual([
    "customer_reminder to Cleo",
  ]);
  await changeListing(1, { transaction_hash: `0x${"b".repeat(64)}` });
  await lookAt(0);
  expect((await summary()).filter((one) => one.startsWith("customer"))).toHaveLength(1);
});

test("reminders: two workers that look at once write each mail once", async () => {
  for (let id = 1; id <= 20; id += 1) {
    await addListing(id, funded);
    await addNotes(id, [lea, eli]);
  }
  await run();
  for (const days of [-7, -1, 0]) {
    await moveTo(days + 20, start + (dueDay + days) * day);
    const written = await Promise.all([run(), run(), run(), run()]);
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(60);
  }
  expect(await mails()).toHaveLength(180);
});

test("reminders: workers that die between two batches leave each mail to the next, once", async () => {
  // Three pages of 200 receivables, of which each is written in transactions of its own.
  const count = 450;
  await asIndexer((client) =>
    insertMarketRows(
      client,
      "listings",
      Array.from({ length: count }, (_, at) => ({
        ...plainListing(at + 1, start),
        ...funded,
        seller,
      })),
    ),
  );
  await run();
  await moveTo(2, start + (dueDay - 1) * day + 60);
  const written = async () => (await mails()).map(({ details }) => Number(details.listing));
  for (const [last, kept] of [
    [100, 0],
    [300, 200],
    [420, 400],
  ] as const) {
    await dieAfter(last, run);
    expect(await written()).toHaveLength(kept);
  }
  expect(await run()).toBe(count - 400);
  expect(await run()).toBe(0);
  const told = await written();
  expect(new Set(told).size).toBe(count);
  expect(told).toHaveLength(count);
});

/** The worker dies when it writes the mail about a receivable beyond this one. */
async function dieAfter(listing: number, look: () => Promise<number>) {
  await owner((client) =>
    client.query(
      `create function public.die() returns trigger language plpgsql as 'begin raise exception ''killed''; end';
       create trigger die before insert on outbox for each row
         when ((new.details ->> 'listing')::int > ${listing}) execute function public.die()`,
    ),
  );
  await expect(look()).rejects.toThrow("killed");
  await owner((client) => client.query("drop trigger die on outbox; drop function public.die()"));
}

/** From which to which day each reminder is still worth sending, by decision 030. */
const periods = [
  [-7, -2],
  [-1, -1],
  [0, 0],
  [1, 6],
  [7, 13],
] as const;

test("reminders: random clock jumps, also backwards, with workers that die before they finish: each once, with the days of that look", async () => {
  const step = fc.record({
    jump: fc.integer({ min: -2, max: 9 }),
    dies: fc.boolean(),
  });
  let id = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      id += 1;
      // Its due date; the worker's first look is 12 days before.
      const due = start + id * 1_000 * day;
      let days = -12;
      let furthest = days;
      const lookNow = async (dies = false) => {
        block += 1;
        await moveTo(block, due + days * day + 60);
        if (dies) await failToFinish(run);
        await run();
      };
      await lookNow();
      await addListing(id, { ...funded, maturity: due + day - 1, funded_at: due - 29 * day });
      await addNotes(id, [lea]);
      const expected: number[] = [];
      for (const { jump, dies } of steps) {
        days += jump;
        // Sent on the first look of its period, unless an earlier look was as far or further.
        const period = periods.find(([first, last]) => first <= days && days <= last);
        if (period !== undefined && period[0] > furthest) expected.push(days);
        furthest = Math.max(furthest, days);
        await lookNow(dies);
        const told = (await mails()).filter(({ details }) => details.listing === id);
        for (const kind of ["business_reminder", "investor_reminder"]) {
          const sent = told.filter((one) => one.kind === kind).map(({ details }) => details.days);
          expect(sent.sort(byNumber)).toEqual(expected);
        }
      }
      await owner((client) => client.query("delete from outbox where event_key is not null"));
    }),
    { numRuns: Number(process.env.REMINDER_RUNS ?? 8) },
  );
}, 240_000);

/** The worker dies when it has written its mails, before it records how far it got. */
async function failToFinish(look: () => Promise<number>) {
  await owner((client) =>
    client.query("revoke execute on function app.move_market_mails from tenora_worker"),
  );
  await expect(look()).rejects.toThrow();
  await owner((client) =>
    client.query("grant execute on function app.move_market_mails to tenora_worker"),
  );
}
