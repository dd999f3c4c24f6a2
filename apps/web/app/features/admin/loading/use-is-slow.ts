import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** What arrives within this time (ms) simply takes the other's place. */
const delayMs = 150;

/** True when something has been under way for longer than anybody waits without a sign. */
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

/** True when this page was asked for from another one, and is slow to come. */
export function useIsSlowToOpen(page: string): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return useIsSlow(next?.pathname === page && pathname !== page);
}
