const byteOrderMark = "\uFEFF";
/** Spreadsheets take a cell that begins so for a formula (OWASP, CSV Injection); some read wide signs too. */
const sign = "[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]";
const startsFormula = new RegExp(`^(?:[\\t\\r\\n]|[\\s"\\p{Cf}]*${sign})`, "u");
/**
 * Where a spreadsheet splits at another sign than the comma, as it does in much of Europe, quotes do
 * not hold a cell together: a formula may stand behind any of these.
 */
const formulaWithin = new RegExp(`([;|\\t\\r\\n])(?=[\\s"\\p{Cf}]*${sign})`, "gu");

/** What no cell means, and what terminals and importers act on or drop: controls, lone surrogates. */
const unwritable = /(?![\t\r\n])[\p{Cc}\p{Cs}]/gu;

/** A file that spreadsheets open as it is meant: nothing in it is a formula (RFC 4180, UTF-8). */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | Date | null)[])[],
): string {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(","));
  return `${byteOrderMark}${lines.join("\r\n")}\r\n`;
}

function writeCell(value: string | number | Date | null): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const clean = text.replace(unwritable, "");
  const inner = clean.replaceAll(formulaWithin, "$1'");
  const plain = startsFormula.test(clean) ? `'${inner}` : inner;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The answer that a browser saves under this name; it says whether more was found than it holds. */
export function csvResponse(name: string, csv: string, isComplete: boolean): Response {
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      "x-complete": isComplete ? "yes" : "no",
    },
  });
}
