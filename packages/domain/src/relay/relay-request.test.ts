import { expect, test } from "vitest";
import { relayRequestSchema } from "./relay-request.ts";

const hash = `0x${"7e".repeat(32)}`;
const address = `0x${"a1".repeat(20)}`;
const signed = { payer: address, deadline: "99", salt: hash, signature: `0x${"51".repeat(65)}` };
const agreed = { ...signed, listing: "7", terms: hash };
const buy = { ...agreed, units: 10, token: address, flags: 16, maxCost: "950", gateData: "0x" };
const settle = { ...agreed, amount: "950", holdersOnly: true };

const isTaken = (action: string, parameters: object) =>
  relayRequestSchema.safeParse({ action, parameters }).success;

test("relay request: an order and a payment name the receivable's terms and what they accept", () => {
  expect([isTaken("buy", buy), isTaken("settle", settle)]).toEqual([true, true]);
  for (const wrong of [
    { terms: undefined },
    { terms: hash.slice(2) },
    { terms: `${hash}7e` },
    { flags: undefined },
    { flags: -1 },
    { flags: 256 },
    { flags: "16" },
    { holdersOnly: false },
  ])
    expect(isTaken("buy", { ...buy, ...wrong }), JSON.stringify(wrong)).toBe(false);
  for (const wrong of [
    { terms: undefined },
    { terms: address },
    { holdersOnly: undefined },
    { holdersOnly: 1 },
    { flags: 0 },
  ])
    expect(isTaken("settle", { ...settle, ...wrong }), JSON.stringify(wrong)).toBe(false);
});
