import { createAdmin } from "@tenora/database/admin/create-admin";
import { hashPassword } from "better-auth/crypto";
import pg from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { onboardingForm, Person } from "../support/person.ts";

// The endpoints an operator uses after the decision, and who else tries them.

const marketplace = inject("marketplace");
const ada = new Person(marketplace);
const op = new Person(marketplace);
const company = `=HYPERLINK("http://evil.example") ${Date.now()}`;
let businessId = "";
let mailId = "";
let sessionId = "";

async function owner<T>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: marketplace.ownerUrl });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows as T[];
}
const count = async () =>
  (await owner<{ n: number }>("select count(*)::int as n from audit_log"))[0]?.n ?? 0;

beforeAll(async () => {
  await ada.signInWithWallet();
  await ada.submit(onboardingForm(ada.wallet, { companyName: company }));
  await op.signInAsAdmin();
  const [row] = await owner<{ id: string; mail: string }>(
    `select b.id, o.id as mail from businesses b join outbox o on o.subject_id = b.id
     where wallet_address = $1`,
    [ada.wallet],
  );
  businessId = row?.id ?? "";
  mailId = row?.mail ?? "";
  const [session] = await owner<{ id: string }>("select id from auth_admin.session limit 1");
  sessionId = session?.id ?? "";
});

describe("business management: every endpoint", () => {
  const former = new Person(marketplace);
  beforeAll(async () => {
    // Signed in, and no longer an admin.
    const passwordHash = await hashPassword("a password of some length");
    await createAdmin(marketplace.ownerUrl, { email: "former@example.com", passwordHash });
    await former.fetch("/api/admin/session", {
      method: "POST",
      body: new URLSearchParams({
        email: "former@example.com",
        password: "a password of some length",
      }),
    });
    await owner("update admins set revoked_at = now() where email = 'former@example.com'");
  });

  const endpoints = (): readonly (readonly [string, string, unknown])[] => [
    ["POST", `/api/admin/businesses/${businessId}/review`, { status: "approved", tier: 1 }],
    ["POST", `/api/admin/businesses/${businessId}/acts`, { act: "suspend", reason: "x" }],
    ["POST", `/api/admin/businesses/${businessId}/acts`, { act: "note", note: "x" }],
    [
      "POST",
      `/api/admin/businesses/${businessId}/acts`,
      { act: "tier", seen: 3, tier: 1, reason: "x" },
    ],
    [
      "POST",
      `/api/admin/businesses/${businessId}/acts`,
      { act: "request-certificate", message: "x", seenCertificate: "" },
    ],
    [
      "POST",
      `/api/admin/assignments/${businessId}`,
      { type: "business", seen: null, assign: true },
    ],
    ["POST", "/api/admin/businesses/export", {}],
    ["POST", "/api/admin/audit/export", {}],
    [
      "POST",
      "/api/admin/businesses/approvals",
      { businesses: [{ id: businessId, seenCertificate: "" }], tier: 3 },
    ],
    ["POST", `/api/admin/businesses/${businessId}/document-link?which=rejected`, {}],
    ["POST", "/api/admin/investors/export", {}],
    ["POST", `/api/admin/investors/${businessId}/review`, { status: "approved" }],
    [
      "POST",
      `/api/admin/investors/${businessId}/checks`,
      { subject: "identity", outcome: "clear", comment: null, seenCheck: null },
    ],
    ["POST", `/api/admin/investors/${businessId}/suspension`, { suspend: true, reason: "x" }],
    ["POST", `/api/admin/investors/${businessId}/government-id`, {}],
    ["POST", "/api/admin/articles/preview", { content: "x" }],
    ["POST", "/api/admin/articles/covers", {}],
    ["GET", `/api/admin/articles/covers?cover=/insights/covers/${businessId}.png`, null],
    ["PUT", `/api/admin/articles/${businessId}`, {}],
    ["POST", `/api/admin/articles/${businessId}/publication`, {}],
    ["DELETE", `/api/admin/articles/${businessId}/publication`, {}],
    ["POST", `/api/admin/mails/${mailId}/retry`, {}],
    ["DELETE", `/api/admin/sessions/${sessionId}`, {}],
  ];
  const pages = [
    "/admin",
    "/admin/investors",
    "/admin/articles",
    "/admin/articles/new",
    "/admin/mails",
    "/admin/audit",
    "/admin/sessions",
  ];

  test.each([
    ["a visitor", new Person(marketplace)],
    ["a wallet's owner", ada],
    ["who is signed in and no admin", former],
  ])("is closed to %s", async (_who, person) => {
    const before = await count();
    for (const [method, path, body] of endpoints()) {
      const answer =
        method === "GET" ? await person.fetch(path) : await person.post(path, body, method);
      expect(answer.status, path).toBe(401);
      expect(await answer.text(), path).not.toContain(marketplace.admin.email);
    }
    for (const page of [...pages, ...pages.map((path) => `${path}.data`)]) {
      const text = await (await person.fetch(page)).text();
      expect(text, page).not.toContain(marketplace.admin.email);
      expect(text, page).not.toContain("ada@example.com");
    }
    expect(await count()).toBe(before);
  });

  test("rejects a foreign origin", async () => {
    for (const [method, path, body] of endpoints()) {
      if (method === "GET") continue;
      const answer = await op.fetch(path, {
        method,
        headers: { "content-type": "application/json", origin: "https://evil.example" },
        body: JSON.stringify(body),
      });
      expect(answer.status, path).toBe(403);
    }
  });
});

