// npm run bench -- <id>: prints the figures of one goal, and fails when it is missed.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Bench } from "../bench/support/figure.ts";

const folder = resolve(import.meta.dirname, "../bench");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  /^\w+[\\/](?:[a-z]\d+|contracts)-.+\.ts$/.test(name),
);
const idOf = (name: string) => (name.split(/[\\/]/).at(-1)?.split("-")[0] ?? "").toUpperCase();
const wanted = process.argv[2]?.toUpperCase();
const file = files.find((name) => idOf(name) === wanted);

if (file === undefined) {
  console.error(`Usage: npm run bench -- <id>, one of ${files.map(idOf).sort().join(", ")}`);
  process.exit(1);
}
const { run } = (await import(pathToFileURL(resolve(folder, file)).href)) as { run: Bench };
console.log(`${wanted}: ${file.replace(/^\w+[\\/][a-z]+\d*-|\.ts$/g, "").replaceAll("-", " ")}`);
const began = performance.now();
const figures = await run();
const width = Math.max(...figures.map(({ what }) => what.length));
for (const { what, measured, goal, holds } of figures) {
  const mark = goal === null ? " " : holds ? "✓" : "✗";
  console.log(
    `  ${mark} ${what.padEnd(width)}  ${measured}${goal === null ? "" : `  (goal ${goal})`}`,
  );
}
const missed = figures.filter(({ holds }) => !holds).length;
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(missed === 0 ? `  holds (${seconds} s)` : `  ${missed} missed (${seconds} s)`);
process.exit(missed === 0 ? 0 : 1);
