import { findSubjectNames } from "@tenora/database/audit/find-subject-names";
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { recordExport } from "@tenora/database/audit/record-export";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll, expect, test } from "vitest";
import { submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
  // Earlier entries, for pages of two.
  for (const rows of [1, 2, 3, 4])
    await asOp((tx) => recordExport(tx, { what: "businesses", filters: {}, rows }));
});

test("audit log: filters by action and admin, pages, and records an export", async () => {
  await asOp((tx) => recordExport(tx, { what: "audit", filters: { action: "x" }, rows: 2 }));
  const list = (query: object) => asOp((tx) => listAuditEntries(tx, { limit: 2, ...query }));
  const exports = await list({ action: "export.audit", adminEmail: "op@example.com" });
  expect(exports.entries).toMatchObject([{ after: { filters: { action: "x" }, rows: 2 } }]);
  expect((await list({ adminEmail: "nobody@example.com" })).entries).toEqual([]);
  const first = await list({});
  const second = await list({ afterId: first.entries.at(-1)?.id });
  const ids = [...first.entries, ...second.entries].map(({ id }) => Number(id));
  expect(first.hasMore).toBe(true);
  expect(ids).toEqual([0, 1, 2, 3].map((step) => (ids[0] ?? 0) - step));
  // Turned round, the page after an entry has what is newer than it.
  const newer = await list({ order: "oldest", afterId: String(ids[3]) });
  expect(newer.entries.map(({ id }) => Number(id))).toEqual([ids[2], ids[1]]);
  const oldest = (await list({ order: "oldest" })).entries.map(({ id }) => Number(id));
  expect(oldest).toEqual(oldest.toSorted((a, b) => a - b));
  expect(oldest[0]).toBeLessThan(ids[3] ?? 0);
});

test("audit log: finds a business by a part of its name, and names it until it is erased", async () => {
  const name = `Marmalade ${crypto.randomUUID().slice(0, 8)}`;
  const { id, wallet } = await submitted(context, { companyName: name });
  await asOp((tx) => reviewBusiness(tx, { businessId: id, status: "rejected" }));
  const find = (subject: string) =>
    asOp(async (tx) => {
      const { entries } = await listAuditEntries(tx, { subject, limit: 9 });
      return { entries, names: await findSubjectNames(tx, entries) };
    });
  for (const subject of [id, name.slice(4), name.toUpperCase()]) {
    const { entries, names } = await find(subject);
    expect(entries).toMatchObject([{ action: "business.rejected", subjectId: id }]);
    expect(names).toEqual({ [`business ${id}`]: name });
  }
  expect((await find(name.slice(0, 2))).entries).toEqual([]);
  await erasePerson(context.test.ownerUrl, wallet);
  expect((await find(id)).names).toEqual({ [`business ${id}`]: "[erased]" });
  expect((await find(name)).entries).toEqual([]);
});
