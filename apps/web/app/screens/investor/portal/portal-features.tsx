import ChartPie from "lucide-react/icons/chart-pie";
import Gift from "lucide-react/icons/gift";
import Search from "lucide-react/icons/search";
import Store from "lucide-react/icons/store";
import { Link } from "react-router";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { portalFeatures } from "./copy.ts";

const icons = [Search, ChartPie, Gift, Store] as const;

export function PortalFeatures() {
  return (
    <section aria-labelledby="portal-features" className="mt-20">
      <h2 id="portal-features" className="sr-only">
        In this portal
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {portalFeatures.map(({ title, text, to, action }, at) => {
          const Icon = icons[at] ?? Search;
          return (
            <li key={title} className={classes(cardClass, "flex flex-col p-6")}>
              <Icon aria-hidden="true" className="size-6 text-mint-strong" strokeWidth={1.6} />
              <h3 className="mt-5 font-serif text-heading">{title}</h3>
              <p className="mt-2 mb-4 flex-1 text-[0.9375rem] text-muted">{text}</p>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {action}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
