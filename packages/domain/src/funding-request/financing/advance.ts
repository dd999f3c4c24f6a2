import type { ReadAmount } from "../../money/read-amount.ts";
import type { Answers } from "../draft/answers.ts";
import { faceField } from "../draft/read-face.ts";

/** Stablecoins are dollars; amounts are compared in base units at six decimals. */
const decimals = 6;

export interface Advance {
  readonly raised: bigint;
  readonly face: bigint;
  /** Rounded to whole percent. */
  readonly percent: number;
}

/**
 * What part of an invoice is asked for, of its face in dollars or of the agreed amount in dollars; null of a
 * campaign, and where the answers say no amount.
 */
export function readAdvance(answers: Answers): Advance | null {
  if (answers.kind === "community") return null;
  const raised = baseUnits(answers.amount);
  const face = baseUnits(answers[faceField(answers)]);
  if (raised === null || face === null || face === 0n) return null;
  return { raised, face, percent: Number((raised * 100n + face / 2n) / face) };
}

const baseUnits = (read: ReadAmount) =>
  read.ok ? read.amount * 10n ** BigInt(decimals - read.currency.decimals) : null;
