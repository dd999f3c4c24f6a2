import type { KeyboardEvent } from "react";

/** Opens the picker of a file input by Enter as by Space: browsers would submit the form instead. */
export function openOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.click();
}
