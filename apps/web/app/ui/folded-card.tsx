import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { cardClass } from "./card.tsx";
import { classes } from "./classes.ts";

interface FoldedCardProps {
  title: string;
  /** What is inside, for readers who decide whether to open it. */
  summary: ReactNode;
  /** Open from the start. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card that shows its title and what is inside until it is opened; no script is needed. */
export function FoldedCard({
  title,
  summary,
  isOpen = false,
  className,
  children,
}: FoldedCardProps) {
  return (
    <details open={isOpen} className={classes(cardClass, "group", className)}>
      <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-card p-5 sm:px-8 sm:py-6">
        <h2 className="font-medium font-serif text-heading">{title}</h2>
        <span className="wrap-anywhere row-start-2 mt-1 text-[0.9375rem] text-muted">
          {summary}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="mx-5 border-line border-t pt-4 pb-5 sm:mx-8 sm:pb-8">{children}</div>
    </details>
  );
}
