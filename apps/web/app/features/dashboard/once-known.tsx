import { useIsFetching } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { classes } from "~/ui/classes";
import { waitAgain } from "./known-wallet.ts";

/** Nothing has been asked for so long (ms): what the page shows is complete. */
const quietMs = 120;
/** Then it is shown as it is (ms). */
const longestMs = 2_500;

/** Counts the parts of the page whose scripts are on their way. */
const Parts = createContext<(by: 1 | -1) => void>(() => {});

/** The fallback of a part that is loaded on its own: the page waits for it. */
export function PartOnItsWay() {
  const count = useContext(Parts);
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, [count]);
  return null;
}

interface OnceKnownProps {
  /** The visitor's status isn't known yet. */
  readonly isChecking: boolean;
  /** In its place, as tall as the window at least, so that nothing on screen moves. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * A portal's page. In a browser whose wallet is restored it stays hidden until it is complete: otherwise
 * a stranger's page would come first, and the dashboard piece by piece in its place. Others see the page
 * at once, also without scripts; and everybody does when scripts fail to load.
 */
export function OnceKnown({ isChecking, skeleton, children }: OnceKnownProps) {
  const [parts, setParts] = useState(0);
  const count = useCallback((by: 1 | -1) => setParts((now) => now + by), []);
  const isQuiet = useIsFetching() === 0 && parts === 0 && !isChecking;
  const [isShown, setShown] = useState(false);
  useLayoutEffect(waitAgain, []);
  useEffect(() => {
    const timer = setTimeout(setShown, longestMs, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isQuiet) return;
    const timer = setTimeout(setShown, quietMs, true);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return (
    <>
      {!isShown && <div className="hidden min-h-dvh in-[[data-wallet='']]:block">{skeleton}</div>}
      <div className={classes(!isShown && "in-[[data-wallet='']]:hidden")}>
        <Parts value={count}>{children}</Parts>
      </div>
    </>
  );
}
