import { amountProblem } from "../../money/amount-problem.ts";
import { formatAmount } from "../../money/format-amount.ts";
import { parseTypedAmount } from "../../money/typed-amount.ts";
import { daysUntilEnd, lastSecondOf, parseCalendarDate } from "../../text/calendar-date.ts";
import { parseWholeNumber } from "../../text/parse-whole-number.ts";
import { type Answers, requirePositive } from "../draft/answers.ts";
import type { DraftContext, Stablecoin } from "../draft/check-draft.ts";
import { checkDraftReward, type PromisedReward } from "../draft/check-draft-reward.ts";
import { maxFace, readFace } from "../draft/read-face.ts";
import { type Audience, audiencesOf, tierLimit, tierRoom } from "../tier/tier-limits.ts";
import {
  calculateFinancing,
  type Financing,
  type Interest,
  unitsForUp,
} from "./calculate-financing.ts";

/** The exchange's bounds: days of grace, and basis points of late fee a year. */
export const maxGraceDays = 30;
export const maxLateFeeBps = 3_600n;
/** A guard against a slip of the decimal point. */
const maxInterestBps = 10_000n;
const maxTenorDays = 365;

export const pastGraceWords =
  "A receivable of yours is past its grace period and not fully repaid. We can't approve anything new until it is.";

/** The third step in figures. */
export interface FinancingAnswers {
  readonly coin: Stablecoin;
  readonly figures: Financing;
  readonly minUnits: bigint;
  readonly minPurchase: bigint;
  /** Seconds since 1970: 23:59:59 UTC of their dates. */
  readonly fundingDeadline: number;
  readonly maturity: number;
  readonly graceDays: number;
  readonly lateFeeBps: bigint;
  readonly audience: Audience;
  /** Null without one. */
  readonly reward: PromisedReward | null;
}

type Errors = Record<string, string>;

/** Checks the third step, and what the customer owes, which the second step says; a campaign has no customer. */
export function checkFinancing(
  answers: Answers,
  context: DraftContext,
  errors: Errors,
): FinancingAnswers | null {
  const isCampaign = answers.kind === "community";
  const face = isCampaign ? null : readFace(answers, errors);
  const coin = context.stablecoins.find(({ symbol }) => symbol === answers.stablecoin);
  if (coin === undefined) {
    errors.stablecoin = "Choose a stablecoin.";
    return null;
  }
  const amount = requirePositive(answers, "amount", errors);
  const interest = readInterest(answers, errors);
  const dates = readDates(answers, context.now, errors);
  const graceDays = parseWholeNumber(answers.graceDays);
  if (graceDays === null || graceDays > maxGraceDays) {
    errors.graceDays = `Enter a whole number of days, from 0 to ${maxGraceDays}.`;
  }
  const lateFeeBps = readRate(answers.lateFeeRate, "lateFeeRate", maxLateFeeBps, errors);
  const reward = checkDraftReward(answers, context.rewards ?? [], lastSeconds(dates), errors);
  const audience = audiencesOf(context.tier).find((one) => one === answers.audience);
  if (audience === undefined) errors.audience = "Choose who may buy.";
  const minimumRaise = requirePositive(answers, "minimumRaise", errors);
  const minimumPurchase = requirePositive(answers, "minimumPurchase", errors);
  if (amount === null || minimumRaise === null || minimumPurchase === null) return null;
  if (minimumRaise > amount) errors.minimumRaise = "This is more than the amount to raise.";
  if (minimumPurchase > amount) errors.minimumPurchase = "This is more than the amount to raise.";
  if (!isCampaign && face === null) return null;
  if (interest === null || dates === null || graceDays === null) return null;
  if (lateFeeBps === null || audience === undefined) return null;
  const days = BigInt(daysUntilEnd(dates.maturity, context.now));
  const { decimals } = coin;
  const figures = calculateFinancing({ face, amount, interest, days, lateFeeBps, decimals });
  const money = (sum: bigint) => formatAmount(sum, coin);
  if (figures === null) {
    errors.amount = `Enter at least ${money(10n ** BigInt(decimals))}.`;
    return null;
  }
  if (figures.reserve < 0n) {
    errors.amount = `You'd owe investors ${money(figures.repayment)}, but your customer pays ${money(figures.face)}. Lower the amount or the interest.`;
  }
  if (figures.face > maxFace * 10n ** BigInt(decimals)) {
    errors.amount = "The exchange takes up to 250 million USD.";
  }
  if (context.owed?.owesPastGrace) errors.amount ??= pastGraceWords;
  const limit = tierLimit(context.tier, decimals);
  const room = tierRoom(context, decimals);
  if (limit !== null && room !== null && figures.repayment > room) {
    errors.amount ??= `At tier ${context.tier} you can owe investors up to ${money(limit)} at once${room < limit ? `, of which ${money(room)} is left` : ""}; this request repays ${money(figures.repayment)}.`;
  }
  return {
    coin,
    figures,
    minUnits: unitsForUp(minimumRaise, figures.pricePerUnit, figures.units),
    minPurchase: unitsForUp(minimumPurchase, figures.pricePerUnit, figures.units),
    fundingDeadline: lastSecondOf(dates.fundingDeadline),
    maturity: lastSecondOf(dates.maturity),
    graceDays,
    lateFeeBps,
    audience,
    reward,
  };
}

