import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";

interface BesideWarningProps {
  /** What the reviewer hasn't looked at yet; empty for nothing. */
  readonly warning: string;
  /** The buttons of the decision. */
  readonly children: ReactNode;
}

/** The buttons of a decision, and beside them what hasn't been looked at before it. */
export const BesideWarning = ({ warning, children }: BesideWarningProps) => (
  <div className="flex w-full flex-col-reverse gap-1.5 sm:flex-row sm:items-center sm:justify-end sm:gap-4">
    <div className="flex gap-3 max-sm:*:flex-1">{children}</div>
    {warning && (
      <p className="flex items-center gap-1.5 text-amber text-xs leading-5 sm:order-first sm:text-sm">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {warning}
      </p>
    )}
  </div>
);