const act = (body: object) => op.post(`/api/admin/businesses/${businessId}/acts`, body);

test("business management: approving, suspending, reinstating, tier and comment leave one audit row each", async () => {
  const before = await count();
  const review = await op.post(`/api/admin/businesses/${businessId}/review`, {
    status: "approved",
    tier: 2,
  });
  expect(review.status).toBe(200);
  const standing = async () => {
    const response = await op.fetch(`/api/wallets/${ada.wallet}/business`);
    return ((await response.json()) as { business: unknown }).business;
  };
  expect(await standing()).toEqual({ status: "approved", tier: 2 });
  expect((await act({ act: "suspend", reason: "A report" })).status).toBe(200);
  expect((await act({ act: "suspend", reason: "A report" })).status).toBe(409);
  expect(await standing()).toEqual({ status: "approved", tier: 2, suspended: true });
  expect((await act({ act: "reinstate", reason: "Cleared" })).status).toBe(200);
  expect((await act({ act: "tier", seen: 2, tier: 1, reason: "Proven" })).status).toBe(200);
  expect((await act({ act: "note", note: "Called." })).status).toBe(200);
  expect(await standing()).toEqual({ status: "approved", tier: 1 });
  expect((await count()) - before).toBe(5);
});

test.each([
  [{ act: "suspend" }],
  [{ act: "suspend", reason: "   " }],
  [{ act: "suspend", reason: "x".repeat(2001) }],
  [{ act: "tier", seen: 3, tier: 4, reason: "x" }],
  [{ act: "note", note: "" }],
  [{ act: "request-certificate", message: "  ", seenCertificate: "" }],
  [{ act: "request-certificate", message: "x".repeat(2001), seenCertificate: "" }],
  [{ act: "request-certificate", message: "x" }],
  [{ act: "hide-rating", rating: "x", hide: true, reason: "x" }],
  [{ act: "approve", reason: "x" }],
])("business management: rejects invalid input: %j", async (body) => {
  expect((await act(body)).status).toBe(400);
});

