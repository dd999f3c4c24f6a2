import { requiredChecks } from "@tenora/domain/funding-request/review/request-check";
import pg from "pg";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { errorMessages } from "../../app/http/error-messages.ts";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { createReviewContext } from "../support/funding-request-review.ts";
import { Person } from "../support/people/person.ts";
import { adminPassword, newAdmin } from "../support/sign-in/new-admin.ts";

/** A business may have 50 open requests. */
const requestsPerBusiness = 40;
/** What the one who was later may be told. */
const expected = ["FUNDING_REQUEST_CHANGED", "FUNDING_REQUEST_CLOSED"] as const;

export interface RaceOfReviewersResult {
  readonly races: number;
  readonly won: number;
  /** How often the other was told with which code. */
  readonly told: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** R13: two admins decide one request at the same time, each in another way or both in the same. */
export async function raceOfReviewers(
  marketplace: RunningMarketplace,
  races: number,
): Promise<RaceOfReviewersResult> {
  const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
  const ask: Ask = async <Row>(text: string, values: unknown[] = []) =>
    (await owner.query(text, values)).rows as Row[];
  const { approvedBusiness, submitted } = createFundingRequestContext(marketplace, owner);
  const reviewers = [await reviewer(marketplace, "one"), await reviewer(marketplace, "other")];
  const [op = new Person(marketplace)] = reviewers;
  const { stored, check, signed } = createReviewContext(marketplace, ask, op);
  const told: Record<string, number> = {};
  const wrong: string[] = [];
  let won = 0;
  let business = await approvedBusiness();
  try {
    for (let at = 0; at < races; at += 1) {
      if (at % requestsPerBusiness === requestsPerBusiness - 1) business = await approvedBusiness();
      await race(at);
    }
    return { races, won, told, wrong };
  } finally {
    await owner.end();
  }

  async function race(at: number): Promise<void> {
    const id = await submitted(business);
    const [first = "rejected", second = "rejected"] = pairs[at % pairs.length] ?? [];
    const decisions = [first, second] as const;
    if (decisions.includes("attested")) {
      await check(id, ...requiredChecks("invoice"));
    }
    const attestation = decisions.includes("attested") ? await signed(id) : null;
    const { version } = await stored(id);
    const answers = await Promise.all(
      decisions.map((decision, which) => {
        const path = `/api/admin/funding-requests/${id}`;
        const by = reviewers[which] ?? op;
        if (decision === "attested") return by.post(`${path}/attestation`, attestation);
        return by.post(`${path}/review`, { decision, version, ...reasonOf(decision, which) });
      }),
    );
    const winners = answers.flatMap(({ status }, which) => (status === 200 ? [which] : []));
    const [winner = 0] = winners;
    if (winners.length === 1) won += 1;
    else wrong.push(`${id}: ${winners.length} decided`);
    const answer = answers[1 - winner] ?? Response.error();
    const { code = "", message } = (await answer.json()) as { code?: string; message?: string };
    told[code] = (told[code] ?? 0) + 1;
    const words = expected.find((one) => one === code);
    if (answer.status !== 409 || !words || message !== errorMessages[words].message)
      wrong.push(`${id}: told ${answer.status} ${code} ${message}`);
    const decision = decisions[winner] ?? first;
    const found = await recordsOf(ask, id);
    const whole = {
      status: decision,
      version: version + 1,
      reason: decision === "rejected" ? reasonOf(decision, winner).reason : null,
      events: [decision],
      audited: [`funding_request.${decision.replace("-", "_")}`],
      isSigned: decision === "attested",
    };
    if (JSON.stringify(found) !== JSON.stringify(whole))
      wrong.push(`${id}: ${JSON.stringify(found)}, not ${JSON.stringify(whole)}`);
  }
}

type Decision = "rejected" | "changes-requested" | "attested";
const pairs: readonly (readonly [Decision, Decision])[] = [
  ["rejected", "rejected"],
  ["changes-requested", "rejected"],
  ["attested", "rejected"],
  ["changes-requested", "changes-requested"],
  ["attested", "attested"],
];

const reasonOf = (decision: Decision, which: number) =>
  decision === "rejected"
    ? { reason: `Reason of reviewer ${which}.` }
    : {
        changes: [{ field: "amount", comment: `Comment of reviewer ${which}.` }],
        reason: undefined,
      };

/** What is stored of a decision: on the request, in its history and in the audit log. */
async function recordsOf(ask: Ask, id: string) {
  const [row] = await ask<{ status: string; version: number; reason: string; signed: boolean }>(
    `select status, version, rejection_reason as reason, attestor_signature is not null as signed
     from funding_requests where id = $1`,
    [id],
  );
  const events = await ask<{ event: string }>(
    `select event from funding_request_history where request_id = $1
       and event in ('changes-requested', 'rejected', 'attested') order by id`,
    [id],
  );
  const audited = await ask<{ action: string }>(
    `select action from audit_log where subject_id = $1 and action ~ 'rejected|requested|attested'
     order by id`,
    [id],
  );
  return {
    status: row?.status,
    version: row?.version,
    reason: row?.reason,
    events: events.map(({ event }) => event),
    audited: audited.map(({ action }) => action),
    isSigned: row?.signed,
  };
}

async function reviewer(marketplace: RunningMarketplace, name: string): Promise<Person> {
  const email = await newAdmin(marketplace, name);
  const person = new Person({ ...marketplace, admin: { email, password: adminPassword } });
  const answer = await person.signInAsAdmin();
  if (!answer.ok) throw new Error(`A reviewer could not sign in: ${answer.status}`);
  return person;
}
