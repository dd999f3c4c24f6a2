import { endAdminSession, listAdminSessions } from "@tenora/database/admin/admin-sessions";
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll, expect, test } from "vitest";
import { errorCodeOf, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
const auditOf = (id: string) =>
  asOp(async (tx) => (await listAuditEntries(tx, { subject: id, limit: 50 })).entries);

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

test("admin sessions: an admin lists and ends only their own", async () => {
  const other = await createAdminSession(context.test.ownerUrl, "op@example.com");
  const stranger = await createAdminSession(context.test.ownerUrl, "cleo@example.com");
  const own = await asOp(listAdminSessions);
  expect(own).toHaveLength(2);
  expect(own.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const [foreign] = await asAdmin(context.admin, stranger.token, listAdminSessions);
  const end = (id = "") => asOp((tx) => endAdminSession(tx, id));
  expect(await errorCodeOf(end(foreign?.id))).toBe("ALREADY_CHANGED");
  const elsewhere = own.find(({ isCurrent }) => !isCurrent);
  await end(elsewhere?.id);
  expect(await errorCodeOf(asAdmin(context.admin, other.token, listAdminSessions))).toBe(
    "SESSION_MISSING",
  );
  expect(await asOp(listAdminSessions)).toHaveLength(1);
  expect(await auditOf(elsewhere?.id ?? "")).toMatchObject([{ action: "admin.session_ended" }]);
});
