import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";

const here = resolve(import.meta.dirname, "..");

/** One hash over everything that decides the bytecode: sources, compiler settings, package versions. */
export function sourcesHash(): string {
  const sources = readdirSync(resolve(here, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name));
  const hash = createHash("sha256");
  for (const file of [
    ...sources,
    resolve(here, "package.json"),
    resolve(here, "foundry.toml"),
  ].sort())
    hash.update(relative(here, file).split(sep).join("/")).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}
