import { createHash, randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { contact, defaultedReceivable } from "./access/market-actions.ts";

const owner = new pg.Client({ connectionString: marketplace.ownerUrl });
const op = new Person(marketplace);
let listing = 0;
beforeAll(async () => {
  await owner.connect();
  await op.signInAsAdmin();
  listing = await defaultedReceivable(op);
});
afterAll(() => owner.end());

const record = (who: Person, id: string, changes: object = {}, of = listing) =>
  who.post(`/api/admin/market/${of}/contacts`, { ...contact, id, ...changes });
const dispute = (who: Person, changes: object = {}, of = listing) =>
  who.post(`/api/admin/market/${of}/evidence`, {
    id: randomUUID(),
    disputed: true,
    text: "The goods were never sent.",
    ...changes,
  });
const assign = (who: Person, body: object = { seen: null, assign: true }, of = listing) =>
  who.post(`/api/admin/market/${of}/assignment`, body);
const take = (who: Person, of = listing) =>
  who.fetch(`/api/admin/market/${of}/case-file`, { method: "POST" });
const audited = async (action: string) => {
  const { rows } = await owner.query<{ after: object }>(
    "select after from audit_log where action = $1 and subject_id = $2 order by id desc",
    [action, String(listing)],
  );
  return rows.map(({ after }) => after);
};

test("collection: a contact is recorded once, with one audit row that has none of its words", async () => {
  const before = (await audited("collection.contact_recorded")).length;
  const id = randomUUID();
  const comment = `They pay on Friday. ${id}`;
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect((await record(op, id, { comment })).status).toBe(200);
  const rows = await audited("collection.contact_recorded");
  expect(rows).toHaveLength(before + 1);
  expect(rows[0]).toMatchObject({ contact: id, party: "customer", means: "phone" });
  expect(JSON.stringify(rows[0])).not.toMatch(/Friday|Canary/);
  const page = await (await op.fetch(`/admin/market/${listing}`)).text();
  expect(page.split(comment)).toHaveLength(3);
  expect(page).toContain("Cleo Canary");
});

test("dispute: its evidence is kept once, shown in the case, and in its file as it was hashed", async () => {
  const before = (await audited("collection.evidence_kept")).length;
  const id = randomUUID();
  const text = `The goods were never sent. ${id}`;
  const answers = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const response = await dispute(op, { id, text });
    expect(response.status).toBe(200);
    answers.push(await response.json());
  }
  const [{ hash }] = answers as [{ hash: string }];
  expect(answers).toEqual([{ hash }, { hash }]);
  expect(await audited("collection.evidence_kept")).toHaveLength(before + 1);
  const page = await (await op.fetch(`/admin/market/${listing}`)).text();
  // The dispute isn't sent yet.
  for (const words of [text, hash, "Dispute · not sent"]) expect(page).toContain(words);
  const files = unzipSync(new Uint8Array(await (await take(op)).arrayBuffer()));
  const [name] = Object.keys(files).filter((one) => one.includes(hash));
  expect(name).toMatch(/^evidence\/\d\d-raised-0x/);
  const content = files[name ?? ""] ?? new Uint8Array();
  expect(new TextDecoder().decode(content)).toContain(text);
  expect(`0x${createHash("sha256").update(content).digest("hex")}`).toBe(hash);
});

test("dispute: evidence that can't be, about what isn't there, or from somebody else is refused", async () => {
  const wrong = [
    { text: " " },
    { text: "x".repeat(2_001) },
    { id: "1" },
    { disputed: "yes" },
    { more: 1 },
  ];
  for (const changes of wrong)
    expect([changes, (await dispute(op, changes)).status]).toEqual([changes, 400]);
  expect((await dispute(op, {}, 999_999)).status).toBe(404);
  const ada = new Person(marketplace);
  expect((await dispute(ada)).status).toBe(401);
  await ada.signInWithWallet();
  expect((await dispute(ada)).status).toBe(401);
});

