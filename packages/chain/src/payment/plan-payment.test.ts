import { expect, test } from "vitest";
import type { PaymentIntent, PaymentRequest } from "./plan-payment.ts";
import { planPayment, purposeOf } from "./plan-payment.ts";

const address = "0x00000000000000000000000000000000000000a1";
const plain = { authorization: false, permit: false, mustResetAllowance: false };
const agreed = { listing: 7n, terms: `0x${"7e".repeat(32)}`, deadline: 99n } as const;
const order = { ...agreed, units: 10, token: address, maxCost: 950n, flags: 16 } as const;
const buy = { action: "buy", order } as const;
const settle = { action: "settle", ...agreed, holdersOnly: true } as const;
const fill = { action: "fill" } as PaymentIntent;

/** The steps in short; an approval with its amount, a call with its function. */
function plan(changes: Partial<PaymentRequest>): string[] {
  const steps = planPayment({
    token: { address, symbol: "USDT", decimals: 6 },
    payer: { address, isContract: false },
    amount: 950n,
    intent: buy,
    allowance: 0n,
    supports: plain,
    ...changes,
  });
  return steps.map((step) => {
    if (step.kind === "approve") return `approve ${step.amount}`;
    if (step.kind === "reset-approval") return `reset ${step.when}`;
    return step.kind === "call" ? step.functionName : step.kind;
  });
}

const all = { authorization: true, permit: true, mustResetAllowance: false };

test("payment plan: EIP-3009 is one signature and leaves no allowance to take back", () => {
  expect(plan({ supports: all })).toEqual(["sign-authorization", "buyWithAuthorization"]);
  expect(plan({ supports: all, intent: settle })).toEqual([
    "sign-authorization",
    "settleWithAuthorization",
  ]);
});

test("payment plan: a permit replaces any allowance, and what is left of it is taken back", () => {
  const supports = { ...all, authorization: false, mustResetAllowance: true };
  for (const allowance of [0n, 1n])
    expect(plan({ supports, intent: settle, allowance })).toEqual([
      "sign-permit",
      "settleWithPermit",
      "reset if-left-over",
    ]);
});

test("payment plan: a token without signatures is approved exactly", () => {
  expect(plan({ intent: settle })).toEqual(["approve 950", "settle", "reset if-left-over"]);
  expect(plan({ allowance: 2n ** 256n - 1n })).toEqual([
    "approve 950",
    "buy",
    "reset if-left-over",
  ]);
});

test("payment plan: a stale USDT allowance, smaller or larger, is reset in a transaction of its own", () => {
  const supports = { ...plain, mustResetAllowance: true };
  for (const allowance of [1n, 949n, 951n])
    expect(plan({ allowance, supports })).toEqual([
      "reset first",
      "approve 950",
      "buy",
      "reset if-left-over",
    ]);
});

test("payment plan: an exact allowance is used up without a new approval", () => {
  const supports = { ...plain, mustResetAllowance: true };
  expect(plan({ allowance: 950n, supports })).toEqual(["buy", "reset if-left-over"]);
  expect(plan({ allowance: 950n, supports: all })).toEqual(["buy", "reset if-left-over"]);
});

test("payment plan: notes and contract wallets are paid by approval, even in USDC", () => {
  const approval = (call: string) => ["approve 950", call, "reset if-left-over"];
  expect(plan({ supports: all, intent: fill })).toEqual(approval("fill"));
  const payer = { address, isContract: true } as const;
  expect(plan({ supports: all, payer })).toEqual(approval("buy"));
});

test("payment plan: nothing to pay needs only the call", () => {
  expect(plan({ amount: 0n, intent: fill })).toEqual(["fill"]);
});

test("payment plan: every step says in words what it does, with the exact amount", () => {
  const titles = (changes: Partial<PaymentRequest>) =>
    planPayment({
      token: { address, symbol: "USDT", decimals: 6 },
      payer: { address, isContract: false },
      amount: 950_000_001n,
      intent: buy,
      allowance: 1n,
      supports: { ...plain, mustResetAllowance: true },
      ...changes,
    }).map(({ title }) => title);
  expect(titles({})).toEqual([
    "Reset your old USDT approval to zero",
    "Approve exactly 950.000001 USDT",
    "Buy",
    "Remove any unused approval",
  ]);
  expect(titles({ supports: all, intent: settle })).toEqual([
    "Sign the payment of 950.000001 USDT",
    "Pay",
  ]);
});

test("payment plan: a signature is for these terms, and for the flags or the holders alone", () => {
  expect(purposeOf(buy, 950n)).toEqual({
    ...agreed,
    action: "buy",
    units: 10,
    limit: 16,
    value: 950n,
  });
  const paid = { ...agreed, action: "settle", units: 0, value: 5n };
  expect(purposeOf(settle, 5n)).toEqual({ ...paid, limit: 1 });
  expect(purposeOf({ ...settle, holdersOnly: false }, 5n)).toEqual({ ...paid, limit: 0 });
});
