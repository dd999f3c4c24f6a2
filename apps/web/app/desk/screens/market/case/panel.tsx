import { type ReactNode, useId } from "react";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

interface PanelProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a case, as dense as the portal's lists. */
export function CasePanel({ title, description, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(cardClass, "p-4 sm:p-5")}>
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      {description && <p className="mt-1 text-muted text-sm">{description}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
