import type { Mutant } from "./source-rewriter.ts";

/**
 * At most `most` mutants of each file whose path contains `only`, chosen by a fixed seed; shuffled, so that
 * a run that is stopped has judged a fair part.
 */
export function chooseMutants(mutants: readonly Mutant[], most: number, only: string): Mutant[] {
  const counts = new Map<string, number>();
  return shuffled(mutants.filter(({ file }) => file.includes(only))).filter(({ file }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= most;
  });
}

/** The same order for the same mutants. */
function shuffled(mutants: readonly Mutant[]): Mutant[] {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return mutants
    .map((mutant) => ({ mutant, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ mutant }) => mutant);
}
