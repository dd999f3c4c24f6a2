import { amountProblem } from "../../money/amount-problem.ts";
import { formatAmount } from "../../money/format-amount.ts";
import { parseTypedAmount } from "../../money/typed-amount.ts";
import { daysUntilEnd, lastSecondOf, parseCalendarDate } from "../../text/calendar-date.ts";
import { parseWholeNumber } from "../../text/parse-whole-number.ts";
import type { DraftContext, Stablecoin } from "../draft/check-draft.ts";
import { checkDraftReward, type PromisedReward } from "../draft/check-draft-reward.ts";
import type { Draft } from "../draft/draft.ts";
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

/**
 * Checks the third step; `face` is what the customer owes: null while the second step does not tell
 * it, and for a campaign, which has no customer.
 */
export function checkFinancing(
  draft: Draft,
  context: DraftContext,
  face: bigint | null,
  errors: Errors,
): FinancingAnswers | null {
  const coin = context.stablecoins.find(({ symbol }) => symbol === draft.stablecoin);
  if (coin === undefined) {
    errors.stablecoin = "Choose a stablecoin.";
    return null;
  }
  const amount = readAmount(draft.amount, "amount", coin, errors);
  const interest = readInterest(draft, coin, errors);
  const dates = readDates(draft, context.now, errors);
  const graceDays = parseWholeNumber(draft.graceDays);
  if (graceDays === null || graceDays > maxGraceDays) {
    errors.graceDays = `Enter a whole number of days, from 0 to ${maxGraceDays}.`;
  }
  const lateFeeBps = readRate(draft.lateFeeRate, "lateFeeRate", maxLateFeeBps, errors);
  const reward = checkDraftReward(draft, context.rewards ?? [], lastSeconds(dates), errors);
  const audience = audiencesOf(context.tier).find((one) => one === draft.audience);
  if (audience === undefined) errors.audience = "Choose who may buy.";
  const minimumRaise = readAmount(draft.minimumRaise, "minimumRaise", coin, errors);
  const minimumPurchase = readAmount(draft.minimumPurchase, "minimumPurchase", coin, errors);
  if (amount === null || minimumRaise === null || minimumPurchase === null) return null;
  if (minimumRaise > amount) errors.minimumRaise = "This is more than the amount to raise.";
  if (minimumPurchase > amount) errors.minimumPurchase = "This is more than the amount to raise.";
  const isCampaign = draft.kind === "community";
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
  draft: Draft,
  context: Pick<DraftContext, "stablecoins" | "now">,
): Estimate | null {
  const coin = context.stablecoins.find(({ symbol }) => symbol === draft.stablecoin);
  const isCampaign = draft.kind === "community";
  const face = isCampaign ? null : readFace(draft, context, {});
  if (coin === undefined || (face === null && !isCampaign)) return null;
  const amount = readAmount(draft.amount, "amount", coin, {});
  const interest = readInterest(draft, coin, {});
  const due = parseCalendarDate(
    draft.maturity === "" && !isCampaign ? draft.dueDate : draft.maturity,
  );
  if (amount === null || interest === null || due === null) return { coin, face, figures: null };
  const days = BigInt(daysUntilEnd(due, context.now));
  const lateFeeBps = readRate(draft.lateFeeRate, "lateFeeRate", maxLateFeeBps, {}) ?? 0n;
  const { decimals } = coin;
  return {
    coin,
    face,
    figures: calculateFinancing({ face, amount, interest, days, lateFeeBps, decimals }),
  };
}

function readAmount(text: string, field: string, coin: Stablecoin, errors: Errors): bigint | null {
  const parsed = parseTypedAmount(text, coin.decimals);
  if (!parsed.ok) {
    errors[field] = amountProblem(parsed, coin).message;
    return null;
  }
  if (parsed.amount > 0n) return parsed.amount;
  errors[field] = "Enter an amount above zero.";
  return null;
}

function readRate(text: string, field: string, most: bigint, errors: Errors): bigint | null {
  const parsed = parseTypedAmount(text.replace(/\s*%$/, ""), 2);
  if (parsed.ok && parsed.amount <= most) return parsed.amount;
  errors[field] = `Enter a percentage from 0 to ${most / 100n}, with at most two decimals.`;
  return null;
}

function readInterest(draft: Draft, coin: Stablecoin, errors: Errors): Interest | null {
  if (draft.interestKind === "rate") {
    const aprBps = readRate(draft.interestRate, "interestRate", maxInterestBps, errors);
    return aprBps === null ? null : { kind: "rate", aprBps };
  }
  const parsed = parseTypedAmount(draft.interestTotal, coin.decimals);
  if (parsed.ok) return { kind: "total", total: parsed.amount };
  errors.interestTotal = amountProblem(parsed, coin).message;
  return null;
}

function readDates(draft: Draft, now: number, errors: Errors) {
  // A campaign is repaid on a day of the business's own choice.
  const due = draft.kind === "community" ? null : parseCalendarDate(draft.dueDate);
  const maturity = draft.maturity === "" ? due : parseCalendarDate(draft.maturity);
  const fundingDeadline = parseCalendarDate(draft.fundingDeadline);
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
