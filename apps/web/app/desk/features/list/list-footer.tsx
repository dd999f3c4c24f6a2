import { Link, useSearchParams } from "react-router";
import { buttonClass } from "~/ui/button";
import { KeyboardShortcuts } from "./shortcuts/keyboard-shortcuts.tsx";

interface ListFooterProps {
  readonly path: string;
  readonly older: string | null;
}

/** Below a list: its keyboard shortcuts and the links to other pages. */
export function ListFooter({ path, older }: ListFooterProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      <KeyboardShortcuts />
      <PageLinks path={path} older={older} />
    </div>
  );
}

interface PageLinksProps {
  /** The list's path. */
  readonly path: string;
  /** The cursor of the next page; null on the last one. */
  readonly older: string | null;
  /** What the links say in a list that doesn't begin with the newest. */
  readonly labels?: { readonly first: string; readonly next: string };
}

const fromNewest = { first: "Newest", next: "Older" } as const;
const fromOldest = { first: "Oldest", next: "Newer" } as const;

/** Links to the first and to the next, older page. */
export function PageLinks({ path, older, labels }: PageLinksProps) {
  const [params] = useSearchParams();
  const { first, next } = labels ?? (params.get("sort") === "oldest" ? fromOldest : fromNewest);
  const isFirst = !params.has("after");
  if (isFirst && older === null) return null;
  const look = buttonClass({ variant: "outline", size: "sm" });
  return (
    <nav aria-label="Pages" className="mt-4 ml-auto flex justify-end gap-3">
      {!isFirst && (
        <Link to={{ pathname: path, search: withAfter(params, null) }} className={look}>
          {first}
        </Link>
      )}
      {older !== null && (
        <Link to={{ pathname: path, search: withAfter(params, older) }} className={look}>
          {next}
        </Link>
      )}
    </nav>
  );
}

function withAfter(params: URLSearchParams, after: string | null): string {
  const next = new URLSearchParams(params);
  if (after === null) next.delete("after");
  else next.set("after", after);
  return next.size > 0 ? `?${next}` : "";
}
