import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { type Place, placePanel } from "./place-panel.ts";

/** What was pressed last outside of the panel: the request comes from it. */
let pressed: Element | null = null;

function rememberPressed({ target }: Event) {
  if (!(target instanceof Element) || target.closest("[role=alertdialog]")) return;
  pressed = target.closest("button, a, input, select, label, summary");
}

/** Remembers which button was pressed last, for as long as the page is open. */
export function useLastPressed(): void {
  useEffect(() => {
    document.addEventListener("click", rememberPressed, true);
    return () => document.removeEventListener("click", rememberPressed, true);
  }, []);
}

/** The panel's place beside the button that was pressed last, also after that has moved. */
export function usePanelPlace(panel: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const whole = panel.current;
    if (!whole) return;
    const look = () => setPlace(findPlace(whole));
    look();
    const resized = new ResizeObserver(look);
    resized.observe(whole);
    // A button in a dialog moves with the dialog's size.
    if (whole.parentElement) resized.observe(whole.parentElement);
    window.addEventListener("resize", look);
    document.addEventListener("scroll", look, true);
    return () => {
      resized.disconnect();
      window.removeEventListener("resize", look);
      document.removeEventListener("scroll", look, true);
    };
  }, [panel]);
  return place;
}

function findPlace(panel: HTMLElement): Place {
  const button = pressed?.isConnected ? pressed.getBoundingClientRect() : null;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  // Its borders are in no scrollHeight.
  const height = panel.scrollHeight + 2;
  return placePanel(
    { width: panel.offsetWidth, height },
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    Math.max(0, header),
    button && button.width > 0 ? button : null,
  );
}
