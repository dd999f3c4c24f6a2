import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import { RiskTable } from "~/features/receivable/risk-table";
import { riskWords, scoreWords } from "~/features/receivable/risk-words";
import { Badge } from "~/ui/badge";

/** The risk grade that an attestation would store, factor by factor: nothing is decided yet. */
export function Risk({ risk }: { readonly risk: RiskAssessment }) {
  const { label, tone } = riskWords[risk.grade];
  return (
    <section
      aria-label="Risk grade"
      id="risk-grade"
      tabIndex={-1}
      className="scroll-mt-4 space-y-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">Risk grade</h3>
        <Badge tone={tone}>{label} risk</Badge>
        <span className="figures text-muted text-sm">{scoreWords(risk.score)}</span>
      </div>
      <p className="text-muted text-sm">
        Provisional: graded as it would be if you attested it now, with every check recorded.
      </p>
      <RiskTable factors={risk.factors} />
    </section>
  );
}
