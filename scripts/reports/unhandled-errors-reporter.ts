import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** Where this reporter leaves what it heard, seen from the root: a list of messages. */
export const unhandledErrorsFile = "test-results/errors-outside-tests.json";

/** Vitest's own report in JSON keeps quiet about errors outside of tests, though they fail the run. */
export default class implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly { readonly message: string }[]): void {
    const messages = errors.map(({ message }) => message);
    writeFileSync(unhandledErrorsFile, JSON.stringify(messages));
  }
}
