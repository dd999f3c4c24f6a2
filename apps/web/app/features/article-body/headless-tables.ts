import type { Element, Root as HtmlRoot } from "hast";
import type { Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

const row = /^ {0,3}\|.*\|[ \t]*$/;
const delimiters = /^ {0,3}\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Pipe tables without a header row, which GitHub's Markdown leaves as text: a paragraph whose every
 * line is a row becomes a table with an empty head.
 */
export function headlessTables() {
  return (tree: Root, file: { toString(): string }): void => {
    const source = String(file);
    for (const [at, node] of tree.children.entries()) {
      if (node.type !== "paragraph" || !node.position) continue;
      const { start, end } = node.position;
      const table = readRows(source.slice(start.offset, end.offset));
      if (table) tree.children[at] = table;
    }
  };
}

function readRows(text: string): RootContent | null {
  const lines = text.split(/\r?\n|\r/);
  if (!lines.every((line) => row.test(line))) return null;
  const rows = delimiters.test(lines[0] ?? "") ? lines.slice(1) : lines;
  if (rows.length === 0) return null;
  const width = Math.max(...rows.map(countCells));
  const emptyHead = [`|${" |".repeat(width)}`, `|${"-|".repeat(width)}`];
  return parser.parse([...emptyHead, ...rows].join("\n")).children[0] ?? null;
}

/** GitHub's Markdown splits at every pipe that no backslash stands before, even within code. */
const countCells = (line: string) => (line.match(/(?<!\\)\|/g)?.length ?? 0) - 1;

/** A head without a word in it is no head. */
export function dropEmptyTableHeads() {
  return (tree: HtmlRoot): void => {
    visit(tree, "element", (node, at, parent) => {
      if (node.tagName !== "thead" || at === undefined || !isEmpty(node)) return;
      parent?.children.splice(at, 1);
      return [SKIP, at];
    });
  };
}

const isEmpty = (node: Element): boolean =>
  node.children.every((child) =>
    child.type === "element" ? isEmpty(child) : child.type !== "text" || child.value.trim() === "",
  );
