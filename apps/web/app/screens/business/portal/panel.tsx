import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton } from "~/ui/loading/skeleton";

interface PanelProps {
  badge: readonly [BadgeTone, string];
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Further content below the text. */
  children?: ReactNode;
}

const panelClass = classes(
  cardClass,
  "flex min-h-40 flex-col justify-between gap-6 p-6 sm:flex-row sm:items-center sm:p-8",
);

/** One status of the business: its name, its meaning and the next step. */
export function Panel({ badge: [tone, word], title, text, action, children }: PanelProps) {
  return (
    <div className={panelClass}>
      <div className="min-w-0 max-w-prose">
        <Badge tone={tone}>{word}</Badge>
        <h2 className="mt-3 font-medium font-serif text-heading">{title}</h2>
        <p className="mt-1.5 text-muted">{text}</p>
        {children}
      </div>
      {action && <div className="flex shrink-0 flex-col gap-3">{action}</div>}
    </div>
  );
}

/**
 * Has the size of the panel that most visitors see next, so that the page does not
 * jump. Without JavaScript nothing is checked, and that panel is shown instead.
 */
export function CheckingPanel({ likely }: { likely: ReactNode }) {
  return (
    <div className="relative">
      <div className="invisible noscript:visible" inert>
        {likely}
      </div>
      <div className={classes(panelClass, "noscript:hidden absolute inset-0")}>
        <div className="w-full max-w-prose">
          <span className="sr-only">Checking your business status</span>
          <Skeleton className="h-6 w-28 rounded-full" />
          <Skeleton className="mt-4 h-7 w-64 max-w-full" />
          <Skeleton className="mt-3 h-5 w-full" />
        </div>
        <Skeleton className="mb-14 h-11 shrink-0 rounded-control sm:mb-0 sm:w-40" />
      </div>
    </div>
  );
}
