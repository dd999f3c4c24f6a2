import { formatMoment } from "@tenora/domain/text/format-date";

interface FactMomentProps {
  readonly at: Date;
  /** What is said of it, from its comma or colon on. */
  readonly more?: string;
}

/** "Jan 5, 2024, 14:03 UTC" in one line, also in a narrow column. */
export const FactMoment = ({ at, more }: FactMomentProps) => (
  <>
    <span className="figures whitespace-nowrap">{formatMoment(new Date(at))} UTC</span>
    {more}
  </>
);
