import { useLocation, useNavigation } from "react-router";

/**
 * What the address of the page at `path` asks for, or is about to: what is chosen next adds to what
 * was chosen before, though that may still be on its way, and leaving meanwhile takes it along.
 * Without a path it is this page's own.
 */
export function usePendingSearch(path?: string): string {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === (path ?? here.pathname) ? next.search : here.search;
}
