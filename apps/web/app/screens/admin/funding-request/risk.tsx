import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import { RiskTable } from "~/features/receivable/risk-table";
import { riskWords } from "~/features/receivable/risk-words";
import { Badge } from "~/ui/badge";

/** The risk grade that an attestation stores, factor by factor. */
export function Risk({ risk }: { readonly risk: RiskAssessment }) {
  const { label, tone } = riskWords[risk.grade];
  return (
    <section
      aria-label="Risk grade"
      id="risk-grade"
      tabIndex={-1}
      className="scroll-mt-4 space-y-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-medium">Risk grade</h3>
        <Badge tone={tone}>
          {label} · {risk.score} of 100
        </Badge>
      </div>
      <RiskTable factors={risk.factors} />
    </section>
  );
}
