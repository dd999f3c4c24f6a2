import { randomUUID } from "node:crypto";
import { addNote } from "@tenora/database/add-note";
import { asAdmin } from "@tenora/database/as-admin";
import { asMember } from "@tenora/database/as-member";
import { asVisitor } from "@tenora/database/as-visitor";
import { changeTier } from "@tenora/database/change-tier";
import { erasePerson } from "@tenora/database/erase-person";
import { findBusinessStanding } from "@tenora/database/find-business-standing";
import { findOwnBusiness } from "@tenora/database/find-own-business";
import { findOwnInvestorStanding } from "@tenora/database/find-own-investor-standing";
import { investorExists } from "@tenora/database/investor-exists";
import { replaceCertificate } from "@tenora/database/replace-certificate";
import { revealGovernmentId } from "@tenora/database/reveal-government-id";
import { reviewBusiness } from "@tenora/database/review-business";
import { reviewInvestor, suspendInvestor } from "@tenora/database/review-investor";
import { sealText } from "@tenora/database/sealed-text";
import { submitBusiness } from "@tenora/database/submit-business";
import { submitInvestor } from "@tenora/database/submit-investor";
import { suspendBusiness } from "@tenora/database/suspend-business";
import type { WalletAddress } from "@tenora/domain/wallet-address";
import { createAdminSession, createWalletSession } from "@tenora/testing/database-sessions";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { asking, document, key, placesWith, settleCanary } from "./canary.ts";
import { freshWallet, refusal, submission, useOffice } from "./office.ts";

const office = useOffice();
let wallet: WalletAddress;
const ask = asking(office);
const settle = (status: "pending" | "approved") => settleCanary(office, wallet, status);
const placesOf = (word: string) => placesWith(office, word);

beforeEach(() => {
  wallet = freshWallet();
});

