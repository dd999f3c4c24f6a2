import { formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { servicesContext } from "~/services.server";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { Route } from "./+types/status";
import { serviceStates } from "./service-states.server.ts";

export const meta = () => [
  ...pageMeta({ title: "Status", description: "Whether our services are running right now." }),
  { name: "robots", content: "noindex" },
];

/** From the checks that `/readyz` tells machines of, made at most once a second. */
export async function loader({ context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).readiness();
  return { at: found.at, services: serviceStates(found) };
}

/** Whether our services are running, in words for people. */
export default function Status({ loaderData: { at, services } }: Route.ComponentProps) {
  const problems = services.filter(({ isRunning }) => !isRunning).length;
  return (
    <div data-no-artwork className="page-width py-14 sm:py-20">
      <header className="max-w-3xl">
        <h1 className="font-serif text-display">
          {problems === 0 ? "All services are operational" : "Something isn't working"}
        </h1>
        <p className="figures mt-5 text-lead text-muted">
          Checked <time dateTime={at}>{formatMoment(new Date(at))} UTC</time>.
        </p>
      </header>
      <ul className={classes(cardClass, "mt-10 max-w-3xl divide-y divide-line")}>
        {services.map(({ name, isRunning, text }) => (
          <li key={name} className="flex items-center justify-between gap-x-4 px-6 py-4 sm:gap-x-8">
            <div className="min-w-0">
              <p className="font-medium">{name}</p>
              <p className="text-[0.9375rem] text-muted">{text}</p>
            </div>
            <Badge tone={isRunning ? "good" : "bad"} className="shrink-0">
              {isRunning ? "Operational" : "Problem"}
            </Badge>
          </li>
        ))}
      </ul>
      <Link
        to="/status"
        reloadDocument
        className={buttonClass({ variant: "outline", className: "mt-8 max-sm:w-full" })}
      >
        Check again
      </Link>
    </div>
  );
}
