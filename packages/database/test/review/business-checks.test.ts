// What admins check of a business before an approval.
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { listBusinessChecks, recordBusinessCheck } from "@tenora/database/business/check-business";
import { restartOnboarding } from "@tenora/database/business/restart-onboarding";
import { findBusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { findCheckMarks } from "@tenora/database/business/review/find-check-marks";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { type BusinessCheckSubject, businessChecks } from "@tenora/domain/business/business-check";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { CheckOutcome } from "@tenora/domain/review/recorded-check";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  someoneWaits,
  submission,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
let token: string;
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, token, run);
beforeAll(async () => {
  ({ token } = await createAdminSession(context.test.ownerUrl, "op@example.com"));
});

async function registered() {
  const wallet = freshWallet();
  const { id } = await submitted(context, { walletAddress: wallet });
  return { id, wallet };
}
const find = (id: string) => asOp((tx) => findBusinessForReview(tx, id));
const record = async (
  businessId: string,
  subject: BusinessCheckSubject,
  outcome: CheckOutcome = "clear",
  seenCheck: string | null = null,
) => {
  const { submittedAt: seenSubmission } = await find(businessId);
  const check = { businessId, subject, outcome, comment: "Extract, Mr X", seenCheck };
  return asOp((tx) => recordBusinessCheck(tx, { ...check, seenSubmission }));
};
const decide = (businessId: string, status: "approved" | "rejected") =>
  asOp((tx) => reviewBusiness(tx, { businessId, status }));
const approve = (businessId: string, seenCheck: string) =>
  asOp((tx) => reviewBusiness(tx, { businessId, status: "approved", seenCheck }));
const auditOf = (id: string) =>
  asOp(async (tx) => (await listAuditEntries(tx, { subject: id, limit: 50 })).entries);
const restart = async (wallet: WalletAddress) => {
  const session = await createWalletSession(context.test.ownerUrl, wallet);
  const again = submission(wallet, { companyName: "Another Ltd" });
  return asMember(context.web, session, (tx) => restartOnboarding(tx, again));
};

