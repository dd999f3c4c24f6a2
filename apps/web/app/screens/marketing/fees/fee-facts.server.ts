import {
  amountForFaceDown,
  calculateFinancing,
  maxFeeBps,
} from "@tenora/domain/funding-request/financing/calculate-financing";
import {
  formatAmount,
  formatBasisPoints,
  formatYearlyRate,
} from "@tenora/domain/money/format-amount";
import { roundFor } from "@tenora/domain/money/format-amount-for";
import { aprBpsUp, platformFeeDown } from "@tenora/domain/receivable/amounts/pricing";
import type { FeeFacts } from "./fee-facts.ts";

const coin = { symbol: "USDC", decimals: 6 };
const oneCoin = 1_000_000n;
/** The invoice with which the calculator on the home page begins. */
const sample = { face: 24_000_000_000n, days: 45n, aprBps: 1_200n };

/** @param feeBps of new listings, basis points of what they raise */
export function feeFacts(feeBps: number): FeeFacts {
  const { face, days, aprBps } = sample;
  const { decimals } = coin;
  const figures = calculateFinancing({
    face,
    amount: amountForFaceDown(face, aprBps, days, decimals),
    interest: { kind: "rate", aprBps },
    days,
    lateFeeBps: 0n,
    decimals,
  });
  if (figures === null) throw new Error("the sample has no units");
  const { proceeds, repayment } = figures;
  const fee = platformFeeDown(proceeds, BigInt(feeBps));
  const cash = proceeds - fee;
  // The lines add up as they are shown.
  const shown = {
    proceeds: roundFor("payee", proceeds, coin),
    fee: roundFor("payer", fee, coin),
    // In whole coins, as the calculator has it.
    repayment: ((repayment + oneCoin - 1n) / oneCoin) * oneCoin,
  };
  const shownCash = shown.proceeds - shown.fee;
  return {
    fee: feeBps === 0 ? null : formatBasisPoints(feeBps),
    most: formatBasisPoints(Number(maxFeeBps)),
    example: {
      days: days.toString(),
      yearlyReturn: formatYearlyRate(aprBps),
      invoice: formatAmount(face, coin),
      investorsPay: formatAmount(shown.proceeds, coin),
      fee: formatAmount(shown.fee, coin),
      youGet: formatAmount(shownCash, coin),
      investorsGet: formatAmount(shown.repayment, coin),
      cost: formatAmount(shown.repayment - shownCash, coin),
      yearlyCost: formatYearlyRate(aprBpsUp(cash, repayment, days) ?? 0n),
    },
  };
}
