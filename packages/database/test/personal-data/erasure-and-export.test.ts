import { checkAuditLog } from "@tenora/database/audit/check-audit-log";
import { addBusinessComment } from "@tenora/database/business/review/add-business-comment";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { countEncryptedValues } from "@tenora/database/encryption/count-encrypted-values";
import { listInvestorChecks } from "@tenora/database/investor/check-investor";
import { revealGovernmentId } from "@tenora/database/investor/reveal-government-id";
import { reviewInvestor, suspendInvestor } from "@tenora/database/investor/review-investor";
import { erasePerson, StillApprovedError } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { describe, expect, test } from "vitest";
import { document, key, logo, older, rewardPicture } from "../support/canary-records.ts";
import { freshWallet, submitted } from "../support/database-context.ts";
import { useCanary } from "../support/use-canary.ts";

const canary = useCanary();
const { context, queryRows, settle, placesOf } = canary;

describe("erasure", () => {
  test("removes all personal data from every table and keeps what the audit needs", async () => {
    await settle("pending");
    expect(await placesOf("canary")).toEqual([
      "public.business_history",
      "public.business_profiles",
      "public.businesses",
      "public.guests",
      "public.investors",
      "public.invitations",
      "public.join_requests",
      "public.mail_settings",
      "public.outbox",
      "public.ratings",
      "public.recorded_checks",
      "public.rejected_submissions",
      "public.rewards",
      "public.saved_searches",
      "public.share_links",
    ]);
    expect(
      await erasePerson(context.test.ownerUrl, canary.wallet.toUpperCase().replace("0X", "0x")),
    ).toEqual([document(1), document(2), document(3), logo(), rewardPicture]);
    expect(await placesOf("canary")).toEqual([]);
    expect(await placesOf("0000-4000-8000")).toEqual([]);
    expect(await queryRows("select 1 from mail_tokens")).toEqual([]);
    expect(await queryRows("select 1 from watched_listings")).toEqual([]);
    expect(await queryRows("select 1 from guest_confirmations")).toEqual([]);
    expect(await queryRows("select 1 from mail_settings")).toEqual([]);
    const [business] = await queryRows("select * from businesses where wallet_address = $1", [
      canary.wallet,
    ]);
    expect(business).toMatchObject({ status: "rejected", company_name: "[erased]" });
    const events = await queryRows("select event from business_history order by id");
    expect(events).toEqual([{ event: "submitted" }, { event: "certificate_replaced" }]);
    const audit = await queryRows("select action, after from audit_log where subject_id = $1", [
      canary.wallet,
    ]);
    expect(audit).toMatchObject([{ action: "person.erased", after: { documents: 3 } }]);
    expect(await checkAuditLog(context.test.ownerUrl)).toMatchObject({ broken: [] });
    const sessions = await queryRows(
      `select 1 from auth_wallet."walletAddress" where lower(address) = $1`,
      [canary.wallet],
    );
    expect(sessions).toEqual([]);
    const waiting = await queryRows(
      "select 1 from outbox where sent_at is null and subject_id in (select id from businesses where wallet_address = $1)",
      [canary.wallet],
    );
    expect(waiting).toEqual([]);
  });

  test("requires the suspension of an approved business, and does nothing for unknown wallets", async () => {
    await settle("approved");
    await expect(erasePerson(context.test.ownerUrl, canary.wallet)).rejects.toThrow(
      StillApprovedError,
    );
    expect(await placesOf("CANARY1")).toEqual(["public.businesses"]);
    await queryRows(
      "update businesses set suspended_at = now(), suspension_reason = 'canary' where wallet_address = $1",
      [canary.wallet],
    );
    await erasePerson(context.test.ownerUrl, canary.wallet);
    expect(await placesOf("canary")).toEqual([]);
    expect(await erasePerson(context.test.ownerUrl, freshWallet())).toEqual([]);
  });

  test("is the only way to change a business history", async () => {
    await settle("pending");
    const change = context.owner(async (owner) => {
      const { rows } = await owner.query("select id from businesses where wallet_address = $1", [
        canary.wallet,
      ]);
      await owner.query("select set_config('app.erasing', $1, false)", [rows[0].id]);
      await owner.query("update business_history set status = 'approved' where business_id = $1", [
        rows[0].id,
      ]);
    });
    await expect(change).rejects.toMatchObject({ code: "TN009" });
    await expect(queryRows("update business_history set reason = 'x'")).rejects.toMatchObject({
      code: "TN009",
    });
    await expect(queryRows("delete from business_history")).rejects.toMatchObject({
      code: "TN009",
    });
    await erasePerson(context.test.ownerUrl, canary.wallet);
  });
});

