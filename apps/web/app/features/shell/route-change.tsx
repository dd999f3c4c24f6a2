import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * On every change of page: the page and each [data-scroll-container] start at the top, a focus that
 * was lost with the old page moves to <main>, and screen readers announce the new title.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [announced, announce] = useState("");

  // The browser restores the scroll position on a reload; navigation within the site never does.
  useEffect(() => {
    const set = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    const restore = set("auto");
    set("manual")();
    window.addEventListener("pagehide", restore);
    return () => window.removeEventListener("pagehide", restore);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === "") window.scrollTo(0, 0);
    for (const box of document.querySelectorAll("[data-scroll-container]")) box.scrollTop = 0;
    if (document.activeElement === document.body) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    announce(document.title);
  }, [pathname, hash]);

  return (
    <div aria-live="polite" className="sr-only">
      {announced}
    </div>
  );
}
