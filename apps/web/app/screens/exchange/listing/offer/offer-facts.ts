import type { GateType } from "@tenora/database/market/listing/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";

/** Nothing was sold, so there is nothing to refund. */
export const isCancelledUnsold = ({
  status,
  soldUnits,
}: Pick<OfferFacts, "status" | "soldUnits">): boolean => status === "cancelled" && soldUnits === 0n;

/** What a purchase and the actions of this page are computed from. */
export interface OfferFacts {
  readonly id: bigint;
  readonly status: ReceivableStatus;
  readonly isSaleOpen: boolean;
  /** The sale is open, and no reviewer's dispute keeps buyers out. */
  readonly isBuyable: boolean;
  readonly seller: string;
  readonly payout: string;
  readonly gate: GateType;
  readonly token: {
    readonly address: `0x${string}`;
    readonly symbol: string;
    readonly decimals: number;
  };
  readonly pricePerUnit: bigint;
  readonly repayPerUnit: bigint;
  readonly totalUnits: bigint;
  readonly soldUnits: bigint;
  readonly minUnits: bigint;
  readonly minPurchase: bigint;
  readonly fundingDeadline: bigint;
  readonly maturity: bigint;
}