const lastSeconds = (dates: ReturnType<typeof readDates>) =>
  dates && {
    fundingDeadline: lastSecondOf(dates.fundingDeadline),
    maturity: lastSecondOf(dates.maturity),
  };

export interface Estimate {
  readonly coin: Stablecoin;
  /** What the customer owes; null for a campaign. */
  readonly face: bigint | null;
  readonly figures: Financing | null;
}

/** The figures as far as they can be told while the form is being filled in; null before. */
export function estimateFinancing(
  answers: Answers,
  context: Pick<DraftContext, "stablecoins" | "now">,
): Estimate | null {
  const coin = context.stablecoins.find(({ symbol }) => symbol === answers.stablecoin);
  const isCampaign = answers.kind === "community";
  const face = isCampaign ? null : readFace(answers, {});
  if (coin === undefined || (face === null && !isCampaign)) return null;
  const amount = requirePositive(answers, "amount", {});
  const interest = readInterest(answers, {});
  const due = parseCalendarDate(
    answers.maturity === "" && !isCampaign ? answers.dueDate : answers.maturity,
  );
  if (amount === null || interest === null || due === null) return { coin, face, figures: null };
  const days = BigInt(daysUntilEnd(due, context.now));
  const lateFeeBps = readRate(answers.lateFeeRate, "lateFeeRate", maxLateFeeBps, {}) ?? 0n;
  const { decimals } = coin;
  return {
    coin,
    face,
    figures: calculateFinancing({ face, amount, interest, days, lateFeeBps, decimals }),
  };
}

function readRate(text: string, field: string, most: bigint, errors: Errors): bigint | null {
  const parsed = parseTypedAmount(text.replace(/\s*%$/, ""), 2);
  if (parsed.ok && parsed.amount <= most) return parsed.amount;
  errors[field] = `Enter a percentage from 0 to ${most / 100n}, with at most two decimals.`;
  return null;
}

function readInterest(
  { interestKind, interestRate, interestTotal: total }: Answers,
  errors: Errors,
): Interest | null {
  if (interestKind === "rate") {
    const aprBps = readRate(interestRate, "interestRate", maxInterestBps, errors);
    return aprBps === null ? null : { kind: "rate", aprBps };
  }
  if (total.ok) return { kind: "total", total: total.amount };
  errors.interestTotal = amountProblem(total, total.currency).message;
  return null;
}

function readDates(answers: Answers, now: number, errors: Errors) {
  // A campaign is repaid on a day of the business's own choice.
  const due = answers.kind === "community" ? null : parseCalendarDate(answers.dueDate);
  const maturity = answers.maturity === "" ? due : parseCalendarDate(answers.maturity);
  const fundingDeadline = parseCalendarDate(answers.fundingDeadline);
  if (maturity === null) errors.maturity = "Enter the day on which investors are repaid.";
  else if (lastSecondOf(maturity) * 1000 <= now) errors.maturity = "This date has passed.";
  else if (daysUntilEnd(maturity, now) > maxTenorDays) {
    errors.maturity = "Investors must be repaid within a year.";
  } else if (due !== null && maturity < due) {
    errors.maturity = "Your customer hasn't paid by then. Choose the due date or a later day.";
  }
  if (fundingDeadline === null)
    errors.fundingDeadline = "Enter the last day on which investors can buy.";
  else if (lastSecondOf(fundingDeadline) * 1000 <= now) {
    errors.fundingDeadline = "This date has passed.";
  } else if (maturity !== null && fundingDeadline >= maturity) {
    errors.fundingDeadline = "Choose a day before the repayment date.";
  }
  return maturity === null || fundingDeadline === null ? null : { maturity, fundingDeadline };
}
