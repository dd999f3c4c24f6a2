import { fenceAfter } from "./fenced-code.ts";

const definition = /^ {0,3}\[\^([\p{L}\p{N}_-]{1,40})\]:/u;

/**
 * Footnotes stay where they are written, as a paragraph after their mark: Markdown without them would take the
 * first word of one for an address, and leave it out. Returns the labels of those that are defined.
 */
export function separateFootnotes(markdown: string): {
  readonly text: string;
  readonly labels: ReadonlySet<string>;
} {
  const labels = new Set<string>();
  if (!markdown.includes("[^")) return { text: markdown, labels };
  let open: string | null = null;
  const lines = markdown.split(/\r\n|\r|\n/).map((line) => {
    open = fenceAfter(open, line);
    const [mark = "", label] = (open === null && definition.exec(line)) || [];
    if (label === undefined) return line;
    labels.add(label);
    return `\n\\[^${label}]${line.slice(mark.length)}`;
  });
  return { text: lines.join("\n"), labels };
}

const markOrCode = /<(\/?)(?:code|pre)>|\[\^([\p{L}\p{N}_-]{1,40})\]/gu;

/** Raises the marks of footnotes, outside of code. */
export function raiseFootnoteMarks(html: string, labels: ReadonlySet<string>): string {
  if (labels.size === 0) return html;
  let depth = 0;
  return html.replace(markOrCode, (found, end: string | undefined, label: string | undefined) => {
    if (label === undefined) depth += end === "" ? 1 : -1;
    return label !== undefined && depth === 0 && labels.has(label) ? `<sup>${label}</sup>` : found;
  });
}
