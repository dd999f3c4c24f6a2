import type { ListingColumns } from "@tenora/testing/market/insert-listing";
import { beforeEach, expect, test } from "vitest";
import { day, eli, lea, seller, setUpMarketMailContext, start } from "./market-mail-context.ts";

const { moveTo, addListing, addEvent, changeListing, owner, runSearches, mails } =
  setUpMarketMailContext();

let block: number;
let time: number;
beforeEach(() => {
  [block, time] = [1, start];
});

/** Listing 1 is on sale before anybody saves a search. */
const begin = () => list(1);

/** Puts a receivable on sale in the next block, so many days after the one before. */
async function list(id: number, changes: ListingColumns = {}, days = 0) {
  block += 1;
  time += days * day + 10;
  const times = { funding_deadline: time + 10 * day, maturity: time + 30 * day, listed_at: time };
  await addListing(id, { ...times, block, ...changes });
  await moveTo(block, time);
}

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  owner(async (client) => (await client.query<Row>(text, values)).rows);

/** A search as the website saves it, which has seen everything up to `seen`. */
async function save(wallet: string, filters: string, { seen = 1, alerts = true } = {}) {
  const [{ id } = { id: "" }] = await query<{ id: string }>(
    `insert into saved_searches (wallet, name, query, alerts, chain, seen)
     values ($1, 'Mine', $2, $3, '0x' || lpad('1', 64, '0'), $4) returning id`,
    [wallet, filters, alerts, seen],
  );
  return id;
}

/** The recipients of mails and their listings, in the order in which the mails were written. */
async function told() {
  const written = await query<{ to: string; details: { found: { listing: number }[] } }>(
    `select i.investor_name as to, o.details from outbox o join investors i on i.id = o.subject_id
     where o.kind = 'investor_search_alert' order by o.details ->> 'listing', i.investor_name`,
  );
  return written.map(({ to, details }) =>
    [to, ...details.found.map(({ listing }) => listing)].join(" "),
  );
}

const runTwice = async () => {
  for (const _ of [1, 2]) await runSearches();
};

test("search alerts: a new listing that matches is told once; older ones and those that don't match never", async () => {
  await begin();
  await save(lea, "?level=attested");
  await save(eli, "?level=debtor-confirmed");
  await runTwice();
  expect(await told()).toEqual([]);
  await list(2);
  await runTwice();
  expect(await told()).toEqual(["lea 2"]);
  const [mail] = await mails();
  expect(mail?.details).toMatchObject({
    listing: 2,
    hasMore: false,
    found: [{ left: "0.00095 USDC", yearly: "64.03%", industry: null, country: null }],
  });
  expect(JSON.stringify(mail?.details)).not.toContain("Mine");
});

test.each<[string, ListingColumns]>([
  ["by invitation only", { gate_type: "invite" }],
  ["sold out", { sold_units: 10, funded_bps: 10_000 }],
  ["cancelled", { state: 5 }],
  ["past its deadline", { funding_deadline: start }],
])("search alerts: a receivable that is %s is told to nobody", async (_what, changes) => {
  await begin();
  await save(lea, "?q=ben");
  await list(2, changes);
  await runTwice();
  expect(await told()).toEqual([]);
  // It was looked at: nothing is told of it later either.
  await changeListing(2, {
    gate_type: "open",
    sold_units: 0,
    state: 1,
    funding_deadline: time + day,
  });
  await runTwice();
  expect(await told()).toEqual([]);
});

test("search alerts: statuses that aren't on sale are never told, though the search shows them", async () => {
  await begin();
  await save(lea, "?status=settled&status=running");
  await save(eli, "?status=all");
  await list(2);
  await runTwice();
  expect(await told()).toEqual(["eli 2"]);
});

test("search alerts: one mail a day of the chain's for each search; the next one has what is still on sale", async () => {
  await begin();
  await save(lea, "");
  await save(lea, "?level=attested");
  await list(2);
  await runTwice();
  expect(await told()).toEqual(["lea 2", "lea 2"]);
  await query("delete from saved_searches where query <> ''");
  await list(3);
  await list(4);
  await runTwice();
  expect(await told()).toHaveLength(2);
  await changeListing(3, { sold_units: 10, funded_bps: 10_000 });
  block += 1;
  await moveTo(block, time + day);
  await runTwice();
  expect((await told()).slice(2)).toEqual(["lea 4"]);
});

test("search alerts: names the five newest, and says that there are more", async () => {
  await begin();
  await save(lea, "");
  for (const id of [2, 3, 4, 5, 6, 7, 8]) await list(id);
  await runTwice();
  expect(await told()).toEqual(["lea 8 7 6 5 4"]);
  expect((await mails())[0]?.details).toMatchObject({ hasMore: true });
});

test("search alerts: several workers at once tell everything once", async () => {
  await begin();
  for (const wallet of [lea, eli])
    for (const filters of ["", "?level=attested", "?kind=factoring"]) await save(wallet, filters);
  await list(2);
  const counts = await Promise.all(Array.from({ length: 5 }, () => runSearches()));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(6);
  expect(await told()).toEqual([...Array(3).fill("eli 2"), ...Array(3).fill("lea 2")]);
});

