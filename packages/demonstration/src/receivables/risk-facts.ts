import type { RepaidBefore, RiskFacts } from "@tenora/domain/risk/risk-grade";
import { businesses, tierThen } from "../people/businesses.ts";
import type { SeedReceivable } from "./receivable.ts";
import { receivables } from "./receivables.ts";

const levels = ["declared", "attested", "debtor-confirmed"] as const;

/** What a receivable of the history is graded by: what had happened when it was listed. */
export function riskFactsOf(receivable: SeedReceivable, level: number): RiskFacts {
  const { seller, customer, listed, due } = receivable;
  const earlier = receivables.filter((one) => one.listed > listed);
  const ofSeller = earlier.filter((one) => one.seller === seller);
  const owed = [receivable, ...ofSeller.filter((one) => endOf(one, listed) === null)];
  const amount = (of: readonly SeedReceivable[]) => of.reduce((sum, one) => sum + one.amount, 0);
  return {
    tier: tierThen(businesses[seller], listed),
    level: levels[level] ?? "declared",
    seller: recordOf(ofSeller, listed),
    debtor: recordOf(
      earlier.filter((one) => one.customer === customer),
      listed,
    ),
    tenorDays: Math.ceil(listed - due),
    concentrationBps: Math.floor(
      (10_000 * amount(owed.filter((one) => one.customer === customer))) / amount(owed),
    ),
    backers: backersOf(ofSeller, listed),
  };
}

type End = "on-time" | "late" | "defaulted" | "cancelled";

/** How a receivable had ended so many days before the end of the history; null when it hadn't. */
function endOf({ events, due, graceDays }: SeedReceivable, ago: number): End | null {
  const past = events.filter((event) => event.ago > ago);
  if (past.some((event) => event.do === "default")) return "defaulted";
  if (past.some((event) => event.do === "fraud")) return "cancelled";
  const paid = past.find((event) => event.do === "pay" && event.share === 1000);
  if (paid === undefined) return null;
  return paid.ago >= due - graceDays ? "on-time" : "late";
}

/** Funded, and unpaid after its grace period. */
const isLate = (one: SeedReceivable, ago: number) =>
  ago < one.due - one.graceDays && isFunded(one, ago);

/** Its proceeds were released; who buys everything alone does that too. */
function isFunded({ events }: SeedReceivable, ago: number): boolean {
  const release = events.find((event) => event.do === "release");
  const funding = release ?? events.find((event) => event.do === "buy" && event.share === 1000);
  return funding !== undefined && funding.ago > ago;
}

function recordOf(of: readonly SeedReceivable[], ago: number): RepaidBefore {
  const ends = of.map((one) => endOf(one, ago) ?? (isLate(one, ago) ? "late" : null));
  const count = (...words: End[]) =>
    ends.filter((end) => end !== null && words.includes(end)).length;
  return {
    ended: count("on-time", "late", "defaulted"),
    onTime: count("on-time"),
    defaulted: count("defaulted"),
  };
}

/** How many investors had bought from those of these receivables that were funded. */
function backersOf(of: readonly SeedReceivable[], ago: number): number {
  const purchases = of
    .filter((one) => isFunded(one, ago))
    .flatMap(({ events }) => events.filter((event) => event.do === "buy"));
  return new Set(purchases.map(({ buyer }) => buyer)).size;
}
