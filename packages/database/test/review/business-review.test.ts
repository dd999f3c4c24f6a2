import { randomUUID } from "node:crypto";
import { revokeAdmin } from "@tenora/database/admin/grant-admin";
import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import { restartOnboarding } from "@tenora/database/business/restart-onboarding";
import { findBusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { replaceCertificate } from "@tenora/database/document/replace-certificate";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { runTransaction } from "@tenora/database/transaction/transaction";
import {
  certificateReceivedText,
  countries,
  countryCodeOf,
} from "@tenora/domain/business/onboarding";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  submission,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
const approve = (businessId: string, token = op.token) =>
  asAdmin(context.admin, token, (tx) => reviewBusiness(tx, { businessId, status: "approved" }));

const auditOf = (id: string) =>
  context.owner(async (o) => {
    const { rows } = await o.query(
      `select admin_id, admin_email, action, before, after, reason
       from audit_log where subject_id = $1 order by id`,
      [id],
    );
    return rows;
  });
const mailsAbout = (id: string) =>
  context.owner(async (o) => {
    const { rows } = await o.query(
      "select kind, reason from outbox where subject_id = $1 order by created_at, kind desc",
      [id],
    );
    return rows;
  });

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

describe("business review by Op, an admin", () => {
  test("approves with a tier: one audit row, one history row, one mail §7.12", async () => {
    const { id } = await submitted(context);
    await asOp((tx) => reviewBusiness(tx, { businessId: id, status: "approved", tier: 1 }));
    const business = await asOp((tx) => findBusinessForReview(tx, id));
    expect(business).toMatchObject({ status: "approved", tier: 1, rejectionReason: null });
    expect(business.reviewedAt).toBeInstanceOf(Date);
    expect(business.history).toMatchObject([
      { event: "submitted", status: "pending", tier: 3, adminId: null },
      { event: "approved", status: "approved", tier: 1, adminId: op.userId },
    ]);
    expect(await auditOf(id)).toEqual([
      {
        admin_id: op.userId,
        admin_email: "op@example.com",
        action: "business.approved",
        before: { status: "pending", tier: 3 },
        after: { status: "approved", tier: 1, country: "SG", checksNotRecorded: 3 },
        reason: null,
      },
    ]);
    expect(await mailsAbout(id)).toEqual([
      { kind: "business_submitted", reason: null },
      { kind: "business_approved", reason: null },
    ]);
  });

  test("rejects with a reason, which the mail contains", async () => {
    const { id } = await submitted(context);
    const review = { businessId: id, status: "rejected", reason: "Unreadable scan" } as const;
    await asOp((tx) => reviewBusiness(tx, review));
    expect(await mailsAbout(id)).toContainEqual({
      kind: "business_rejected",
      reason: "Unreadable scan",
    });
    expect(await auditOf(id)).toMatchObject([{ reason: "Unreadable scan" }]);
  });

  test("accepts exactly one of many concurrent decisions §7.13", async () => {
    const { id } = await submitted(context);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        errorCodeOf(
          asOp((tx) =>
            reviewBusiness(tx, { businessId: id, status: n % 2 ? "approved" : "rejected" }),
          ),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "ALREADY_REVIEWED")).toHaveLength(7);
    expect(await auditOf(id)).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(2);
  });

  test("rejects a decision when the certificate has been replaced since the admin saw it", async () => {
    const { id, token } = await submitted(context);
    const review = { businessId: id, status: "approved" } as const;
    const { certificateUrl: seen } = await asOp((tx) => findBusinessForReview(tx, id));
    const another = {
      url: `/documents/business-documents/${randomUUID()}.pdf`,
      info: { fileName: "2.pdf" },
    };
    await asMember(context.web, token, (tx) =>
      replaceCertificate(tx, { ...another, key: randomUUID() }),
    );
    const late = asOp((tx) => reviewBusiness(tx, { ...review, seenCertificate: seen ?? "" }));
    expect(await errorCodeOf(late)).toBe("CERTIFICATE_CHANGED");
    const none = asOp((tx) => reviewBusiness(tx, { ...review, seenCertificate: "" }));
    expect(await errorCodeOf(none)).toBe("CERTIFICATE_CHANGED");
    expect(await auditOf(id)).toEqual([]);
    expect(await mailsAbout(id)).toHaveLength(1);
    await asOp((tx) => reviewBusiness(tx, { ...review, seenCertificate: another.url }));
    const again = asOp((tx) => reviewBusiness(tx, { ...review, seenCertificate: seen ?? "" }));
    expect(await errorCodeOf(again)).toBe("ALREADY_REVIEWED");
    expect(await auditOf(id)).toHaveLength(1);
  });

  test("rejects a decision when the request was resubmitted, even if neither has a stored file", async () => {
    const noFile = { certificateUrl: certificateReceivedText, certificateInfo: null };
    const { id, wallet, token } = await submitted(context, noFile);
    const review = { businessId: id, status: "approved" } as const;
    const look = async () => {
      const { certificateUrl, updatedAt } = await asOp((tx) => findBusinessForReview(tx, id));
      return { seenCertificate: certificateUrl ?? "", seenUpdate: updatedAt };
    };
    const seen = await look();
    await asOp((tx) => reviewBusiness(tx, { businessId: id, status: "rejected" }));
    const other = submission(wallet, { ...noFile, companyName: "Another Company" });
    await asMember(context.web, token, (tx) => restartOnboarding(tx, other));
    const late = asOp((tx) => reviewBusiness(tx, { ...review, ...seen }));
    expect(await errorCodeOf(late)).toBe("ALREADY_CHANGED");
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["business.rejected"]);
    const now = await look();
    const inText = new Date(JSON.parse(JSON.stringify(now.seenUpdate)) as string);
    await asOp((tx) => reviewBusiness(tx, { ...review, ...now, seenUpdate: inText }));
    expect(await auditOf(id)).toHaveLength(2);
  });

  test("decides without naming the seen certificate, as the specification calls it §7.12", async () => {
    const { id } = await submitted(context);
    const { rows } = await asOp((tx) =>
      sql`select update_business_status(business_id => ${id}::uuid, new_status => 'approved') as updated`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ updated: true }]);
  });

  test("distinguishes unknown, missing and malformed ids and invalid statuses §5.25 §8.20", async () => {
    expect(await errorCodeOf(approve(randomUUID()))).toBe("BUSINESS_NOT_FOUND");
    expect(await errorCodeOf(approve(""))).toBe("MISSING_BUSINESS_ID");
    expect(await errorCodeOf(approve("7"))).toBe("INVALID_INPUT");
    const { id } = await submitted(context);
    const invalid = { businessId: id, status: "Approved" as "approved" };
    expect(await errorCodeOf(asOp((tx) => reviewBusiness(tx, invalid)))).toBe("INVALID_STATUS");
    const tierless = { businessId: id, status: "approved", tier: 4 as 3 } as const;
    expect(await errorCodeOf(asOp((tx) => reviewBusiness(tx, tierless)))).toBe("INVALID_INPUT");
    const texts = await context.owner(async (o) => {
      const { rows } = await o.query("select prosrc from pg_proc where proname = $1", [
        "update_business_status",
      ]);
      return rows[0].prosrc as string;
    });
    expect(texts).toContain("'Missing business ID'");
    expect(texts).toContain("'Invalid status'");
    expect(await auditOf(id)).toEqual([]);
  });

  test("approves with the country of the company register, and not without one", async () => {
    const { id } = await submitted(context, { country: "Other" });
    const review = { businessId: id, status: "approved" } as const;
    expect(await errorCodeOf(asOp((tx) => reviewBusiness(tx, review)))).toBe("MISSING_COUNTRY");
    expect(await auditOf(id)).toEqual([]);
    await asOp((tx) => reviewBusiness(tx, { ...review, country: "DE" }));
    expect(await asOp((tx) => findBusinessForReview(tx, id))).toMatchObject({ countryCode: "DE" });
    expect(await auditOf(id)).toMatchObject([{ after: { country: "DE" } }]);
  });

  test("takes the country that onboarding names where the admin chose none", async () => {
    const { rows } = await context.owner((o) =>
      o.query("select name, app.named_country_code(name) as code from unnest($1::text[]) name", [
        countries,
      ]),
    );
    expect(rows).toEqual(countries.map((name) => ({ name, code: countryCodeOf(name) })));
  });

  test("accepts the status 'pending' without a change", async () => {
    const { id } = await submitted(context);
    const { rows } = await asOp((tx) =>
      sql`select update_business_status(${id}::uuid, 'pending') as updated`.execute(tx),
    );
    expect(rows).toEqual([{ updated: false }]);
    expect(await auditOf(id)).toEqual([]);
  });
});

