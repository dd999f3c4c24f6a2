import { parseTypedAmount } from "../../money/typed-amount.ts";
import type { Draft } from "../draft/draft.ts";

/** Stablecoins are dollars; amounts are compared in base units at six decimals. */
const decimals = 6;

export interface Advance {
  readonly raised: bigint;
  readonly face: bigint;
  /** Rounded to whole percent. */
  readonly percent: number;
}

type AdvanceAnswers = Pick<
  Draft,
  "kind" | "currency" | "amount" | "faceValue" | "settlementAmount"
>;

/**
 * What part of an invoice is asked for, of its face in dollars or of the agreed amount in dollars; null of a
 * campaign, and where the answers say no amount.
 */
export function readAdvance(draft: AdvanceAnswers): Advance | null {
  const { kind, currency, amount, faceValue, settlementAmount } = draft;
  if (kind === "community") return null;
  const raised = baseUnits(amount);
  const face = baseUnits(currency === "USD" ? faceValue : settlementAmount);
  if (raised === null || face === null || face === 0n) return null;
  return { raised, face, percent: Number((raised * 100n + face / 2n) / face) };
}

function baseUnits(typed: string): bigint | null {
  const parsed = parseTypedAmount(typed, decimals);
  return parsed.ok ? parsed.amount : null;
}
