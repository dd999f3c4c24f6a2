import type { MarketFigures } from "~/market/market-figures";
import type { MovementRow } from "../portfolio-page.ts";

/** What a wallet paid and got in a period, in words. */
export interface StatementPage {
  readonly market: MarketFigures;
  readonly wallet: string;
  /** "Jan 5, 2026 to Mar 4, 2026" */
  readonly period: string;
  /** "Nov 25, 2026, 14:03 UTC": the newest block that was read. */
  readonly asOf: string;
  readonly totals: readonly {
    readonly symbol: string;
    readonly paid: string;
    readonly received: string;
    /** Net cash flow: received less paid; "−12.00 USDC" below zero. */
    readonly net: string;
  }[];
  /** Newest first. */
  readonly movements: readonly MovementRow[];
  /** There are more than are read. */
  readonly isCut: boolean;
}
