import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { recordDocumentLink } from "@tenora/database/document/record-document-link";
import { decryptText, encryptText } from "@tenora/database/encryption/text-encryption";
import { countInvestors } from "@tenora/database/investor/count-investors";
import { findInvestorForReview } from "@tenora/database/investor/find-investor-for-review";
import { findOwnInvestorStatus } from "@tenora/database/investor/find-own-investor-status";
import { listInvestors } from "@tenora/database/investor/list-investors";
import { revealGovernmentId } from "@tenora/database/investor/reveal-government-id";
import { reviewInvestor, suspendInvestor } from "@tenora/database/investor/review-investor";
import { submitInvestor } from "@tenora/database/investor/submit-investor";
import { findMailToSend } from "@tenora/database/mail/find-mail-to-send";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { errorCodeOf, freshWallet, useDatabaseContext } from "../support/database-context.ts";

// Actions of admins on investors.

const context = useDatabaseContext();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
const dataKey = "a key for tests";
/** An approval without any check: they are tested in investor-checks.test.ts. */
const unchecked: readonly string[] = [];

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

async function registered(investorName = "Cy Tan") {
  const wallet = freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  const id = await asMember(context.web, token, (tx) =>
    submitInvestor(tx, {
      investorName,
      country: "Singapore",
      walletAddress: wallet,
      registrationNumberEncrypted: encryptText(dataKey, wallet, "S1234567D"),
      certificateUrl: null,
      certificateInfo: {
        email: "cy@example.com",
        consentAt: "2026-11-21T10:00:00.000Z",
        consentVersion: "2026-11",
      },
    }),
  );
  return { id, wallet, token };
}
const decide = (investorId: string, status: "approved" | "rejected", reason?: string) =>
  asOp((tx) => reviewInvestor(tx, { investorId, status, reason, seenChecks: unchecked }));
const suspend = (investorId: string, on: boolean) =>
  asOp((tx) => suspendInvestor(tx, { investorId, suspend: on, reason: "A report" }));
const auditOf = (id: string) =>
  asOp(async (tx) => (await listAuditEntries(tx, { subject: id, limit: 50 })).entries);
const mailsOf = async (id: string) => {
  const { rows } = await context.owner((o) =>
    o.query("select id, kind, reason from outbox where subject_id = $1 order by created_at, kind", [
      id,
    ]),
  );
  return rows as { id: string; kind: string; reason: string | null }[];
};
const statusOf = (token: string) => asMember(context.web, token, (tx) => findOwnInvestorStatus(tx));

describe("investor review", () => {
  test("approves an investor once, with one audit row and one mail to them", async () => {
    const { id, token } = await registered();
    await decide(id, "approved");
    expect(await statusOf(token)).toEqual({
      status: "approved",
      suspended: false,
      rejectionReason: null,
      submittedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    });
    expect(await auditOf(id)).toMatchObject([
      { action: "investor.approved", adminEmail: "op@example.com", before: { status: "pending" } },
    ]);
    const mails = await mailsOf(id);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      "investor_approved",
      "investor_submitted",
    ]);
    const mail = mails.find(({ kind }) => kind === "investor_approved");
    const waiting = await asWorker(context.jobs, (tx) => findMailToSend(tx, mail?.id ?? ""));
    expect(waiting?.subject).toMatchObject({ email: "cy@example.com", investorName: "Cy Tan" });
    expect(await errorCodeOf(decide(id, "approved"))).toBe("ALREADY_REVIEWED");
    expect(await errorCodeOf(decide(id, "rejected"))).toBe("ALREADY_REVIEWED");
  });

  test("shows a rejected investor the reason, and can still approve them", async () => {
    const { id, token } = await registered();
    await decide(id, "rejected", "The number is not valid.");
    expect(await statusOf(token)).toMatchObject({
      status: "rejected",
      rejectionReason: "The number is not valid.",
    });
    expect(await errorCodeOf(decide(id, "rejected"))).toBe("ALREADY_REVIEWED");
    await decide(id, "approved");
    expect(await statusOf(token)).toMatchObject({ status: "approved", rejectionReason: null });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      "investor.approved",
      "investor.rejected",
    ]);
  });

  test("accepts exactly one of many concurrent decisions", async () => {
    const { id } = await registered();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, n) => errorCodeOf(decide(id, n % 2 ? "approved" : "approved"))),
    );
    expect(outcomes.filter((one) => one === "ALREADY_REVIEWED")).toHaveLength(5);
    expect(await auditOf(id)).toHaveLength(1);
    expect(await mailsOf(id)).toHaveLength(2);
  });

  test("suspends and reinstates approved investors only", async () => {
    const { id, token } = await registered();
    expect(await errorCodeOf(suspend(id, true))).toBe("ALREADY_CHANGED");
    await decide(id, "approved");
    await suspend(id, true);
    expect(await statusOf(token)).toMatchObject({ status: "approved", suspended: true });
    expect(await errorCodeOf(suspend(id, true))).toBe("ALREADY_CHANGED");
    await suspend(id, false);
    expect(await statusOf(token)).toMatchObject({ suspended: false });
    const kinds = (await mailsOf(id)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual([
      "investor_approved",
      "investor_reinstated",
      "investor_submitted",
      "investor_suspended",
    ]);
  });

  test("rejects an unknown id with INVESTOR_NOT_FOUND", async () => {
    const unknown = crypto.randomUUID();
    expect(await errorCodeOf(decide(unknown, "approved"))).toBe("INVESTOR_NOT_FOUND");
    expect(await errorCodeOf(suspend(unknown, true))).toBe("INVESTOR_NOT_FOUND");
    expect(await errorCodeOf(asOp((tx) => findInvestorForReview(tx, unknown)))).toBe(
      "INVESTOR_NOT_FOUND",
    );
    expect(await errorCodeOf(asOp((tx) => revealGovernmentId(tx, unknown)))).toBe(
      "INVESTOR_NOT_FOUND",
    );
  });
});

