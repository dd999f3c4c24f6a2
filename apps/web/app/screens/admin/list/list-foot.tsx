import { KeyboardShortcuts } from "./keyboard-shortcuts.tsx";
import { PageLinks } from "./page-links.tsx";

interface ListFootProps {
  readonly path: string;
  readonly older: string | null;
}

/** Under a list: its keyboard shortcuts, and the way to older entries. */
export function ListFoot({ path, older }: ListFootProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      <KeyboardShortcuts />
      <PageLinks path={path} older={older} />
    </div>
  );
}