test("export: contains all data of one person, with the government id decrypted, and of no one else", async () => {
  await settle("pending");
  await submitted(context, { directorName: "Another Person" });
  const exported = await exportPerson(context.test.ownerUrl, canary.wallet, [key, older]);
  expect(exported).toMatchObject({
    wallet: canary.wallet,
    business: { director_name: "Canary Lim" },
    investor: { investor_name: "Canary Tan", registration_number: "S-CANARY-D" },
    businessChecks: [{ subject: "authority", outcome: "clear", comment: "Met the canary" }],
    investorChecks: [{ subject: "sanctions", outcome: "clear", comment: "No canary listed" }],
    submissions: [{ registration_number: "CANARY0" }],
    documents: [document(1), document(2), document(3), logo(), rewardPicture],
    rewards: [{ uri: "data:application/json,canary" }],
    rewardDeliveries: [{ note_id: 7 << 24 }],
    ratings: [{ words: "Canary paid", stars: 4 }],
    savedSearches: [{ name: "Canary", query: "?q=canary" }],
    watchedListings: [{ listing_id: 7 }],
  });
  expect(exported.history).toHaveLength(2);
  expect(exported.mails).toHaveLength(1);
  expect(exported.mailSettings).toMatchObject([{ time_zone: "Canary" }, { time_zone: "Canary" }]);
  expect(exported.sessions).toHaveLength(1);
  const { invitations, joinRequests, shareLinks } = exported;
  expect([invitations, joinRequests, shareLinks].map(({ length }) => length)).toEqual([2, 2, 1]);
  const text = JSON.stringify(exported);
  expect(text).not.toMatch(/Another Person|"token"|encrypted|admin_id/);
  const audit = await queryRows("select action from audit_log where subject_id = $1", [
    canary.wallet,
  ]);
  expect(audit).toEqual([{ action: "person.exported" }]);
});

test("export: contains the actions on the person's records and their times, without the admins", async () => {
  const { ownerUrl } = context.test;
  const op = await createAdminSession(ownerUrl, "op@example.com");
  const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
  await settle("pending");
  const [{ id: investorId } = { id: "" }] = await queryRows<{ id: string }>(
    "select id from investors where wallet_address = $1",
    [canary.wallet],
  );
  const [{ id: businessId } = { id: "" }] = await queryRows<{ id: string }>(
    "select id from businesses where wallet_address = $1",
    [canary.wallet],
  );
  const other = await submitted(context);
  await asOp((tx) => reviewBusiness(tx, { businessId: other.id, status: "approved" }));
  await asOp((tx) => revealGovernmentId(tx, investorId));
  const checks = await asOp((tx) => listInvestorChecks(tx, investorId));
  const seenChecks = checks.map(({ id }) => id);
  await asOp((tx) => reviewInvestor(tx, { investorId, status: "approved", seenChecks }));
  const reason = "A question is open";
  await asOp((tx) => suspendInvestor(tx, { investorId, suspend: true, reason }));
  await asOp((tx) => addBusinessComment(tx, businessId, "Called back"));
  await exportPerson(ownerUrl, canary.wallet, [key, older]);
  const { actions } = await exportPerson(ownerUrl, canary.wallet, [key, older]);
  expect(actions).toMatchObject([
    { action: "investor.id_revealed", about: "investor" },
    { action: "investor.approved", before: { status: "pending" }, after: { status: "approved" } },
    { action: "investor.suspended", after: { suspended: true }, reason },
    { action: "business.note_added" },
    { action: "person.exported", about: "wallet" },
  ]);
  for (const { at } of actions) expect(at).toMatch(/^\d{4}-\d\d-\d\dT.*\+00:00$/);
  expect(JSON.stringify(actions)).not.toContain("op@example.com");
  expect(JSON.stringify(actions)).not.toContain(op.userId);
});

test("key rotation: encrypts texts with the new key, once, and no other key decrypts them", async () => {
  const { ownerUrl } = context.test;
  await queryRows("update investors set erased_at = now()");
  await settle("pending");
  expect(await countEncryptedValues(ownerUrl, [key])).toEqual({
    present: 0,
    older: 0,
    unreadable: 1,
  });
  expect(await countEncryptedValues(ownerUrl, [key, older])).toEqual({
    present: 0,
    older: 1,
    unreadable: 0,
  });
  const rotated = await countEncryptedValues(ownerUrl, [key, older], { reseal: true });
  expect(rotated).toEqual({ present: 1, older: 0, unreadable: 0 });
  expect(await countEncryptedValues(ownerUrl, [key])).toEqual({
    present: 1,
    older: 0,
    unreadable: 0,
  });
  const exported = await exportPerson(ownerUrl, canary.wallet, key);
  expect(exported.investor).toMatchObject({ registration_number: "S-CANARY-D" });
});
