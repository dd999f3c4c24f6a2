// What admins check of an investor before an approval.
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import {
  countInvestorChecks,
  listInvestorChecks,
  recordInvestorCheck,
} from "@tenora/database/investor/check-investor";
import { reviewInvestor } from "@tenora/database/investor/review-investor";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import {
  currentChecks,
  type InvestorCheckSubject,
  investorChecks,
} from "@tenora/domain/investor/investor-check";
import type { CheckOutcome } from "@tenora/domain/review/recorded-check";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { errorCodeOf, freshWallet, useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

async function registered() {
  const wallet = freshWallet();
  const { rows } = await context.owner((o) =>
    o.query<{ id: string }>(
      `insert into investors (wallet_address, investor_name, country, registration_number_encrypted)
       values ($1, 'Cy Tan', 'Singapore', 'x') returning id`,
      [wallet],
    ),
  );
  return { id: rows[0]?.id ?? "", wallet };
}

const checksOf = (id: string) => asOp((tx) => listInvestorChecks(tx, id));
const record = (
  investorId: string,
  subject: InvestorCheckSubject,
  outcome: CheckOutcome = "clear",
  seenCheck: string | null = null,
) =>
  asOp((tx) =>
    recordInvestorCheck(tx, { investorId, subject, outcome, comment: "UN list, Mr X", seenCheck }),
  );
const approve = (investorId: string, seenChecks?: readonly string[]) =>
  asOp((tx) => reviewInvestor(tx, { investorId, status: "approved", seenChecks }));
/** The ids of the checks in force. */
const seen = async (id: string) => currentChecks(await checksOf(id)).map((check) => check.id);
const auditOf = (id: string) =>
  asOp(async (tx) => (await listAuditEntries(tx, { subject: id, limit: 50 })).entries);

describe("investor checks", () => {
  test("are recorded with who and when, in the audit log without the comment, and the newest counts", async () => {
    const { id } = await registered();
    await record(id, "sanctions", "concern");
    const [first] = await checksOf(id);
    expect(first).toMatchObject({
      subject: "sanctions",
      outcome: "concern",
      comment: "UN list, Mr X",
      adminEmail: "op@example.com",
      at: expect.any(Date),
    });
    const counts = () => asOp((tx) => countInvestorChecks(tx, [id, crypto.randomUUID()]));
    expect(await counts()).toEqual({ [id]: { recorded: 1, concerns: 1 } });
    await record(id, "sanctions", "clear", first?.id);
    await record(id, "identity");
    expect(await counts()).toEqual({ [id]: { recorded: 2, concerns: 0 } });
    expect(await checksOf(id)).toHaveLength(3);
    const audit = await auditOf(id);
    expect(audit.map(({ action, after }) => ({ action, after }))).toEqual([
      { action: "investor.check_recorded", after: { check: "identity", outcome: "clear" } },
      { action: "investor.check_recorded", after: { check: "sanctions", outcome: "clear" } },
      { action: "investor.check_recorded", after: { check: "sanctions", outcome: "concern" } },
    ]);
    expect(JSON.stringify(audit)).not.toContain("Mr X");
  });

  test("are recorded once: a repeated call and a colleague's newer check reject the second", async () => {
    const { id } = await registered();
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => errorCodeOf(record(id, "country"))),
    );
    expect(outcomes.filter((one) => one === "ALREADY_CHANGED")).toHaveLength(3);
    expect(await checksOf(id)).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
    expect(await errorCodeOf(record(crypto.randomUUID(), "country"))).toBe("INVESTOR_NOT_FOUND");
  });

  test("are recorded by admins only, and neither they nor the owner can change or remove one", async () => {
    const { id, wallet } = await registered();
    await record(id, "identity");
    const token = await createWalletSession(context.test.ownerUrl, wallet);
    for (const call of [
      sql`select public.record_check('investor', ${id}::uuid, 'country', 'clear', null, null)`,
      sql`select * from recorded_checks`,
    ]) {
      const asInvestor = asMember(context.web, token, (tx) => call.execute(tx));
      expect(await errorCodeOf(asInvestor)).toBe("FORBIDDEN");
    }
    const texts = [
      "insert into recorded_checks (investor_id, subject, outcome, admin_id) select investor_id, subject, outcome, 'x' from recorded_checks",
      "update recorded_checks set outcome = 'clear'",
      "delete from recorded_checks",
    ];
    for (const text of texts)
      expect(await errorCodeOf(asOp((tx) => sql.raw(text).execute(tx)))).toBe("FORBIDDEN");
    for (const text of [...texts.slice(1), "truncate recorded_checks"])
      await expect(context.owner((o) => o.query(text))).rejects.toMatchObject({ code: "TN009" });
    // An erasure removes the comment, and can't do anything else.
    const asErasure = (change: string, erasing = id) =>
      context.owner(async (o) => {
        await o.query("select set_config('app.erasing', $1, false)", [erasing]);
        await o.query(`update recorded_checks set ${change} where investor_id = $1`, [id]);
      });
    await expect(asErasure("outcome = 'concern'")).rejects.toMatchObject({ code: "TN009" });
    await expect(asErasure("comment = 'x'")).rejects.toMatchObject({ code: "TN009" });
    // Comments don't expire.
    for (const erasing of ["expired", crypto.randomUUID()])
      await expect(asErasure("comment = null", erasing)).rejects.toMatchObject({ code: "TN009" });
  });

  test("have to be the ones that an approval names, whose audit row says what is open", async () => {
    const { id } = await registered();
    expect(await errorCodeOf(approve(id))).toBe("INVESTOR_NOT_CHECKED");
    await record(id, "identity");
    expect(await errorCodeOf(approve(id, []))).toBe("INVESTOR_NOT_CHECKED");
    const before = await seen(id);
    await record(id, "sanctions", "concern");
    // A colleague found it after the page was loaded.
    expect(await errorCodeOf(approve(id, before))).toBe("INVESTOR_NOT_CHECKED");
    // In whichever order.
    await approve(id, (await seen(id)).toReversed());
    const [row] = await auditOf(id);
    expect(row).toMatchObject({ action: "investor.approved" });
    expect(row?.after).toEqual({
      status: "approved",
      suspended: false,
      checksNotRecorded: 1,
      checksWithConcern: 1,
    });
  });

  test("let nobody approve a concern they haven't seen where another one was cleared", async () => {
    const { id } = await registered();
    await record(id, "identity");
    await record(id, "sanctions", "concern");
    await record(id, "country");
    const before = await seen(id);
    const [identity, sanctions] = before;
    await record(id, "sanctions", "clear", sanctions);
    await record(id, "identity", "concern", identity);
    // As many as before: one concern, and nothing that isn't recorded.
    expect(await errorCodeOf(approve(id, before))).toBe("INVESTOR_NOT_CHECKED");
    await approve(id, await seen(id));
  });

  test("that are all clear let an investor be approved without a word, also one who was rejected", async () => {
    const { id } = await registered();
    await asOp((tx) => reviewInvestor(tx, { investorId: id, status: "rejected" }));
    for (const subject of investorChecks) await record(id, subject);
    await approve(id, await seen(id));
    const [row] = await auditOf(id);
    expect(row?.after).toEqual({ status: "approved", suspended: false });
    // What is found later is recorded as well.
    const newest = (await checksOf(id)).find(({ subject }) => subject === "sanctions");
    await record(id, "sanctions", "concern", newest?.id);
  });

  test("are counted by their index", async () => {
    const plan = await asOp((tx) =>
      plansOf(tx, (explaining) => countInvestorChecks(explaining, [crypto.randomUUID()])),
    );
    expect(plan).toContain("recorded_checks_of_investor");
    expect(plan).not.toContain("Seq Scan");
  });
});
