import type { CoinHolding } from "./holdings.server.ts";

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

interface HoldingsProps {
  /** One for each coin; null while the exchange can't be read. */
  readonly holdings: readonly CoinHolding[] | null;
}

/** What the investor's wallet holds of receivables that are on sale or aren't repaid yet, by coin. */
export function Holdings({ holdings }: HoldingsProps) {
  return (
    <section aria-labelledby="investor-holdings">
      <h3 id="investor-holdings" className="font-medium">
        Holdings
      </h3>
      {holdings === null ? (
        <p className="mt-1 text-muted text-sm">The exchange can’t be read right now.</p>
      ) : holdings.length === 0 ? (
        <p className="mt-1 text-muted text-sm">
          This wallet holds no notes of receivables that are on sale or still to be repaid.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-control border border-line">
          {holdings.map((holding) => (
            <Coin key={holding.symbol} holding={holding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Coin({ holding }: { readonly holding: CoinHolding }) {
  const { symbol, notes, receivables, invested, onSale, owed, late, defaulted } = holding;
  return (
    <li className="figures p-4 text-[0.9375rem]" aria-label={symbol}>
      {notes > 0 && (
        <>
          <p>
            {`${counted(notes, "note")} of ${counted(receivables, "receivable")} that ${receivables === 1 ? "isn’t" : "aren’t"} repaid yet`}
          </p>
          <p className="text-muted text-sm">
            {`${invested} invested · ${owed} still to be repaid, without late fees`}
          </p>
        </>
      )}
      {(late ?? defaulted) !== null && (
        <p className="font-medium text-brick text-sm">
          {[late && `${late} late`, defaulted && `${defaulted} in default`]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      {onSale !== null && (
        <p className={notes > 0 ? "text-muted text-sm" : undefined}>
          {`${onSale} in sales that aren’t funded yet`}
        </p>
      )}
    </li>
  );
}
