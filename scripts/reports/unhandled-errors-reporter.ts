import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/** The file, from the root, to which this reporter writes a list of messages. */
export const unhandledErrorsFile = "test-results/errors-outside-tests.json";

/** Vitest's JSON report omits errors outside of tests, although they fail the run. */
export default class implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly { readonly message: string }[]): void {
    const messages = errors.map(({ message }) => message);
    writeFileSync(unhandledErrorsFile, JSON.stringify(messages));
  }
}
