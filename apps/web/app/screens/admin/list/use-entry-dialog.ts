import { useLocation, useNavigate, useNavigation } from "react-router";
import { useComingSearch } from "./use-coming-search.ts";

interface EntryDialog {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The dialog of an entry above its list: closed at once, however long the list takes to be read. */
export function useEntryDialog(listPage: string): EntryDialog {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const list = { pathname: listPage, search: useComingSearch() };
  return {
    isOpen: next === undefined || next.pathname === pathname,
    close: () => void navigate(list, { preventScrollReset: true }),
  };
}
