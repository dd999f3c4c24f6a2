import { termsVersion } from "@tenora/domain/terms-version";
import type { ReactNode } from "react";
import { Prose } from "~/ui/prose";

interface LegalPageProps {
  title: string;
  /** A summary in one sentence. */
  short: string;
  children: ReactNode;
}

/** One of the three texts that a consent refers to, with its version. */
export function LegalPage({ title, short, children }: LegalPageProps) {
  return (
    <article className="page-width py-14 sm:py-20">
      <header className="max-w-3xl">
        <p className="text-muted text-sm">Version {termsVersion}</p>
        <h1 className="mt-2 font-serif text-display">{title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead text-muted">{short}</p>
      </header>
      <Prose className="mt-10">{children}</Prose>
    </article>
  );
}
