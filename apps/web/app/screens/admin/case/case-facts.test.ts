import { expect, test } from "vitest";
import { factsOf } from "./case.server.ts";

type Listing = Parameters<typeof factsOf>[0];

const listing = (changes: Partial<Listing>) =>
  ({
    ledger: { face: 1_000_000n, maturity: 1_800_000_000n, paidIn: 0n },
    token: { symbol: "USDC", decimals: 6 },
    due: { repayment: 1_000_000n, lateFee: 20_000n, total: 1_020_000n },
    ...{ daysPastDue: 3n, kind: "invoice", recourse: null },
    ...changes,
  }) as Listing;

const loss = (...facts: Parameters<typeof factsOf>) =>
  factsOf(...facts).find(([label]) => label === "If the customer doesn’t pay")?.[1];

test("case: says who bears the loss, by the terms, else by the funding request, else that it isn't specified", () => {
  expect(loss(listing({ recourse: "with" }))).toBe("With recourse: the seller owes it");
  expect(loss(listing({ recourse: "without" }), { recourse: "with" })).toBe(
    "Without recourse: holders bear the loss",
  );
  expect(loss(listing({}), { recourse: "with" })).toBe("With recourse: the seller owes it");
  expect(loss(listing({}), { recourse: "" })).toBe("Recourse not specified");
  expect(loss(listing({}))).toBe("Recourse not specified");
  expect(loss(listing({ kind: "community" }))).toBe("No customer: the business repays");
});

test("case: what is still owed to holders has the late fee in it", () => {
  expect(factsOf(listing({}))).toContainEqual(["Still owed to holders", "1.02 USDC"]);
});
