import type { Tier } from "../../business/business.ts";
import type { WalletAddress } from "../../ethereum/wallet-address.ts";
import type { FundingRequestInput } from "../draft/check-draft.ts";
import type { Audience } from "../tier/tier-limits.ts";
import { maxFeeBps } from "./calculate-financing.ts";

type Hex = `0x${string}`;

const zeroAddress: Hex = `0x${"0".repeat(40)}`;
const daySeconds = 86_400;

/** Days from the end of grace to default, for every request. */
export const delayDays = 30;

/** The longest that a seller's signature can be listed, in days. */
const signatureDays = 30;

/** The gates of the exchange that a request can use. */
export type GateAddresses = Readonly<Record<Audience, Hex>>;

/** What the terms need beside the answers. */
export interface TermsContext {
  readonly seller: WalletAddress;
  readonly tier: Tier;
  readonly gates: GateAddresses;
  readonly fingerprint: Hex;
  /** Hash of the documents. */
  readonly papers: Hex;
  /** When the terms are signed, in seconds since 1970. */
  readonly signedAt: number;
  /** The seller's counter on the exchange: a higher one revokes what was signed before. */
  readonly counter: number;
  /** The exchange's last listing of this invoice, whose sale was cancelled; 0 for a first one. */
  readonly previous: number;
}

/** The terms as the exchange takes them: small integers as numbers, as its ABI types say. */
export interface RequestTerms {
  readonly seller: Hex;
  readonly payout: Hex;
  readonly debtor: Hex;
  readonly token: Hex;
  readonly gate: Hex;
  readonly reward: Hex;
  readonly rewardId: bigint;
  readonly fingerprint: Hex;
  readonly papers: Hex;
  readonly previous: number;
  readonly kind: number;
  readonly rule: number;
  readonly rewardEarly: boolean;
  readonly face: number;
  readonly pricePerUnit: number;
  readonly repayPerUnit: number;
  readonly totalUnits: number;
  readonly minUnits: number;
  readonly minPurchase: number;
  readonly fundingDeadline: number;
  readonly maturity: number;
  readonly graceDays: number;
  readonly delayDays: number;
  readonly lateFeeBps: number;
  readonly maxFeeBps: number;
  readonly counter: number;
  readonly deadline: number;
}

/** The exchange's transfer rules: tier 3 is locked, other notes move between eligible investors. */
const transferRules = { eligible: 1, locked: 2 } as const;

/** The exchange's kinds: a campaign has no debtor, and its seller owes the repayment. */
const kinds = { factoring: 0, community: 1 } as const;

/** The terms of a complete request. The same answers and context always give the same terms. */
export function buildTerms(input: FundingRequestInput, context: TermsContext): RequestTerms {
  const { financing } = input;
  const { figures } = financing;
  return {
    seller: context.seller,
    payout: context.seller,
    debtor: input.customerWallet ?? zeroAddress,
    token: financing.coin.address,
    gate: context.gates[financing.audience],
    reward: financing.reward?.contract ?? zeroAddress,
    rewardId: financing.reward?.id ?? 0n,
    fingerprint: context.fingerprint,
    papers: context.papers,
    previous: context.previous,
    kind: kinds[input.kind],
    rule: context.tier === 3 ? transferRules.locked : transferRules.eligible,
    rewardEarly: financing.reward?.early ?? false,
    face: Number(figures.face),
    pricePerUnit: Number(figures.pricePerUnit),
    repayPerUnit: Number(figures.repayPerUnit),
    totalUnits: Number(figures.units),
    minUnits: Number(financing.minUnits),
    minPurchase: Number(financing.minPurchase),
    fundingDeadline: financing.fundingDeadline,
    maturity: financing.maturity,
    graceDays: financing.graceDays,
    delayDays,
    lateFeeBps: Number(financing.lateFeeBps),
    maxFeeBps: Number(maxFeeBps),
    counter: context.counter,
    deadline: Math.min(financing.fundingDeadline, context.signedAt + signatureDays * daySeconds),
  };
}