test("collection: refuses what can't be, what isn't due, and everybody but admins", async () => {
  const wrong = [
    { comment: " \u3164" },
    { comment: "x".repeat(2_001) },
    { means: "pigeon" },
    { party: "bank" },
    { contactedAt: "2999-01-01T00:00:00.000Z" },
    { contactedAt: "yesterday" },
    { followUpOn: "2020-01-01" },
    { followUpOn: "2999-02-30" },
  ];
  for (const changes of wrong)
    expect([changes, (await record(op, randomUUID(), changes)).status]).toEqual([changes, 400]);
  const settled = await op.fetch("/api/v1/listings?status=settled&kind=factoring&limit=1");
  const { data } = (await settled.json()) as { data: { id: number }[] };
  expect((await record(op, randomUUID(), {}, data[0]?.id)).status).toBe(409);
  expect((await take(op, data[0]?.id)).status).toBe(409);
  expect((await assign(op, undefined, data[0]?.id)).status).toBe(409);
  expect((await record(op, randomUUID(), {}, 999_999)).status).toBe(404);
  expect((await take(op, 999_999)).status).toBe(404);
  expect((await assign(op, undefined, 999_999)).status).toBe(404);
  expect((await op.fetch("/admin/market/999999")).status).toBe(404);
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  expect((await record(ada, randomUUID())).status).toBe(401);
  expect((await take(ada)).status).toBe(401);
  expect((await assign(ada)).status).toBe(401);
});

test("collection: a case is taken with who had it before, is named by its seller, and says who has it", async () => {
  for (const body of [
    { seen: null },
    { seen: "x".repeat(65), assign: true },
    { seen: null, assign: true, adminId: "another" },
  ])
    expect((await assign(op, body)).status).toBe(400);
  const pageOf = async (path: string) => (await op.fetch(path)).text();
  const before = await pageOf(`/admin/market/${listing}`);
  expect(before).toMatch(new RegExp(`<title>Case: [^<]+, receivable #${listing} · `));
  expect(before).toContain("Unassigned");
  expect((await assign(op)).status).toBe(200);
  // As if a colleague had it when this page was loaded.
  expect((await assign(op, { seen: "another", assign: false })).status).toBe(409);
  expect(await pageOf(`/admin/market/${listing}`)).toContain("Assigned to ");
  expect(await pageOf("/admin/market")).toContain(`Assigned to ${marketplace.admin.email}`);
  const text = "select user_id as id from admins where email = $1";
  const { rows } = await owner.query<{ id: string }>(text, [marketplace.admin.email]);
  expect((await assign(op, { seen: rows[0]?.id, assign: false })).status).toBe(200);
});

test("collection: a dispute takes contacts and has a case file before anything is late, and shows its text", async () => {
  const running = await op.fetch("/api/v1/listings?status=running&kind=factoring&limit=100");
  const { data } = (await running.json()) as {
    data: { id: number; disputed: boolean; risk: object | null }[];
  };
  const about = data.find(({ disputed, risk }) => disputed && risk !== null)?.id;
  if (about === undefined) throw new Error("Nothing of the demonstration is disputed");
  const comment = `They dispute it. ${randomUUID()}`;
  expect((await record(op, randomUUID(), { comment }, about)).status).toBe(200);
  const page = await (await op.fetch(`/admin/market/${about}`)).text();
  for (const words of [comment, "Record contact", "Sakura Home KK, by email:", "Case file (ZIP)"])
    expect(page).toContain(words);
  const response = await take(op, about);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(text("terms.txt")).toMatch(/Status: .+, disputed\r$/m);
  expect(text("contacts.csv")).toContain(comment);
});

