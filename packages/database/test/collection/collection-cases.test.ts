import { randomUUID } from "node:crypto";
import { assignCase, findCaseRecords, findDueFollowUps } from "@tenora/database/collection/cases";
import {
  type CaseReference,
  listContacts,
  recordContact,
} from "@tenora/database/collection/contacts";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { NewContact } from "@tenora/domain/collection/contact";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { errorCodeOf } from "../support/database-context.ts";
import { useListedReceivables } from "../support/listed-receivables.ts";
import { plansOf } from "../support/query-plans.ts";

const { context, asOp, listed } = useListedReceivables();
let mira: { token: string; userId: string };
beforeAll(async () => {
  mira = await createAdminSession(context.test.ownerUrl, "mira@example.com");
});
const asMira: typeof asOp = (run) => asAdmin(context.admin, mira.token, run);

const recordOf = async (of: CaseReference) =>
  (await asOp((tx) => findCaseRecords(tx, [of]))).get(of.listing.toString());
const take = (as: typeof asOp, of: CaseReference, seen: string | null, does = true) =>
  as((tx) => assignCase(tx, of, { seen, assign: does }));
const auditOf = async (of: CaseReference) => {
  const { rows } = await context.owner((owner) =>
    owner.query(
      "select admin_email as who, action, after from audit_log where subject_id = $1 order by id",
      [of.listing.toString()],
    ),
  );
  return rows as { who: string; action: string; after: object | null }[];
};

test("case assignment: an admin takes and releases one, with an audit row each, and again changes nothing", async () => {
  const { of } = await listed();
  expect(await recordOf(of)).toMatchObject({ assignee: null });
  await take(asMira, of, null);
  await take(asMira, of, null);
  expect(await recordOf(of)).toMatchObject({
    assignee: { adminId: mira.userId, email: "mira@example.com" },
  });
  await take(asMira, of, mira.userId, false);
  expect(await recordOf(of)).toMatchObject({ assignee: null });
  expect(await auditOf(of)).toEqual([
    { who: "mira@example.com", action: "collection.case_assigned", after: null },
    { who: "mira@example.com", action: "collection.case_released", after: null },
  ]);
});

test("case assignment: a colleague who saw who had it takes it over, and nobody else changes it", async () => {
  const { of } = await listed();
  await take(asMira, of, null);
  expect(await errorCodeOf(take(asOp, of, null))).toBe("ALREADY_CHANGED");
  expect(await errorCodeOf(take(asOp, of, mira.userId, false))).toBe("ALREADY_CHANGED");
  await take(asOp, of, mira.userId);
  expect(await recordOf(of)).toMatchObject({ assignee: { email: "op@example.com" } });
  expect((await auditOf(of)).at(-1)).toEqual({
    who: "op@example.com",
    action: "collection.case_assigned",
    after: { assignee: "op@example.com" },
  });
});

test("case assignment: of two admins who take a case at once one has it", async () => {
  const { of } = await listed();
  const outcomes = await Promise.all([asMira, asOp].map((as) => errorCodeOf(take(as, of, null))));
  expect(outcomes.filter((code) => code === "ALREADY_CHANGED")).toHaveLength(1);
  expect(await auditOf(of)).toHaveLength(1);
});

test("case assignment: a disabled admin has none any more", async () => {
  const { of } = await listed();
  const kim = await createAdminSession(context.test.ownerUrl, "kim@example.com");
  await take((run) => asAdmin(context.admin, kim.token, run), of, null);
  await context.owner((owner) =>
    owner.query("update admins set revoked_at = now() where user_id = $1", [kim.userId]),
  );
  expect(await recordOf(of)).toMatchObject({ assignee: null });
  await take(asOp, of, null);
});

test("case assignment: admins only, through the function only, and of our own receivables only", async () => {
  const { of, business } = await listed();
  expect(await errorCodeOf(take(asOp, { ...of, listing: 9_999n }, null))).toBe(
    "RECEIVABLE_NOT_FOUND",
  );
  const remade = { ...of, fingerprint: `0x${"9".repeat(64)}` };
  expect(await errorCodeOf(take(asOp, remade, null))).toBe("RECEIVABLE_NOT_FOUND");
  const call = (tx: unknown) => assignCase(tx as never, of, { seen: null, assign: true });
  expect(await errorCodeOf(business.as(call))).toBe("FORBIDDEN");
  expect(await errorCodeOf(asVisitor(context.web, call))).toBe("FORBIDDEN");
  const read = sql`select * from collection_cases`;
  expect(await errorCodeOf(business.as((tx) => read.execute(tx)))).toBe("FORBIDDEN");
  expect(await errorCodeOf(asVisitor(context.web, (tx) => read.execute(tx)))).toBe("FORBIDDEN");
  await take(asMira, of, null);
  for (const text of [
    "update collection_cases set admin_id = app.current_admin()",
    "delete from collection_cases",
  ])
    expect(await errorCodeOf(asOp((tx) => sql.raw(text).execute(tx)))).toBe("FORBIDDEN");
});

const contact = (followUpOn: string | null): NewContact => ({
  id: randomUUID(),
  party: "business",
  person: "",
  means: "phone",
  followUpOn,
  contactedAt: "2026-03-01T10:00:00.000Z",
  comment: "Pays on Friday.",
});

test("follow-up: is as the contact that was recorded last says, and due from its day on", async () => {
  const [one, two, three] = [await listed(), await listed(), await listed()];
  const record = (of: CaseReference, followUpOn: string | null) =>
    asOp((tx) => recordContact(tx, of, contact(followUpOn)));
  const due = (today: string) => asOp((tx) => findDueFollowUps(tx, today));
  await record(one.of, "2026-03-09");
  await record(two.of, "2026-03-10");
  await record(three.of, "2026-03-11");
  expect(await due("2026-03-10")).toEqual([two.of.listing, one.of.listing]);
  expect(await recordOf(one.of)).toMatchObject({ followUpOn: "2026-03-09" });
  await take(asMira, one.of, null);
  expect(await recordOf(one.of)).toMatchObject({ followUpOn: "2026-03-09" });
  await record(one.of, "2026-03-20");
  await record(two.of, null);
  expect(await due("2026-03-11")).toEqual([three.of.listing]);
  expect(await recordOf(one.of)).toMatchObject({
    followUpOn: "2026-03-20",
    assignee: { email: "mira@example.com" },
  });
  const log = await asOp((tx) => listContacts(tx, one.requestId));
  expect(log.map(({ followUpOn }) => followUpOn).sort()).toEqual(["2026-03-09", "2026-03-20"]);
  expect((await auditOf(two.of)).map(({ after }) => after)).toMatchObject([
    { followUpOn: "2026-03-10" },
    {},
  ]);
  expect((await auditOf(two.of)).at(-1)?.after).not.toHaveProperty("followUpOn");
});

test("follow-up: what is due is found by its index", async () => {
  const plan = await asOp((tx) =>
    plansOf(tx, (explaining) => findDueFollowUps(explaining, "2026-03-10")),
  );
  expect(plan).toContain("collection_cases_to_follow_up");
  expect(plan).not.toContain("Seq Scan");
});

test("case records: are found by their indexes", async () => {
  const { of } = await listed();
  const plan = await asOp((tx) => plansOf(tx, (explaining) => findCaseRecords(explaining, [of])));
  expect(plan).toContain("collection_cases_pkey");
  expect(plan).not.toContain("Seq Scan");
});
