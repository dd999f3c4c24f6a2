import type { BadgeTone } from "~/ui/badge";

/** Something that waits for a person, in words, with the page where they do it. */
export interface MarketTask {
  readonly key: string;
  /** "Overdue", "Due soon", "To collect" */
  readonly label: string;
  readonly tone: BadgeTone;
  /** A badge of its own beside the label. */
  readonly isDisputed?: boolean;
  readonly text: string;
  readonly to: string;
  /** A page where anybody does it, for owners whose own pages are closed; without one they aren't told. */
  readonly elsewhere?: string;
  /** What the link does. */
  readonly action: string;
}

const urgency: readonly BadgeTone[] = ["bad", "waiting", "good", "neutral"];

/** The most urgent first; otherwise in the order given. */
export const byUrgency = (tasks: readonly MarketTask[]): MarketTask[] =>
  tasks.toSorted((one, other) => urgency.indexOf(one.tone) - urgency.indexOf(other.tone));
