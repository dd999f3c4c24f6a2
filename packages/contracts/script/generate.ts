// Compiles the contracts and writes what the rest of the project needs of them: typed ABIs and bytecode.
// `--check` does neither, and fails when the committed files differ from what was compiled.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { deployedContracts } from "./deployed-contracts.ts";
import { forgeProgram } from "./forge-program.ts";
import { sourcesHash } from "./sources-hash.ts";

const here = resolve(import.meta.dirname, "..");
const target = resolve(here, "../chain/src/generated");

interface Artifact {
  readonly abi: unknown[];
  readonly bytecode: {
    readonly object: string;
    readonly linkReferences: Record<string, Record<string, { start: number }[]>>;
  };
}

function render(name: string): string {
  const artifact = JSON.parse(
    readFileSync(resolve(here, `out/${name}.sol/${name}.json`), "utf8"),
  ) as Artifact;
  const links: Record<string, number[]> = {};
  for (const libraries of Object.values(artifact.bytecode.linkReferences))
    for (const [library, places] of Object.entries(libraries))
      links[library] = places.map((place) => place.start);
  // Addresses of libraries are filled in at deployment, at these byte offsets.
  const bytecode = artifact.bytecode.object.replace(/__\$[0-9a-f]{34}\$__/g, "0".repeat(40));
  const camel = name.replace(/^([A-Z]+)(?=[A-Z][a-z]|$)|^[A-Z]/, (head) => head.toLowerCase());
  return [
    "// Written by packages/contracts/script/generate.ts; do not edit.",
    `export const ${camel}Abi = ${JSON.stringify(artifact.abi, null, 1)} as const;`,
    `export const ${camel}Bytecode =\n  "${bytecode}";`,
    `export const ${camel}Links: Readonly<Record<string, readonly number[]>> = ${JSON.stringify(links)};`,
    "",
  ].join("\n\n");
}

const isCheck = process.argv.includes("--check");
if (!isCheck) {
  const { status } = spawnSync(forgeProgram(), ["build"], { cwd: here, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const kebab = (name: string) =>
  name.replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, (_, a, b, c) =>
    a ? `${a}-${b}` : `${c}-`,
  );

const files = new Map(
  deployedContracts.map((name) => [`${kebab(name).toLowerCase()}.ts`, render(name)]),
);
files.set("sources.json", `${JSON.stringify({ sha256: sourcesHash() })}\n`);

if (isCheck) {
  const stale = [...files].filter(([file, text]) => {
    try {
      return readFileSync(resolve(target, file), "utf8") !== text;
    } catch {
      return true;
    }
  });
  for (const [file] of stale) console.error(`packages/chain/src/generated/${file} is out of date`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  mkdirSync(target, { recursive: true });
  for (const [file, text] of files) writeFileSync(resolve(target, file), text);
  console.log(`${files.size} files written`);
}
