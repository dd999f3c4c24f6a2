/** How many checks passed and failed; a step without tests counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What did not run because a program is missing. */
  readonly notRun?: readonly string[];
  /** The failures, one line each. */
  readonly failures?: readonly string[];
}

/**
 * The last lines of a run, and whether it passed. Failures and what did not run are listed where
 * everybody looks, at the end; with `strict`, as on a build server, both count as failed.
 */
export function summarize(
  tallies: readonly Tally[],
  strict: boolean,
): { readonly lines: readonly string[]; readonly holds: boolean } {
  const notRun = tallies.flatMap((tally) => tally.notRun ?? []);
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, strict ? notRun.length : 0);
  const counts = `${passed} passed, ${failed} failed`;
  return {
    // The counts last and alone: programs read them.
    lines: [
      ...failures.map((what) => `failed: ${what}`),
      ...notRun.map((what) => `not run: ${what}`),
      counts,
    ],
    holds: failed === 0 && passed > 0,
  };
}
