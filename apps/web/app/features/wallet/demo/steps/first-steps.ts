/** The README's first five minutes, in its order. */
export const firstSteps = ["buy", "sell", "review", "pay", "collect"] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What the chain says; amounts are base units of all stablecoins together, compared and never shown. */
export interface ChainFigures {
  /** Ids of Dara's notes. */
  readonly notes: readonly number[];
  readonly listings: number;
  readonly paid: string;
  readonly claimed: string;
}

/** Where this browser began, and what has been done since then. */
export interface StepsProgress {
  /** ISO 8601. */
  readonly since: string;
  readonly before: ChainFigures;
  readonly done: readonly FirstStep[];
}

/**
 * The progress after these figures: what was done stays done. `hasAsked`: Ben has submitted a request
 * since the beginning. Figures that went back belong to another chain: there it begins again.
 */
export function advanceSteps(
  progress: StepsProgress | null,
  now: ChainFigures,
  facts: { readonly hasAsked: boolean; readonly time: string },
): StepsProgress {
  if (progress === null || hasGoneBack(progress.before, now)) {
    return { since: facts.time, before: now, done: [] };
  }
  const { before } = progress;
  const isListed = now.listings > before.listings;
  const reached: Readonly<Record<FirstStep, boolean>> = {
    buy: now.notes.some((id) => !before.notes.includes(id)),
    sell: isListed || facts.hasAsked,
    review: isListed,
    pay: BigInt(now.paid) > BigInt(before.paid),
    collect: BigInt(now.claimed) > BigInt(before.claimed),
  };
  const done = firstSteps.filter((step) => reached[step] || progress.done.includes(step));
  return { ...progress, done };
}

function hasGoneBack(before: ChainFigures, now: ChainFigures): boolean {
  return (
    now.listings < before.listings ||
    BigInt(now.paid) < BigInt(before.paid) ||
    BigInt(now.claimed) < BigInt(before.claimed)
  );
}
