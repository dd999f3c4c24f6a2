import { expect, test } from "vitest";
import { tokenStats } from "../schema/records.ts";
import { toApiStats } from "./records.ts";

test("public API: the totals of a token have the documented fields, and none that pages alone tell", () => {
  const token = { address: `0x${"1".repeat(40)}`, symbol: "USDC", decimals: 6 } as const;
  const paid = { listed: 10n, financed: 9n, repaid: 8n, lateFees: 7n, recovered: 6n, claimed: 5n };
  const owed = {
    outstanding: 4n,
    late: 3n,
    defaultPending: 1n,
    defaulted: 1n,
    cameDue: 12n,
    cameDuePaid: 8n,
  };
  const held = { liabilities: 2n, balance: 3n, surplus: 1n };
  const added = { ...token, name: "USD Coin" };
  const stats = { token: added, counts: { late: 1 }, ...paid, ...owed, ...held, disputed: 1n };
  const answer = toApiStats(stats);
  expect(tokenStats.strict().parse(answer)).toEqual(answer);
  expect(Object.keys(answer).sort()).toEqual(Object.keys(tokenStats.shape).sort());
});
