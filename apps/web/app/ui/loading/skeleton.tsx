import type { ReactNode } from "react";
import { classes } from "~/ui/classes";

/** One grey bar; give it the size of the content it stands for. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      data-skeleton=""
      className={classes("animate-shimmer rounded-lg bg-ink/9", className)}
    />
  );
}

/** Skeletons together; screen readers hear the label once and nothing else. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
