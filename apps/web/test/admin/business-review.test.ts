import { readdirSync } from "node:fs";
import { join } from "node:path";
import { asOwner } from "@tenora/database/transaction/as-owner";
import { documentUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const ada = new Person(marketplace);
const op = new Person(marketplace);
let businessId = "";

beforeAll(async () => {
  await ada.signInWithWallet();
  await ada.submit();
  await op.signInAsAdmin();
  businessId = await idOf(ada.wallet);
});

async function idOf(wallet: string): Promise<string> {
  const owner = new pg.Client({ connectionString: marketplace.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query("select id from businesses where wallet_address = $1", [
    wallet,
  ]);
  await owner.end();
  return (rows[0] as { id: string }).id;
}

async function submittedAtOf(id: string): Promise<Date> {
  const { rows } = await asOwner(marketplace.ownerUrl, (owner) =>
    owner.query("select at from business_history where business_id = $1 and event = 'submitted'", [
      id,
    ]),
  );
  return (rows[0] as { at: Date }).at;
}

describe("business review", () => {
  const visitor = new Person(marketplace);
  test.each([
    ["a visitor", visitor],
    ["the business's own wallet", ada],
  ])("is closed to %s", async (_who, person) => {
    const review = await person.post(`/api/admin/businesses/${businessId}/review`, {
      status: "approved",
    });
    expect(review.status).toBe(401);
    const link = await person.post(`/api/admin/businesses/${businessId}/document-link`, {});
    expect(link.status).toBe(401);
    for (const path of ["/admin", `/admin/requests/${businessId}`, "/admin.data", "/_root.data"]) {
      const text = await (await person.fetch(path)).text();
      expect(text, path).not.toContain("ada@example.com");
    }
    const standing = await person.fetch(`/api/wallets/${ada.wallet}/business`);
    expect(await standing.json()).toEqual({ business: { status: "pending", tier: 3 } });
  });

  test("is open to an admin, who reads the document by a link to this document only §3.7 §6.7", async () => {
    const answer = await op.post(`/api/admin/businesses/${businessId}/document-link`, {});
    const { url } = (await answer.json()) as { url: string };
    const document = await fetch(marketplace.url + url);
    expect(document.status).toBe(200);
    expect(document.headers.get("content-type")).toBe("application/pdf");
    const policy = document.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(document.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(document.headers.get("cache-control")).toContain("no-store");
  });

  test("of what was checked is open to admins alone, who record a check of what they saw once", async () => {
    const submittedAt = await submittedAtOf(businessId);
    const check = { subject: "register", outcome: "concern", comment: "Struck off in May" };
    const body = { ...check, seenCheck: null, seenSubmission: submittedAt };
    const path = `/api/admin/businesses/${businessId}/checks`;
    for (const person of [visitor, ada]) expect((await person.post(path, body)).status).toBe(401);
    for (const invalid of [
      { subject: "identity" },
      { outcome: "fine" },
      { comment: " \u3164" },
      { seenCheck: "x" },
      { seenSubmission: "yesterday" },
      { seenSubmission: undefined },
    ])
      expect((await op.post(path, { ...body, ...invalid })).status).toBe(400);
    const stale = { ...body, seenSubmission: "2026-01-01T00:00:00.000Z" };
    expect((await op.post(path, stale)).status).toBe(409);
    expect((await op.post(path, body)).status).toBe(200);
    expect((await op.post(path, body)).status).toBe(409);
    const unknown = `/api/admin/businesses/${crypto.randomUUID()}/checks`;
    expect((await op.post(unknown, body)).status).toBe(404);
    const page = await (await op.fetch(`/admin/requests/${businessId}`)).text();
    expect(page).toContain("Struck off in May");
    expect(page).toContain("Concern recorded: company register.");
    const own = await (await ada.fetch(`/api/wallets/${ada.wallet}/business`)).text();
    expect(own).not.toContain("Struck off");
  });

  test("no admin approves past a colleague's concern that their page didn't show, alone or with others", async () => {
    const bo = new Person(marketplace);
    await bo.signInWithWallet();
    await bo.submit();
    const id = await idOf(bo.wallet);
    const path = `/api/admin/businesses/${id}`;
    const check = { subject: "screening", outcome: "concern", comment: null, seenCheck: null };
    const seenSubmission = await submittedAtOf(id);
    expect((await op.post(`${path}/checks`, { ...check, seenSubmission })).status).toBe(200);
    const stale = { status: "approved", tier: 3, seenCheck: "0" };
    const late = await op.post(`${path}/review`, stale);
    expect(late.status).toBe(409);
    const message = "A concern was recorded meanwhile. Read it before you decide.";
    expect(await late.json()).toMatchObject({ code: "CONCERN_RECORDED", message });
    for (const seenCheck of ["", "x", "-1", 0])
      expect((await op.post(`${path}/review`, { ...stale, seenCheck })).status).toBe(400);
    const { rows } = await asOwner(marketplace.ownerUrl, (owner) =>
      owner.query(
        `select c.id, b.certificate_url from recorded_checks c
         join businesses b on b.id = c.business_id where b.id = $1`,
        [id],
      ),
    );
    const [row] = rows as { id: string; certificate_url: string | null }[];
    const inBulk = async (seenCheck: string) => {
      const businesses = [{ id, seenCertificate: row?.certificate_url ?? "", seenCheck }];
      const answer = await op.post("/api/admin/businesses/approvals", { businesses, tier: 3 });
      return answer.json();
    };
    expect(await inBulk("0")).toEqual({ refusals: { [id]: message } });
    expect(await inBulk(row?.id ?? "")).toEqual({ refusals: { [id]: null } });
  });

  test("no cache stores what an admin reads", async () => {
    for (const path of ["/admin", "/admin.data", `/admin/requests/${businessId}`]) {
      const response = await op.fetch(path);
      expect(response.headers.get("cache-control"), path).toContain("no-store");
      expect(await response.text(), path).toContain("ada@example.com");
    }
  });

  test("a document is not served for any other link", { tags: "S4" }, async () => {
    const folder = join(marketplace.documentsFolder, "business-documents");
    const [path = ""] = readdirSync(folder);
    const object = { bucket: "business-documents", path } as const;
    const other = { ...object, path: path.replace(/^./, (first) => (first === "0" ? "1" : "0")) };
    const now = Date.now();
    const status = async (link: string) => (await fetch(marketplace.url + link)).status;
    const good = signLink(object, marketplace.linkSecret, now);
    expect(await status(good)).toBe(200);
    expect(await status(documentUrl(object))).toBe(403);
    expect(await status(signLink(object, marketplace.linkSecret, now - 65_000))).toBe(403);
    expect(await status(signLink(object, "another secret", now))).toBe(403);
    expect(await status(good.replace(path, other.path))).toBe(403);
    expect(await status(good.replace(/expires=\d+/, "expires=9999999999"))).toBe(403);
    expect(await status(`/documents/business-documents/..%2f..%2fsecrets.json`)).toBe(404);
  });

  test("two admins decide at once: one succeeds, the other gets 409", async () => {
    const answers = await Promise.all(
      ["approved", "rejected"].map((status) =>
        op.post(`/api/admin/businesses/${businessId}/review`, { status }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("rejects invalid input with a message", async () => {
    const review = (id: string, body: unknown) =>
      op.post(`/api/admin/businesses/${id}/review`, body);
    expect((await review("1", { status: "approved" })).status).toBe(404);
    expect((await review(crypto.randomUUID(), { status: "approved" })).status).toBe(404);
    expect((await review(businessId, { status: "pending" })).status).toBe(400);
    expect((await review(businessId, {})).status).toBe(400);
    expect((await op.fetch("/admin/requests/1")).status).toBe(404);
  });

  test("is closed again when the admin signs out, and for a wrong password §5.27 §7.27", async () => {
    const other = new Person(marketplace);
    expect((await other.signInAsAdmin("wrong password here")).status).toBe(401);
    const signOut = await op.fetch("/api/admin/session", { method: "DELETE" });
    expect(signOut.headers.get("location")).toBe("/admin");
    const link = await op.post(`/api/admin/businesses/${businessId}/document-link`, {});
    expect(link.status).toBe(401);
  });
});
