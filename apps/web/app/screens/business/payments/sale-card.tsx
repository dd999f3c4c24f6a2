import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Actions, CardFact, CardHead } from "./card-parts.tsx";
import type { SaleInProgress } from "./payments-page.ts";

/** A sale that hasn't ended, and what its seller can do with it. */
export function SaleCard({ sale }: { sale: SaleInProgress }) {
  return (
    <li className={classes(cardClass, "grid gap-4 p-5 sm:p-6")}>
      <CardHead listing={sale.listing} status={sale.status} />
      <dl className="figures grid grid-cols-2 gap-3 text-[0.9375rem] sm:gap-x-6">
        <CardFact name="Sold" value={sale.sold} />
        <CardFact name="Sale ends" value={sale.ends} />
      </dl>
      <Actions facts={sale.action} />
    </li>
  );
}
