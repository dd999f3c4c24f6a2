import type { ReactNode } from "react";
import { ListHead } from "~/desk/features/list/list-head";
import { FindReceivable } from "~/desk/features/list/search/find-receivable";
import { useListLoading } from "~/desk/features/list/use-list-loading";

export interface DeskFrameProps {
  readonly title: string;
  readonly summary?: ReactNode;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Beside the search. */
  readonly beside: ReactNode;
  /** How much a search has found; empty without one. */
  readonly found?: string;
  /** Why a text can't be looked for; null where it can. */
  readonly problem?: string | null;
  readonly children: ReactNode;
}

const problemId = "search-problem";

/**
 * The desk and what a search has found share their frame: the field is the same in both, so that it keeps the
 * focus, and what was found is announced.
 */
export function DeskFrame({
  title,
  summary,
  tools,
  beside,
  found = "",
  problem = null,
  children,
}: DeskFrameProps) {
  const loading = useListLoading("/admin/market");
  return (
    <section aria-labelledby="market">
      <ListHead id="market" title={title} summary={summary}>
        {tools}
      </ListHead>
      <div className="flex flex-col gap-x-6 gap-y-2 lg:flex-row lg:items-start lg:justify-between">
        {beside}
        <FindReceivable {...(problem !== null && { problemId })} />
      </div>
      {problem !== null && (
        <p id={problemId} role="alert" className="mt-3 text-brick text-sm">
          {problem}
        </p>
      )}
      <p role="status" className="mt-3 text-muted text-sm empty:mt-0">
        {loading !== "skeleton" && found}
      </p>
      {children}
    </section>
  );
}
