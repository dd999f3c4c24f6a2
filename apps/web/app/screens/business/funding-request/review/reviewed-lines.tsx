import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { isRecourse, recourseStatements } from "@tenora/domain/funding-request/recourse";
import type { ReactNode } from "react";

/** Its sentence is one of the hashes in the terms. */
export const recourseLines = (recourse: string) =>
  isRecourse(recourse)
    ? [{ label: fieldLabels.recourse, value: recourseStatements[recourse] }]
    : [];

/** Answers and terms beside their names. */
export function ReviewedLines({
  lines,
}: {
  lines: readonly { readonly label: string; readonly value: ReactNode }[];
}) {
  return (
    <dl className="divide-y divide-line rounded-control border border-line text-[0.9375rem]">
      {lines.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
