import { useEffect, useRef } from "react";

/**
 * Shows a field's value when the address changes it, as "Clear filters" does. The field stays the same one,
 * so that it keeps the keyboard's focus; what is being typed in it is left alone.
 */
export function useShown<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string | boolean,
) {
  const field = useRef<Field>(null);
  const last = useRef(value);
  useEffect(() => {
    const { current } = field;
    if (current === null || last.current === value) return;
    last.current = value;
    if (typeof value === "boolean") Object.assign(current, { checked: value });
    else if (document.activeElement !== current) current.value = value;
  }, [value]);
  return field;
}
