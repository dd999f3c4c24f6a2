import { changeTier, suspendBusiness } from "@tenora/database/business/manage-business";
import { restartOnboarding } from "@tenora/database/business/restart-onboarding";
import { findBusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { beforeAll, expect, test } from "vitest";
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
