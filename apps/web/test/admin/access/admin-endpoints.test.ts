import { createAdmin } from "@tenora/database/admin/create-admin";
import { hashPassword } from "better-auth/crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { onboardingForm, Person } from "../../support/people/person.ts";
import { createAdminTestContext } from "../../support/sign-in/admin-test-context.ts";

// The endpoints an operator uses, and who else tries them.

const { marketplace, ask, countAuditRows } = createAdminTestContext();
const ada = new Person(marketplace);
const op = new Person(marketplace);
let businessId = "";
let mailId = "";
let sessionId = "";

beforeAll(async () => {
  await ada.signInWithWallet();
  await ada.submit(onboardingForm(ada.wallet));
  await op.signInAsAdmin();
  const [row] = await ask<{ id: string; mail: string }>(
    `select b.id, o.id as mail from businesses b join outbox o on o.subject_id = b.id
     where wallet_address = $1`,
    [ada.wallet],
  );
  businessId = row?.id ?? "";
  mailId = row?.mail ?? "";
  const [session] = await ask<{ id: string }>("select id from auth_admin.session limit 1");
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
    await ask("update admins set revoked_at = now() where email = 'former@example.com'");
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
    const before = await countAuditRows();
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
    expect(await countAuditRows()).toBe(before);
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
