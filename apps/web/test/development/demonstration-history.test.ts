import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { start } from "../../../supervisor/test/support/marketplace-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { withoutDemo } from "../support/marketplace-without-demo.ts";
import { readPage } from "../support/read-page.ts";

// What the demonstration that all server tests share got at its start, beside one with DEMO=0.

const root = resolve(import.meta.dirname, "../../../..");
const { ownerUrl, documentsFolder, url } = marketplace;
const demo = new pg.Client({ connectionString: ownerUrl });
const empty = new pg.Client({ connectionString: withoutDemo.ownerUrl });

beforeAll(async () => {
  await demo.connect();
  await empty.connect();
});
afterAll(async () => {
  await demo.end();
  await empty.end();
});

const count = async (client: pg.Client, sql: string) =>
  Number((await client.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]?.count);

const seeded = "wallet_address = any (select lower(seller) from market.listings where id <= 24)";
// Ids of notes hold the listing above the lowest 24 bits.
const seededHolders =
  "wallet_address = any (select lower(owner) from market.notes where id < 25 << 24)";

test("demonstration: 6 businesses sold 24 receivables, and 10 investors hold notes", async () => {
  expect(await count(demo, "market.listings where id <= 24")).toBe(24);
  expect(await count(demo, `businesses where status = 'approved' and ${seeded}`)).toBe(6);
  expect(await count(demo, `investors where status = 'approved' and ${seededHolders}`)).toBe(10);
});

test("demonstration: holders have rated four sellers who have a page, and the market supports every rating", async () => {
  const { rows } = await demo.query<{ slug: string; holders: string }>(
    `select b.slug, count(distinct r.wallet) as holders
     from ratings r join businesses b on b.wallet_address = r.seller
     where r.rated_at < now() - interval '1 day' and b.suspended_at is null group by 1`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { slug, holders } of rows) {
    const business = await fetch(`${url}/api/v1/businesses/${slug}`);
    const { data } = (await business.json()) as {
      data: { record: { ratings: { count: number } } };
    };
    expect(data.record.ratings.count, slug).toBeGreaterThanOrEqual(Number(holders));
  }
});

test("demonstration: each invoice's request names its listing, with the terms that were listed and a stored paper", async () => {
  const { rows } = await demo.query<{ url: string; papers: string }>(
    `select d.url, app.funding_request_papers(r.id) as papers
     from funding_requests r
     join market.listings l on l.id = r.listing_id
       and lower(l.fingerprint) = r.fingerprint and lower(l.papers) = r.terms ->> 'papers'
       and l.maturity = (r.terms ->> 'maturity')::bigint
     join funding_request_documents d on d.request_id = r.id
     where r.status = 'listed' and app.funding_request_papers(r.id) = r.terms ->> 'papers'
       and r.listing_id <= 24`,
  );
  // The two campaigns have no request.
  expect(rows.length).toBe(22);
  expect(new Set(rows.map(({ papers }) => papers)).size).toBe(22);
  for (const { url } of rows)
    expect(existsSync(documentsFolder + url.replace("/documents", "")), url).toBe(true);
});

