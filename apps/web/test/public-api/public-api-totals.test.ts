// The totals and credits of the public API against the contracts: every figure is summed again from the
// lens and from the logs.

import type { Listing } from "@tenora/chain/read/listings";
import { creditsQuery, positionsQuery } from "@tenora/chain/read/money";
import { readQuery } from "@tenora/chain/read/query";
import { getAddress } from "viem";
import { expect, test } from "vitest";
import { credit, tokenStats } from "../../app/public-api/schema/records.ts";
import { readAll } from "./api-client.ts";
import { type ChainEvent, client, compareAtOneBlock, readEvents } from "./chain-reader.ts";

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);
const repayment = ({ soldUnits, repayPerUnit }: Listing) => soldUnits * repayPerUnit;
const least = (one: bigint, other: bigint) => (one < other ? one : other);
const defaulted = 4;

/** What was paid into listings after their default, from the logs in chain order. */
function recoveredFrom(events: readonly ChainEvent[]): bigint {
  const inDefault = new Set<unknown>();
  let total = 0n;
  for (const { name, args } of events) {
    if (name === "StateChanged" && args.state === defaulted) inDefault.add(args.listing);
    if (name === "Settled" && inDefault.has(args.listing)) total += args.amount as bigint;
  }
  return total;
}

/** The totals of one token over its listings and their logs. */
function totalsOf(listings: readonly Listing[], events: readonly ChainEvent[]) {
  const ids = new Set<unknown>(listings.map(({ id }) => id));
  const own = events.filter(({ args }) => ids.has(args.listing));
  const logged = (event: string, argument: string) =>
    sum(own.filter(({ name }) => name === event).map(({ args }) => args[argument] as bigint));
  const unpaid = (...statuses: string[]) =>
    sum(
      listings
        .filter(({ state }) => state === "Funded" || state === "Defaulted")
        .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
        .map((one) => repayment(one) - least(one.paidIn, repayment(one))),
    );
  const repaid = sum(listings.map((one) => least(one.paidIn, repayment(one))));
  const counts: Record<string, number> = {};
  for (const { status } of listings) counts[status] = (counts[status] ?? 0) + 1;
  return {
    listed: sum(listings.map(({ face }) => face)),
    financed: logged("Released", "amount") + logged("Released", "fee"),
    repaid,
    lateFees: logged("Settled", "toHolders") - repaid,
    outstanding: unpaid(),
    late: unpaid("late", "overdue"),
    defaulted: unpaid("defaulted"),
    recovered: recoveredFrom(own),
    claimed: logged("Claimed", "amount"),
    counts,
  };
}

const asTexts = <T extends object>(totals: T) =>
  Object.fromEntries(
    Object.entries(totals).map(([name, value]) => [
      name,
      typeof value === "bigint" ? String(value) : value,
    ]),
  );

test("public API: every total of each token is the sum of its receivables and logs", () =>
  compareAtOneBlock(async (state) => {
    const { config, exchange, block, listings } = state;
    const events = await readEvents(state);
    const { result: positions } = await readQuery(
      client,
      positionsQuery({ exchange, stablecoins: config.stablecoins }),
      block,
    );
    const expected = positions.map(({ token, balance, liabilities }) => {
      const address = getAddress(token);
      const own = listings.filter((one) => getAddress(one.token) === address);
      const surplus = balance > liabilities ? balance - liabilities : 0n;
      return {
        token: config.stablecoins.find((one) => getAddress(one.address) === address),
        ...asTexts({ ...totalsOf(own, events), liabilities, balance, surplus }),
      };
    });
    const stats = await readAll("/stats?", tokenStats.strict());
    const symbolOf = (one: { readonly token: { symbol: string } | undefined }) =>
      one.token?.symbol ?? "";
    expect(stats).toEqual(
      expected.toSorted((one, other) => (symbolOf(one) < symbolOf(other) ? -1 : 1)),
    );
    expect(stats.length).toBeGreaterThan(1);
    // But for the surplus, none of them is nothing everywhere, so that each was compared.
    const { counts: _counts, token: _token, surplus: _surplus, ...amounts } = tokenStats.shape;
    for (const name of Object.keys(amounts) as (keyof typeof amounts)[])
      expect(sum(stats.map((one) => BigInt(one[name]))), name).toBeGreaterThan(0n);
  }));

test("public API: the credits of everybody who ever had one are those of the exchange", () =>
  compareAtOneBlock(async (state) => {
    const { config, exchange, block } = state;
    const events = await readEvents(state);
    const credited = events.flatMap(({ name, args }) =>
      name === "Credited" ? (args.account as `0x${string}`) : [],
    );
    const nobody = getAddress(`0x${"0b".repeat(20)}`);
    const accounts = [...new Set([...credited, nobody])];
    const { stablecoins } = config;
    const { result } = await readQuery(
      client,
      creditsQuery({ exchange, stablecoins }, accounts),
      block,
    );
    for (const account of accounts) {
      const own = result.filter((one) => one.account === account && one.amount > 0n);
      const told = await readAll(`/wallets/${account}/credits?`, credit.strict());
      expect(
        Object.fromEntries(told.map(({ token, amount }) => [token.address, BigInt(amount)])),
        `credits of ${account}`,
      ).toEqual(Object.fromEntries(own.map(({ token, amount }) => [getAddress(token), amount])));
      expect(told).toHaveLength(own.length);
    }
    expect(result.some(({ amount }) => amount > 0n)).toBe(true);
  }));
