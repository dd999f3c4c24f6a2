import { listSavedFilters, removeFilter, saveFilter } from "@tenora/database/admin/saved-filters";
import { findBusinessForReview } from "@tenora/database/business/find-business-for-review";
import { changeTier, suspendBusiness } from "@tenora/database/business/manage-business";
import { restartOnboarding } from "@tenora/database/business/restart-onboarding";
import { reviewBusiness } from "@tenora/database/business/review-business";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll, describe, expect, test } from "vitest";
import {
  errorCodeOf,
  submission,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string; userId: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

test("resubmission: the rejected submission is stored beside the new one", async () => {
  const { id, wallet, token } = await submitted(context);
  const find = () => asOp((tx) => findBusinessForReview(tx, id));
  expect((await find()).lastRejected).toBeNull();
  const reject = (reason: string) =>
    asOp((tx) => reviewBusiness(tx, { businessId: id, status: "rejected", reason }));
  await reject("Unreadable.");
  const restart = (companyName: string) =>
    asMember(context.web, token, (tx) =>
      restartOnboarding(tx, submission(wallet, { companyName })),
    );
  await restart("Ada Textiles Pte Ltd");
  const again = await find();
  expect(again).toMatchObject({ companyName: "Ada Textiles Pte Ltd", status: "pending" });
  expect(again.lastRejected).toMatchObject({ companyName: "Ada Textiles", reason: "Unreadable." });
  await reject("Still unreadable.");
  await restart("Ada Weaving");
  expect((await find()).lastRejected).toMatchObject({
    companyName: "Ada Textiles Pte Ltd",
    reason: "Still unreadable.",
  });
});

test("mails: suspension, reinstatement and tier change send one mail each, with the reason", async () => {
  const { id: businessId } = await submitted(context);
  await asOp((tx) => reviewBusiness(tx, { businessId, status: "approved" }));
  const suspend = (on: boolean) =>
    asOp((tx) => suspendBusiness(tx, { businessId, suspend: on, reason: "A report." }));
  await suspend(true);
  expect(await errorCodeOf(suspend(true))).toBe("ALREADY_CHANGED");
  await suspend(false);
  await asOp((tx) => changeTier(tx, { businessId, seen: 3, tier: 1, reason: "Proven." }));
  const { rows } = await context.owner((o) =>
    o.query("select kind, reason from outbox where subject_id = $1 order by kind", [businessId]),
  );
  expect(rows).toEqual([
    { kind: "business_approved", reason: null },
    { kind: "business_reinstated", reason: "A report." },
    { kind: "business_submitted", reason: null },
    { kind: "business_suspended", reason: "A report." },
    { kind: "business_tier_changed", reason: "Proven." },
  ]);
});

describe("saved filters", () => {
  const filter = (name: string, query = "status=pending") =>
    ({ place: "requests", name, query }) as const;
  const names = async (token: string) =>
    (await asAdmin(context.admin, token, (tx) => listSavedFilters(tx, "requests"))).map(
      ({ name }) => name,
    );

  test("are an admin's own; one of the same name takes the other's place", async () => {
    const bea = await createAdminSession(context.test.ownerUrl, "bea@example.com");
    await asOp((tx, me) => saveFilter(tx, me, filter("Mine")));
    await asOp((tx, me) => saveFilter(tx, me, filter("Mine", "status=rejected")));
    expect(await names(op.token)).toEqual(["Mine"]);
    expect(await names(bea.token)).toEqual([]);
    const [mine] = await asOp((tx) => listSavedFilters(tx, "requests"));
    expect(mine?.query).toBe("status=rejected");
    await asAdmin(context.admin, bea.token, (tx) => removeFilter(tx, mine?.id ?? ""));
    expect(await names(op.token)).toEqual(["Mine"]);
    const forged = asAdmin(context.admin, bea.token, (tx) =>
      saveFilter(tx, op.userId, filter("Forged")),
    );
    expect(await errorCodeOf(forged)).toBe("FORBIDDEN");
    await asOp((tx) => removeFilter(tx, mine?.id ?? ""));
    expect(await names(op.token)).toEqual([]);
  });

  test("are forty at most", async () => {
    for (let n = 0; n < 40; n += 1) await asOp((tx, me) => saveFilter(tx, me, filter(`F${n}`)));
    const one = asOp((tx, me) => saveFilter(tx, me, filter("One more")));
    expect(await errorCodeOf(one)).toBe("INVALID_INPUT");
  });
});
