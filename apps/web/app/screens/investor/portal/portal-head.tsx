import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { useStanding } from "./use-standing.ts";

export const lead =
  "Buy the invoices and orders of businesses with stablecoins, and collect principal plus the agreed return at maturity.";

/** Names the page; of an investor who can buy it also says so, and leads to what they own. */
export function PortalHead({ isKnown }: { isKnown: boolean }) {
  const { standing } = useStanding();
  const isEligible = standing === "eligible";
  return (
    <header
      className={classes(
        "flex flex-wrap items-end justify-between gap-x-8",
        isKnown ? "mt-5 gap-y-5" : "gap-y-6",
      )}
    >
      <div className="max-w-3xl">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <h1 className={classes("font-serif", isKnown ? "text-title" : "text-display")}>
            Investor Portal
          </h1>
          {isEligible && <Badge tone="good">Approved</Badge>}
        </div>
        <p className={isKnown ? "mt-1.5 text-muted" : "mt-5 text-balance text-lead text-muted"}>
          {isKnown ? "What you hold, what's due and what you can collect." : lead}
        </p>
      </div>
      {isEligible && (
        <Link to="/investor/portfolio" className={buttonClass()}>
          Open portfolio
        </Link>
      )}
    </header>
  );
}
