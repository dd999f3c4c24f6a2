import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useId } from "react";

interface BesideWarningProps {
  /** What the reviewer hasn't looked at yet; empty for nothing. */
  readonly warning: string;
  /** The buttons of the decision; the id is of the warning, which describes the button that it is about. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** The buttons of a decision, and before them what hasn't been looked at. */
export function BesideWarning({ warning, children }: BesideWarningProps) {
  const id = useId();
  return (
    <div className="flex w-full flex-col gap-1.5 sm:flex-row sm:items-center sm:justify-end sm:gap-4">
      {warning && (
        <p id={id} className="flex items-center gap-1.5 text-amber text-xs leading-5 sm:text-sm">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {warning}
        </p>
      )}
      <div className="flex gap-3 max-sm:*:flex-1">{children(warning ? id : undefined)}</div>
    </div>
  );
}
