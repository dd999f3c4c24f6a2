import type { Tier } from "../../business/business.ts";
import { type Audience, audiencesOf } from "../tier/tier-limits.ts";

/** A sale that ended below its minimum. */
export interface FailedSaleFacts {
  readonly soldUnits: bigint;
  readonly minUnits: bigint;
  readonly totalUnits: bigint;
  /** From the listing to the deadline; whole days. */
  readonly days: number;
  /** Buyers would have got back more than they paid. */
  readonly hasReturn: boolean;
  readonly audience: Audience | null;
  readonly tier: Tier;
}

/** What a business can change before it tries again, the most useful first. */
export const saleAdvice = [
  "tell-people",
  "lower-minimum",
  "ask-less",
  "more-time",
  "offer-return",
  "widen-audience",
] as const;
export type SaleAdvice = (typeof saleAdvice)[number];

/** Two weeks give most people the time to read, ask and decide. */
const sensibleDays = 14;

/** What would have helped, judged by how the sale went. */
export function adviseAfterFailure(facts: FailedSaleFacts): SaleAdvice[] {
  const { soldUnits, minUnits, totalUnits, days, hasReturn, audience, tier } = facts;
  const widest = audiencesOf(tier)[0];
  const applies: Record<SaleAdvice, boolean> = {
    "tell-people": soldUnits === 0n,
    "lower-minimum": soldUnits > 0n && soldUnits < minUnits,
    "ask-less": soldUnits > 0n && soldUnits * 2n < totalUnits,
    "more-time": days < sensibleDays,
    "offer-return": !hasReturn,
    "widen-audience": audience !== null && audience !== widest,
  };
  return saleAdvice.filter((one) => applies[one]);
}
