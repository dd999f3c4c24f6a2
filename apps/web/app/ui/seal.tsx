import { useEffect, useRef, useState } from "react";

/** The seal of the notes, set down once: something good has just happened. None for reduced motion. */
export function Seal() {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // As missing in old browsers, it just appears.
    image.current?.animate?.(
      [{ opacity: 0, transform: "scale(1.5) rotate(-14deg)" }, { opacity: 1 }],
      { duration: 250, easing: "ease-out" },
    );
  }, []);
  return (
    <img
      ref={image}
      src="/artwork/seal.svg"
      alt=""
      className="size-16 shrink-0 motion-reduce:hidden"
    />
  );
}

/**
 * Whether `isTrue` has become true while the page was open, for the same `subject`. Null: not known yet,
 * so that what was true all along is no news.
 */
export function useJustBecame(isTrue: boolean | null, subject: string): boolean {
  const [last, setLast] = useState({ subject, isTrue, hasJust: false });
  if (last.subject !== subject) setLast({ subject, isTrue, hasJust: false });
  else if (isTrue !== null && isTrue !== last.isTrue)
    setLast({ subject, isTrue, hasJust: isTrue && last.isTrue === false });
  return last.subject === subject && isTrue === true && last.hasJust;
}