describe("government id", () => {
  test("is readable only through the audited function", async () => {
    const { id } = await registered();
    const read = asOp((tx) =>
      tx.selectFrom("investors").select("registration_number_encrypted").execute(),
    );
    expect(await errorCodeOf(read)).toBe("FORBIDDEN");
    expect(await auditOf(id)).toEqual([]);
    const { encryptedId, walletAddress } = await asOp((tx) => revealGovernmentId(tx, id));
    expect(decryptText(dataKey, walletAddress, encryptedId)).toBe("S1234567D");
    expect(await auditOf(id)).toMatchObject([
      { action: "investor.id_revealed", adminEmail: "op@example.com", after: null },
    ]);
  });
});

describe("audited views", () => {
  const reveals = async (adminId: string) => {
    const { rows } = await context.owner((o) =>
      o.query("select 1 from audit_log where action = 'investor.id_revealed' and admin_id = $1", [
        adminId,
      ]),
    );
    return rows.length;
  };

  test("an admin reveals at most 60 government ids an hour, even concurrently", async () => {
    const curious = await createAdminSession(context.test.ownerUrl, "curious@example.com");
    const { id } = await registered();
    const look = () =>
      asAdmin(
        context.admin,
        curious.token,
        async (tx) => (await revealGovernmentId(tx, id)).encryptedId,
      );
    const outcomes = await Promise.all(Array.from({ length: 70 }, () => errorCodeOf(look())));
    expect(outcomes.filter((one) => one === "TOO_MANY_LOOKS")).toHaveLength(10);
    expect(await reveals(curious.userId)).toBe(60);
    expect(await errorCodeOf(look())).toBe("TOO_MANY_LOOKS");
    expect(await reveals(curious.userId)).toBe(60);
    await asOp((tx) => revealGovernmentId(tx, id));
  });

  test("a certificate adds one audit row per admin and document in 15 minutes", async () => {
    const reader = await createAdminSession(context.test.ownerUrl, "reader@example.com");
    const businessId = crypto.randomUUID();
    const note = (document: string, token = reader.token) =>
      asAdmin(context.admin, token, (tx) => recordDocumentLink(tx, { businessId, document }));
    await Promise.all([note("/documents/one"), note("/documents/one"), note("/documents/one")]);
    await note("/documents/two");
    await note("/documents/one", op.token);
    const rows = (await auditOf(businessId)).map(({ action, adminEmail, after }) => ({
      action,
      adminEmail,
      after,
    }));
    const action = "business.document_opened";
    const [one, two] = ["/documents/one", "/documents/two"].map((document) => ({ document }));
    expect(rows).toEqual([
      { action, adminEmail: "op@example.com", after: one },
      { action, adminEmail: "reader@example.com", after: two },
      { action, adminEmail: "reader@example.com", after: one },
    ]);
  });
});

test("investor review: every action requires the live session of an active admin", async () => {
  const { id, token } = await registered();
  for (const call of [
    sql`select public.update_investor_status(${id}::uuid, 'approved')`,
    sql`select public.set_investor_suspension(${id}::uuid, true, 'x')`,
    sql`select public.reveal_government_id(${id}::uuid)`,
  ]) {
    expect(await errorCodeOf(asMember(context.web, token, (tx) => call.execute(tx)))).toBe(
      "FORBIDDEN",
    );
  }
  expect(await errorCodeOf(asAdmin(context.admin, "nobody", async () => {}))).toBe(
    "SESSION_MISSING",
  );
  expect(await auditOf(id)).toEqual([]);
});

test("investor list: searches name, email address and wallet, filters by status, and pages", async () => {
  const { wallet } = await registered("Zoë 100% Investor");
  for (let n = 0; n < 4; n += 1) await registered(`Paged ${n}`);
  const find = (search: string, status?: "pending" | "approved") =>
    asOp(async (tx) => (await listInvestors(tx, { search, status, limit: 50 })).investors);
  expect(await find("zoë 100%")).toHaveLength(1);
  expect(await find(wallet.slice(-10).toUpperCase().replace("X", "x"))).not.toHaveLength(0);
  expect((await find("CY@EXAMPLE")).length).toBeGreaterThan(4);
  expect(await find("zoë", "approved")).toEqual([]);
  expect(await find("s1234567d")).toEqual([]);
  const first = await asOp((tx) => listInvestors(tx, { search: "Paged", limit: 3 }));
  const second = await asOp((tx) =>
    listInvestors(tx, { search: "Paged", limit: 3, after: first.next ?? undefined }),
  );
  expect(first.investors).toHaveLength(3);
  expect(second.investors).toHaveLength(1);
  expect(second.next).toBeNull();
  expect((await asOp(countInvestors)).pending).toBeGreaterThanOrEqual(5);
});