test("export: the file contains no formula, and leaves an audit row", async () => {
  const before = await count();
  const response = await op.post(`/api/admin/businesses/export?search=${Date.now() % 7}`, {});
  expect(response.status).toBe(200);
  const file = await op.post("/api/admin/businesses/export", {});
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const text = await file.text();
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")`);
  expect(text).not.toMatch(/(^|,)"=/m);
  expect((await count()) - before).toBe(2);
  await op.post(`/api/admin/businesses/export?status=approved&search=${ada.wallet}`, {});
  const [noted] = await owner<{ after: { filters: object } }>(
    "select after from audit_log order by id desc limit 1",
  );
  expect(noted?.after.filters).toEqual({ status: "approved", search: "used" });
  await op.post("/api/admin/audit/export?subject=Ada+Lim&admin=Ada+Lim&action=Ada+Lim", {});
  const [ofAudit] = await owner<{ after: { filters: object } }>(
    "select after from audit_log order by id desc limit 1",
  );
  expect(ofAudit?.after.filters).toEqual({ subject: "no id", admin: "unknown", action: "unknown" });
  const audit = await op.post("/api/admin/audit/export?action=business.suspended", {});
  expect((await audit.text()).split("\r\n").length).toBeGreaterThan(2);
});

test("export: without a session redirects a navigation to the sign-in screen, and others get JSON", async () => {
  const nobody = new Person(marketplace);
  const byForm = await nobody.fetch("/api/admin/businesses/export", {
    method: "POST",
    headers: { accept: "text/html,*/*;q=0.8" },
  });
  expect([byForm.status, byForm.headers.get("location")]).toEqual([303, "/admin"]);
  const byPage = await nobody.post("/api/admin/businesses/export", {});
  expect(await byPage.json()).toMatchObject({
    message: "Please sign in again: your session has ended.",
  });
});

test("approvals: several requests are approved, each by itself", async () => {
  const bo = new Person(marketplace);
  await bo.signInWithWallet();
  await bo.submit(onboardingForm(bo.wallet, { companyName: "Bulk Bo" }));
  const [row] = await owner<{ id: string; seen: string | null }>(
    "select id, certificate_url as seen from businesses where wallet_address = $1",
    [bo.wallet],
  );
  const id = row?.id ?? "";
  const seen = row?.seen ?? "";
  const nobody = crypto.randomUUID();
  const before = await count();
  const answer = await op.post("/api/admin/businesses/approvals", {
    businesses: [businessId, id, id, nobody].map((one) => ({ id: one, seenCertificate: seen })),
    tier: 2,
  });
  expect(await answer.json()).toEqual({
    refusals: {
      [businessId]: expect.stringContaining("A colleague has already decided"),
      [id]: null,
      [nobody]: "No business found with the given ID",
    },
  });
  expect((await count()) - before).toBe(1);
  const many = Array.from({ length: 51 }, () => ({ id: crypto.randomUUID(), seenCertificate: "" }));
  for (const body of [
    { businesses: [], tier: 3 },
    { businesses: many, tier: 3 },
    { businesses: [{ id: "x", seenCertificate: "" }], tier: 3 },
    { businesses: [{ id: nobody }], tier: 3 },
    { ids: [nobody], tier: 3 },
  ]) {
    expect((await op.post("/api/admin/businesses/approvals", body)).status).toBe(400);
  }
});

test("approvals: a request whose certificate changed since the list was loaded is skipped and reported", async () => {
  const bea = new Person(marketplace);
  await bea.signInWithWallet();
  await bea.submit(onboardingForm(bea.wallet, { companyName: "Bulk Bea" }));
  const another = `/documents/business-documents/${crypto.randomUUID()}.pdf`;
  const [row] = await owner<{ id: string }>(
    "update businesses set certificate_url = $2 where wallet_address = $1 returning id",
    [bea.wallet, another],
  );
  const id = row?.id ?? "";
  const approve = async (seenCertificate: string) => {
    const businesses = [{ id, seenCertificate }];
    const answer = await op.post("/api/admin/businesses/approvals", { businesses, tier: 3 });
    return answer.json();
  };
  for (const seen of ["", "/documents/business-documents/first.pdf"]) {
    expect(await approve(seen)).toEqual({
      refusals: { [id]: expect.stringContaining("uploaded another certificate") },
    });
  }
  expect(await approve(another)).toEqual({
    refusals: { [id]: null },
  });
});

test("sessions: an ended one stops working at once; nobody ends another admin's", async () => {
  const phone = new Person(marketplace);
  await phone.signInAsAdmin();
  const [newest] = await owner<{ id: string }>(
    `select id from auth_admin.session order by "createdAt" desc limit 1`,
  );
  expect((await op.post(`/api/admin/sessions/${newest?.id}`, {}, "DELETE")).status).toBe(200);
  expect((await phone.post("/api/admin/audit/export", {})).status).toBe(401);
  expect((await op.post(`/api/admin/sessions/${newest?.id}`, {}, "DELETE")).status).toBe(409);
});
