import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";

/** A date with its time, which a card has no room for: what follows matters more there. */
export function ShortMoment({ at }: { readonly at: Date }) {
  const day = formatShortDate(at);
  return (
    <>
      {day}
      <span className="max-xl:sr-only">{formatMoment(at).slice(day.length)}</span>
    </>
  );
}
