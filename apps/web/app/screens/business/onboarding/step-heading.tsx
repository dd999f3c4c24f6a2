import { useEffect, useRef } from "react";

interface StepHeadingProps {
  step: number;
  title: string;
  /** The draft has been read: from now on another step means that the person went there. */
  isReady: boolean;
}

/** Takes the focus when another step comes up, so that nobody reads on in a step that is gone. */
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
      className="mb-6 scroll-mt-[calc(var(--spacing-header)+8.5rem)] font-medium font-serif text-heading outline-none"
    >
      {title}
    </h2>
  );
}
