import Check from "lucide-react/icons/check";
import { classes } from "~/ui/classes";
import { tiers } from "./copy.ts";

/** Three plates of rising weight: a hairline, a tinted sheet, the solid forest. */
const plates = [
  {
    plate: "border-line-strong/60 border-dashed bg-surface lg:mt-16",
    quiet: "text-muted",
    tick: "text-mint-strong",
  },
  {
    plate: "border-mint-strong/30 bg-mint-soft shadow-card lg:mt-8",
    quiet: "text-muted",
    tick: "text-mint-strong",
  },
  {
    plate: "on-forest border-forest bg-forest text-on-forest shadow-raised",
    quiet: "text-on-forest-muted",
    tick: "text-mint",
  },
] as const;

export function TierPlates() {
  return (
    <section aria-labelledby="tiers" className="page-width py-14 sm:py-28">
      <div className="max-w-2xl">
        <h2 id="tiers" className="font-serif text-title">
          Three tiers, earned by paying on time
        </h2>
        <p className="mt-4 text-lead text-muted">
          All businesses start at Tier 3 until verified. We set the tier when we review; it rises as
          you pay on time, with a wider circle of funders.
        </p>
      </div>
      <ul className="mt-8 grid gap-4 sm:mt-12 lg:grid-cols-3 lg:items-stretch lg:gap-5">
        {tiers.map(({ name, tier, description, features }, at) => {
          const { plate, quiet, tick } = plates[at] ?? plates[0];
          return (
            <li key={tier} className={classes("scene-rise rounded-card border p-7 sm:p-8", plate)}>
              <h3 className="flex items-baseline justify-between gap-4">
                <span className="font-serif text-[1.75rem] leading-tight">{name}</span>{" "}
                <span className={classes("figures font-medium text-sm", quiet)}>{tier}</span>
              </h3>
              <p className={classes("mt-3", quiet)}>{description}</p>
              <ul className="mt-6 space-y-2.5">
                {features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <Check aria-hidden="true" className={classes("mt-1 size-4 shrink-0", tick)} />
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
