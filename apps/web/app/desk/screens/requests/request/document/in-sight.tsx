import { type ReactNode, useEffect, useRef } from "react";

/** How much of a document has to be in sight, in pixels: a heading's worth. */
const leastInSight = 96;

interface InSightProps {
  readonly onSeen: (() => void) | undefined;
  /** False while there is nothing to see yet. */
  readonly isLoaded?: boolean;
  readonly children: ReactNode;
}

/** Reports when the document is in sight; on a phone it is below the facts until the admin scrolls. */
export function InSight({ onSeen, isLoaded = true, children }: InSightProps) {
  const whole = useRef<HTMLDivElement>(null);
  const report = useRef(onSeen);
  useEffect(() => {
    report.current = onSeen;
  });
  useEffect(() => {
    const { current } = whole;
    if (current === null || !isLoaded) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) report.current?.();
      },
      { rootMargin: `0px 0px -${leastInSight}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isLoaded]);
  return <div ref={whole}>{children}</div>;
}
