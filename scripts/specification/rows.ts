/** One line of docs/specification.md. */
export interface Row {
  readonly id: string;
  readonly text: string;
  readonly where: string;
  /** Files with tests that name the row's id; none where nothing is promised. */
  readonly tests: readonly string[];
  readonly proof: string;
}

/** What a row without a test has to say of itself. */
export const needsNoTest =
  /^(introduces what follows|describes the document|left open|market|not a product rule)/;

const testFile = /`([\w./-]+\.(?:spec|test)\.ts)`/g;

/** Reads the rows of the table: those whose first cell is the id of a sentence. */
export function readRows(markdown: string): Row[] {
  return markdown.split("\n").flatMap((line) => {
    const found = /^\| *(\d+\.\d+) *\|(.*)\|(.*)\|(.*)\| *$/.exec(line);
    if (!found) return [];
    const [, id = "", text = "", where = "", proof = ""] = found.map((cell) => cell.trim());
    return [
      { id, text, where, proof, tests: [...proof.matchAll(testFile)].map((m) => m[1] ?? "") },
    ];
  });
}
