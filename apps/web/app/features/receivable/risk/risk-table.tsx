import type { RiskAssessment, RiskFactorName } from "@tenora/domain/risk/risk-grade";
import { riskSources } from "@tenora/domain/risk/risk-sources";
import { Fragment, type ReactNode } from "react";
import { riskFactorLabels } from "./risk-words.ts";

const cell = "px-2 py-2 align-top sm:px-4";

interface RiskTableProps extends Pick<RiskAssessment, "factors"> {
  /** What a score was computed from, for readers who may know it. */
  readonly evidence?: Readonly<Partial<Record<RiskFactorName, ReactNode>>>;
}

/** A risk grade factor by factor: how much each weighs, how it scored, and from what. */
export function RiskTable({ factors, evidence = {} }: RiskTableProps) {
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
            <Fragment key={name}>
              <tr className={evidence[name] ? "border-b-0!" : undefined}>
                <th scope="row" className={`${cell} font-normal`}>
                  {riskFactorLabels[name]}
                  <span className="block text-muted text-sm">{riskSources[name]}</span>
                </th>
                <td className={`${cell} figures whitespace-nowrap text-right`}>{weight}%</td>
                <td className={`${cell} figures text-right`}>{score}</td>
              </tr>
              {evidence[name] && (
                <tr>
                  <td colSpan={3} className="px-2 pb-3 sm:px-4">
                    {evidence[name]}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
