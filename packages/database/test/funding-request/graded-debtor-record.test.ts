import { storeRequestRisk } from "@tenora/database/funding-request/review/review-funding-request";
import { assessRisk, type RepaidBefore } from "@tenora/domain/risk/risk-grade";
import { expect, test } from "vitest";
import { useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, checkedRequest, attest } = useFundingRequests();

const debtor = { ended: 3, onTime: 2, defaulted: 0 };
const risk = assessRisk({
  tier: 2,
  level: "attested",
  seller: { ended: 1, onTime: 1, defaulted: 0 },
  debtor,
  tenorDays: 60,
  concentrationBps: 5_000,
  backers: 0,
});
const store = (id: string, record: RepaidBefore | null) =>
  asOp((tx) => storeRequestRisk(tx, id, risk, record));
const stored = (id: string) =>
  context.owner(async (owner) => {
    const { rows } = await owner.query(
      `select r.risk, g.ended, g.on_time, g.defaulted from funding_requests r
       left join graded_debtor_records g on g.request_id = r.id where r.id = $1`,
      [id],
    );
    return rows[0];
  });

test("risk grade: the customer's record is stored beside it, replaced with it, and not in it", async () => {
  const form = await checkedRequest(await approved());
  await attest(form);
  await store(form.id, debtor);
  expect(await stored(form.id)).toEqual({ risk, ended: 3, on_time: 2, defaulted: 0 });
  expect(JSON.stringify(risk)).not.toContain('"onTime":2');
  await store(form.id, { ...debtor, ended: 4 });
  expect(await stored(form.id)).toMatchObject({ ended: 4, on_time: 2 });
  await store(form.id, null);
  expect(await stored(form.id)).toMatchObject({ risk, ended: null });
});

test("risk grade: nothing is stored for a request that isn't attested", async () => {
  const form = await checkedRequest(await approved());
  await store(form.id, debtor);
  expect(await stored(form.id)).toMatchObject({ risk: null, ended: null });
});
