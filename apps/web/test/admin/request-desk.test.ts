import { readMailbox } from "@tenora/email/transport/read-mailbox";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person, pdfFile } from "../support/people/person.ts";
import { adminPassword, newAdmin } from "../support/sign-in/new-admin.ts";

// The admin who looks after a request, and what a reviewer asks of the business behind a pending one.

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());

const op = new Person(marketplace);
const colleague = new Person(marketplace);
let colleagueEmail = "";

beforeAll(async () => {
  await op.signInAsAdmin();
  colleagueEmail = await newAdmin(marketplace, "colleague");
  const body = new URLSearchParams({ email: colleagueEmail, password: adminPassword });
  await colleague.fetch("/api/admin/session", { method: "POST", body });
});

const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

async function submitted(changes: Readonly<Record<string, string>> = {}) {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  expect((await ada.submit(onboardingForm(ada.wallet, changes))).status).toBe(201);
  const [row] = await ask<{ id: string; seenCertificate: string }>(
    `select id, certificate_url as "seenCertificate" from businesses where wallet_address = $1`,
    [ada.wallet],
  );
  return { ada, id: row?.id ?? "", seenCertificate: row?.seenCertificate ?? "" };
}
const idOf = async (email: string) =>
  (await ask<{ id: string }>("select user_id as id from admins where email = $1", [email]))[0]?.id;
const pageOf = async (person: Person, path: string) => (await person.fetch(path)).text();

describe("assignment", () => {
  const assign = (by: Person, id: string, seen: string | null = null, assign = true) =>
    by.post(`/api/admin/assignments/${id}`, { type: "business", seen, assign });

  test("one admin takes a request, whom all see; a stale page takes it from nobody", async () => {
    const companyName = `Desk ${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await submitted({ companyName });
    expect((await assign(op, id)).status).toBe(200);
    expect(await codeOf(await assign(colleague, id))).toEqual([409, "ALREADY_CHANGED"]);
    const mine = await pageOf(op, `/admin?assignee=me&search=${encodeURIComponent(companyName)}`);
    expect(mine).toContain(`View ${companyName}`);
    const others = await pageOf(colleague, "/admin?assignee=me");
    expect(others).toContain("No pending request is assigned to you.");
    const entry = await pageOf(colleague, `/admin?search=${encodeURIComponent(companyName)}`);
    expect(entry).toContain(`Assigned to ${marketplace.admin.email}`);
    const ownId = (await idOf(marketplace.admin.email)) ?? "";
    expect((await assign(colleague, id, ownId)).status).toBe(200);
    expect(await codeOf(await assign(op, id, ownId, false))).toEqual([409, "ALREADY_CHANGED"]);
    const review = { status: "approved", tier: 3 };
    expect((await op.post(`/api/admin/businesses/${id}/review`, review)).status).toBe(200);
    expect(await codeOf(await assign(op, id))).toEqual([409, "ALREADY_CHANGED"]);
  });

  test.each([
    [{ type: "business", seen: null }],
    [{ type: "investor", seen: null, assign: true }],
    [{ type: "business", seen: "x".repeat(65), assign: true }],
    [{ type: "business", seen: null, assign: true, adminId: "another" }],
  ])("rejects invalid input: %j", async (body) => {
    const response = await op.post(`/api/admin/assignments/${crypto.randomUUID()}`, body);
    expect(response.status).toBe(400);
  });

  test("an export of “mine” has only those", async () => {
    const { id } = await submitted({ companyName: "Desk Export" });
    await assign(colleague, id);
    const file = await colleague.post("/api/admin/businesses/export?assignee=me", {});
    const rows = (await file.text()).trim().split("\r\n").slice(1);
    expect(rows.map((row) => row.includes("Desk Export"))).toEqual([true]);
    const [noted] = await ask<{ after: { filters: object } }>(
      "select after from audit_log where action = 'export.businesses' order by id desc limit 1",
    );
    expect(noted?.after.filters).toEqual({ assignee: "me" });
  });
});

describe("certificate request", () => {
  const request = (
    { id, seenCertificate }: { id: string; seenCertificate: string },
    message = "Page 2 is cut off",
  ) =>
    op.post(`/api/admin/businesses/${id}/acts`, {
      act: "request-certificate",
      message,
      seenCertificate,
    });
  const ownOf = async (person: Person) =>
    (
      (await (await person.fetch("/api/business/own")).json()) as {
        business: { certificateRequest: { message: string } | null } | null;
      }
    ).business;

  test("is mailed to the director, shown to the wallet's owner only, and answered by a certificate", async () => {
    const directorEmail = `${crypto.randomUUID()}@example.com`;
    const business = await submitted({ directorEmail });
    const { ada, id } = business;
    expect((await request(business)).status).toBe(200);
    expect((await ownOf(ada))?.certificateRequest?.message).toBe("Page 2 is cut off");
    expect(JSON.stringify(await ownOf(new Person(marketplace)))).not.toContain("cut off");
    const status = await (await ada.fetch(`/api/wallets/${ada.wallet}/business`)).text();
    expect(JSON.parse(status)).toEqual({ business: { status: "pending", tier: 3 } });
    const label = () => pageOf(op, `/admin?search=${ada.wallet}`);
    expect(await label()).toContain("Waiting for the applicant");
    expect(await codeOf(await request(business, "Blurred"))).toEqual([
      409,
      "CERTIFICATE_REQUESTED",
    ]);
    await expect
      .poll(
        async () =>
          (await readMailbox(marketplace.mailFolder)).filter(
            (mail) => mail.to === directorEmail && mail.subject.includes("another registration"),
          ),
        { timeout: 60_000 },
      )
      .toMatchObject([
        { templateParams: { message: expect.stringContaining("Reason: Page 2 is cut off.") } },
      ]);
    const form = new FormData();
    form.append("walletAddress", ada.wallet);
    form.append("registrationCertificate", pdfFile());
    const sent = await ada.fetch("/api/business/certificate", { method: "POST", body: form });
    expect(sent.status).toBe(200);
    expect((await ownOf(ada))?.certificateRequest).toBeNull();
    expect(await label()).toContain("New certificate");
    expect(await codeOf(await request(business))).toEqual([409, "CERTIFICATE_CHANGED"]);
    const rows = await ask("select from audit_log where subject_id = $1", [id]);
    expect(rows).toHaveLength(1);
  });

  test("is rejected once the request is decided, in a clear sentence", async () => {
    const business = await submitted();
    const review = { status: "approved", tier: 3 };
    await op.post(`/api/admin/businesses/${business.id}/review`, review);
    const late = await request(business);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: "ALREADY_REVIEWED",
      message: expect.stringContaining("A colleague has already decided this request."),
    });
  });
});
