import type { RiskAssessment, RiskFactorName, RiskGrade } from "@tenora/domain/risk/risk-grade";
import { Badge, type BadgeTone } from "~/ui/badge";

const grades: Record<RiskGrade, { readonly label: string; readonly tone: BadgeTone }> = {
  low: { label: "Low", tone: "good" },
  medium: { label: "Medium", tone: "neutral" },
  "medium-high": { label: "Medium-High", tone: "waiting" },
  high: { label: "High", tone: "bad" },
};
const factorLabels: Record<RiskFactorName, string> = {
  tier: "Tier of the business",
  acknowledgement: "Acknowledgement",
  "seller-record": "Record of the business",
  "debtor-record": "Record of the customer",
  tenor: "Days to repayment",
  concentration: "Share of this customer",
  vouching: "Earlier backers",
};
const cell = "px-4 py-2";

/** The risk grade that an attestation stores, factor by factor. */
export function Risk({ risk }: { readonly risk: RiskAssessment }) {
  const { label, tone } = grades[risk.grade];
  return (
    <section aria-label="Risk grade" className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-medium">Risk grade</h3>
        <Badge tone={tone}>
          {label} · {risk.score} of 100
        </Badge>
      </div>
      <div className="rounded-control border border-line">
        <table className="w-full text-left text-[0.9375rem]">
          <thead className="text-muted text-sm">
            <tr>
              <th scope="col" className={`${cell} font-normal`}>
                Factor
              </th>
              <th scope="col" className={`${cell} text-right font-normal`}>
                Weight
              </th>
              <th scope="col" className={`${cell} text-right font-normal`}>
                Score
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t">
            {risk.factors.map(({ name, weight, score }) => (
              <tr key={name}>
                <th scope="row" className={`${cell} font-normal`}>
                  {factorLabels[name]}
                </th>
                <td className={`${cell} figures text-right`}>{weight} %</td>
                <td className={`${cell} figures text-right`}>{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