describe("business checks", () => {
  test("are a warning before several are approved where the newest is a concern, of this submission", async () => {
    const marksOf = async ({ id }: { readonly id: string }) =>
      (await asOp((tx) => findCheckMarks(tx, [id])))[id];
    const newestOf = async ({ id }: { readonly id: string }) => (await find(id)).checks.at(-1)?.id;
    const one = await registered();
    expect(await marksOf(one)).toBeUndefined();
    await record(one.id, "screening");
    expect(await marksOf(one)).toEqual({ concerns: 0, newestCheck: await newestOf(one) });
    await record(one.id, "register", "concern");
    await record(one.id, "authority", "concern");
    expect(await marksOf(one)).toEqual({ concerns: 2, newestCheck: await newestOf(one) });
    await record(one.id, "authority", "clear", await newestOf(one));
    expect(await marksOf(one)).toEqual({ concerns: 1, newestCheck: await newestOf(one) });
    await decide(one.id, "rejected");
    await restart(one.wallet);
    expect(await marksOf(one)).toBeUndefined();
  });

  test("are recorded with who and when, and in the audit log without the comment", async () => {
    const { id } = await registered();
    await record(id, "authority", "concern");
    const [first] = (await find(id)).checks;
    expect(first).toMatchObject({
      subject: "authority",
      outcome: "concern",
      comment: "Extract, Mr X",
      adminEmail: "op@example.com",
      at: expect.any(Date),
    });
    await record(id, "authority", "clear", first?.id);
    expect((await find(id)).checks).toHaveLength(2);
    const audit = await auditOf(id);
    expect(audit.map(({ action, after }) => ({ action, after }))).toEqual([
      { action: "business.check_recorded", after: { check: "authority", outcome: "clear" } },
      { action: "business.check_recorded", after: { check: "authority", outcome: "concern" } },
    ]);
    expect(JSON.stringify(audit)).not.toContain("Mr X");
  });

  test("are recorded once: a repeated call and a colleague's newer check reject the second", async () => {
    const { id } = await registered();
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => errorCodeOf(record(id, "register"))),
    );
    expect(outcomes.filter((one) => one === "ALREADY_CHANGED")).toHaveLength(3);
    expect((await find(id)).checks).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
    const unknown = { businessId: crypto.randomUUID(), seenSubmission: new Date() };
    const check = {
      subject: "register",
      outcome: "clear",
      comment: null,
      seenCheck: null,
    } as const;
    expect(await errorCodeOf(asOp((tx) => recordBusinessCheck(tx, { ...check, ...unknown })))).toBe(
      "BUSINESS_NOT_FOUND",
    );
  });

  test("are recorded by admins only, and neither they nor the owner can change or remove one", async () => {
    const { id, wallet } = await registered();
    await record(id, "register");
    const session = await createWalletSession(context.test.ownerUrl, wallet);
    for (const call of [
      sql`select public.record_check('business', ${id}::uuid, 'register', 'clear', null, null, now())`,
      sql`select * from recorded_checks`,
    ]) {
      const asBusiness = asMember(context.web, session, (tx) => call.execute(tx));
      expect(await errorCodeOf(asBusiness)).toBe("FORBIDDEN");
    }
    const texts = [
      "insert into recorded_checks (business_id, subject, outcome, admin_id) select business_id, subject, outcome, 'x' from recorded_checks",
      "update recorded_checks set outcome = 'clear'",
      "delete from recorded_checks",
    ];
    for (const text of texts)
      expect(await errorCodeOf(asOp((tx) => sql.raw(text).execute(tx)))).toBe("FORBIDDEN");
    for (const text of [...texts.slice(1), "truncate recorded_checks"])
      await expect(context.owner((o) => o.query(text))).rejects.toMatchObject({ code: "TN009" });
    // An erasure removes the comment, and can't do anything else.
    for (const [change, erasing] of [
      ["outcome = 'concern'", id],
      ["comment = 'x'", id],
      // Comments don't expire.
      ["comment = null", "expired"],
      ["comment = null", crypto.randomUUID()],
    ]) {
      const asErasure = context.owner(async (o) => {
        await o.query("select set_config('app.erasing', $1, false)", [erasing]);
        await o.query(`update recorded_checks set ${change} where business_id = $1`, [id]);
      });
      await expect(asErasure).rejects.toMatchObject({ code: "TN009" });
    }
  });

  test("stop no approval, whose audit row and history say what was open", async () => {
    const { id } = await registered();
    await record(id, "register");
    await record(id, "screening", "concern");
    await decide(id, "approved");
    const open = { checksNotRecorded: 1, checksWithConcern: 1 };
    const [row] = await auditOf(id);
    expect(row).toMatchObject({ action: "business.approved" });
    expect(row?.after).toEqual({ status: "approved", tier: 3, country: "SG", ...open });
    expect((await find(id)).history.at(-1)).toMatchObject({ event: "approved", approval: open });
    // What is found later is recorded as well, and changes nothing of that row.
    await record(id, "authority", "concern");
    expect((await find(id)).history.at(-1)).toMatchObject({ approval: open });
  });

  test("that are a concern stop an approval by an admin who hasn't seen it, and no rejection", async () => {
    const { id } = await registered();
    await record(id, "register");
    const seen = (await find(id)).checks.at(-1)?.id ?? "";
    await record(id, "screening", "concern");
    const concern = (await find(id)).checks.at(-1)?.id ?? "";
    for (const stale of ["0", seen])
      expect(await errorCodeOf(approve(id, stale))).toBe("CONCERN_RECORDED");
    expect((await find(id)).status).toBe("pending");
    expect((await auditOf(id)).map(({ action }) => action)).not.toContain("business.approved");
    // One that is clear meanwhile is no reason to send anybody back.
    await record(id, "authority");
    await approve(id, concern);
    expect((await auditOf(id))[0]?.after).toMatchObject({ status: "approved" });
    const other = await registered();
    await record(other.id, "register", "concern");
    const rejection = { businessId: other.id, status: "rejected", seenCheck: "0" } as const;
    await asOp((tx) => reviewBusiness(tx, rejection));
    expect(await errorCodeOf(approve(other.id, "0"))).toBe("ALREADY_REVIEWED");
  });

  test("that are a concern in force count, not those that are cleared or of an earlier submission", async () => {
    const { id, wallet } = await registered();
    await record(id, "register", "concern");
    await decide(id, "rejected");
    await restart(wallet);
    await record(id, "screening", "concern");
    await record(id, "screening", "clear", (await find(id)).checks.at(-1)?.id);
    await approve(id, "0");
    expect((await find(id)).status).toBe("approved");
  });

  test("that are being recorded are waited for: either the approval knows of the concern or the check of the approval", async () => {
    const { id } = await registered();
    const { submittedAt: seenSubmission } = await find(id);
    const shared = { businessId: id, seenSubmission, seenCheck: null, comment: null } as const;
    const recorded = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const recording = asOp(async (tx) => {
      await recordBusinessCheck(tx, { ...shared, subject: "register", outcome: "concern" });
      recorded.resolve();
      await goOn.promise;
    });
    await recorded.promise;
    const approval = errorCodeOf(approve(id, "0"));
    await someoneWaits(context);
    goOn.resolve();
    await recording;
    expect(await approval).toBe("CONCERN_RECORDED");
  });

  test("that are all clear, and a rejection, leave the audit row without a word", async () => {
    const { id } = await registered();
    for (const subject of businessChecks) await record(id, subject);
    await decide(id, "approved");
    expect((await auditOf(id))[0]?.after).toEqual({ status: "approved", tier: 3, country: "SG" });
    const other = await registered();
    await decide(other.id, "rejected");
    expect((await auditOf(other.id))[0]?.after).toEqual({ status: "rejected", tier: 3 });
  });

  test("of a rejected submission don't count for the next one, whose name may be another", async () => {
    const { id, wallet } = await registered();
    for (const subject of businessChecks) await record(id, subject);
    const { submittedAt: seenSubmission } = await find(id);
    await decide(id, "rejected");
    await restart(wallet);
    // A page that was loaded before.
    const stale = { businessId: id, seenSubmission, comment: null, seenCheck: null } as const;
    const late = asOp((tx) =>
      recordBusinessCheck(tx, { ...stale, subject: "register", outcome: "clear" }),
    );
    expect(await errorCodeOf(late)).toBe("ALREADY_CHANGED");
    const { checks, submittedAt } = await find(id);
    expect(checks).toHaveLength(3);
    expect(checks.every(({ at }) => at < submittedAt)).toBe(true);
    await record(id, "register");
    await decide(id, "approved");
    expect((await auditOf(id))[0]?.after).toMatchObject({ checksNotRecorded: 2 });
  });

  test("of an erased registration keep no words and aren't of the next one", async () => {
    const { id, wallet } = await registered();
    await record(id, "authority");
    await erasePerson(context.test.ownerUrl, wallet);
    expect((await find(id)).checks).toMatchObject([{ comment: null, outcome: "clear" }]);
    expect(await errorCodeOf(record(id, "register"))).toBe("ALREADY_CHANGED");
    await restart(wallet);
    expect((await find(id)).checks).toEqual([]);
  });

  test("are listed by their index", async () => {
    const plan = await asOp((tx) =>
      plansOf(tx, (explaining) => listBusinessChecks(explaining, crypto.randomUUID())),
    );
    expect(plan).toContain("recorded_checks_of_business");
    expect(plan).not.toContain("Seq Scan");
  });
});