test("collection: the case file has the documents as stored, the ledger, the contacts and the terms", async () => {
  const before = (await audited("collection.case_exported")).length;
  const response = await take(op);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="case-${listing}.zip"`,
  );
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(await audited("collection.case_exported")).toHaveLength(before + 1);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(text("terms.txt")).toMatch(/Status: Defaulted[\s\S]*Each unit costs/);
  expect(text("ledger.csv")).toMatch(
    /"Amount \(USD.\)","Base units"[\s\S]*"listed"[\s\S]*"bought"/,
  );
  expect(text("contacts.csv")).toContain("Cleo Canary");
  const { rows } = await owner.query<{ file_name: string; bytes: number; sha256: string }>(
    `select d.file_name, d.bytes, encode(d.sha256, 'hex') as sha256
     from funding_request_documents d join funding_requests r on r.id = d.request_id
     where r.listing_id = $1 and d.removed_at is null`,
    [listing],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { file_name: fileName, bytes, sha256 } of rows) {
    const [name] = Object.keys(files).filter((one) => one.endsWith(fileName));
    expect(files[name ?? ""]?.length).toBe(bytes);
    const digest = await crypto.subtle.digest("SHA-256", files[name ?? ""] as BufferSource);
    expect(Buffer.from(digest).toString("hex")).toBe(sha256);
    expect(text("documents.csv")).toContain(sha256);
  }
});

test("collection: the case file has the mails about it to its business and its customer, as they read, and nobody else's", async () => {
  const { rows } = await owner.query<{ id: string; business_id: string; other: string }>(
    `select r.id, r.business_id, (select i.id from investors i where i.status = 'approved' limit 1) as other
     from funding_requests r where r.listing_id = $1`,
    [listing],
  );
  const [request] = rows;
  const owed = "12,345.67 USDC";
  const facts = { listing, days: 7, until: 1_780_000_000, amount: owed, owed };
  const key = randomUUID();
  const write = (kind: string, subject: string, at: string, details: object | null) =>
    owner.query(
      `insert into outbox (kind, subject_id, event_key, details, created_at, sent_at)
       values ($1, $2, $3, $4, $5, $5::timestamptz + interval '1 minute')`,
      [kind, subject, `${key} ${kind} ${at}`, details && JSON.stringify(details), at],
    );
  const { id = "", business_id: business = "", other = "" } = request ?? {};
  await write("business_reminder", business, "2001-02-03T04:05:06Z", facts);
  await write("customer_reminder", id, "2001-02-04T04:05:06Z", facts);
  // Its text has expired.
  await write("customer_reminder", id, "2001-02-05T04:05:06Z", null);
  await write("business_reminder", business, "2001-02-06T04:05:06Z", { ...facts, listing: 1 });
  await write("investor_reminder", other, "2001-02-07T04:05:06Z", facts);

  const files = unzipSync(new Uint8Array(await (await take(op)).arrayBuffer()));
  const written = Object.keys(files).filter((name) => /^mails\/\d+-2001-02-/.test(name));
  expect(written).toEqual([
    "mails/01-2001-02-03-business_reminder.txt",
    "mails/02-2001-02-04-customer_reminder.txt",
    "mails/03-2001-02-05-customer_reminder.txt",
  ]);
  const [toBusiness = "", toCustomer = "", expired = ""] = written.map((name) =>
    new TextDecoder().decode(files[name]),
  );
  const { rows: people } = await owner.query<{ director: string; customer: string }>(
    `select b.director_email as director, r.draft ->> 'customerEmail' as customer
     from funding_requests r join businesses b on b.id = r.business_id where r.id = $1`,
    [id],
  );
  for (const [text, to] of [
    [toBusiness, people[0]?.director],
    [toCustomer, people[0]?.customer],
  ] as const) {
    expect(text).toContain(`To: ${to}\r\n`);
    expect(text).toMatch(/^Written: 2001-02-0\dT04:05:06.000Z\r$/m);
    expect(text).toMatch(/^Sent: 2001-02-0\dT04:06:06.000Z\r$/m);
    expect(text).toMatch(/^Subject: .+\r$/m);
    expect(text).toMatch(/^Dear .+,\r$/m);
    expect(text).toContain(owed);
  }
  expect(expired).toContain("Its text is no longer kept.");
  await owner.query("delete from outbox where event_key like $1", [`${key}%`]);
});
