import { useLocation, useNavigation } from "react-router";

/** What this page's address asks for, or is about to: leaving meanwhile takes it along. */
export function useComingSearch(): string {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === here.pathname ? next.search : here.search;
}
