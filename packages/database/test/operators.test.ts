import { randomUUID } from "node:crypto";
import { asAdmin } from "@tenora/database/as-admin";
import { asMember } from "@tenora/database/as-member";
import { countBusinesses } from "@tenora/database/count-businesses";
import { findBusinessForReview } from "@tenora/database/find-business-for-review";
import { findOwnBusiness } from "@tenora/database/find-own-business";
import { revokeAdmin } from "@tenora/database/grant-admin";
import { listBusinesses } from "@tenora/database/list-businesses";
import { replaceCertificate } from "@tenora/database/replace-certificate";
import { restartOnboarding } from "@tenora/database/restart-onboarding";
import { reviewBusiness } from "@tenora/database/review-business";
import { runTransaction } from "@tenora/database/transaction";
import { createAdminSession, createWalletSession } from "@tenora/testing/database-sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { freshWallet, refusal, submission, submitted, useOffice } from "./office.ts";

const office = useOffice();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(office.admin, op.token, run);
const approve = (businessId: string, token = op.token) =>
  asAdmin(office.admin, token, (tx) => reviewBusiness(tx, { businessId, status: "approved" }));

const auditOf = (id: string) =>
  office.owner(async (o) => {
    const { rows } = await o.query(
      `select admin_id, admin_email, action, before, after, reason
       from audit_log where subject_id = $1 order by id`,
      [id],
    );
    return rows;
  });
const mailsAbout = (id: string) =>
  office.owner(async (o) => {
    const { rows } = await o.query(
      "select kind, reason from outbox where subject_id = $1 order by created_at, kind desc",
      [id],
    );
    return rows;
  });

beforeAll(async () => {
  op = await createAdminSession(office.test.ownerUrl, "op@example.com");
});

