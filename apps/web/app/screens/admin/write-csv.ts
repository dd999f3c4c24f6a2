const byteOrderMark = "\uFEFF";
/** Spreadsheets take a cell that begins so for a formula (OWASP, CSV Injection). */
const startsFormula = /^[=+\-@\t\r\n]/;

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
  const plain = startsFormula.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** The answer that a browser saves under this name. */
export function csvAnswer(name: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
