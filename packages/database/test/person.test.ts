import { randomUUID } from "node:crypto";
import { addNote } from "@tenora/database/add-note";
import { asAdmin } from "@tenora/database/as-admin";
import { asMember } from "@tenora/database/as-member";
import { asVisitor } from "@tenora/database/as-visitor";
import { changeTier } from "@tenora/database/change-tier";
import { checkAuditLog } from "@tenora/database/check-audit-log";
import { erasePerson, StillApprovedError } from "@tenora/database/erase-person";
import { exportPerson } from "@tenora/database/export-person";
import { findBusinessStanding } from "@tenora/database/find-business-standing";
import { findOwnBusiness } from "@tenora/database/find-own-business";
import { findOwnInvestorStanding } from "@tenora/database/find-own-investor-standing";
import { investorExists } from "@tenora/database/investor-exists";
import { replaceCertificate } from "@tenora/database/replace-certificate";
import { countSealed } from "@tenora/database/reseal";
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
import { freshWallet, refusal, submission, submitted, useOffice } from "./office.ts";

const office = useOffice();
const key = "a data key of at least 32 characters";
const older = "an older data key of 32 characters!!";
const document = (digit: number) =>
  `/documents/business-documents/0000000${digit}-0000-4000-8000-000000000000.pdf`;

let wallet: WalletAddress;
const ask = async <T>(text: string, values: unknown[] = []) =>
  (await office.owner((owner) => owner.query(text, values))).rows as T[];

/** A business with a past, whose owner is an investor too; everything personal is a canary. */
async function settle(status: "pending" | "approved"): Promise<void> {
  const { id } = await submitted(office, {
    companyName: "Canary Textiles",
    registrationNumber: "CANARY1",
    directorName: "Canary Lim",
    directorEmail: "canary@example.com",
    certificateUrl: document(1),
    certificateInfo: { fileName: "canary.pdf" },
    walletAddress: wallet,
  });
  await ask("update businesses set status = $2 where id = $1", [id, status]);
  await ask(
    `insert into business_history (business_id, event, status, tier, reason, replaced_certificate_url)
     values ($1, 'certificate_replaced', 'pending', 3, 'the canary was blurred', $2)`,
    [id, document(2)],
  );
  await ask("update outbox set reason = 'canary', recipient_key = 'canary' where subject_id = $1", [
    id,
  ]);
  await ask(
    `insert into investors (wallet_address, investor_name, country, registration_number_encrypted, certificate_info)
     values ($1, 'Canary Tan', 'Singapore', $2, '{"email": "canary@example.com"}')`,
    [wallet, Buffer.from(sealText(older, wallet, "S-CANARY-D"))],
  );
  await ask("update investors set rejection_reason = 'canary' where wallet_address = $1", [wallet]);
  await ask(
    `insert into rejected_submissions (business_id, company_name, country, registration_number,
       director_name, director_email, certificate_url, reason)
     values ($1, 'Canary', 'Singapore', 'CANARY0', 'Canary', 'canary@example.com', $2, 'canary')`,
    [id, document(3)],
  );
}

/** Every row of every table that says the word or names the document, by table. */
async function placesOf(word: string): Promise<string[]> {
  const tables = await ask<{ place: string }>(
    `select format('%I.%I', schemaname, tablename) as place from pg_tables
     where schemaname in ('public', 'auth_wallet', 'auth_admin', 'graphile_worker')`,
  );
  const found: string[] = [];
  for (const { place } of tables) {
    const rows = await ask(`select 1 from ${place} t where t::text ilike '%' || $1 || '%'`, [word]);
    if (rows.length > 0) found.push(place);
  }
  return found.sort();
}

beforeEach(() => {
  wallet = freshWallet();
});

describe("erasing a person", () => {
  test("leaves no personal word in any table, and what audit needs", async () => {
    await settle("pending");
    expect(await placesOf("canary")).toEqual([
      "public.business_history",
      "public.businesses",
      "public.investors",
      "public.outbox",
      "public.rejected_submissions",
    ]);
    expect(
      await erasePerson(office.test.ownerUrl, wallet.toUpperCase().replace("0X", "0x")),
    ).toEqual([document(1), document(2), document(3)]);
    expect(await placesOf("canary")).toEqual([]);
    expect(await placesOf("0000-4000-8000")).toEqual([]);
    const [business] = await ask("select * from businesses where wallet_address = $1", [wallet]);
    expect(business).toMatchObject({ status: "rejected", company_name: "[erased]" });
    const events = await ask("select event from business_history order by id");
    expect(events).toEqual([{ event: "submitted" }, { event: "certificate_replaced" }]);
    const audit = await ask("select action, after from audit_log where subject_id = $1", [wallet]);
    expect(audit).toMatchObject([{ action: "person.erased", after: { documents: 3 } }]);
    expect(await checkAuditLog(office.test.ownerUrl)).toMatchObject({ broken: [] });
    const sessions = await ask(
      `select 1 from auth_wallet."walletAddress" where lower(address) = $1`,
      [wallet],
    );
    expect(sessions).toEqual([]);
    const waiting = await ask(
      "select 1 from outbox where sent_at is null and subject_id in (select id from businesses where wallet_address = $1)",
      [wallet],
    );
    expect(waiting).toEqual([]);
  });

  test("asks for suspension first while a business may act; of strangers there is nothing to erase", async () => {
    await settle("approved");
    await expect(erasePerson(office.test.ownerUrl, wallet)).rejects.toThrow(StillApprovedError);
    expect(await placesOf("CANARY1")).toEqual(["public.businesses"]);
    await ask(
      "update businesses set suspended_at = now(), suspension_reason = 'canary' where wallet_address = $1",
      [wallet],
    );
    await erasePerson(office.test.ownerUrl, wallet);
    expect(await placesOf("canary")).toEqual([]);
    expect(await erasePerson(office.test.ownerUrl, freshWallet())).toEqual([]);
  });

  test("is the only way to change a history", async () => {
    await settle("pending");
    const change = office.owner(async (owner) => {
      const { rows } = await owner.query("select id from businesses where wallet_address = $1", [
        wallet,
      ]);
      await owner.query("select set_config('app.erasing', $1, false)", [rows[0].id]);
      await owner.query("update business_history set status = 'approved' where business_id = $1", [
        rows[0].id,
      ]);
    });
    await expect(change).rejects.toMatchObject({ code: "TN009" });
    await expect(ask("update business_history set reason = 'x'")).rejects.toMatchObject({
      code: "TN009",
    });
    await expect(ask("delete from business_history")).rejects.toMatchObject({ code: "TN009" });
    await erasePerson(office.test.ownerUrl, wallet);
  });
});