describe("business review by anyone else", () => {
  test("is rejected without a session, with an expired one, a wallet's or a former admin's", async () => {
    const { id, token: walletToken } = await submitted(context);
    const { ownerUrl } = context.test;
    const past = { expiresAt: new Date(Date.now() - 1000) };
    const expired = await createAdminSession(ownerUrl, "late@example.com", past);
    const former = await createAdminSession(ownerUrl, "former@example.com");
    await context.owner((o) => revokeAdmin(o, former.userId));
    for (const token of ["unknown", expired.token, walletToken, former.token]) {
      expect(await errorCodeOf(approve(id, token))).toBe("SESSION_MISSING");
    }
    expect(await auditOf(id)).toEqual([]);
  });

  test("the function rejects the role admin without a live session", async () => {
    const { id } = await submitted(context);
    const attempt = runTransaction(context.admin, "admin", "", (tx) =>
      sql`select update_business_status(${id}::uuid, 'approved')`.execute(tx),
    );
    expect(await errorCodeOf(attempt)).toBe("FORBIDDEN");
  });

  test("an admin cannot update rows without the function", async () => {
    const change = asOp((tx) => sql`update businesses set status = 'approved'`.execute(tx));
    expect(await errorCodeOf(change)).toBe("FORBIDDEN");
  });

  test("the public login cannot become admin, nor the admin login a member", async () => {
    const become = (database: typeof context.web, role: string) =>
      errorCodeOf(database.pool.query(`set role ${role}`));
    expect(await become(context.web, "tenora_admin")).toBe("42501");
    expect(await become(context.admin as never, "tenora_member")).toBe("42501");
    expect(await become(context.jobs as never, "tenora_admin")).toBe("42501");
  });
});