test.each([
  ["has turned the search's mails off", "update saved_searches set alerts = false"],
  [
    "unsubscribed",
    "insert into mail_settings (subject_id, stopped) select id, '{saved-searches}' from investors",
  ],
  ["was rejected", "update investors set status = 'rejected', rejection_reason = 'No'"],
  ["is suspended", "update investors set suspended_at = now(), suspension_reason = 'A question'"],
  ["has no email address", "update investors set certificate_info = '{}'"],
  ["isn't registered", "delete from investors"],
])("search alerts: nothing is told to whoever %s", async (_what, change) => {
  await begin();
  await save(lea, "");
  await query(change);
  await list(2);
  await runTwice();
  expect(await query("select 1 from outbox where kind = 'investor_search_alert'")).toEqual([]);
});

test("search alerts: whoever subscribes again hears of what is listed from then on", async () => {
  await begin();
  await save(lea, "");
  await query(
    "insert into mail_settings (subject_id, stopped) select id, '{saved-searches}' from investors",
  );
  await list(2);
  await runTwice();
  await query("delete from mail_settings");
  await runTwice();
  expect(await told()).toEqual([]);
  await list(3);
  await runTwice();
  expect(await told()).toEqual(["lea 3"]);
});

test("search alerts: on another chain, or where nobody has looked yet, they begin with its newest listing", async () => {
  await begin();
  await save(lea, "", { seen: 900 });
  await save(eli, "");
  await query("update saved_searches set chain = '0xother', rests_until = $2 where wallet = $1", [
    lea,
    start + 900 * day,
  ]);
  await query("update saved_searches set chain = null where wallet = $1", [eli]);
  await runTwice();
  expect(await told()).toEqual([]);
  await list(2);
  await runTwice();
  expect(await told()).toEqual(["eli 2", "lea 2"]);
});

test("search alerts: an index that lacks blocks for a while repeats nothing", async () => {
  await begin();
  await save(lea, "");
  await list(2);
  await runTwice();
  await owner((client) => client.query("delete from indexer_tables.listings where id = 2"));
  await runTwice();
  await list(2, {}, 3);
  await runTwice();
  expect(await told()).toEqual(["lea 2"]);
});

test("search alerts: elsewhere only listings in final blocks are told", async () => {
  await begin();
  await save(lea, "");
  await list(2);
  await moveTo(block, time, block - 1);
  await runSearches(false);
  expect(await told()).toEqual([]);
  await moveTo(block, time);
  await runSearches(false);
  expect(await told()).toEqual(["lea 2"]);
});

test("search alerts: a failure ends the run, and the next one tells all", async () => {
  await begin();
  await save(lea, "");
  await list(2);
  // Searching reads them, and looking for the newest listing doesn't.
  await query("revoke select on market.tokens from tenora_market");
  await expect(runSearches()).rejects.toThrow();
  await query("grant select on market.tokens to tenora_market");
  await runTwice();
  expect(await told()).toEqual(["lea 2"]);
});

test("search alerts: a grade that only our records know is matched, though nobody has reported the listing yet", async () => {
  await begin();
  await save(lea, "?risk=low");
  await save(eli, "?risk=high");
  const attestor = `0x${"a7".repeat(20)}`;
  const fingerprint = `0x${"f1".repeat(32)}`;
  const terms = { seller, fingerprint };
  await query(
    `insert into funding_requests (id, business_id, status, draft, submitted_at, fingerprint, terms,
       terms_digest, seller_signature, token_decimals, attestation, attestor, attestor_signature,
       attestation_expires_at, risk)
     select gen_random_uuid(), b.id, 'attested',
       '{"customerCountry": "HK", "customerIndustry": "retail"}', now(), $1, $2, '0x' || repeat('0', 64), '0xab', 6,
       '{}', $3, '0xab', to_timestamp($4), '{"grade": "low"}' from businesses b`,
    [fingerprint, JSON.stringify(terms), attestor, start + day],
  );
  await addEvent(2, "listed", 2, { arguments: JSON.stringify({ terms }), time });
  await list(2, { fingerprint });
  await runTwice();
  expect(await told()).toEqual(["lea 2"]);
  expect((await mails())[0]?.details.found).toMatchObject([{ industry: "retail", country: "HK" }]);
});

test("search alerts: more searches than one page has are all looked at in one run", async () => {
  await begin();
  await query(
    `insert into investors (wallet_address, investor_name, country, registration_number_encrypted,
       certificate_info, status)
     select '0x' || lpad(to_hex(n), 40, '0'), 'Person ' || n, 'Singapore', '\\x00',
       '{"email": "person@example.com"}', 'approved' from generate_series(1, 450) n`,
  );
  await query(
    `insert into saved_searches (wallet, name, query, alerts, chain, seen)
     select '0x' || lpad(to_hex(n), 40, '0'), 'x', '', true, '0x' || lpad('1', 64, '0'), 1
     from generate_series(1, 450) n`,
  );
  await list(2);
  expect(await runSearches()).toBe(450);
  expect(await runSearches()).toBe(0);
});
