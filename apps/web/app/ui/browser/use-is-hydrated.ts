import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until React has taken the page over: what is typed before would be lost. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
