import { useLocation, useNavigation } from "react-router";

interface ListAddress {
  readonly pathname: string;
  readonly search: string;
  /** An entry, or another place, is on its way. */
  readonly isLeaving: boolean;
}

/**
 * Where the list at `path` is, or is about to be: what is chosen next adds to what was chosen before,
 * though that may still be on its way.
 */
export function useListAddress(path: string): ListAddress {
  const here = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== path;
  const { pathname, search } = isLeaving ? here : (next ?? here);
  return { pathname, search, isLeaving };
}
