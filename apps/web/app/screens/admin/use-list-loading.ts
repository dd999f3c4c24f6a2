import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A list that arrives within this time (ms) simply takes the other's place. */
const patience = 150;

/**
 * What to show while another list is on its way: the same one under a moving line while somebody
 * types, a skeleton when another filter or page was asked for and is slow. `path` is the list's own.
 */
export function useListLoading(path: string): "idle" | "stale" | "skeleton" {
  const { location: next } = useNavigation();
  const { search } = useLocation();
  const isOther = next?.pathname === path && next.search !== search;
  const isPage = isOther && withoutText(next.search) !== withoutText(search);
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isOther) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOther]);

  if (!isOther || !isSlow) return "idle";
  return isPage ? "skeleton" : "stale";
}

function withoutText(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("search");
  return params.toString();
}
