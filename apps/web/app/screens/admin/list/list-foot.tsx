import { PageLinks } from "./page-links.tsx";

interface ListFootProps {
  readonly path: string;
  readonly older: string | null;
  /** Rows can be chosen. */
  readonly hasChoice?: boolean;
}

/** Under a list: its keys, for who has a keyboard, and the way to older entries. */
export function ListFoot({ path, older, hasChoice = false }: ListFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <p className="mt-4 text-muted text-sm max-lg:hidden pointer-coarse:hidden">
        <Key>/</Key> search · <Key>j</Key> <Key>k</Key> next and previous · <Key>Enter</Key> open
        {hasChoice && (
          <>
            {" "}
            · <Key>x</Key> select
          </>
        )}
      </p>
      <PageLinks path={path} older={older} />
    </div>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded border border-line-strong px-1.5 font-mono text-xs">{children}</kbd>
);
