import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
import pg from "pg";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { errorMessages } from "../../app/http/error-messages.ts";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { createReviewContext } from "../support/funding-request-review.ts";
import { Person } from "../support/people/person.ts";

const small = {
  faceValue: "2,000.00",
  amount: "1,500.00",
  minimumRaise: "500",
  audience: "invited",
} as const;

export interface AttestationsResult {
  readonly attested: number;
  /** What the business owes after it, in whole coins, of the 10,000 of its tier. */
  readonly owed: number;
  /** Told that the tier allows no more. */
  readonly refused: number;
  readonly other: readonly string[];
}

/** R13: so many requests of one business of tier 3, of about 1,530 each, are attested at once. */
export async function attestAtOnce(
  marketplace: RunningMarketplace,
  count: number,
): Promise<AttestationsResult> {
  const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
  const ask = async <Row>(text: string, values: unknown[] = []) =>
    (await owner.query(text, values)).rows as Row[];
  try {
    const { approvedBusiness, submitted } = createFundingRequestContext(marketplace, owner);
    const op = new Person(marketplace);
    await op.signInAsAdmin();
    const { check, signed } = createReviewContext(marketplace, ask, op);
    const ben = await approvedBusiness(3);
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await submitted(ben, small));
    for (const id of ids) {
      await check(id, ...requiredChecks("invoice"));
    }
    const bodies: object[] = [];
    for (const id of ids) bodies.push(await signed(id));
    const answers = await Promise.all(
      ids.map(async (id, at) => {
        const path = `/api/admin/funding-requests/${id}/attestation`;
        const response = await op.post(path, bodies[at]);
        const { message = "" } = (await response.json()) as { message?: string };
        return response.status === 200 ? "attested" : `${response.status} ${message}`;
      }),
    );
    const refusal = `409 ${errorMessages.TIER_LIMIT_EXCEEDED.message}`;
    const [row] = await ask<{ owed: number; attested: number }>(
      `select coalesce(sum(repayment), 0)::float8 / 1e6 as owed, count(*)::int as attested
       from funding_requests where id = any($1) and status = 'attested'`,
      [ids],
    );
    return {
      attested: row?.attested ?? 0,
      owed: row?.owed ?? 0,
      refused: answers.filter((answer) => answer === refusal).length,
      other: answers.filter((answer) => answer !== "attested" && answer !== refusal),
    };
  } finally {
    await owner.end();
  }
}
