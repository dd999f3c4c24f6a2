import type { RiskRecords } from "@tenora/database/market/seller/find-risk-records";
import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import { RiskTable } from "~/features/receivable/risk/risk-table";
import { riskWords, scoreWords } from "~/features/receivable/risk/risk-words";
import { Badge } from "~/ui/badge";
import type { TrackRecords } from "./api/read-track-records.server.ts";
import { RecordEvidence } from "./checks/record-evidence.tsx";

interface RiskProps {
  readonly risk: RiskAssessment;
  readonly evidence: RiskEvidence;
  /** A community campaign has none. */
  readonly hasCustomer: boolean;
}

/** What the market says beyond the scores. */
export interface RiskEvidence extends TrackRecords {
  readonly records: RiskRecords;
}

/** The risk grade that an attestation would store, factor by factor with its evidence: nothing is decided yet. */
export function Risk({ risk, evidence, hasCustomer }: RiskProps) {
  const { label, tone } = riskWords[risk.grade];
  const { records, seller, customer } = evidence;
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
      <RiskTable
        factors={risk.factors}
        evidence={{
          "seller-record": <RecordEvidence record={records.seller} trackRecord={seller} />,
          ...(hasCustomer && {
            "debtor-record": <RecordEvidence record={records.debtor} trackRecord={customer} />,
            concentration: (
              <p className="text-sm">
                {/* Rounded down, as its score rounds it: the two add up to 100. */}
                {Math.floor(records.concentrationBps / 100)}% of what the business would owe with
                this request.
              </p>
            ),
          }),
          vouching: (
            <p className="text-sm">
              {records.backers === 0
                ? "No one has bought from this business yet."
                : `${records.backers} ${records.backers === 1 ? "investor has" : "investors have"} bought from this business.`}
            </p>
          ),
        }}
      />
    </section>
  );
}
