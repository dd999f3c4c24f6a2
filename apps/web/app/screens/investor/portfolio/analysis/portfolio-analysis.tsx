import { Card, CardHeading } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { PortfolioAnalysis } from "../portfolio-page.ts";
import { AllocationCard } from "./allocation-card.tsx";
import { CashFlowFigure } from "./cash-flow-figure.tsx";
import { MovementTable } from "./movement-table.tsx";

interface AnalysisProps {
  readonly analysis: PortfolioAnalysis;
}

/** Cash flow, allocation and the newest payments of all notes. */
export function Analysis({ analysis }: AnalysisProps) {
  const { charts, allocations, history } = analysis;
  return (
    <>
      {charts.length > 0 && (
        <div
          id="cash-flow"
          className={classes("mt-10 grid grid-cols-1 gap-6", charts.length > 1 && "lg:grid-cols-2")}
        >
          {charts.map((chart) => (
            <CashFlowFigure key={chart.symbol} chart={chart} />
          ))}
        </div>
      )}
      {allocations.length > 0 && (
        <div id="allocation" className="mt-6">
          <AllocationCard allocations={allocations} />
        </div>
      )}
      {history.length > 0 && (
        <Card id="history" className="mt-6">
          <CardHeading
            title="History"
            description="Your newest payments. The statement below has all of them."
          />
          <MovementTable rows={history} caption="Newest payments" />
        </Card>
      )}
    </>
  );
}

/** Why there are no figures of a portfolio that is too large to compute them from. */
export const TooMany = () => (
  <p className="mt-3 text-muted text-sm">
    You have more than 1,000 notes or payments, so cash flow and returns aren't calculated here.
    Your statement lists every payment.
  </p>
);

const sections = [
  { id: "positions", label: "Positions" },
  { id: "cash-flow", label: "Cash flow" },
  { id: "allocation", label: "Allocation" },
  { id: "history", label: "History" },
  { id: "statement", label: "Statement" },
] as const;

/** The way to what lies below the notes, however many they are. */
export function OnThisPage({ analysis: { charts, allocations, history } }: AnalysisProps) {
  const lengths = {
    positions: 1,
    statement: 1,
    "cash-flow": charts.length,
    allocation: allocations.length,
    history: history.length,
  };
  return (
    <nav aria-label="On this page" className="mt-3">
      <ul
        data-scroll-row
        className="-mx-5 -my-1 flex overflow-x-auto px-3 py-1 sm:-mx-2 sm:flex-wrap sm:px-0"
      >
        {sections
          .filter(({ id }) => lengths[id] > 0)
          .map(({ id, label }) => (
            // On phones the others have room, and the notes are what comes next.
            <li key={id} className={classes("shrink-0", id === "positions" && "max-sm:hidden")}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-control px-2 text-[0.9375rem] text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
