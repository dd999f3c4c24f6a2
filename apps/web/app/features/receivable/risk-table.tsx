import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import { riskSources } from "@tenora/domain/risk/risk-sources";
import { riskFactorLabels } from "./risk-words.ts";

const cell = "px-2 py-2 align-top sm:px-4";

/** A risk grade factor by factor: how much each weighs, how it scored, and from what. */
export function RiskTable({ factors }: Pick<RiskAssessment, "factors">) {
  return (
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
          {factors.map(({ name, weight, score }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} font-normal`}>
                {riskFactorLabels[name]}
                <span className="block text-muted text-sm">{riskSources[name]}</span>
              </th>
              <td className={`${cell} figures whitespace-nowrap text-right`}>{weight}%</td>
              <td className={`${cell} figures text-right`}>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
