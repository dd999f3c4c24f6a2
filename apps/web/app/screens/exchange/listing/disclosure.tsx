import { RiskTable } from "~/features/receivable/risk-table";
import { riskWords, scoreWords } from "~/features/receivable/risk-words";
import { Badge } from "~/ui/badge";
import { FoldedCard } from "~/ui/folded-card";
import type { ListingPage } from "./listing-page.ts";

/** How risky it was when it was attested, factor by factor, beside what its seller has repaid late. */
export function RiskCard({
  page: { risk, seller },
}: {
  page: Pick<ListingPage, "risk" | "seller">;
}) {
  if (risk === null) return null;
  const { label, tone } = riskWords[risk.grade];
  return (
    <FoldedCard
      title="Risk"
      summary={
        <>
          At listing: <Badge tone={tone}>{label} risk</Badge> {scoreWords(risk.score)}
          {seller.lateRecord && ` · Seller today: ${seller.lateRecord}`}
        </>
      }
    >
      <p className="mb-4 max-w-[68ch] text-muted">
        Our assessment before it was listed, from {risk.factors.length} factors. Each scores 0 to
        100, and higher is safer. It isn't a guarantee.
      </p>
      <RiskTable factors={risk.factors} />
    </FoldedCard>
  );
}
