import type { MarketToken } from "@tenora/database/market/listing/listing-record";
import { findNotes } from "@tenora/database/market/note/find-notes";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { mostWalletRows } from "~/http/csv/wallet-export.server";
import type { Period } from "../export/read-period.ts";
import { bySymbol } from "../totals/by-symbol.ts";
import { readWalletEvents, type WalletEventsRange } from "../wallet-events.server.ts";
import {
  balanceOf,
  type PrincipalEntry,
  type PrincipalLine,
  principalEntries,
} from "./principal.ts";
import type { PrincipalTable } from "./statement-page.ts";
import { tenureEvents, tenuresOf } from "./tenures.ts";

/** What came and went of a wallet's principal until the end of a period; null where that is too much to read. */
export async function readPrincipal(
  tx: Transaction<"market">,
  asked: Pick<WalletEventsRange, "wallet" | "audience"> & { readonly period: Period },
  now: bigint,
): Promise<readonly PrincipalEntry[] | null> {
  const owner = asked.wallet.toLowerCase();
  const until = { from: 0, to: asked.period.to };
  const query = { ...asked, types: tenureEvents, period: until, most: mostWalletRows };
  const { events, isComplete } = await readWalletEvents(tx, query);
  if (!isComplete) return null;
  const ids = new Set(events.flatMap(({ note }) => (note === null ? [] : [note])));
  const notes = await findNotes(tx, [...ids], now);
  return tenuresOf(events.toReversed(), notes, owner).flatMap((tenure) =>
    principalEntries(tenure, Number(now)),
  );
}

const words: Readonly<Record<PrincipalLine, string>> = {
  bought: "Bought",
  received: "Received without a payment",
  repaid: "Repaid in full",
  sold: "Sold",
  unfunded: "Sale not funded",
  given: "Transferred without a payment",
  defaulted: "Went into default",
};

/** The balances of each stablecoin, in words: what is held, and what is in default where anything was. */
export function principalTables(
  entries: readonly PrincipalEntry[],
  period: Period,
): PrincipalTable[] {
  const tokens = new Map<string, MarketToken>(entries.map(({ token }) => [token.address, token]));
  return [...tokens.values()].sort(bySymbol).flatMap((token) => {
    const own = entries.filter(
      (one) => one.token.address === token.address && one.time <= period.to,
    );
    if (own.length === 0) return [];
    const balance = (section: "held" | "default") =>
      balanceOf(
        own.filter((one) => one.section === section),
        period,
      );
    const [held, inDefault] = [balance("held"), balance("default")];
    const rows = (start: string, { opening, changes, closing }: typeof held, end: string) => [
      { label: start, amount: formatAmount(opening, token), isTotal: true },
      ...Object.entries(words).flatMap(([line, label]) => {
        const change = changes.get(line as PrincipalLine) ?? 0n;
        return change === 0n ? [] : [{ label, amount: signed(change, token), isTotal: false }];
      }),
      { label: end, amount: formatAmount(closing, token), isTotal: true },
    ];
    const wasInDefault = inDefault.opening > 0n || inDefault.changes.size > 0;
    const total = formatAmount(held.closing + inDefault.closing, token);
    return {
      symbol: token.symbol,
      rows: [
        ...rows("Held at the start", held, "Held at the end"),
        ...(wasInDefault
          ? [
              ...rows("In default at the start", inDefault, "In default at the end"),
              { label: "Held and in default at the end", amount: total, isTotal: true },
            ]
          : []),
      ],
    };
  });
}

const signed = (amount: bigint, token: MarketToken) =>
  amount < 0n ? `−${formatAmount(-amount, token)}` : `+${formatAmount(amount, token)}`;
