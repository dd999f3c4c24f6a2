import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** Milliseconds before a pending state is shown: a fast response just replaces the content. */
const delayMs = 150;

/** True once something has been pending for so long that it must be visible. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}

/** True while a navigation from another page to `page` is slow. */
export function useIsSlowToOpen(page: string): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return useIsSlow(next?.pathname === page && pathname !== page);
}
