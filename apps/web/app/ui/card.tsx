import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

/** The look of a card, for elements that must be something else (a link, a list item). */
export const cardClass = "rounded-card border border-line bg-surface shadow-card";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classes(cardClass, "p-5 sm:p-8", className)} />;
}

interface CardHeadingProps {
  title: ReactNode;
  description?: ReactNode;
  /** To the right of the title. */
  aside?: ReactNode;
  level?: "h2" | "h3" | undefined;
}

export function CardHeading({ title, description, aside, level = "h2" }: CardHeadingProps) {
  const Heading = level;
  return (
    <div className="mb-4 flex flex-wrap items-start sm:mb-6 justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading className="font-medium font-serif text-heading">{title}</Heading>
        {description && <p className="mt-1.5 text-muted">{description}</p>}
      </div>
      {aside}
    </div>
  );
}
