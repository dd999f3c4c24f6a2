import type { MarketFigures } from "~/market/market-figures";
import type { Reference } from "../analysis/transaction-reference.tsx";
import type { MovementRow } from "../portfolio-page.ts";

/** How what was paid for notes came and went in a period; the amounts between two totals add up. */
export interface PrincipalTable {
  readonly symbol: string;
  readonly rows: readonly {
    readonly label: string;
    /** "1,000.00 USDC"; a change has its sign. */
    readonly amount: string;
    readonly isTotal: boolean;
  }[];
}

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
  /** One for each stablecoin; null with more records than are read. */
  readonly principal: readonly PrincipalTable[] | null;
  /** Newest first. */
  readonly movements: readonly (MovementRow & { readonly reference: Reference })[];
  /** There are more than are read. */
  readonly isCut: boolean;
}
