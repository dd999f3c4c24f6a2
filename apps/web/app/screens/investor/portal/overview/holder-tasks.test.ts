import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import type { MarketReward } from "@tenora/database/market/payment/list-rewards";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { rewardUri } from "@tenora/domain/reward/reward-metadata";
import { expect, test } from "vitest";
import { holderTasks } from "./holder-tasks.server.ts";

const now = 1_790_000_000;

/** A note with nothing to collect, of a receivable with a reward. */
const held = (status: ReceivableStatus, facts: { early?: boolean; claimed?: boolean } = {}) =>
  ({
    note: { claimable: 0n, refundable: 0n, rewardClaimed: facts.claimed === true },
    listing: {
      id: 7n,
      status,
      seller: { name: "Ben Trading", wallet: "0x0" },
      reward: { contract: "0xc0", id: 1n, early: facts.early === true },
      defaultedAt: null,
    },
  }) as unknown as NoteWithListing;

const without = (one: NoteWithListing) =>
  ({ ...one, listing: { ...one.listing, reward: null } }) as NoteWithListing;

test("holder's tasks: rewards that can be claimed are one task", () => {
  const notes = [held("settled"), held("running", { early: true }), held("settled")];
  expect(holderTasks(notes, { credits: [], rewards: [], now })).toEqual([
    {
      key: "reward",
      label: "Reward",
      tone: "good",
      text: "3 rewards are ready to be claimed.",
      to: "/investor/portfolio",
      action: "Claim",
    },
  ]);
  expect(holderTasks(notes.slice(0, 1), { credits: [], rewards: [], now })).toMatchObject([
    { text: "1 reward is ready to be claimed." },
  ]);
});

test("holder's tasks: a reward that is claimed, or not yet earned, asks for nothing", () => {
  const claimed = held("settled", { claimed: true });
  const notes = [claimed, held("running"), held("cancelled"), without(held("settled"))];
  expect(holderTasks(notes, { credits: [], rewards: [], now })).toEqual([]);
});

test("holder's tasks: a reward whose last day is over is no task", () => {
  const reward = (until: string) =>
    ({
      contract: "0xc0",
      id: 1n,
      maker: "0x0",
      awarded: 0,
      madeAt: 0,
      uri: rewardUri({ name: "Bread", description: "", redemption: "", until, picture: null }),
    }) as MarketReward;
  const tasksOf = (until: string) =>
    holderTasks([held("settled")], { credits: [], rewards: [reward(until)], now });
  const today = new Date(now * 1_000).toISOString().slice(0, 10);
  expect(tasksOf(today)).toHaveLength(1);
  expect(tasksOf("2026-09-20")).toEqual([]);
});

test("holder's tasks: what can be done comes before what is late or in default", () => {
  const token = { address: "0xc1", symbol: "USDC", decimals: 6 };
  const ledger = {
    face: 1_000_000n,
    soldUnits: 1n,
    repayPerUnit: 1_000_000n,
    paidIn: 0n,
    lateFeeBps: 0n,
    lateUnits: 0n,
    lateUntil: 0n,
    graceDays: 5n,
    delayDays: 30n,
    maturity: BigInt(now - 86_400 * 40),
  };
  const of = (id: bigint, status: ReceivableStatus, note: object = {}) => {
    const one = without(held(status));
    return {
      note: { ...one.note, units: 1n, ...note },
      listing: { ...one.listing, id, token, ledger, daysPastDue: 40n },
    } as NoteWithListing;
  };
  const notes = [
    ...[of(1n, "defaulted"), of(2n, "late"), of(6n, "overdue"), of(3n, "failed")],
    ...[of(4n, "settled", { claimable: 1_000_000n }), of(5n, "grace")],
  ];
  const credits = [{ token, amount: 5_000_000n }] as unknown as Parameters<
    typeof holderTasks
  >[1]["credits"];
  const labels = holderTasks(notes, { credits, rewards: [], now }).map(({ label }) => label);
  expect(labels).toEqual([
    ...["Not funded", "To collect", "To withdraw"],
    ...["Defaulted", "Late", "Default pending", "In grace period"],
  ]);
});
