import { useLocation, useNavigation } from "react-router";
import { useIsSlow } from "../loading/use-is-slow.ts";

/**
 * What to show while another list at `path` loads slowly: the old one below a loading bar after a
 * changed search, a skeleton after a changed filter or page.
 */
export function useListLoading(path: string): "idle" | "stale" | "skeleton" {
  const { location: next } = useNavigation();
  const { search } = useLocation();
  const isOther = next?.pathname === path && next.search !== search;
  const isPage = isOther && withoutText(next.search) !== withoutText(search);
  const isSlow = useIsSlow(isOther);
  if (!isSlow) return "idle";
  return isPage ? "skeleton" : "stale";
}

function withoutText(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("search");
  return params.toString();
}
