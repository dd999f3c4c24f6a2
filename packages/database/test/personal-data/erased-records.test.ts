import { randomUUID } from "node:crypto";
import { findBusinessStatus } from "@tenora/database/business/find-business-status";
import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import { changeTier, suspendBusiness } from "@tenora/database/business/manage-business";
import { addBusinessComment } from "@tenora/database/business/review/add-business-comment";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { submitBusiness } from "@tenora/database/business/submit-business";
import { replaceCertificate } from "@tenora/database/document/replace-certificate";
import { encryptText } from "@tenora/database/encryption/text-encryption";
import { countInvestorChecks, listInvestorChecks } from "@tenora/database/investor/check-investor";
import { findOwnInvestorStatus } from "@tenora/database/investor/find-own-investor-status";
import { investorExists } from "@tenora/database/investor/investor-exists";
import { revealGovernmentId } from "@tenora/database/investor/reveal-government-id";
import { reviewInvestor, suspendInvestor } from "@tenora/database/investor/review-investor";
import { submitInvestor } from "@tenora/database/investor/submit-investor";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { document, key } from "../support/canary-records.ts";
import { errorCodeOf, submission } from "../support/database-context.ts";
import { useCanary } from "../support/use-canary.ts";

const canary = useCanary();
const { context, queryRows, settle, placesOf } = canary;

