import { beforeAll, expect, test } from "vitest";
import { onboardingForm, Person } from "../support/people/person.ts";
import { createAdminTestContext } from "../support/sign-in/admin-test-context.ts";

const { marketplace, ask, countAuditRows } = createAdminTestContext();
const ada = new Person(marketplace);
const op = new Person(marketplace);
const company = `=HYPERLINK("http://evil.example") ${Date.now()}`;

beforeAll(async () => {
  await ada.signInWithWallet();
  await ada.submit(onboardingForm(ada.wallet, { companyName: company }));
  await op.signInAsAdmin();
  // For the file of the audit log.
  const [{ id } = { id: "" }] = await ask<{ id: string }>(
    "select id from businesses where wallet_address = $1",
    [ada.wallet],
  );
  await op.post(`/api/admin/businesses/${id}/review`, { status: "approved", tier: 2 });
  await op.post(`/api/admin/businesses/${id}/acts`, { act: "suspend", reason: "A report" });
});

test("export: the file contains no formula, and leaves an audit row", async () => {
  const before = await countAuditRows();
  const response = await op.post(`/api/admin/businesses/export?search=${Date.now() % 7}`, {});
  expect(response.status).toBe(200);
  const file = await op.post("/api/admin/businesses/export", {});
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const text = await file.text();
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")`);
  expect(text).not.toMatch(/(^|,)"=/m);
  expect((await countAuditRows()) - before).toBe(2);
  await op.post(`/api/admin/businesses/export?status=approved&search=${ada.wallet}`, {});
  const [noted] = await ask<{ after: { filters: object } }>(
    "select after from audit_log order by id desc limit 1",
  );
  expect(noted?.after.filters).toEqual({ status: "approved", search: "used" });
  await op.post("/api/admin/audit/export?subject=Ada+Lim&admin=Ada+Lim&action=Ada+Lim", {});
  const [ofAudit] = await ask<{ after: { filters: object } }>(
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
