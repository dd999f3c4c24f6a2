import { brand } from "@tenora/domain/brand";
import Printer from "lucide-react/icons/printer";
import { MarketState } from "~/features/receivable/live/market-state";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { MovementTable } from "../analysis/movement-table.tsx";
import { Principal } from "./principal-table.tsx";
import type { StatementPage } from "./statement-page.ts";

/** The sheet itself: what is printed. */
export function StatementSheet({ page }: { page: StatementPage }) {
  const { wallet, period, asOf, totals, principal, movements, isCut, market } = page;
  return (
    <>
      <MarketState market={market} />
      <article
        className={classes(
          cardClass,
          "mt-6 p-5 sm:p-8 print:mt-4 print:border-0 print:p-0 print:shadow-none",
        )}
      >
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 className="figures font-medium font-serif text-heading">{period}</h2>
            <dl className="figures mt-2 grid gap-1 text-sm sm:grid-cols-[auto_1fr] sm:gap-x-4">
              <dt className="text-muted">Holder’s wallet</dt>
              <dd className="break-all font-mono text-xs sm:self-center">{wallet}</dd>
              <dt className="text-muted">Statement date</dt>
              <dd>{asOf}</dd>
            </dl>
          </div>
          <PrintButton />
        </div>
        <Principal tables={principal} />
        {movements.length === 0 ? (
          <p className="mt-6 text-muted">Nothing was paid or received in this period.</p>
        ) : (
          <>
            <h3 className="mt-8 font-medium font-serif text-lead">Payments</h3>
            <Totals totals={totals} />
            {isCut && (
              <p className="mb-4 font-medium">
                These are the newest 5,000 payments of this period. Choose a shorter one to see the
                others.
              </p>
            )}
            <MovementTable rows={movements} caption={`Payments, ${period}`} />
          </>
        )}
        <p className="figures mt-6 border-line border-t pt-4 text-muted text-sm">
          {brand.name}, as of {asOf}, block {market.block}. Days are in UTC. What was paid for
          notes, and what was collected, refunded or received for them, as recorded on the chain.
          Network fees aren’t included. A note that isn’t repaid yet counts as paid only: this isn’t
          a gain or a loss. This statement isn’t a tax document, a valuation or advice.
        </p>
      </article>
    </>
  );
}

function Totals({ totals }: Pick<StatementPage, "totals">) {
  return (
    <dl className="figures my-6 grid gap-px overflow-hidden rounded-control border border-line bg-line sm:grid-cols-3">
      {totals.flatMap(({ symbol, paid, received, net }) =>
        [
          ["Paid", paid],
          ["Received", received],
          ["Net cash flow", net],
        ].map(([label, value]) => (
          <div key={`${symbol} ${label}`} className="bg-surface px-4 py-3">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="mt-0.5 font-medium">{value}</dd>
          </div>
        )),
      )}
    </dl>
  );
}

/** Without a script the browser's own menu prints. */
function PrintButton() {
  if (!useIsHydrated()) return null;
  return (
    <Button variant="outline" size="sm" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-4" />
      Print or save as PDF
    </Button>
  );
}