describe("an erased record", () => {
  let op: { token: string };
  const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(office.admin, op.token, run);
  const idOf = async (table: "businesses" | "investors") =>
    (await ask<{ id: string }>(`select id from ${table} where wallet_address = $1`, [wallet]))[0]
      ?.id ?? "";
  const stateOf = (table: "businesses" | "investors") =>
    ask(`select * from ${table} where wallet_address = $1`, [wallet]);
  const suspended = (table: "businesses" | "investors") =>
    ask(`update ${table} set status = 'approved', suspended_at = now() where wallet_address = $1`, [
      wallet,
    ]);
  beforeEach(async () => {
    op = await createAdminSession(office.test.ownerUrl, "op@example.com");
  });

  test("of a business is neither decided nor reinstated nor moved", async () => {
    await settle("pending");
    await suspended("businesses");
    await erasePerson(office.test.ownerUrl, wallet);
    const businessId = await idOf("businesses");
    const before = await stateOf("businesses");
    const reason = "x";
    const acts = [
      asOp((tx) => suspendBusiness(tx, { businessId, suspend: false, reason })),
      asOp((tx) => changeTier(tx, { businessId, seen: 3, tier: 1, reason })),
      asOp((tx) => reviewBusiness(tx, { businessId, status: "approved" })),
    ];
    expect(await Promise.all(acts.map(refusal))).toEqual([
      "ALREADY_CHANGED",
      "ALREADY_CHANGED",
      "ALREADY_REVIEWED",
    ]);
    expect(await stateOf("businesses")).toEqual(before);
    // Not even one that is pending, as one that had started again before was.
    await ask(
      "update businesses set suspended_at = null, suspension_reason = null, status = 'pending' where id = $1",
      [businessId],
    );
    const { rows } = await asOp((tx) =>
      sql`select update_business_status(${businessId}::uuid, 'approved') as updated`.execute(tx),
    );
    expect(rows).toEqual([{ updated: false }]);
  });

  test("of an investor is neither approved nor reinstated nor shown", async () => {
    await settle("pending");
    await erasePerson(office.test.ownerUrl, wallet);
    const investorId = await idOf("investors");
    const approve = asOp((tx) => reviewInvestor(tx, { investorId, status: "approved" }));
    expect(await refusal(approve)).toBe("ALREADY_REVIEWED");
    expect(await refusal(asOp((tx) => revealGovernmentId(tx, investorId)))).toBe(
      "INVESTOR_NOT_FOUND",
    );
    await suspended("investors");
    const reinstate = asOp((tx) =>
      suspendInvestor(tx, { investorId, suspend: false, reason: "x" }),
    );
    expect(await refusal(reinstate)).toBe("ALREADY_CHANGED");
    expect(await ask("select 1 from audit_log where subject_id = $1", [investorId])).toEqual([]);
  });

  test("is written anew by who registers again, with its mail, and then reviewed as any other", async () => {
    await settle("pending");
    await suspended("investors");
    await erasePerson(office.test.ownerUrl, wallet);
    const token = await createWalletSession(office.test.ownerUrl, wallet);
    const asCy = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(office.web, token, run);
    expect(await asCy(findOwnInvestorStanding)).toBeNull();
    expect(await asVisitor(office.web, (tx) => investorExists(tx, wallet))).toBe(false);
    const register = (investorName: string) =>
      asCy((tx) =>
        submitInvestor(tx, {
          investorName,
          country: "Malaysia",
          walletAddress: wallet,
          registrationNumberEncrypted: sealText(key, wallet, "S2"),
          certificateUrl: null,
          certificateInfo: { email: "anew@example.com", consentAt: "2026", consentVersion: "1" },
        }),
      );
    const investorId = await idOf("investors");
    expect(await register("Cy Anew")).toBe(investorId);
    expect(await register("Cy Twice")).toBe(investorId);
    expect(await stateOf("investors")).toMatchObject([
      {
        investor_name: "Cy Anew",
        country: "Malaysia",
        status: "pending",
        certificate_info: { email: "anew@example.com" },
        suspended_at: null,
        suspension_reason: null,
        erased_at: null,
      },
    ]);
    const waiting = "select kind from outbox where subject_id = $1 and sent_at is null";
    expect(await ask(waiting, [investorId])).toEqual([{ kind: "investor_submitted" }]);
    await asOp((tx) => reviewInvestor(tx, { investorId, status: "approved" }));
    expect(await asCy(findOwnInvestorStanding)).toMatchObject({ status: "approved" });
    await suspended("investors");
    await erasePerson(office.test.ownerUrl, wallet);
  });

  test("of a business takes no note and no certificate", async () => {
    await settle("pending");
    await erasePerson(office.test.ownerUrl, wallet);
    const token = await createWalletSession(office.test.ownerUrl, wallet);
    const businessId = await idOf("businesses");
    const certificate = { url: document(4), info: { fileName: "a.pdf" }, key: randomUUID() };
    const before = await stateOf("businesses");
    const acts = [
      asMember(office.web, token, (tx) => replaceCertificate(tx, certificate)),
      asOp((tx) => addNote(tx, businessId, "canary")),
    ];
    expect(await Promise.all(acts.map(refusal))).toEqual(["BUSINESS_ERASED", "BUSINESS_ERASED"]);
    expect(await stateOf("businesses")).toEqual(before);
    expect(await placesOf("canary")).toEqual([]);
  });

  test.each(["pending", "approved"] as const)(
    "of a business that was %s leaves its wallet free: it begins again, as for the first time",
    async (status) => {
      await settle(status);
      if (status === "approved") {
        await ask(
          "update businesses set tier = 1, suspended_at = now(), suspension_reason = 'x' where wallet_address = $1",
          [wallet],
        );
      }
      await erasePerson(office.test.ownerUrl, wallet);
      const [rested] = (await stateOf("businesses")) as { id: string; created_at: Date }[];
      const token = await createWalletSession(office.test.ownerUrl, wallet);
      const asAda = <T>(run: Parameters<typeof asMember<T>>[2]) => asMember(office.web, token, run);
      expect(await asVisitor(office.web, (tx) => findBusinessStanding(tx, wallet))).toBeNull();
      expect(await asAda(findOwnBusiness)).toBeNull();

      const form = submission(wallet);
      const first = await asAda((tx) => submitBusiness(tx, form));
      expect(first).toMatchObject({ id: rested?.id, repeated: false });
      expect(await asAda((tx) => submitBusiness(tx, form))).toEqual({ ...first, repeated: true });
      const other = asAda((tx) => submitBusiness(tx, submission(wallet)));
      expect(await refusal(other)).toBe("WALLET_TAKEN");
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
      // What happened to it before is kept.
      const events = await ask(
        "select event from business_history where business_id = $1 order by id",
        [first.id],
      );
      expect(events).toEqual(
        ["submitted", "certificate_replaced", "restarted"].map((event) => ({ event })),
      );
      const waiting = "select kind from outbox where subject_id = $1 and sent_at is null";
      expect(await ask(waiting, [first.id])).toEqual([{ kind: "business_submitted" }]);
      await asOp((tx) => reviewBusiness(tx, { businessId: first.id, status: "approved" }));
      await asOp((tx) => addNote(tx, first.id, "Known from before"));
      expect(await asVisitor(office.web, (tx) => findBusinessStanding(tx, wallet))).toEqual({
        status: "approved",
        tier: 3,
      });
    },
  );
});
