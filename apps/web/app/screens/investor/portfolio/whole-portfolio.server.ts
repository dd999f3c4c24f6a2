import { discloseListings } from "@tenora/database/disclosure/disclose-listings";
import type { MarketAudience } from "@tenora/database/market/listing/audience";
import {
  type Collection,
  readCollectedTotals,
} from "@tenora/database/market/payment/list-collections";
import { listWalletHoldings } from "@tenora/database/market/wallet/list-wallet-holdings";
import type { WalletNotesPage } from "@tenora/database/market/wallet/list-wallet-notes";
import type { Transaction } from "@tenora/database/transaction/transaction";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { AsVisitor } from "~/market/read-market.server";
import { portfolioAnalysis } from "./analysis/portfolio-analysis.server.ts";
import { readMovements } from "./movements.server.ts";
import type { PortfolioPage } from "./portfolio-page.ts";
import { partOfHolding, partOfNote } from "./portfolio-part.server.ts";
import { isActive } from "./positions/positions.server.ts";
import { claimableOf, portfolioTotals } from "./totals/portfolio-totals.server.ts";

type WholeFigures = Pick<PortfolioPage, "figures" | "claimable" | "analysis">;

/** Pages beyond the first don't read all notes: sums made of anything else could contradict the first's. */
export const noFigures: WholeFigures = {
  figures: [],
  analysis: null,
  claimable: { notes: [], count: 0, amounts: [] },
};

/** What the figures of a whole wallet need beside its notes, at `now` (seconds since 1970). */
export async function readWhole(
  tx: Transaction<"market">,
  query: {
    readonly wallet: WalletAddress;
    readonly audience: MarketAudience;
    readonly most: number;
  },
  now: bigint,
) {
  const { wallet, audience } = query;
  const holdings = await listWalletHoldings(tx, wallet, now, audience);
  const collected = await readCollectedTotals(tx, wallet, audience);
  return { holdings, collected, moved: await readMovements(tx, query, now) };
}

interface Whole extends Awaited<ReturnType<typeof readWhole>> {
  readonly read: WalletNotesPage;
  /** On the notes that were read. */
  readonly collections: ReadonlyMap<bigint, readonly Collection[]>;
}

/** What all notes and payments of a wallet add up to, at `now` (seconds since 1970). */
export async function wholeFigures(
  visit: AsVisitor,
  { read, collections, holdings, collected, moved }: Whole,
  now: number,
): Promise<WholeFigures> {
  // The notes themselves where they are all there, so that the sums are those of the rows.
  const parts =
    read.next === null
      ? read.notes.map((one) => partOfNote(one, now, collections.get(one.note.id) ?? []))
      : holdings.map((one) => partOfHolding(one, now));
  const active = holdings.filter(({ listing }) => isActive(listing.status));
  const listings = active.map(({ listing }) => listing);
  const disclosed = await visit((tx) => discloseListings(tx, listings));
  const isComplete = moved.isComplete && read.next === null;
  const { movements } = moved;
  return {
    figures: portfolioTotals(parts, collected),
    claimable: claimableOf(holdings, parts),
    analysis: portfolioAnalysis(
      { notes: read.notes, movements, isComplete, active, disclosed },
      now,
    ),
  };
}
