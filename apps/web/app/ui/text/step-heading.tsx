import { useEffect, useRef } from "react";

interface StepHeadingProps {
  step: number;
  title: string;
  /** The draft has been read: from now on another step is the person's own choice. */
  isReady: boolean;
}

/**
 * Takes the focus when another step appears, since the previous step has been removed. Its margin leaves room
 * for the progress above the card, and for nothing more: half a page title would show under the header.
 */
export function StepHeading({ step, title, isReady }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(null);

  useEffect(() => {
    if (!isReady) return;
    const isFirst = shown.current === null;
    if (!isFirst && shown.current !== step) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: "nearest" });
    }
    shown.current = step;
  }, [step, isReady]);

  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="mb-6 scroll-mt-[calc(var(--spacing-header)+6rem)] sm:scroll-mt-[calc(var(--spacing-header)+6.75rem)] font-medium font-serif text-heading outline-none"
    >
      {title}
    </h2>
  );
}