test("demonstration: something waits for its reviewers, with what they need to decide", async () => {
  const { rows } = await demo.query<{ url: string; name: string }>(
    `select company_name as name, certificate_url as url from businesses
     where status = 'pending' and director_email like '%.example' and certificate_info ->> 'fileName'
       = 'certificate-of-registration.pdf'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([
    "Borneo Timber Crafts Sdn Bhd",
    "Riverside Ceramics Pte Ltd",
    "Saigon Sails Co Ltd",
  ]);
  for (const { url } of rows)
    expect(existsSync(documentsFolder + url.replace("/documents", "")), url).toBe(true);
  const received = await demo.query<{ name: string; isThen: boolean }>(
    `select b.company_name as name, b.created_at = h.at as "isThen"
     from business_history h join businesses b on b.id = h.business_id
     where h.event = 'submitted' and b.company_name = any($1) order by name`,
    [rows.map(({ name }) => name)],
  );
  expect(received.rows).toEqual(
    rows.map(({ name }) => ({ name, isThen: true })).sort((a, b) => a.name.localeCompare(b.name)),
  );
  expect(await count(demo, "investors where investor_name in ('Noor Aziz', 'Tomas Novak')")).toBe(
    2,
  );
  expect(
    await count(
      demo,
      `funding_requests r where status = 'submitted' and draft ->> 'invoiceNumber'
         in ('MC-0997', 'MC-0998') and app.funding_request_papers(r.id) = terms ->> 'papers'`,
    ),
  ).toBe(2);
  // Everybody who was approved has been signed for as well.
  expect(
    await count(
      demo,
      `investors i where ${seededHolders} and not exists
        (select from investor_eligibilities e where e.investor_id = i.id)`,
    ),
  ).toBe(0);
});

test("demonstration: every business that isn't suspended says something of itself on its page", async () => {
  const { rows } = await demo.query<{ slug: string; website: string }>(
    `select slug, website from seller_profiles
     where description <> '' and industry is not null and founded is not null and ${seeded}`,
  );
  expect(rows).toHaveLength(5);
  const page = await fetch(`${url}/b/little-oven-bakery-pte-ltd`);
  const html = await page.text();
  expect(html).toContain("A neighbourhood bakery in Tiong Bahru");
  expect(html).toContain("https://little-oven.example");
});

test("demonstration: one receivable is an order, and is called one wherever it is named", async () => {
  const { rows } = await demo.query<{ id: string; file: string }>(
    `select r.listing_id as id, d.file_name as file
     from funding_requests r join funding_request_documents d on d.request_id = r.id
     where r.draft ->> 'kind' = 'order' and r.listing_id <= 24`,
  );
  expect(rows).toEqual([{ id: "21", file: "order-MC-0995.pdf" }]);
  const read = async (path: string) => (await readPage(url + path)).text;
  const page = await read("/exchange/21");
  expect(page).toContain("is selling an 18,500 USDC order");
  expect(page).toContain("Fingerprint of the order");
  expect(page).not.toMatch(/\binvoice\b/i);
  expect(await read("/exchange?q=%2321")).toContain("#21 · order, confirmed by the customer");
  expect(await read("/pay/21")).toContain("offered this 18,500.00 USDC order to investors");
  expect(await read("/pay/24")).toContain("offered this 24,000.00 USDC invoice to investors");
});

test("demonstration: what was published had been checked before it was attested", async () => {
  const { rows } = await demo.query(
    `select c.subject, c.method, count(*)::int as times,
       bool_and(c.submitted_at = r.submitted_at and c.at between r.submitted_at and r.listed_at) as fits
     from funding_requests r join funding_request_checks c on c.request_id = r.id
     where r.listing_id <= 24 group by 1, 2 order by 1, 2`,
  );
  const [contact, email, wallet, compared] = rows;
  expect(contact).toEqual({ subject: "contact", method: "phone", times: 22, fits: true });
  expect(email).toMatchObject({ subject: "debt", method: "email", fits: true });
  // A customer that signed with its wallet is told apart.
  expect(wallet).toMatchObject({ subject: "debt", method: "wallet", fits: true });
  expect(email.times + wallet.times).toBe(22);
  expect(compared).toEqual({ subject: "duplicates", method: "comparison", times: 22, fits: true });
});

test("demonstration: who invests was checked before the approval, and the review of who waits has begun", async () => {
  const { rows } = await demo.query(
    `select i.status, i.investor_name as name, count(c.id)::int as checks,
       bool_and(c.outcome = 'clear' and c.at between i.created_at and coalesce(i.reviewed_at, now())
         and exists (select from audit_log l where l.action = 'investor.check_recorded'
           and l.subject_id = i.id::text and l.at = c.at)) as fits
     from investors i left join recorded_checks c on c.investor_id = i.id
     where i.status = 'approved' and i.created_at < now() - interval '1 day' or i.investor_name in ('Noor Aziz', 'Tomas Novak')
     group by i.id order by i.status, i.investor_name`,
  );
  const waiting = rows.filter(({ status }) => status === "pending");
  expect(waiting.map(({ name, checks }) => [name, checks])).toEqual([
    ["Noor Aziz", 1],
    ["Tomas Novak", 2],
  ]);
  const approved = rows.filter(({ status }) => status === "approved");
  expect(approved.length).toBeGreaterThan(3);
  expect(approved.every(({ checks }) => checks === 3)).toBe(true);
  expect(rows.filter(({ fits }) => fits !== true)).toEqual([]);
});

test("demonstration: who sells was checked before the approval, and the review of one who waits has begun", async () => {
  const { rows } = await demo.query(
    `select b.status, b.company_name as name, count(c.id)::int as checks,
       bool_and(c.outcome = 'clear' and c.at between b.created_at and coalesce(b.reviewed_at, now())
         and exists (select from audit_log l where l.action = 'business.check_recorded'
           and l.subject_id = b.id::text and l.at = c.at)) as fits
     from businesses b join recorded_checks c on c.business_id = b.id
     where c.admin_id = 'demonstration' group by b.id order by b.status, b.company_name`,
  );
  const begun = rows.filter(({ status }) => status === "pending");
  expect(begun.map(({ name, checks }) => [name, checks])).toEqual([
    ["Borneo Timber Crafts Sdn Bhd", 1],
  ]);
  const approved = rows.filter(({ status }) => status === "approved");
  const unchecked =
    "not exists (select from recorded_checks c where c.business_id = businesses.id)";
  expect(await count(demo, `businesses where ${seeded} and ${unchecked}`)).toBe(0);
  expect(approved.every(({ checks }) => checks === 3)).toBe(true);
  expect(rows.filter(({ fits }) => fits !== true)).toEqual([]);
});

test("demonstration: every invoice says who bears the loss", async () => {
  const { rows } = await demo.query<{ id: string; number: string; recourse: string }>(
    `select listing_id as id, draft ->> 'invoiceNumber' as number, draft ->> 'recourse' as recourse
     from funding_requests where listing_id <= 24 order by number`,
  );
  const without = rows.filter(({ recourse }) => recourse === "without");
  expect(without.map(({ number }) => number)).toEqual(["BT-2604", "BT-2636", "BT-2638"]);
  expect(rows.filter(({ recourse }) => recourse === "with")).toHaveLength(19);
  const late = rows.find(({ number }) => number === "OP-3340");
  const html = await (await fetch(`${url}/exchange/${late?.id}`)).text();
  expect(html).toContain("With recourse: the business repays if its customer doesn");
});

test("demonstration: every contact belongs to a receivable that was late when it was made, or to the dispute", async () => {
  const { rows } = await demo.query<{ isLate: boolean; number: string }>(
    `select r.draft ->> 'invoiceNumber' as number, extract(epoch from c.contacted_at)
         > l.maturity + l.grace_days * 86400::bigint as "isLate"
     from collection_contacts c join funding_requests r on r.id = c.request_id
     join market.listings l on l.id = r.listing_id
     where c.admin_id = 'demonstration'`,
  );
  const early = rows.filter(({ isLate }) => !isLate).map(({ number }) => number);
  expect(early).toEqual(["MC-0983", "MC-0983"]);
  expect(rows).toHaveLength(13);
});

test("demonstration: the audit log has a row for each contact, piece of evidence, check, attestation and action on the chain of its past", async () => {
  const { rows } = await demo.query(
    `with past as (
       select 'collection.contact_recorded' as action, r.listing_id::text as subject,
         c.recorded_at as at
       from collection_contacts c join funding_requests r on r.id = c.request_id
       where c.admin_id = 'demonstration'
       union all
       select 'collection.evidence_kept', r.listing_id::text, e.recorded_at
       from dispute_evidence e join funding_requests r on r.id = e.request_id
       where e.admin_id = 'demonstration'
       union all
       select case c.subject when 'contact' then 'funding_request.contact_verified'
           when 'duplicates' then 'funding_request.duplicates_checked'
         else 'funding_request.debt_confirmed' end, c.request_id::text, c.at
       from funding_request_checks c where c.admin_id = 'demonstration'
       union all
       select 'funding_request.attested', h.request_id::text, h.at
       from funding_request_history h join funding_requests r on r.id = h.request_id
       where h.event = 'attested' and r.listing_id <= 24
       union all
       select case a.kind when 'mark-default' then 'market.default_recorded'
         else 'market.dispute_raised' end, a.subject, a.recorded_at
       from operator_actions a join market.events m on m.transaction_hash = a.transaction_hash
         and m.listing::text = a.subject and m.type in ('state-changed', 'dispute-flagged')
       where a.admin_id = 'demonstration')
     select action, count(*)::int as times from past p
     where exists (select from audit_log l
       where l.action = p.action and l.subject_id = p.subject and l.at = p.at)
     group by 1 order by 1`,
  );
  const times = Object.fromEntries(rows.map((row) => [row.action, row.times]));
  expect(times).toMatchObject({
    "collection.contact_recorded": 13,
    "collection.evidence_kept": 1,
    "market.default_recorded": 2,
    "market.dispute_raised": 1,
    "funding_request.attested": 22,
    "funding_request.contact_verified": 23,
  });
  expect(times["funding_request.debt_confirmed"]).toBeGreaterThan(0);
});

test("demonstration: every receivable was checked by one reviewer and attested by another, and its page says so", async () => {
  const { rows } = await demo.query<{ said: boolean | null; times: number }>(
    `select has_second_reviewer as said, count(*)::int as times from listed_requests
     where listing_id <= 24 group by 1`,
  );
  expect(rows).toEqual([{ said: true, times: 22 }]);
  const { text } = await readPage(`${url}/exchange/21`);
  expect(text).toContain("In our records, one reviewer checked it and another attested it.");
  // Its sellers aren't told today.
  const told = `outbox o join funding_request_history h on h.id = (o.details ->> 'history')::bigint
    join funding_requests r on r.id = h.request_id
    where o.kind = 'business_request_attested' and r.listing_id <= 24`;
  expect(await count(demo, told)).toBe(0);
});

test("demonstration: of what waits, the request that needs a second reviewer has been checked", async () => {
  const { rows } = await demo.query<{ number: string; needs: boolean; checks: number }>(
    `select r.draft ->> 'invoiceNumber' as number,
       (r.terms ->> 'face')::numeric >= (select second_reviewer_from from review_rules)
         * 10::numeric ^ r.token_decimals as needs,
       (select count(*)::int from funding_request_checks c
        where c.request_id = r.id and c.admin_id = 'demonstration'
          and c.at between r.submitted_at and now()) as checks
     from funding_requests r where r.draft ->> 'invoiceNumber' in ('MC-0997', 'MC-0998')
     order by 1`,
  );
  expect(rows).toEqual([
    { number: "MC-0997", needs: true, checks: 3 },
    { number: "MC-0998", needs: false, checks: 0 },
  ]);
});

test("demonstration: its dispute is kept in the words whose hash the exchange has", async () => {
  const sent = `dispute_evidence e join funding_requests r on r.id = e.request_id
    join market.events m on m.listing = r.listing_id and m.type = 'dispute-flagged'
      and m.arguments ->> 'evidence' = e.hash
    where e.admin_id = 'demonstration' and e.document like '%Sakura Home%'`;
  expect(await count(demo, sent)).toBe(1);
});

test("demonstration: nobody who was approved long ago is mailed today that their request arrived", async () => {
  const past = `businesses where status = 'approved' and ${seeded}`;
  const mailed = `outbox where kind = 'business_submitted' and subject_id in (select id from ${past})`;
  expect(await count(demo, mailed)).toBe(0);
  const received = `business_history where event = 'submitted' and business_id in (select id from ${past})`;
  expect(await count(demo, received)).toBe(6);
});

test("demonstration: who waits for a review was mailed when their request arrived, not when it started", async () => {
  const told = `outbox o join businesses b on b.id = o.subject_id
    where o.kind = 'business_submitted' and b.created_at < (select min(at) from audit_log
      where action = 'admin.granted')`;
  expect(await count(demo, told)).toBe(3);
  expect(await count(demo, `${told} and o.created_at = b.created_at`)).toBe(3);
});

test("demonstration: a business in default was lowered and suspended when it happened, with the reason in the audit log", async () => {
  const { rows } = await demo.query<{ name: string; action: string; tier: number; ago: number }>(
    `select b.company_name as name, l.action, (l.after ->> 'tier')::int as tier,
       round(extract(epoch from (select max(at) from audit_log) - l.at) / 86400)::int as ago
     from audit_log l join businesses b on b.id::text = l.subject_id
     where l.admin_id is null and l.reason like 'Invoice %' order by l.id`,
  );
  const kallang = "Kallang Machine Works Pte Ltd";
  expect(rows.map(({ name, action, tier }) => [name, action, tier])).toEqual([
    [kallang, "business.tier_changed", 3],
    ["Orchid Packaging Co Ltd", "business.tier_changed", 3],
    [kallang, "business.suspended", 3],
  ]);
  for (const { ago } of rows) expect(ago).toBeGreaterThan(30);
  expect(await count(demo, "app.broken_audit_entries()")).toBe(0);
  const inDefault = `market.listings l where l.state = 4 and not exists (select from businesses b
    where b.wallet_address = lower(l.seller) and b.suspended_at is not null) and l.id <= 24`;
  expect(await count(demo, inDefault)).toBe(0);
});

test("demonstration: every business was approved in tier 3, and raised after something was repaid on time", async () => {
  const changes = `audit_log l join businesses b on b.id::text = l.subject_id
    where l.admin_id is null and ${seeded}`;
  const approved = `${changes} and action = 'business.approved'`;
  expect(await count(demo, approved)).toBe(6);
  expect(await count(demo, `${approved} and (after ->> 'tier')::int = 3`)).toBe(6);
  const raised = `${changes} and action = 'business.tier_changed'
    and (after ->> 'tier')::int < (before ->> 'tier')::int`;
  expect(await count(demo, raised)).toBe(7);
  const repaid = `select from market.listings m where lower(m.seller) = b.wallet_address and m.state = 3
    and m.settled_at < extract(epoch from l.at)
    and m.settled_at <= m.maturity + m.grace_days * 86400::bigint`;
  expect(await count(demo, `${raised} and not exists (${repaid})`)).toBe(0);
});

test.each([{ PUBLIC_URL: "https://tenora.example" }, { RPC_URL: "http://127.0.0.1:9" }])(
  "demonstration: its database is refused by a marketplace that others can reach, with %j",
  async (variables) => {
    const secret = "a secret that only the tests know!!";
    const secrets = { AUTH_SECRET: secret, LINK_SECRET: secret, DATA_KEY: secret };
    const folder = mkdtempSync(join(tmpdir(), "tenora-not-a-demo-"));
    const PORT = String(await freePort());
    const settings = { ...secrets, ...variables, PORT, DATA_DIR: folder, DATABASE_URL: ownerUrl };
    const started = start(root, settings);
    expect(await started.untilEnded()).toBe(1);
    expect(started.text()).toContain("This database holds a demonstration");
    rmSync(folder, { recursive: true, force: true });
  },
);

test("DEMO=0: the market has no past, and there is no business and no investor of a demonstration", async () => {
  // Other tests list something today.
  const past = "listed_at < extract(epoch from now() - interval '1 day')";
  expect(await count(demo, `market.listings where ${past}`)).toBeGreaterThan(20);
  expect(await count(empty, `market.listings where ${past}`)).toBe(0);
  expect(await count(empty, "funding_requests where status = 'listed'")).toBe(0);
  expect(await count(empty, "businesses where company_name = 'Ben Trading Pte Ltd'")).toBe(0);
  expect(await count(empty, "investors where investor_name = 'Dara Okafor'")).toBe(0);
});