describe("Op, an operator, reviews", () => {
  test("approves with a tier: one audit row, one history line, one mail §7.12", async () => {
    const { id } = await submitted(office);
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
        after: { status: "approved", tier: 1 },
        reason: null,
      },
    ]);
    expect(await mailsAbout(id)).toEqual([
      { kind: "business_submitted", reason: null },
      { kind: "business_approved", reason: null },
    ]);
  });

  test("rejects with a reason, which the mail carries", async () => {
    const { id } = await submitted(office);
    const review = { businessId: id, status: "rejected", reason: "Unreadable scan" } as const;
    await asOp((tx) => reviewBusiness(tx, review));
    expect(await mailsAbout(id)).toContainEqual({
      kind: "business_rejected",
      reason: "Unreadable scan",
    });
    expect(await auditOf(id)).toMatchObject([{ reason: "Unreadable scan" }]);
  });

  test("decides once: of many reviews at once exactly one wins §7.13", async () => {
    const { id } = await submitted(office);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        refusal(
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

  test("decides on the certificate she saw, not on one that came after her look", async () => {
    const { id, token } = await submitted(office);
    const review = { businessId: id, status: "approved" } as const;
    const { certificateUrl: seen } = await asOp((tx) => findBusinessForReview(tx, id));
    const another = { url: "/documents/business-documents/2.pdf", info: { fileName: "2.pdf" } };
    await asMember(office.web, token, (tx) =>
      replaceCertificate(tx, { ...another, key: randomUUID() }),
    );
    const late = asOp((tx) => reviewBusiness(tx, { ...review, seenCertificate: seen ?? "" }));
    expect(await refusal(late)).toBe("CERTIFICATE_CHANGED");
    const none = asOp((tx) => reviewBusiness(tx, { ...review, seenCertificate: "" }));
    expect(await refusal(none)).toBe("CERTIFICATE_CHANGED");
    expect(await auditOf(id)).toEqual([]);
    expect(await mailsAbout(id)).toHaveLength(1);
    await asOp((tx) => reviewBusiness(tx, { ...review, seenCertificate: another.url }));
    const again = asOp((tx) => reviewBusiness(tx, { ...review, seenCertificate: seen ?? "" }));
    expect(await refusal(again)).toBe("ALREADY_REVIEWED");
    expect(await auditOf(id)).toHaveLength(1);
  });

  test("decides without a word on the certificate, as the specification calls it §7.12", async () => {
    const { id } = await submitted(office);
    const { rows } = await asOp((tx) =>
      sql`select update_business_status(business_id => ${id}::uuid, new_status => 'approved') as updated`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([{ updated: true }]);
  });

  test("is told apart: unknown, missing and malformed ids, and invalid words §5.25 §8.20", async () => {
    expect(await refusal(approve(randomUUID()))).toBe("BUSINESS_NOT_FOUND");
    expect(await refusal(approve(""))).toBe("MISSING_BUSINESS_ID");
    expect(await refusal(approve("7"))).toBe("INVALID_INPUT");
    const { id } = await submitted(office);
    const invalid = { businessId: id, status: "Approved" as "approved" };
    expect(await refusal(asOp((tx) => reviewBusiness(tx, invalid)))).toBe("INVALID_STATUS");
    const tierless = { businessId: id, status: "approved", tier: 4 as 3 } as const;
    expect(await refusal(asOp((tx) => reviewBusiness(tx, tierless)))).toBe("INVALID_INPUT");
    const texts = await office.owner(async (o) => {
      const { rows } = await o.query("select prosrc from pg_proc where proname = $1", [
        "update_business_status",
      ]);
      return rows[0].prosrc as string;
    });
    expect(texts).toContain("'Missing business ID'");
    expect(texts).toContain("'Invalid status'");
    expect(await auditOf(id)).toEqual([]);
  });

  test("'pending' is a valid word that changes nothing", async () => {
    const { id } = await submitted(office);
    const { rows } = await asOp((tx) =>
      sql`select update_business_status(${id}::uuid, 'pending') as updated`.execute(tx),
    );
    expect(rows).toEqual([{ updated: false }]);
    expect(await auditOf(id)).toEqual([]);
  });
});

describe("nobody else reviews", () => {
  test("no session, an expired one, a wallet's, a revoked admin's", async () => {
    const { id, token: walletToken } = await submitted(office);
    const { ownerUrl } = office.test;
    const past = { expiresAt: new Date(Date.now() - 1000) };
    const expired = await createAdminSession(ownerUrl, "late@example.com", past);
    const former = await createAdminSession(ownerUrl, "former@example.com");
    await office.owner((o) => revokeAdmin(o, former.userId));
    for (const token of ["unknown", expired.token, walletToken, former.token]) {
      expect(await refusal(approve(id, token))).toBe("FORBIDDEN");
    }
    expect(await auditOf(id)).toEqual([]);
  });

  test("the function itself refuses a role admin without a live session", async () => {
    const { id } = await submitted(office);
    const attempt = runTransaction(office.admin, "admin", "", (tx) =>
      sql`select update_business_status(${id}::uuid, 'approved')`.execute(tx),
    );
    expect(await refusal(attempt)).toBe("FORBIDDEN");
  });

  test("an admin cannot change rows past the function", async () => {
    const change = asOp((tx) => sql`update businesses set status = 'approved'`.execute(tx));
    expect(await refusal(change)).toBe("FORBIDDEN");
  });

  test("the public login cannot become admin, nor the admin login a member", async () => {
    const become = (database: typeof office.web, role: string) =>
      refusal(database.pool.query(`set role ${role}`));
    expect(await become(office.web, "tenora_admin")).toBe("42501");
    expect(await become(office.admin as never, "tenora_member")).toBe("42501");
    expect(await become(office.jobs as never, "tenora_admin")).toBe("42501");
  });
});

describe("a rejected business restarts", () => {
  test("the same record becomes pending at tier 3, its history kept, once per form", async () => {
    const first = await submitted(office);
    const restart = submission(first.wallet, { companyName: "Ada Textiles II" });
    const again = () => asMember(office.web, first.token, (tx) => restartOnboarding(tx, restart));
    expect(await refusal(again())).toBe("WALLET_TAKEN");
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

  test("a wallet without a business has nothing to restart", async () => {
    const wallet = freshWallet();
    const token = await createWalletSession(office.test.ownerUrl, wallet);
    const attempt = asMember(office.web, token, (tx) => restartOnboarding(tx, submission(wallet)));
    expect(await refusal(attempt)).toBe("BUSINESS_NOT_FOUND");
    expect(await asMember(office.web, token, findOwnBusiness)).toBeNull();
  });
});

describe("the list", () => {
  const names = [
    "50% Off Ltd",
    "50 Off Ltd",
    "Under_score",
    "UnderXscore",
    "Back\\slash",
    "Éclair",
  ];

  beforeAll(async () => {
    for (const companyName of names) await submitted(office, { companyName });
  });
  const search = (text: string) =>
    asOp(async (tx) => {
      const page = await listBusinesses(tx, { search: text, limit: 50 });
      return page.businesses.map(({ companyName }) => companyName).sort();
    });

  test("finds a part in any case, and takes wildcards as they are", async () => {
    expect(await search("50% O")).toEqual(["50% Off Ltd"]);
    expect(await search("r_S")).toEqual(["Under_score"]);
    expect(await search("BACK\\s")).toEqual(["Back\\slash"]);
    expect(await search("éCLAIR")).toEqual(["Éclair"]);
    expect(await search("  ")).toHaveLength(
      (await asOp((tx) => listBusinesses(tx, { limit: 200 }))).businesses.length,
    );
  });

  test("a match never spans two fields", async () => {
    expect(await search("Ltd201912345K")).toEqual([]);
    expect(await search("Ltd 201912345K")).toEqual([]);
  });

  test("pages of any size give each business once, newest first §7.6", async () => {
    // Several in one millisecond, so that the id has to decide.
    await office.owner((o) =>
      o.query("update businesses set created_at = '2026-02-02' where status = 'pending'"),
    );
    const all = (await asOp((tx) => listBusinesses(tx, { limit: 200 }))).businesses;
    for (const limit of [1, 3, 7]) {
      const seen: string[] = [];
      let after: Awaited<ReturnType<typeof listBusinesses>>["next"] | undefined;
      do {
        const page = await asOp((tx) => listBusinesses(tx, { limit, ...(after ? { after } : {}) }));
        seen.push(...page.businesses.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(seen).toEqual(all.map(({ id }) => id));
    }
  });

  test("a search pages like the list, and stays within its status", async () => {
    const all = (await asOp((tx) => listBusinesses(tx, { limit: 200 }))).businesses;
    const textiles = all.filter(({ companyName }) => companyName.startsWith("Ada Textiles"));
    expect(textiles.length).toBeGreaterThan(4);
    const query = { search: "textil", limit: 2 };
    const first = await asOp((tx) => listBusinesses(tx, query));
    const second = await asOp((tx) =>
      listBusinesses(tx, { ...query, after: first.next ?? undefined }),
    );
    const found = [...first.businesses, ...second.businesses].map(({ id }) => id);
    expect(found).toEqual(textiles.slice(0, 4).map(({ id }) => id));
    const approved = await asOp((tx) =>
      listBusinesses(tx, { ...query, limit: 99, status: "approved" }),
    );
    expect(approved.businesses.map(({ id }) => id)).toEqual(
      textiles.filter(({ status }) => status === "approved").map(({ id }) => id),
    );
  });

  test("filters by status, and the counts agree", async () => {
    const counts = await asOp(countBusinesses);
    for (const status of ["pending", "approved", "rejected"] as const) {
      const page = await asOp((tx) => listBusinesses(tx, { status, limit: 200 }));
      expect(page.businesses.every((business) => business.status === status)).toBe(true);
      expect(counts[status]).toBe(page.businesses.length);
    }
  });

  test("uses the indexes", async () => {
    const plan = (query: string) =>
      asOp(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        const { rows } = await sql.raw<Record<string, string>>(`explain ${query}`).execute(tx);
        return rows.map((row) => row["QUERY PLAN"]).join("\n");
      });
    expect(await plan("select * from businesses where search_text like '%textil%'")).toContain(
      "businesses_search",
    );
    expect(
      await plan(
        "select * from businesses where status = 'pending' order by created_at desc, id desc limit 20",
      ),
    ).toContain("businesses_newest_by_status");
  });
});

describe("the audit log", () => {
  test("refuses change, even by the owner", async () => {
    for (const text of [
      "update audit_log set reason = 'x'",
      "delete from audit_log",
      "truncate audit_log",
      "update business_history set reason = 'x'",
      "delete from business_history",
    ]) {
      expect(await refusal(office.owner((o) => o.query(text))), text).toBe("TN009");
    }
  });

  test("is numbered without gaps and its chain holds; a forged row breaks it", async () => {
    const broken = () =>
      office.owner(async (o) => (await o.query("select app.broken_audit_entries() as id")).rows);
    const { rows } = await office.owner((o) =>
      o.query("select id::int from audit_log order by id"),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    expect(await broken()).toEqual([]);
    await office.owner((o) =>
      o.query(`alter table audit_log disable trigger append_only;
        update audit_log set reason = 'forged' where id = 3;
        alter table audit_log enable trigger append_only`),
    );
    expect(await broken()).toEqual([{ id: "3" }]);
  });
});
