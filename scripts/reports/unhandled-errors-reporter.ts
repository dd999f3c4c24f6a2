import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

/**
 * Writes a list of messages to the file ERRORS_OUTSIDE_TESTS: Vitest's JSON report omits errors outside
 * of tests, although they fail the run.
 */
export default class implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly { readonly message: string }[]): void {
    const messages = errors.map(({ message }) => message);
    writeFileSync(process.env.ERRORS_OUTSIDE_TESTS ?? "", JSON.stringify(messages));
  }
}