describe("restart of a rejected business", () => {
  test("makes the same record pending at tier 3, keeps its history, once per form", async () => {
    const first = await submitted(context);
    const restart = submission(first.wallet, { companyName: "Ada Textiles II" });
    const again = () => asMember(context.web, first.token, (tx) => restartOnboarding(tx, restart));
    expect(await errorCodeOf(again())).toBe("WALLET_TAKEN");
    await asOp((tx) =>
      reviewBusiness(tx, { businessId: first.id, status: "rejected", tier: 2, reason: "No" }),
    );
    expect(await again()).toEqual({ id: first.id, repeated: false });
    expect(await again()).toEqual({ id: first.id, repeated: true });
    const business = await asOp((tx) => findBusinessForReview(tx, first.id));
    expect(business).toMatchObject({
      companyName: "Ada Textiles II",
      status: "pending",
      tier: 3,
      rejectionReason: null,
      reviewedAt: null,
    });
    expect(business.history.map(({ event }) => event)).toEqual([
      "submitted",
      "rejected",
      "restarted",
    ]);
    expect((await mailsAbout(first.id)).map(({ kind }) => kind).sort()).toEqual([
      "business_rejected",
      "business_submitted",
      "business_submitted",
    ]);
  });

  test("fails for a wallet without a business", async () => {
    const wallet = freshWallet();
    const token = await createWalletSession(context.test.ownerUrl, wallet);
    const attempt = asMember(context.web, token, (tx) => restartOnboarding(tx, submission(wallet)));
    expect(await errorCodeOf(attempt)).toBe("BUSINESS_NOT_FOUND");
    expect(await asMember(context.web, token, findOwnBusiness)).toBeNull();
  });
});

describe("audit log", () => {
  test("rejects updates and deletes, even by the owner", async () => {
    for (const text of [
      "update audit_log set reason = 'x'",
      "delete from audit_log",
      "truncate audit_log",
      "update business_history set reason = 'x'",
      "delete from business_history",
    ]) {
      expect(await errorCodeOf(context.owner((o) => o.query(text))), text).toBe("TN009");
    }
  });

  test("has ids without gaps and an intact hash chain, which a forged row breaks", async () => {
    const broken = () =>
      context.owner(async (o) => (await o.query("select app.broken_audit_entries() as id")).rows);
    const { rows } = await context.owner((o) =>
      o.query("select id::int from audit_log order by id"),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    expect(await broken()).toEqual([]);
    await context.owner((o) =>
      o.query(`alter table audit_log disable trigger append_only;
        update audit_log set reason = 'forged' where id = 3;
        alter table audit_log enable trigger append_only`),
    );
    expect(await broken()).toEqual([{ id: "3" }]);
  });
});
