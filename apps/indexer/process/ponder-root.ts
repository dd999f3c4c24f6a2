import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");

/**
 * A temporary folder that Ponder takes for this project: its files only name ours. Ponder writes into
 * its project at each start, which a deployed service may not. Removed when the process ends.
 */
export function createPonderRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "tenora-ponder-"));
  process.on("exit", () => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "src/api"), { recursive: true });
  const write = (file: string, ...lines: string[]) =>
    writeFileSync(join(root, file), `${lines.join("\n")}\n`);
  const ours = (...path: string[]) => JSON.stringify(join(project, ...path).replaceAll("\\", "/"));
  const handlers = readdirSync(join(project, "src/handlers")).sort();
  write("ponder.config.ts", `export { default } from ${ours("ponder.config.ts")};`);
  write("ponder.schema.ts", `export * from ${ours("ponder.schema.ts")};`);
  write("src/api/index.ts", `export { default } from ${ours("src/api/index.ts")};`);
  write("src/index.ts", ...handlers.map((file) => `import ${ours("src/handlers", file)};`));
  return root;
}
