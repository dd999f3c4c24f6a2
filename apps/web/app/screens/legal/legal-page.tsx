import { termsDay } from "@tenora/domain/terms-version";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import type { ReactNode } from "react";
import { Prose } from "~/ui/text/prose";

const lastUpdated = formatCalendarDate(termsDay);

interface LegalPageProps {
  title: string;
  /** A summary in one sentence. */
  short: string;
  children: ReactNode;
}

/** One of the three texts that a consent refers to, with the day that names its version. */
export function LegalPage({ title, short, children }: LegalPageProps) {
  return (
    <article data-no-artwork className="page-width py-14 sm:py-20">
      <header className="max-w-3xl">
        <p className="text-muted text-sm">Last updated {lastUpdated}</p>
        <h1 className="mt-4 font-serif text-display">{title}</h1>
        <p className="mt-5 max-w-[60ch] text-lead text-muted">{short}</p>
      </header>
      <Prose className="mt-10">{children}</Prose>
    </article>
  );
}
