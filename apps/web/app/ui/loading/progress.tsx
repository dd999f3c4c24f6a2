import { useId } from "react";

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  /** "Step 2 of 4 · Documents" */
  label: string;
  /** The value in words, where it is more than its percentage: "Step 2 of 4, Documents" */
  valueText?: string;
  /** Shows the percentage. Not where the last step, still to be done, would be 100%. */
  hasPercentage?: boolean;
}

export function Progress({ value, label, valueText, hasPercentage = true }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        {hasPercentage && <span className="figures text-muted">{percent}%</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className="h-full rounded-full bg-mint-strong transition-[width] duration-250 ease-calm"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
