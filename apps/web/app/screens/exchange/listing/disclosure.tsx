import { RiskTable } from "~/features/receivable/risk-table";
import { riskWords } from "~/features/receivable/risk-words";
import { Badge } from "~/ui/badge";
import { FoldedCard } from "~/ui/folded-card";
import type { ListingPage } from "./listing-page.ts";

/** How risky it was when it was attested, factor by factor. */
export function RiskCard({ risk }: Pick<ListingPage, "risk">) {
  if (risk === null) return null;
  const { label, tone } = riskWords[risk.grade];
  return (
    <FoldedCard
      title="Risk"
      summary={
        <>
          <Badge tone={tone}>
            {label} · {risk.score} of 100
          </Badge>{" "}
          from {risk.factors.length} factors, each with its weight and source
        </>
      }
    >
      <p className="mb-4 max-w-[68ch] text-muted">
        Our assessment before it was listed. Each factor scores 0 to 100; higher is safer. It isn't
        a guarantee.
      </p>
      <RiskTable factors={risk.factors} />
    </FoldedCard>
  );
}
