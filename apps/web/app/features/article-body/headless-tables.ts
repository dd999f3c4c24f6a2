import { fenceAfter } from "./fenced-code.ts";

const row = /^\|.*\|[ \t]*$/;
const delimiters = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;
/** As many columns as the parser takes for a table. */
const maxColumns = 128;

/**
 * Pipe tables without a header row, which GitHub's Markdown leaves as text: a block whose every line
 * is a row is given an empty head, which `dropEmptyTableHeads` takes away again.
 */
export function addMissingTableHeads(markdown: string): string {
  if (!markdown.includes("|")) return markdown;
  const lines = markdown.split(/\r\n|\r|\n/);
  const result: string[] = [];
  let open: string | null = null;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    if (open === null && row.test(line) && isBlank(lines[at - 1])) {
      let end = at + 1;
      while (row.test(lines[end] ?? "")) end += 1;
      const block = lines.slice(at, end);
      result.push(...(isBlank(lines[end]) ? headOf(block) : []));
      for (const one of block) result.push(one);
      at = end;
      continue;
    }
    open = fenceAfter(open, line);
    result.push(line);
    at += 1;
  }
  return result.join("\n");
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";

/** The head a block of rows lacks: both lines, or the names' line alone, or none. */
function headOf(rows: string[]): string[] {
  if (delimiters.test(rows[1] ?? "")) return [];
  const width = rows.reduce((most, line) => Math.max(most, countCells(line)), 0);
  if (width > maxColumns) return [];
  const names = `|${" |".repeat(width)}`;
  const dashes = `|${"-|".repeat(width)}`;
  if (!delimiters.test(rows[0] ?? "")) return [names, dashes];
  rows[0] = dashes;
  return rows.length > 1 ? [names] : [];
}

/** GitHub's Markdown splits at every pipe without a backslash before it, even within code. */
const countCells = (line: string) => (line.match(/(?<!\\)\|/g)?.length ?? 0) - 1;

const emptyHead = /<thead>\s*<tr>\s*(?:<th>\s*<\/th>\s*)+<\/tr>\s*<\/thead>\s*/g;

/** Removes table heads whose cells are all empty. */
export const dropEmptyTableHeads = (html: string): string => html.replace(emptyHead, "");
