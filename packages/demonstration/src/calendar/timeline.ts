import { businesses, type Decision, type SeedBusiness } from "../people/businesses.ts";
import type { SeedEvent, SeedReceivable } from "../receivables/receivable.ts";
import { receivables } from "../receivables/receivables.ts";
import { workOn } from "./working-hours.ts";

const day = 86_400;

/** Something that happened to a receivable or was decided about a business. */
type Planned = {
  readonly ago: number;
  /** What its hour follows from. */
  readonly name: string;
} & (
  | { readonly receivable: SeedReceivable; readonly event: SeedEvent | null }
  | { readonly receivable: null; readonly event: Decision }
);

/** At its time in seconds since 1970; a receivable without an event was listed. */
export type Moment = Planned & { readonly at: number };

/**
 * Everything that happened, in order: each at an hour of the office and on its day (UTC), since due dates end
 * with theirs. Within a day in the order of the data, whatever the time at which the history ends.
 */
export function timeline(end: number): readonly Moment[] {
  const days = Map.groupBy(
    planned,
    ({ ago }) => Math.floor((end - Math.round(ago * day)) / day) * day,
  );
  return [...days].flatMap(([midnight, ofDay]) => {
    const names = ofDay.map(({ name }) => name);
    const times = workOn(midnight, names);
    return ofDay.map((one, index) => ({ ...one, at: times[index] ?? midnight }));
  });
}

/** When each event and decision happened, and each receivable was listed. */
export function timesOf(end: number) {
  const times = new Map<SeedReceivable | SeedEvent | Decision, number>();
  for (const { at, receivable, event } of timeline(end))
    if (event !== null) times.set(event, at);
    else if (receivable !== null) times.set(receivable, at);
  return (what: SeedReceivable | SeedEvent | Decision): number => {
    const at = times.get(what);
    if (at === undefined) throw new Error("It isn’t in the history.");
    return at;
  };
}

const planned: readonly Planned[] = [
  ...receivables.flatMap((receivable): Planned[] => {
    const { number, listed, events } = receivable;
    return [
      { name: `listed ${number}`, ago: listed, receivable, event: null },
      ...events.map((event) => ({
        name: `${event.do} ${number} ${event.ago}`,
        ago: event.ago,
        receivable,
        event,
      })),
    ];
  }),
  ...Object.values<SeedBusiness>(businesses).flatMap(({ name, decisions }) =>
    decisions.map((event) => ({
      name: `${event.do} ${name} ${event.ago}`,
      ago: event.ago,
      receivable: null,
      event,
    })),
  ),
].sort((a, b) => b.ago - a.ago);
