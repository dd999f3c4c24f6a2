import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";

/** What is callable, readable, catchable or emitted outside of a contract. */
const declarations = [
  /^ {4}function (\w+)\([^;{]*?\b(?:external|public)\b/,
  /^ {4}(?:error|event) (\w+)\(/,
  /^ {4}(?:mapping\([^;]*\)|[\w.]+(?:\[\])?)\s+public\s+(?:constant\s+|immutable\s+|override\s+)*(\w+)/,
  /^(?:abstract )?(?:contract|interface|library) (\w+)/,
] as const;

/** Declarations of a Solidity source without `@notice`, `@title` or `@inheritdoc` before them. */
export function undocumented(source: string): string[] {
  const lines = source.split("\n");
  const missing: string[] = [];
  for (const [at, line] of lines.entries()) {
    // A declaration may go over several lines; its visibility then follows further down.
    const whole = `${line}\n${lines.slice(at + 1, at + 14).join("\n")}`;
    const end = whole.search(/[;{]/);
    const head = end < 0 ? whole : whole.slice(0, end + 1);
    for (const declaration of declarations) {
      const name = declaration.exec(head)?.[1];
      if (name && !/@(?:notice|title|inheritdoc)\b/.test(commentAbove(lines, at)))
        missing.push(name);
    }
  }
  return missing;
}

function commentAbove(lines: readonly string[], at: number): string {
  let first = at;
  while (first > 0 && /^\s*\/\/\//.test(lines[first - 1] ?? "")) first--;
  return lines.slice(first, at).join("\n");
}

/** Every undocumented declaration below a folder, as "file: name". */
export function undocumentedBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".sol"))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .flatMap((file) =>
      undocumented(readFileSync(file, "utf8")).map((name) => `${relative(folder, file)}: ${name}`),
    );
}
