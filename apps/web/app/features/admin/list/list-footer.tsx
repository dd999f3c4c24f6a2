import { PageLinks } from "./page-links.tsx";
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
