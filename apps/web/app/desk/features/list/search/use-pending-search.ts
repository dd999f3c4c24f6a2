import { useLocation, useNavigation } from "react-router";

/**
 * The query of the page at `path` (this page without one), or the query that a pending navigation is
 * about to give it: so the next choice adds to the one before, which may still be loading.
 */
export function usePendingSearch(path?: string): string {
  const current = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === (path ?? current.pathname) ? next.search : current.search;
}
