import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { start } from "../../../supervisor/test/support/marketplace-process.ts";

// What the demonstration that all server tests share got at its start, beside one with DEMO=0.

const root = resolve(import.meta.dirname, "../../../..");
const { ownerUrl, documentsFolder, url } = inject("marketplace");
const demo = new pg.Client({ connectionString: ownerUrl });
const empty = new pg.Client({ connectionString: inject("withoutDemo").ownerUrl });

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

const seeded = "wallet_address = any (select lower(seller) from market.listings where id <= 45)";
// Ids of notes hold the listing above the lowest 24 bits.
const seededHolders =
  "wallet_address = any (select lower(owner) from market.notes where id < 46 << 24)";

test("demonstration: 8 businesses sold 45 receivables, and 10 investors hold notes", async () => {
  expect(await count(demo, "market.listings where id <= 45")).toBe(45);
  expect(await count(demo, `businesses where status = 'approved' and ${seeded}`)).toBe(8);
  expect(await count(demo, `investors where status = 'approved' and ${seededHolders}`)).toBe(10);
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
       and r.listing_id <= 45`,
  );
  // The four campaigns have no request.
  expect(rows.length).toBe(41);
  expect(new Set(rows.map(({ papers }) => papers)).size).toBe(41);
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
         in ('HF-1250', 'KM-7771') and app.funding_request_papers(r.id) = terms ->> 'papers'`,
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

test("demonstration: every business says something of itself on its page", async () => {
  const { rows } = await demo.query<{ slug: string; website: string }>(
    `select slug, website from seller_profiles
     where description <> '' and industry is not null and founded is not null and ${seeded}`,
  );
  expect(rows).toHaveLength(8);
  const page = await fetch(`${url}/b/little-oven-bakery-pte-ltd`);
  const html = await page.text();
  expect(html).toContain("A neighbourhood bakery in Tiong Bahru");
  expect(html).toContain("https://little-oven.example");
});

test("demonstration: some receivables say who bears the loss, one of them late", async () => {
  const { rows } = await demo.query<{ id: string; number: string; recourse: string }>(
    `select listing_id as id, draft ->> 'invoiceNumber' as number, draft ->> 'recourse' as recourse
     from funding_requests where listing_id <= 45 and draft ->> 'recourse' <> '' order by number`,
  );
  expect(rows.map(({ number, recourse }) => [number, recourse])).toEqual([
    ["BT-2640", "with"],
    ["HF-1244", "without"],
    ["KM-7738", "with"],
  ]);
  const html = await (await fetch(`${url}/exchange/${rows[2]?.id}`)).text();
  expect(html).toContain("With recourse: the business repays if its customer doesn");
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
  expect(await count(demo, `market.listings where ${past}`)).toBeGreaterThan(40);
  expect(await count(empty, `market.listings where ${past}`)).toBe(0);
  expect(await count(empty, "funding_requests where status = 'listed'")).toBe(0);
  expect(await count(empty, "businesses where company_name = 'Ben Trading Pte Ltd'")).toBe(0);
  expect(await count(empty, "investors where investor_name = 'Dara Okafor'")).toBe(0);
});
