import {
  amountForFaceDown,
  calculateFinancing,
  maxFeeBps,
} from "@tenora/domain/funding-request/calculate-financing";
import {
  formatAmount,
  formatAmountUp,
  formatBasisPoints,
} from "@tenora/domain/money/format-amount";
import { aprBpsUp, platformFeeDown } from "@tenora/domain/receivable/pricing";
import type { FeeFacts } from "./fee-facts.ts";

const coin = { symbol: "USDC", decimals: 6 };
/** The samples' rate, as on the home page. */
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
  const { proceeds, repayment, interest } = figures;
  const fee = platformFeeDown(proceeds, BigInt(feeBps));
  const cash = proceeds - fee;
  return {
    fee: feeBps === 0 ? null : formatBasisPoints(feeBps),
    most: formatBasisPoints(Number(maxFeeBps)),
    example: {
      days: days.toString(),
      yearlyReturn: formatBasisPoints(Number(aprBps)),
      invoice: formatAmount(face, coin),
      investorsPay: formatAmount(proceeds, coin),
      fee: formatAmountUp(fee, coin),
      youGet: formatAmount(cash, coin),
      investorsGet: formatAmountUp(repayment, coin),
      cost: formatAmountUp(interest + fee, coin),
      yearlyCost: formatBasisPoints(Number(aprBpsUp(cash, repayment, days) ?? 0n)),
    },
  };
}
