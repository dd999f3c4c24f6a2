/** The sentences that promise nothing a test could prove, and why. */
export const untested: Readonly<Record<string, string>> = {
  ...becauseOf("describes the document", "0.1", "0.3"),
  ...becauseOf("introduces what follows", "1.8", "1.16", "1.24", "2.47", "2.58", "2.93"),
  ...becauseOf("introduces what follows", "5.3", "5.18", "8.19"),
  ...becauseOf("left open by the specification", "1.37", "3.8", "3.10", "4.24", "4.29", "4.30"),
  ...becauseOf("left open by the specification", "6.8", "6.10", "7.22", "7.29", "9.28"),
  ...becauseOf("defaults of libraries that are not used here", "9.29"),
};

function becauseOf(reason: string, ...ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, reason]));
}
