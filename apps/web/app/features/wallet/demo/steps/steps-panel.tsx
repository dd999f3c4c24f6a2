import { type ReactNode, useCallback, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { useDismiss } from "~/features/wallet/use-dismiss";
import { Button } from "~/ui/button";
import { Glyph } from "~/ui/glyph";
import { type FirstStep, firstSteps } from "./first-steps.ts";
import { useFirstSteps } from "./use-first-steps.ts";

const steps: Readonly<
  Record<FirstStep, { readonly title: string; readonly text: string; readonly to: string }>
> = {
  buy: {
    title: "Buy",
    text: "As Dara, open a receivable that’s on sale and buy a note.",
    to: "/exchange?status=open",
  },
  sell: {
    title: "Sell",
    text: "As Ben, ask for funding with the sample invoice below, and sign.",
    to: "/business/funding-request",
  },
  review: {
    title: "Review",
    text: "As Olga, record the checks and attest Ben’s request. Ben then publishes it.",
    to: "/admin/funding-requests",
  },
  pay: {
    title: "Pay",
    text: "As Cleo, open a running receivable and choose Pay it here.",
    to: "/exchange?status=running&status=late&seller=ben-trading-pte-ltd",
  },
  collect: {
    title: "Collect",
    text: "As Dara, collect what was repaid.",
    to: "/investor/portfolio",
  },
};

interface StepsPanelProps {
  readonly isActive: boolean;
  /** The current persona, where the bar has no room for it. */
  readonly children: ReactNode;
}

/** The first five minutes as a list that ticks itself, and the file that they need. */
export function StepsPanel({ isActive, children }: StepsPanelProps) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { done } = useFirstSteps(isActive || isOpen);
  useDismiss(
    whole,
    isOpen,
    useCallback((reason: "outside" | "escape") => {
      setOpen(false);
      if (reason === "escape") button.current?.focus();
    }, []),
  );
  return (
    <div ref={whole} className="shrink-0">
      <Button
        ref={button}
        size="sm"
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="max-md:px-2.5"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="max-md:sr-only">First steps</span>
        <span className="figures font-normal">
          {done.length}/{firstSteps.length}
        </span>
      </Button>
      {isOpen && (
        <section
          id={id}
          aria-label="First steps"
          className="absolute right-4 bottom-[calc(100%+0.5rem)] left-4 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-surface-raised p-5 shadow-raised sm:left-auto sm:w-96"
        >
          {children && <p className="mb-4 border-line border-b pb-4 md:hidden">{children}</p>}
          <ol className="grid gap-3">
            {firstSteps.map((step, at) => (
              <StepLine key={step} number={at + 1} step={step} isDone={done.includes(step)} />
            ))}
          </ol>
          <p className="mt-4 flex flex-wrap gap-x-4 border-line border-t pt-3">
            <a
              href="/dev/sample-invoice.pdf"
              download
              className="inline-flex min-h-11 items-center text-mint-strong underline underline-offset-4"
            >
              Download a sample invoice (PDF)
            </a>
            <a
              href="/dev/sample-invoice-factur-x.pdf"
              download
              className="inline-flex min-h-11 items-center text-mint-strong underline underline-offset-4"
            >
              Sample e-invoice (Factur-X)
            </a>
            <a
              href="/dev/sample-invoice.xml"
              download
              className="inline-flex min-h-11 items-center text-mint-strong underline underline-offset-4"
            >
              Sample e-invoice (UBL)
            </a>
            <a
              href="/dev/sample-certificate.pdf"
              download
              className="inline-flex min-h-11 items-center text-mint-strong underline underline-offset-4"
            >
              Download a sample registration certificate (PDF)
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

function StepLine({ number, step, isDone }: { number: number; step: FirstStep; isDone: boolean }) {
  const { title, text, to } = steps[step];
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-3">
      <span
        aria-hidden="true"
        className={`figures grid size-7 place-items-center rounded-full font-semibold text-sm ${
          isDone ? "bg-primary text-on-primary" : "bg-mint-soft text-mint-strong"
        }`}
      >
        {isDone ? (
          <Glyph className="size-4">
            <path d="m5 12 5 5L20 7" />
          </Glyph>
        ) : (
          number
        )}
      </span>
      <div>
        <Link to={to} className="font-semibold text-mint-strong underline underline-offset-4">
          {title}
        </Link>
        {isDone && <span className="text-muted"> · done</span>}
        <p className="text-muted">{text}</p>
      </div>
    </li>
  );
}
