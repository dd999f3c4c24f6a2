import { asOwner } from "@tenora/database/transaction/as-owner";
import { beforeAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// Cy's registration, as admins see it.

const cy = new Person(marketplace);
const op = new Person(marketplace);
let id = "";

const ask = async (text: string, values: unknown[] = []) =>
  (await asOwner(marketplace.ownerUrl, (owner) => owner.query(text, values))).rows;
const acts = async () =>
  (await ask("select action from audit_log where subject_id = $1 order by id", [id])).map(
    ({ action }) => action as string,
  );
const standing = async (person: Person) => (await person.fetch("/api/investor/own")).json();
const checkIds = async () =>
  (await ask("select id::text from recorded_checks where investor_id = $1 order by id", [id])).map(
    (row) => row.id as string,
  );
const endpoint = (path: string, body: object = {}) =>
  op.post(`/api/admin/investors/${id}/${path}`, body);

beforeAll(async () => {
  await cy.signInWithWallet();
  await cy.post("/api/investor/registrations", {
    investorName: "=Cy Tan",
    country: "Singapore",
    registrationNumber: "S7654321X",
    walletAddress: cy.wallet,
    certificateInfo: { email: "cy-office@example.com" },
    agreeTerms: true,
  });
  [{ id }] = await ask("select id from investors where wallet_address = $1", [cy.wallet]);
  await op.signInAsAdmin();
});

test("investors: list, details and export never contain the government id", async () => {
  for (const path of ["/admin/investors", `/admin/investors/${id}`]) {
    for (const address of [path, `${path}.data`]) {
      const text = await (await op.fetch(address)).text();
      expect(text, address).toContain("cy-office@example.com");
      if (address === `/admin/investors/${id}`)
        expect(text).toContain("This wallet holds no notes");
      expect(text, address).not.toContain("S7654321X");
    }
  }
  const file = await (await op.post("/api/admin/investors/export", {})).text();
  expect(file).toContain(`"'=Cy Tan","cy-office@example.com"`);
  expect(file).not.toContain("S7654321X");
  await op.post("/api/admin/investors/export?search=cy-office%40example.com", {});
  const [noted] = await ask(
    "select after from audit_log where action = 'export.investors' order by id desc limit 1",
    [],
  );
  expect(noted?.after).toEqual({ filters: { search: "used" }, rows: 1 });
  expect(await acts()).toEqual([]);
});

test("investors: the government id is revealed on request, with an audit row", async () => {
  const answer = await endpoint("government-id");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ governmentId: "S7654321X" });
  expect(await acts()).toEqual(["investor.id_revealed"]);
});

test("investors: a decision is made once, and only its owner learns of it", async () => {
  expect(await standing(cy)).toMatchObject({ standing: { status: "pending" } });
  expect((await endpoint("review", { status: "rejected", reason: "Not readable." })).status).toBe(
    200,
  );
  expect((await endpoint("review", { status: "rejected" })).status).toBe(409);
  expect(await standing(cy)).toMatchObject({
    wallet: cy.wallet,
    standing: { status: "rejected", rejectionReason: "Not readable." },
  });
  expect(await standing(new Person(marketplace))).toEqual({ wallet: null, standing: null });
  const known = await fetch(`${marketplace.url}/api/wallets/${cy.wallet}/investor`);
  expect(await known.json()).toEqual({ registered: true });
  // An approval names the checks that were seen: here none.
  const unchecked = await endpoint("review", { status: "approved" });
  expect(unchecked.status).toBe(409);
  expect(await unchecked.json()).toMatchObject({ code: "INVESTOR_NOT_CHECKED" });
  // Required are all of them, by default.
  const missing = await endpoint("review", { status: "approved", seenChecks: [] });
  expect(missing.status).toBe(409);
  expect(await missing.json()).toMatchObject({ code: "INVESTOR_CHECKS_MISSING" });
  for (const subject of ["identity", "country", "sanctions"]) {
    const check = { subject, outcome: "clear", comment: null, seenCheck: null };
    expect((await endpoint("checks", check)).status).toBe(200);
  }
  const seenChecks = await checkIds();
  expect((await endpoint("review", { status: "approved", seenChecks })).status).toBe(200);
  expect((await endpoint("suspension", { suspend: true, reason: "A report" })).status).toBe(200);
  expect((await endpoint("suspension", { suspend: true, reason: "A report" })).status).toBe(409);
  expect(await standing(cy)).toMatchObject({ standing: { status: "approved", suspended: true } });
});

test("investors: a check is recorded once, is read by admins, and is in no answer to the investor", async () => {
  const check = { subject: "sanctions", outcome: "clear", comment: "UN list of today" };
  const seenCheck = (await checkIds()).at(-1);
  expect((await endpoint("checks", { ...check, seenCheck })).status).toBe(200);
  expect((await endpoint("checks", { ...check, seenCheck })).status).toBe(409);
  const page = await (await op.fetch(`/admin/investors/${id}`)).text();
  expect(page).toContain("UN list of today");
  expect(page).toContain("3 of 3");
  expect(JSON.stringify(await standing(cy))).not.toContain("UN list");
});

test.each([
  ["review", { status: "approved", seenChecks: ["x"] }],
  ["checks", { subject: "sanctions", outcome: "clear", comment: null }],
  ["checks", { subject: "sanctions", outcome: "fine", comment: null, seenCheck: null }],
  ["checks", { subject: "wealth", outcome: "clear", comment: null, seenCheck: null }],
  ["checks", { subject: "sanctions", outcome: "clear", comment: " \u3164", seenCheck: null }],
  ["checks", { subject: "sanctions", outcome: "clear", comment: null, seenCheck: "x" }],
  ["review", { status: "pending" }],
  ["review", { status: "approved", reason: "x".repeat(2001) }],
  ["suspension", { suspend: true }],
  ["suspension", { suspend: true, reason: " \u3164" }],
])("investors: %s rejects invalid input: %j", async (path, body) => {
  expect((await endpoint(path, body)).status).toBe(400);
});
