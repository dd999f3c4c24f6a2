// The checks of an investor that the settings require before an approval.
import { recordInvestorCheck } from "@tenora/database/investor/check-investor";
import { findInvestorForReview } from "@tenora/database/investor/find-investor-for-review";
import { storeInvestorChecksRule } from "@tenora/database/investor/required-checks";
import { reviewInvestor } from "@tenora/database/investor/review-investor";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { currentChecks, type InvestorCheckSubject } from "@tenora/domain/investor/investor-check";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorCodeOf, freshWallet, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
let token: string;
beforeAll(async () => {
  ({ token } = await createAdminSession(context.test.ownerUrl, "op@example.com"));
});
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, token, run);
const requireChecks = (isNeeded: boolean) =>
  storeInvestorChecksRule(context.test.ownerUrl, isNeeded);
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await context.owner((o) => o.query(text, values))).rows as Row[];

async function registered(...subjects: InvestorCheckSubject[]): Promise<string> {
  const [row] = await ask<{ id: string }>(
    `insert into investors (wallet_address, investor_name, country, registration_number_encrypted)
     values ($1, 'Cy Tan', 'Singapore', 'x') returning id`,
    [freshWallet()],
  );
  const id = row?.id ?? "";
  for (const subject of subjects) await check(id, subject);
  return id;
}
const check = (
  investorId: string,
  subject: InvestorCheckSubject,
  outcome: "clear" | "concern" = "clear",
) =>
  asOp((tx) =>
    recordInvestorCheck(tx, { investorId, subject, outcome, comment: null, seenCheck: null }),
  );
const find = (id: string) => asOp((tx) => findInvestorForReview(tx, id));
/** With the checks that are in force, as the page has them. */
const decide = async (investorId: string, status: "approved" | "rejected" = "approved") => {
  const seenChecks = currentChecks((await find(investorId)).checks).map(({ id }) => id);
  return errorCodeOf(asOp((tx) => reviewInvestor(tx, { investorId, status, seenChecks })));
};

describe("required investor checks", () => {
  beforeEach(() => requireChecks(true));

  test("an approval is rejected until each is recorded, and a rejection isn't", async () => {
    const id = await registered();
    expect(await find(id)).toMatchObject({ needsChecks: true, status: "pending" });
    expect(await decide(id)).toBe("INVESTOR_CHECKS_MISSING");
    await check(id, "identity");
    await check(id, "country");
    expect(await decide(id)).toBe("INVESTOR_CHECKS_MISSING");
    expect(await find(id)).toMatchObject({ status: "pending" });
    expect(await ask("select from outbox where subject_id = $1", [id])).toHaveLength(0);
    // Nor after a rejection.
    await decide(id, "rejected");
    expect(await decide(id)).toBe("INVESTOR_CHECKS_MISSING");
    await check(id, "sanctions");
    await decide(id);
    expect(await find(id)).toMatchObject({ status: "approved" });
  });

  test("a concern is recorded, too: an admin decides about it", async () => {
    const id = await registered("identity", "country");
    await check(id, "sanctions", "concern");
    await decide(id);
    expect(await find(id)).toMatchObject({ status: "approved" });
  });

  test("those from before an erasure aren't of the wallet's next registration", async () => {
    const id = await registered("identity", "sanctions", "country");
    await ask("update investors set created_at = now() + interval '1 hour' where id = $1", [id]);
    expect(await decide(id)).toBe("INVESTOR_CHECKS_MISSING");
  });

  test("no admin can change the rule", async () => {
    for (const text of [
      "update review_rules set needs_investor_checks = false",
      "delete from review_rules",
    ])
      expect(await errorCodeOf(asOp((tx) => sql.raw(text).execute(tx)))).toBe("FORBIDDEN");
  });
});

test("required investor checks: without the rule an approval without them passes", async () => {
  await requireChecks(false);
  const id = await registered();
  expect(await find(id)).toMatchObject({ needsChecks: false });
  await decide(id);
  expect(await find(id)).toMatchObject({ status: "approved" });
});

test("required investor checks: each change of the setting is one audit row, and leaves the other rule alone", async () => {
  await ask("delete from review_rules");
  await ask("insert into review_rules (second_reviewer_from) values (25000)");
  const recorded = () =>
    ask<{ action: string }>(
      "select action from audit_log where subject_id = 'investor_checks' order by id",
    );
  const before = (await recorded()).length;
  for (const isNeeded of [true, true, false]) {
    await Promise.all([requireChecks(isNeeded), requireChecks(isNeeded)]);
  }
  expect((await recorded()).slice(before).map(({ action }) => action)).toEqual([
    "review.investor_checks_required",
    "review.investor_checks_dropped",
  ]);
  expect(await ask("select second_reviewer_from as second from review_rules")).toEqual([
    { second: 25_000 },
  ]);
});
