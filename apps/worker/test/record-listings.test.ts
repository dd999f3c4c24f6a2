import { openDatabaseAt } from "@tenora/database/connection/connect";
import { loginUrl } from "@tenora/database/connection/login-url";
import { testAuthSecret } from "@tenora/testing/database/test-database";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startWorker } from "../src/start-worker.ts";
import { day, seller, setUpMarketMailContext, start } from "./market-mail/market-mail-context.ts";

const { addListing, addEvent, moveTo, record, owner, ownerUrl } = setUpMarketMailContext();

const attestor = `0x${"a7".repeat(20)}`;
const fingerprint = `0x${"f1".repeat(32)}`;
/** As the server stores terms, some of their members: the wallet's spelling, numbers as numbers. */
const terms = {
  seller: seller.toUpperCase().replace("0X", "0x"),
  fingerprint,
  face: 1_000,
  rewardEarly: false,
  rewardId: "0",
  counter: 0,
};
/** As the index has them. */
const listedTerms = { ...terms, seller, face: "1000" };

interface Request {
  readonly status?: string;
  readonly terms?: object;
  readonly expiresAt?: number;
}

const addRequest = ({
  status = "attested",
  terms: signed = terms,
  expiresAt = start + day,
}: Request) =>
  owner(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into funding_requests (id, business_id, status, draft, submitted_at, fingerprint, terms,
         terms_digest, seller_signature, token_decimals, attestation, attestor, attestor_signature,
         attestation_expires_at, listing_id, listed_at)
       select gen_random_uuid(), b.id, $1, '{}', now(), $2, $3, '0x' || repeat('0', 64), '0xab', 6,
         '{}', $4, '0xab', to_timestamp($5), case when $1 = 'listed' then 1 end,
         case when $1 = 'listed' then now() end
       from businesses b where b.wallet_address = $6
       returning id`,
      [status, fingerprint, JSON.stringify(signed), attestor, expiresAt, seller],
    );
    return rows[0]?.id;
  });

/** Listing 1, made in block 5 by a holder of both signatures. */
async function listOnChain({ terms: made = listedTerms, by = attestor, listing = 1 } = {}) {
  await addListing(listing, { fingerprint, attestor: by });
  await addEvent(4 + listing, "listed", listing, {
    arguments: JSON.stringify({ terms: made }),
    transaction_hash: transaction,
  });
  await moveTo(4 + listing, start + 5);
}
const transaction = `0x${"b7".repeat(32)}`;

const requests = () =>
  owner(async (client) => {
    const { rows } = await client.query<{ listed: string }>(
      `select concat_ws(' ', r.status, r.listing_id, r.listing_transaction, (
         select string_agg(h.event, ',') from funding_request_history h where h.request_id = r.id)
       ) as listed from funding_requests r order by r.status`,
    );
    return rows.map(({ listed }) => listed);
  });
const recorded = `listed 1 ${transaction} listed`;

test("a published request that nobody reported is recorded, once over several workers", async () => {
  await addRequest({});
  expect(await record()).toBe(0);
  expect(await requests()).toEqual(["attested"]);
  await listOnChain();
  const counts = await Promise.all([record(), record(), record()]);
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await requests()).toEqual([recorded]);
  expect(await record()).toBe(0);
});

test("a withdrawn request that was listed by its signatures is recorded, and one of its kind only", async () => {
  await addRequest({ status: "withdrawn" });
  await addRequest({ status: "withdrawn", expiresAt: start - 31 * day });
  await listOnChain();
  expect(await record()).toBe(1);
  expect(await record()).toBe(0);
  expect(await requests()).toEqual([recorded, "withdrawn"]);
});

test("the transaction is added to a listing that the owner's page has recorded", async () => {
  await addRequest({ status: "listed" });
  await listOnChain();
  expect(await record()).toBe(1);
  expect(await requests()).toEqual([`listed 1 ${transaction}`]);
  expect(await record()).toBe(0);
});

test.each([
  ["other terms", { terms: { ...listedTerms, counter: 1 } }],
  ["fewer members", { terms: { seller, fingerprint } as typeof listedTerms }],
  ["another attestor", { by: `0x${"a8".repeat(20)}` }],
])("a listing of the same invoice with %s isn't the request's", async (_, made) => {
  await addRequest({});
  await listOnChain(made);
  expect(await record()).toBe(0);
  expect(await requests()).toEqual(["attested"]);
});

test("elsewhere only listings in final blocks are recorded", async () => {
  await addRequest({});
  await listOnChain();
  await moveTo(9, start + 9, 4);
  expect(await record(false)).toBe(0);
  await moveTo(10, start + 10, 5);
  expect(await record(false)).toBe(1);
  expect(await requests()).toEqual([recorded]);
});

test("a listing number that another chain's request has stops no other listing", async () => {
  await addRequest({ status: "listed", terms: { seller, face: 7 } });
  await addRequest({});
  await listOnChain();
  await listOnChain({ listing: 2, terms: { ...listedTerms, counter: 5 } });
  await addRequest({ status: "withdrawn", terms: { ...terms, counter: 5 } });
  expect(await record()).toBe(1);
  expect(await requests()).toEqual(["attested", "listed 1", `listed 2 ${transaction} listed`]);
});

test("the worker records a listing when its schedule adds the job", async () => {
  const login = (name: "tenora_jobs" | "tenora_web_market") =>
    loginUrl(ownerUrl(), name, testAuthSecret);
  const databaseUrl = login("tenora_jobs");
  await addRequest({});
  await listOnChain();
  const settings = {
    databaseUrl,
    market: { databaseUrl: login("tenora_web_market"), isOurChain: true },
    email: { kind: "mailbox", folder: "/dev/null" },
    documents: { kind: "folder", folder: "/dev/null" },
    adminNotifyEmail: "office@example.com",
    contactEmail: "hello@example.com",
    publicContact: null,
    adminLinkKey: "a key that only the tests know",
    publicUrl: "https://tenora.example",
    logLevel: "silent",
  } as const;
  const worker = await startWorker(settings, pino({ level: "silent" }));
  const { pool, close } = openDatabaseAt(databaseUrl, "tenora_jobs", 1);
  try {
    await pool.query("select graphile_worker.add_job('record_listings')");
    await expect.poll(requests, { timeout: 30_000 }).toEqual([recorded]);
  } finally {
    await close();
    await worker.stop();
  }
}, 60_000);
