import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import solc from "solc";

/** What is read of a node of solc's syntax tree; which members there are depends on its type. */
export interface Node {
  readonly id: number;
  readonly nodeType: string;
  /** "start:length:file", in bytes. */
  readonly src: string;
  readonly typeDescriptions?: { readonly typeString?: string };
  readonly commonType?: { readonly typeString?: string };
  readonly kind?: string;
  readonly name?: string;
  readonly names?: readonly string[];
  readonly operator?: string;
  readonly prefix?: boolean;
  readonly constant?: boolean;
  readonly memberName?: string;
  readonly value?: Node | string;
  readonly referencedDeclaration?: number;
  readonly expression?: Node;
  readonly leftExpression?: Node;
  readonly rightExpression?: Node;
  readonly subExpression?: Node;
  readonly baseExpression?: Node;
  readonly indexExpression?: Node;
  readonly leftHandSide?: Node;
  readonly rightHandSide?: Node;
  readonly condition?: Node;
  readonly trueExpression?: Node;
  readonly falseExpression?: Node;
  readonly trueBody?: Node;
  readonly falseBody?: Node;
  readonly body?: Node;
  readonly initialValue?: Node;
  readonly loopExpression?: Node;
  readonly modifierName?: Node;
  readonly returnParameters?: Node;
  readonly parameters?: readonly Node[];
  readonly statements?: readonly Node[];
  readonly declarations?: readonly (Node | null)[];
  readonly components?: readonly (Node | null)[];
  readonly arguments?: readonly Node[] | null;
  readonly members?: readonly Node[];
}

export interface SourceFile {
  /** From the package, as "src/…". */
  readonly path: string;
  /** One character a byte, so that the compiler's positions fit. */
  readonly text: string;
  readonly root: Node;
}

interface SolcError {
  readonly severity: string;
  readonly formattedMessage: string;
  readonly sourceLocation?: { file: string; start: number; end: number };
}

export interface AnalysedSource {
  readonly files: readonly SourceFile[];
  readonly errors: readonly SolcError[];
}

/** The `.sol` files of `folder`/src. */
export function readSources(folder: string): Record<string, string> {
  const entries = readdirSync(resolve(folder, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".sol"))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    entries.map((file) => [
      relative(folder, file).split(sep).join("/"),
      readFileSync(file, "latin1"),
    ]),
  );
}

/**
 * Checks types without compiling; `outputs` asks the compiler for more. Imports are read from `folder`,
 * where a package lies.
 */
export function analyse(
  sources: Record<string, string>,
  folder: string,
  outputs: Record<string, string[]> = { "": ["ast"] },
): AnalysedSource {
  const input = {
    language: "Solidity",
    sources: Object.fromEntries(
      Object.entries(sources).map(([path, text]) => [path, { content: utf8(text) }]),
    ),
    settings: {
      evmVersion: "cancun",
      remappings: [
        "@openzeppelin/=../../node_modules/@openzeppelin/",
        "solady/=../../node_modules/solady/src/",
      ],
      outputSelection: { "*": outputs },
    },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: (path: string) => ({ contents: readFileSync(resolve(folder, path), "utf8") }),
    }),
  ) as { errors?: SolcError[]; sources?: Record<string, { ast?: Node }> };
  const files = Object.entries(sources).flatMap(([path, text]) => {
    const root = output.sources?.[path]?.ast;
    return root ? [{ path, text, root }] : [];
  });
  return { files, errors: (output.errors ?? []).filter(({ severity }) => severity === "error") };
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Calls `visit` with a node and everything below it. */
export function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if ("nodeType" in value) visit(value as Node);
  for (const one of Object.values(value)) walk(one, visit);
}

/** First byte of a node, and the first behind it. */
export function rangeOf(node: Node): { start: number; end: number } {
  const [start = 0, length = 0] = node.src.split(":").map(Number);
  return { start, end: start + length };
}

export function typeOf(node: Node | undefined): string {
  return node?.typeDescriptions?.typeString ?? "";
}
