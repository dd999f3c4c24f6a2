import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { usePendingSearch } from "../search/use-pending-search.ts";
import { type Siblings, useSiblings } from "../siblings/use-siblings.ts";

interface EntryPages {
  /** The path of the list. */
  readonly list: string;
  /** The path of an entry without its id. */
  readonly entries: string;
  readonly id: string;
  /** What an entry is called: "request". */
  readonly noun: string;
}

interface EntryDialogState {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly siblings: Siblings | null;
  /** The entry's id. */
  readonly subject: string;
}

/**
 * The dialog of an entry above its list, for its props. It closes at once, however long the list takes to
 * load, and stays closed while an entry loads that was opened after it. While a sibling loads it stays open.
 */
export function useEntryDialog({ list, entries, id, noun }: EntryPages): EntryDialogState {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [closedAt, setClosedAt] = useState<string | null>(null);
  // Back leads to the same key again, and then the entry is shown.
  if (closedAt !== null && closedAt !== key) setClosedAt(null);
  const { location: next } = useNavigation();
  const siblings = useSiblings({ entries, id, noun });
  const page = { pathname: list, search: usePendingSearch() };
  const isEntry = (path: string) => path === pathname || path.startsWith(`${entries}/`);
  return {
    open: closedAt !== key && (next === undefined || isEntry(next.pathname)),
    onClose: () => {
      setClosedAt(key);
      void navigate(page, { preventScrollReset: true });
    },
    siblings,
    subject: id,
  };
}
