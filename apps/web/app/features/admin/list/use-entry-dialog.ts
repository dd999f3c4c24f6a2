import { useLocation, useNavigate, useNavigation } from "react-router";
import { usePendingSearch } from "./use-pending-search.ts";

interface EntryDialog {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The dialog of an entry above its list. It closes at once, however long the list takes to load. */
export function useEntryDialog(listPage: string): EntryDialog {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const list = { pathname: listPage, search: usePendingSearch() };
  return {
    isOpen: next === undefined || next.pathname === pathname,
    close: () => void navigate(list, { preventScrollReset: true }),
  };
}
