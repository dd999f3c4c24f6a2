const byteOrderMark = "\uFEFF";
/** Spreadsheets read a cell that starts with these as a formula (OWASP, CSV Injection), some also the full-width ones. */
const sign = "[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]";
const startsFormula = new RegExp(`^(?:[\\t\\r\\n]|[\\s"\\p{Cf}]*${sign})`, "u");
/**
 * A spreadsheet that splits cells at another separator than the comma, as in much of Europe, ignores
 * the quotes: a formula may follow any of these.
 */
const formulaWithin = new RegExp(`([;|\\t\\r\\n])(?=[\\s"\\p{Cf}]*${sign})`, "gu");

/** Control characters and lone surrogates: no cell needs them, and terminals and importers act on them. */
const unwritable = /(?![\t\r\n])[\p{Cc}\p{Cs}]/gu;

type CsvCell = string | number | Date | null;
export type CsvRow = readonly CsvCell[];

/** A CSV file (RFC 4180, UTF-8) in which spreadsheets find no formula. */
export function writeCsv(header: readonly string[], rows: readonly CsvRow[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(","));
  return `${byteOrderMark}${lines.join("\r\n")}\r\n`;
}

function writeCell(value: CsvCell): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const clean = text.replace(unwritable, "");
  const inner = clean.replaceAll(formulaWithin, "$1'");
  const plain = startsFormula.test(clean) ? `'${inner}` : inner;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The response that a browser saves under this name; `x-complete` says whether all rows are in it. */
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