describe("erased record", () => {
  let op: { token: string };
  const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
  const idOf = async (table: "businesses" | "investors") =>
    (
      await queryRows<{ id: string }>(`select id from ${table} where wallet_address = $1`, [
        canary.wallet,
      ])
    )[0]?.id ?? "";
  const stateOf = (table: "businesses" | "investors") =>
    queryRows(`select * from ${table} where wallet_address = $1`, [canary.wallet]);
  const suspended = (table: "businesses" | "investors") =>
    queryRows(
      `update ${table} set status = 'approved', suspended_at = now() where wallet_address = $1`,
      [canary.wallet],
    );
  beforeEach(async () => {
    op = await createAdminSession(context.test.ownerUrl, "op@example.com");
  });

  test("of a business cannot be reviewed, reinstated or moved to another tier", async () => {
    await settle("pending");
    await suspended("businesses");
    await erasePerson(context.test.ownerUrl, canary.wallet);
    const businessId = await idOf("businesses");
    const before = await stateOf("businesses");
    const reason = "x";
    const actions = [
      asOp((tx) => suspendBusiness(tx, { businessId, suspend: false, reason })),
      asOp((tx) => changeTier(tx, { businessId, seen: 3, tier: 1, reason })),
      asOp((tx) => reviewBusiness(tx, { businessId, status: "approved" })),
    ];
    expect(await Promise.all(actions.map(errorCodeOf))).toEqual([
      "ALREADY_CHANGED",
      "ALREADY_CHANGED",
      "ALREADY_REVIEWED",
    ]);
    expect(await stateOf("businesses")).toEqual(before);
    // Not even a pending record.
    await queryRows(
      "update businesses set suspended_at = null, suspension_reason = null, status = 'pending' where id = $1",
      [businessId],
    );
    const { rows } = await asOp((tx) =>
      sql`select update_business_status(${businessId}::uuid, 'approved') as updated`.execute(tx),
    );
    expect(rows).toEqual([{ updated: false }]);
  });

  test("of an investor cannot be approved, reinstated or shown", async () => {
    await settle("pending");
    await erasePerson(context.test.ownerUrl, canary.wallet);
    const investorId = await idOf("investors");
    const approve = asOp((tx) => reviewInvestor(tx, { investorId, status: "approved" }));
    expect(await errorCodeOf(approve)).toBe("ALREADY_REVIEWED");
    expect(await errorCodeOf(asOp((tx) => revealGovernmentId(tx, investorId)))).toBe(
      "INVESTOR_NOT_FOUND",
    );
    await suspended("investors");
    const reinstate = asOp((tx) =>
      suspendInvestor(tx, { investorId, suspend: false, reason: "x" }),
    );
    expect(await errorCodeOf(reinstate)).toBe("ALREADY_CHANGED");
    expect(await queryRows("select 1 from audit_log where subject_id = $1", [investorId])).toEqual(
      [],
    );
  });

  test("is overwritten by a new registration, with its mail, and can be reviewed again", async () => {
    await settle("pending");
    await suspended("investors");
    await erasePerson(context.test.ownerUrl, canary.wallet);
    const token = await createWalletSession(context.test.ownerUrl, canary.wallet);
    const asCy = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, run);
    expect(await asCy(findOwnInvestorStatus)).toBeNull();
    expect(await asVisitor(context.web, (tx) => investorExists(tx, canary.wallet))).toBe(false);
    const register = (investorName: string) =>
      asCy((tx) =>
        submitInvestor(tx, {
          investorName,
          country: "Malaysia",
          walletAddress: canary.wallet,
          registrationNumberEncrypted: encryptText(key, canary.wallet, "S2"),
          certificateUrl: null,
          certificateInfo: { email: "again@example.com", consentAt: "2026", consentVersion: "1" },
        }),
      );
    const investorId = await idOf("investors");
    expect(await register("Cy Again")).toBe(investorId);
    expect(await register("Cy Twice")).toBe(investorId);
    expect(await stateOf("investors")).toMatchObject([
      {
        investor_name: "Cy Again",
        country: "Malaysia",
        status: "pending",
        certificate_info: { email: "again@example.com" },
        suspended_at: null,
        suspension_reason: null,
        erased_at: null,
      },
    ]);
    const waiting = "select kind from outbox where subject_id = $1 and sent_at is null";
    expect(await queryRows(waiting, [investorId])).toEqual([{ kind: "investor_submitted" }]);
    // The erased registration's check says nothing of this one.
    expect(await asOp((tx) => listInvestorChecks(tx, investorId))).toEqual([]);
    expect(await asOp((tx) => countInvestorChecks(tx, [investorId]))).toEqual({});
    await asOp((tx) => reviewInvestor(tx, { investorId, status: "approved", seenChecks: [] }));
    expect(await asCy(findOwnInvestorStatus)).toMatchObject({ status: "approved" });
    await suspended("investors");
    await erasePerson(context.test.ownerUrl, canary.wallet);
  });

  test("of a business accepts no comment and no certificate", async () => {
    await settle("pending");
    await erasePerson(context.test.ownerUrl, canary.wallet);
    const token = await createWalletSession(context.test.ownerUrl, canary.wallet);
    const businessId = await idOf("businesses");
    const certificate = { url: document(4), info: { fileName: "a.pdf" }, key: randomUUID() };
    const before = await stateOf("businesses");
    const actions = [
      asMember(context.web, token, (tx) => replaceCertificate(tx, certificate)),
      asOp((tx) => addBusinessComment(tx, businessId, "canary")),
    ];
    expect(await Promise.all(actions.map(errorCodeOf))).toEqual([
      "BUSINESS_ERASED",
      "BUSINESS_ERASED",
    ]);
    expect(await stateOf("businesses")).toEqual(before);
    expect(await placesOf("canary")).toEqual([]);
  });

  test.each(["pending", "approved"] as const)(
    "of a business that was %s leaves its wallet free: it begins again, as for the first time",
    async (status) => {
      await settle(status);
      if (status === "approved") {
        await queryRows(
          "update businesses set tier = 1, suspended_at = now(), suspension_reason = 'x' where wallet_address = $1",
          [canary.wallet],
        );
      }
      await erasePerson(context.test.ownerUrl, canary.wallet);
      const [rested] = (await stateOf("businesses")) as { id: string; created_at: Date }[];
      const token = await createWalletSession(context.test.ownerUrl, canary.wallet);
      const asAda = <T>(run: Parameters<typeof asMember<T>>[2]) =>
        asMember(context.web, token, run);
      expect(
        await asVisitor(context.web, (tx) => findBusinessStatus(tx, canary.wallet)),
      ).toBeNull();
      expect(await asAda(findOwnBusiness)).toBeNull();

      const form = submission(canary.wallet);
      const first = await asAda((tx) => submitBusiness(tx, form));
      expect(first).toMatchObject({ id: rested?.id, repeated: false });
      expect(await asAda((tx) => submitBusiness(tx, form))).toEqual({ ...first, repeated: true });
      const other = asAda((tx) => submitBusiness(tx, submission(canary.wallet)));
      expect(await errorCodeOf(other)).toBe("WALLET_TAKEN");
      expect(await stateOf("businesses")).toMatchObject([
        {
          company_name: "Ada Textiles",
          status: "pending",
          tier: 3,
          suspended_at: null,
          suspension_reason: null,
          erased_at: null,
        },
      ]);
      expect(first.createdAt.getTime()).toBeGreaterThan(rested?.created_at.getTime() ?? 0);
      // Its earlier history remains.
      const events = await queryRows(
        "select event from business_history where business_id = $1 order by id",
        [first.id],
      );
      expect(events).toEqual(
        ["submitted", "certificate_replaced", "restarted"].map((event) => ({ event })),
      );
      const waiting = "select kind from outbox where subject_id = $1 and sent_at is null";
      expect(await queryRows(waiting, [first.id])).toEqual([{ kind: "business_submitted" }]);
      await asOp((tx) => reviewBusiness(tx, { businessId: first.id, status: "approved" }));
      await asOp((tx) => addBusinessComment(tx, first.id, "Known from before"));
      expect(await asVisitor(context.web, (tx) => findBusinessStatus(tx, canary.wallet))).toEqual({
        status: "approved",
        tier: 3,
      });
    },
  );
});
