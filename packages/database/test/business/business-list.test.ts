import { countBusinesses } from "@tenora/database/business/count-businesses";
import { listBusinesses } from "@tenora/database/business/list-businesses";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);

describe("business list", () => {
  const names = [
    "50% Off Ltd",
    "50 Off Ltd",
    "Under_score",
    "UnderXscore",
    "Back\\slash",
    "Éclair",
  ];

  beforeAll(async () => {
    op = await createAdminSession(context.test.ownerUrl, "op@example.com");
    for (const companyName of names) await submitted(context, { companyName });
    const statuses = ["approved", "rejected", null, "approved", null, null] as const;
    for (const status of statuses) {
      const { id: businessId } = await submitted(context, { companyName: "Ada Textiles" });
      if (status) await asOp((tx) => reviewBusiness(tx, { businessId, status }));
    }
  });
  const search = (text: string) =>
    asOp(async (tx) => {
      const page = await listBusinesses(tx, { search: text, limit: 50 });
      return page.businesses.map(({ companyName }) => companyName).sort();
    });

  test("finds any part case-insensitively, and takes wildcards literally", async () => {
    expect(await search("50% O")).toEqual(["50% Off Ltd"]);
    expect(await search("r_S")).toEqual(["Under_score"]);
    expect(await search("BACK\\s")).toEqual(["Back\\slash"]);
    expect(await search("éCLAIR")).toEqual(["Éclair"]);
    expect(await search("  ")).toHaveLength(
      (await asOp((tx) => listBusinesses(tx, { limit: 200 }))).businesses.length,
    );
  });

  test("never matches across two fields", async () => {
    expect(await search("Ltd201912345K")).toEqual([]);
    expect(await search("Ltd 201912345K")).toEqual([]);
  });

  test("pages of any size give each business once, newest first or oldest first §7.6", async () => {
    // Several in one millisecond, so that the id decides their order.
    await context.owner((o) =>
      o.query("update businesses set created_at = '2026-02-02' where status = 'pending'"),
    );
    const all = (await asOp((tx) => listBusinesses(tx, { limit: 200 }))).businesses;
    const ids = all.map(({ id }) => id);
    for (const [order, limit] of [
      ["newest", 1],
      ["newest", 3],
      ["oldest", 3],
      ["oldest", 7],
    ] as const) {
      const seen: string[] = [];
      let after: Awaited<ReturnType<typeof listBusinesses>>["next"] | undefined;
      do {
        const query = { order, limit, ...(after ? { after } : {}) };
        const page = await asOp((tx) => listBusinesses(tx, query));
        seen.push(...page.businesses.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(seen).toEqual(order === "newest" ? ids : ids.toReversed());
    }
  });

  test("pages a search like the list, within its status", async () => {
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

  test("filters by status, and the counts match", async () => {
    const counts = await asOp(countBusinesses);
    for (const status of ["pending", "approved", "rejected"] as const) {
      const page = await asOp((tx) => listBusinesses(tx, { status, limit: 200 }));
      expect(page.businesses.every((business) => business.status === status)).toBe(true);
      expect(counts[status]).toBe(page.businesses.length);
      if (status !== "approved") continue;
      expect(counts.suspended).toBe(
        page.businesses.filter(({ suspendedAt }) => suspendedAt !== null).length,
      );
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
