import {
  findOwnEligibility,
  findValidSignature,
  listUnsignedInvestors,
  storeEligibility,
} from "@tenora/database/investor/investor-eligibility";
import { reviewInvestor, suspendInvestor } from "@tenora/database/investor/review-investor";
import { recordOperatorAction } from "@tenora/database/operations/record-operator-action";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMember } from "@tenora/database/transaction/as-member";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { errorCodeOf, freshWallet, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
let op: { token: string };
const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, op.token, run);
const now = new Date();
const issuedAt = Math.floor(now.getTime() / 1000);
const attestor = `0x${"a7".repeat(20)}` as const;
const signature = `0x${"ab".repeat(65)}` as const;
const signed = { issuedAt, expiresAt: issuedAt + 1_000, attestor, signature };

beforeAll(async () => {
  op = await createAdminSession(context.test.ownerUrl, "op@example.com");
});

/** A registered investor, approved unless told otherwise. */
async function investor(status: "approved" | "pending" = "approved") {
  const wallet = freshWallet();
  const { rows } = await context.owner((o) =>
    o.query<{ id: string }>(
      `insert into investors (wallet_address, investor_name, country, registration_number_encrypted)
       values ($1, 'Cy Tan', 'Singapore', 'x') returning id`,
      [wallet],
    ),
  );
  const id = rows[0]?.id ?? "";
  if (status === "approved") {
    await asOp((tx) => reviewInvestor(tx, { investorId: id, status, seenChecks: [] }));
  }
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  const own = () => asMember(context.web, token, findOwnEligibility);
  return { id, token, own };
}

const store = (id: string, changes: Partial<typeof signed> = {}) =>
  asOp((tx) => storeEligibility(tx, id, { ...signed, ...changes }));
const unsigned = async () =>
  (await asOp((tx) => listUnsignedInvestors(tx, now))).map(({ id }) => id);

test("eligibility: an investor's own signature is returned to them alone", async () => {
  const [cy, eli] = [await investor(), await investor()];
  expect(await unsigned()).toEqual(expect.arrayContaining([cy.id, eli.id]));
  await store(cy.id);
  expect(await cy.own()).toEqual(signed);
  expect(await eli.own()).toBeNull();
  expect(await unsigned()).not.toContain(cy.id);
  const found = asOp((tx) => findValidSignature(tx, { investorId: cy.id, now }));
  expect(await found).toEqual({ issuedAt, expiresAt: signed.expiresAt });
});

test("eligibility: a repeated or older signature is refused, a newer one replaces it", async () => {
  const cy = await investor();
  const outcomes = await Promise.all([1, 2, 3].map(() => errorCodeOf(store(cy.id))));
  expect(outcomes.filter((one) => one === "ALREADY_CHANGED")).toHaveLength(2);
  expect(await errorCodeOf(store(cy.id, { issuedAt: issuedAt - 1 }))).toBe("ALREADY_CHANGED");
  await store(cy.id, { issuedAt: issuedAt + 1 });
  expect(await cy.own()).toMatchObject({ issuedAt: issuedAt + 1 });
  const { rows } = await context.owner((o) =>
    o.query("select action from audit_log where subject_id = $1 order by id", [cy.id]),
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "investor.approved",
    "investor.eligibility_signed",
    "investor.eligibility_signed",
  ]);
});

test("eligibility: none for a pending or suspended investor; an expired one is missing again", async () => {
  const pending = await investor("pending");
  expect(await errorCodeOf(store(pending.id))).toBe("ALREADY_CHANGED");
  const cy = await investor();
  await store(cy.id);
  await asOp((tx) =>
    suspendInvestor(tx, { investorId: cy.id, suspend: true, reason: "A report." }),
  );
  expect(await cy.own()).toBeNull();
  expect(await errorCodeOf(store(cy.id, { issuedAt: issuedAt + 1 }))).toBe("ALREADY_CHANGED");
  const eli = await investor();
  await store(eli.id, { issuedAt: issuedAt - 10, expiresAt: issuedAt });
  expect(await unsigned()).toContain(eli.id);
});

test("eligibility: one that was withdrawn isn't signed with others, even once it has expired", async () => {
  const [cy, eli] = [await investor(), await investor()];
  for (const { id } of [cy, eli]) await store(id, { issuedAt: issuedAt - 10, expiresAt: issuedAt });
  expect(await unsigned()).toEqual(expect.arrayContaining([cy.id, eli.id]));
  const taken = {
    kind: "withdraw-eligibility",
    subject: cy.id,
    wallet: attestor,
    actedAt: issuedAt,
    transaction: `0x${"c7".repeat(32)}`,
  } as const;
  await asOp((tx) => recordOperatorAction(tx, taken));
  await asOp((tx) => recordOperatorAction(tx, taken));
  expect(await unsigned()).not.toContain(cy.id);
  expect(await unsigned()).toContain(eli.id);
  const { rows } = await context.owner((o) =>
    o.query("select action from audit_log where subject_id = $1 order by id desc", [cy.id]),
  );
  expect(rows.map(({ action }) => action).slice(0, 2)).toEqual([
    "investor.eligibility_withdrawn",
    "investor.eligibility_signed",
  ]);
});

test("eligibility: members and visitors reach no table or function of it", async () => {
  const cy = await investor();
  for (const text of [
    "select * from investor_eligibilities",
    "select * from operator_actions",
    `select public.record_operator_action('withdraw-eligibility', '${cy.id}', '${attestor}', 1,
      '0x${"ab".repeat(32)}')`,
    "select * from app.relay_usage()",
    `select public.store_investor_eligibility('${cy.id}', '${attestor}', 1, 2, '${signature}')`,
  ]) {
    const attempt = asMember(context.web, cy.token, (tx) => sql.raw(text).execute(tx));
    expect(await errorCodeOf(attempt), text).toBe("FORBIDDEN");
  }
});
