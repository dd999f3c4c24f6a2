/** How many checks passed and failed; a step without tests counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What did not run because a program is missing. */
  readonly notRun?: readonly string[];
  /** The failures, one line each. */
  readonly failures?: readonly string[];
}

/** A step that has run. */
export interface FinishedStep extends Tally {
  readonly name: string;
  readonly seconds: number;
}

/**
 * The last lines of a run, and whether it passed. Each step's seconds, the failures and what did not
 * run are listed where everybody looks, at the end; with `strict`, as on a build server, what did not
 * run counts as failed.
 */
export function summarize(
  steps: readonly FinishedStep[],
  strict: boolean,
): { readonly lines: readonly string[]; readonly holds: boolean } {
  const notRun = steps.flatMap((step) => step.notRun ?? []);
  const failures = steps.flatMap((step) => step.failures ?? []);
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const failed = steps.reduce((sum, step) => sum + step.failed, strict ? notRun.length : 0);
  const counts = `${passed} passed, ${failed} failed`;
  return {
    // The counts last and alone: programs read them.
    lines: [
      ...steps.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
      ...failures.map((what) => `failed: ${what}`),
      ...notRun.map((what) => `not run: ${what}`),
      counts,
    ],
    holds: failed === 0 && passed > 0,
  };
}
