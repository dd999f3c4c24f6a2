import { type Node, rangeOf, type SourceFile, walk } from "./solidity-ast.ts";

export interface Mutant {
  /** The value of `prevrandao` that switches it on. */
  readonly id: number;
  /** The same in every run on the same sources. */
  readonly key: string;
  readonly file: string;
  readonly line: number;
  /** The text of that line, what is changed between « and ». */
  readonly code: string;
  readonly operator: string;
  readonly original: string;
  readonly change: string;
}

export interface SourcePlace {
  readonly file: SourceFile;
  readonly node: Node;
}

/** Parts of a node that hold no expression of a function's body. */
const skipped = new Set([
  "typeName",
  "typeDescriptions",
  "commonType",
  "documentation",
  "parameters",
  "returnParameters",
  "overrides",
  "baseContracts",
  "declarations",
  "nameLocations",
]);

/** Rewrites the text of syntax trees, node by node, and counts the mutants that it puts in. */
export abstract class SourceRewriter {
  readonly mutants: Mutant[] = [];
  protected readonly declarations = new Map<number, SourcePlace>();
  protected file!: SourceFile;
  readonly #isWanted: (key: string) => boolean;
  #next = 1;

  constructor(files: readonly SourceFile[], isWanted: (key: string) => boolean) {
    this.#isWanted = isWanted;
    for (const file of files)
      walk(file.root, (node) => this.declarations.set(node.id, { file, node }));
  }

  /** The node's text with its mutants; `expected` is the type of a number there, if it is known. */
  protected abstract render(node: Node, expected?: string): string;

  /** The node's text with the parts below it rendered. */
  protected splice(node: Node, expected = ""): string {
    const { start, end } = rangeOf(node);
    let [text, from] = ["", start];
    for (const part of partsOf(node)) {
      const range = rangeOf(part);
      text += this.file.text.slice(from, range.start) + this.render(part, expected);
      from = range.end;
    }
    return text + this.file.text.slice(from, end);
  }

  protected text(node: Node): string {
    const { start, end } = rangeOf(node);
    return this.file.text.slice(start, end);
  }

  /** Takes ids for mutants of a node, or null when they are left out. */
  protected take(
    node: Node,
    operator: string,
    changes: readonly string[],
    place = this.file,
  ): number | null {
    const { start, end } = rangeOf(node);
    const key = `${place.path}:${start}:${operator}`;
    if (!this.#isWanted(key)) return null;
    const first = this.#next;
    const line = place.text.slice(0, start).split("\n").length;
    const code = markedLine(place.text, start, end);
    const original = place.text.slice(start, end).replace(/\s+/g, " ");
    for (const [n, change] of changes.entries())
      this.mutants.push({
        id: first + n,
        key,
        file: place.path,
        line,
        code,
        operator: operator.split(" ")[0] ?? "",
        original,
        change,
      });
    this.#next += changes.length;
    return first;
  }

  protected negated(node: Node, operator: string, text: string): string {
    const id = this.take(node, operator, ["the opposite"]);
    return id === null ? text : `Mutant.not(${id}, ${text})`;
  }
}

/** The line of `start`, trimmed, with a mark around what reaches from `start` to `end`. */
function markedLine(text: string, start: number, end: number): string {
  const from = text.lastIndexOf("\n", start) + 1;
  const [line = ""] = text.slice(from).split("\n");
  const [head, tail] = [start - from, Math.min(end - from, line.length)];
  return `${line.slice(0, head)}«${line.slice(head, tail)}»${line.slice(tail)}`.trim();
}

function partsOf(node: Node): Node[] {
  const parts: Node[] = [];
  for (const [name, value] of Object.entries(node)) {
    if (skipped.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === "object" && one !== null && "nodeType" in one) parts.push(one as Node);
  }
  return parts.sort((a, b) => rangeOf(a).start - rangeOf(b).start);
}
