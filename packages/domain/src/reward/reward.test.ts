import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { ReceivableStatus } from "../receivable/status/receivable-status.ts";
import { contentAddress, isContentAddress } from "./content-address.ts";
import { checkReward, rewardWordsSchema } from "./reward.ts";
import { readRewardUri, rewardUri } from "./reward-metadata.ts";
import { isRewardOver, rewardState } from "./reward-state.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const now = Date.parse("2026-11-23T12:00:00Z");
const words = {
  name: "Bread for a year",
  description: "One loaf a week, “as you like it”.",
  redemption: "Show your wallet at the counter.",
  until: "2027-12-31",
};
const picture = contentAddress(sha256("hello world\n"));

test("reward picture: its content address is the one that IPFS gives", () => {
  // ipfs add --cid-version=1 of a file with this line.
  expect(picture).toBe("bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4");
  expect(isContentAddress(picture)).toBe(true);
  for (const other of ["", "bafkrei", `${picture}a`, picture.toUpperCase(), `../${picture}`])
    expect(isContentAddress(other)).toBe(false);
});

test("reward metadata: what is written is read again, with and without a picture", () => {
  for (const description of [
    { ...words, picture },
    { ...words, name: "100 % Brot, <b>für</b> 日本", picture: null },
  ])
    expect(readRewardUri(rewardUri(description))).toEqual(description);
});

test("reward metadata: what others wrote is cut to our lengths, or isn't read", () => {
  const uri = (value: unknown) =>
    `data:application/json,${encodeURIComponent(JSON.stringify(value))}`;
  expect(
    readRewardUri(uri({ name: "x".repeat(100), image: "https://evil.example/x.png" })),
  ).toEqual({ name: "x".repeat(60), description: "", redemption: "", until: "", picture: null });
  const unreadable = [
    ...["ipfs://reward", "data:application/json,%E0%A4%A", uri(null), uri({ name: 7 }), uri([])],
    uri({ name: "a", description: "x".repeat(20_000) }),
  ];
  for (const one of unreadable) expect(readRewardUri(one)).toBeNull();
});

test("reward form: says what is missing, too long or past, and takes the last day", () => {
  expect(checkReward(words, now)).toEqual({});
  expect(
    Object.keys(checkReward({ name: " ", description: "", redemption: "", until: "" }, now)),
  ).toEqual(["name", "description", "redemption", "until"]);
  expect(checkReward({ ...words, description: "x".repeat(301) }, now)).toEqual({
    description: "Use at most 300 characters.",
  });
  expect(checkReward({ ...words, until: "2026-11-23" }, now)).toEqual({});
  expect(checkReward({ ...words, until: "2026-11-22" }, now).until).toBe("This date has passed.");
  expect(checkReward({ ...words, until: "2032-01-01" }, now).until).toContain("five years");
  expect(rewardWordsSchema.parse({ ...words, name: " Bread \n for  all\u202E " }).name).toBe(
    "Bread for all",
  );
});

describe("reward state", () => {
  const state = (status: ReceivableStatus, early = false, defaulted = false, claimed = false) =>
    rewardState({ status, early, defaulted, claimed });
  test.each<[ReceivableStatus, string, string]>([
    ["open", "waiting-for-repayment", "waiting-for-funding"],
    ["closing", "waiting-for-repayment", "waiting-for-funding"],
    ["selling", "waiting-for-repayment", "claimable"],
    ["running", "waiting-for-repayment", "claimable"],
    ["overdue", "waiting-for-repayment", "claimable"],
    ["settled", "claimable", "claimable"],
    ["failed", "void", "void"],
    ["cancelled", "void", "void"],
    ["defaulted", "unfulfilled", "unfulfilled"],
  ])("%s: %s, or early %s", (status, late, early) => {
    expect(state(status)).toBe(late);
    expect(state(status, true)).toBe(early);
  });

  test("its last day counts in full; after it what could still be claimed has ended", () => {
    const lastSecond = Date.parse("2027-12-31T23:59:59Z") / 1_000;
    expect(isRewardOver("2027-12-31", lastSecond)).toBe(false);
    expect(isRewardOver("2027-12-31", lastSecond + 1)).toBe(true);
    expect(isRewardOver("", lastSecond)).toBe(false);
    const over = { early: false, defaulted: false, claimed: false, over: true };
    expect(rewardState({ ...over, status: "settled" })).toBe("ended");
    expect(rewardState({ ...over, status: "running" })).toBe("ended");
    expect(rewardState({ ...over, status: "cancelled" })).toBe("void");
    expect(rewardState({ ...over, status: "defaulted" })).toBe("unfulfilled");
    expect(rewardState({ ...over, status: "settled", claimed: true })).toBe("claimed");
  });

  test("a claimed one stays claimed; after a default it is never handed out, even once repaid", () => {
    expect(state("defaulted", true, true, true)).toBe("claimed");
    expect(state("settled", true, true)).toBe("unfulfilled");
  });
});

test.each(["x", "2027-02-30", "tomorrow!!"])(
  "reward: a last day of %j, which anybody may write, is none",
  (until) => {
    const properties = { redemption: "Ask us", redeemable_until: until };
    const uri = `data:application/json,${encodeURIComponent(JSON.stringify({ name: "Bread", properties }))}`;
    expect(readRewardUri(uri)).toMatchObject({ name: "Bread", until: "" });
  },
);
