import FileText from "lucide-react/icons/file-text";
import ShieldCheck from "lucide-react/icons/shield-check";
import TrendingUp from "lucide-react/icons/trending-up";
import Users from "lucide-react/icons/users";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { features } from "./copy.ts";

const icons = [FileText, Users, ShieldCheck, TrendingUp] as const;

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="page-width pb-20 sm:pb-28">
      <h2 id="features" className="sr-only">
        What the exchange offers
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {features.map(({ title, text }, at) => {
          const Icon = icons[at] ?? FileText;
          return (
            <li key={title} className={classes(cardClass, "p-6")}>
              <Icon aria-hidden="true" className="size-6 text-mint-strong" strokeWidth={1.6} />
              <h3 className="mt-5 font-serif text-heading">{title}</h3>
              <p className="mt-2.5 text-[0.9375rem] text-muted">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
