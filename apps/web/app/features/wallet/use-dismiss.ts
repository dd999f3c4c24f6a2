import { type RefObject, useEffect } from "react";

/** Calls back on a press outside of the element, on focus leaving it, and on Escape. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (reason: "outside" | "escape") => void,
): void {
  useEffect(() => {
    if (!active) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) {
        dismiss("outside");
      }
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) dismiss("escape");
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", pressed);
    };
  }, [element, active, dismiss]);
}