test("the views that admins keep of him go too, however they are written; others stay", async () => {
  const { userId } = await createAdminSession(office.test.ownerUrl, "op@example.com");
  await settle("pending");
  await ask("update businesses set director_name = 'Ada Ünal' where wallet_address = $1", [wallet]);
  await ask("update investors set investor_name = 'Li' where wallet_address = $1", [wallet]);
  const keep = (place: string, name: string, query: string) =>
    ask("insert into saved_filters (admin_id, place, name, query) values ($1, $2, $3, $4)", [
      userId,
      place,
      name,
      query,
    ]);
  const search = (words: string) => new URLSearchParams({ status: "pending", search: words });
  await keep("requests", "1", `${search("canary TEXTILES ltd")}`);
  await keep("requests", "2", `${search("ada ünal")}`);
  await keep("requests", "3", "search=%61da%20%c3%9cnal");
  await keep("requests", "4", `${search("Canary@example.com")}`);
  await keep("requests", "5", `${search(wallet.toUpperCase())}`);
  await keep("investors", "6", `${search("li")}`);
  await keep("investors", "Ask Canary Lim, Canary Textiles", "status=pending");
  // Parts: of a name, a company, an address, a number, a wallet; beside other words; in a view's name.
  const parts = ["Ada", "xtile", "nary@exa", "NARY1", wallet.slice(-6), "berlin,ünal"];
  for (const [n, part] of parts.entries()) await keep("requests", `p${n}`, `${search(part)}`);
  await keep("investors", "Call Ünal's", "status=pending");
  const others = ["status=pending", `${search("Berlin & co")}`, "status=rejected&search=Ad"];
  for (const query of others) await keep("investors", `Others: ${query}`, query);
  others.push("status=approved");
  await keep("investors", "Textiles", "status=approved");
  await erasePerson(office.test.ownerUrl, wallet);
  const left = await ask<{ query: string }>("select query from saved_filters order by created_at");
  expect(left.map(({ query }) => query)).toEqual(others);
  expect(await placesOf("canary")).toEqual([]);
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
      asOp((tx) => changeTier(tx, { businessId, tier: 1, reason })),
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

test("an export tells all of one person, with the id opened, and of nobody else", async () => {
  await settle("pending");
  await submitted(office, { directorName: "Somebody Else" });
  const told = await exportPerson(office.test.ownerUrl, wallet, [key, older]);
  expect(told).toMatchObject({
    wallet,
    business: { director_name: "Canary Lim" },
    investor: { investor_name: "Canary Tan", registration_number: "S-CANARY-D" },
    submissions: [{ registration_number: "CANARY0" }],
    documents: [document(1), document(2), document(3)],
  });
  expect(told.history).toHaveLength(2);
  expect(told.mails).toHaveLength(1);
  expect(told.sessions).toHaveLength(1);
  const text = JSON.stringify(told);
  expect(text).not.toMatch(/Somebody Else|"token"|encrypted|admin_id/);
  const audit = await ask("select action from audit_log where subject_id = $1", [wallet]);
  expect(audit).toEqual([{ action: "person.exported" }]);
});

test("sealed texts move to the new key, once, and nobody else's key opens them", async () => {
  const { ownerUrl } = office.test;
  await ask("truncate investors");
  await settle("pending");
  expect(await countSealed(ownerUrl, [key])).toEqual({ present: 0, older: 0, unreadable: 1 });
  expect(await countSealed(ownerUrl, [key, older])).toEqual({
    present: 0,
    older: 1,
    unreadable: 0,
  });
  const anew = await countSealed(ownerUrl, [key, older], { reseal: true });
  expect(anew).toEqual({ present: 1, older: 0, unreadable: 0 });
  expect(await countSealed(ownerUrl, [key])).toEqual({ present: 1, older: 0, unreadable: 0 });
  const told = await exportPerson(ownerUrl, wallet, key);
  expect(told.investor).toMatchObject({ registration_number: "S-CANARY-D" });
});
