import type { ReactNode } from "react";

interface GuideStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

export function GuideStep({ number, title, children }: GuideStepProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="figures grid size-8 shrink-0 place-items-center rounded-full bg-mint-soft font-semibold text-mint-strong text-sm"
      >
        {number}
      </span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <div className="mt-0.5 text-muted text-sm">{children}</div>
      </div>
    </li>
  );
}
