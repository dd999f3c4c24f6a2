import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { riskTones, type SampleOpportunity } from "./copy.ts";

export function SampleCard({ sample }: { sample: SampleOpportunity }) {
  const facts = [
    ["Asset", sample.asset],
    ["Maturity", sample.maturity],
    ["Reward", sample.reward],
    ["Tier", sample.tier],
  ] as const;
  return (
    <li className={classes(cardClass, "flex flex-col p-6")}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="rounded-md border border-line-strong border-dashed px-2 py-0.5 font-medium text-muted text-sm">
          Sample
        </span>
        <Badge tone={riskTones[sample.riskScore]}>{sample.riskScore} risk</Badge>
      </div>
      <h3 className="mt-5 text-muted">{sample.business}</h3>
      <p className="figures mt-0.5 font-serif text-[1.75rem] leading-tight">{sample.amount}</p>
      <dl className="mt-5 border-line border-t pt-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1.5 text-[0.9375rem]">
            <dt className="text-muted">{name}</dt>
            <dd className="figures text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
