import { cpus, loadavg } from "node:os";
import type { MeasuredFigure } from "../../bench/support/figure.ts";

/** docs/figures.md with these figures of a goal in place of its earlier rows; a new goal comes last. */
export function replaceRows(
  document: string,
  id: string,
  figures: readonly MeasuredFigure[],
  where: string,
): string {
  const rows = figures.flatMap(({ what, goal, measured, holds }) =>
    goal === null ? [] : [rowOf([id, what, goal, measured, holds ? "met" : "missed", where])],
  );
  if (rows.length === 0) return document;
  const lines = document.split("\n");
  const isOld = (line: string) => line.startsWith(`| ${id} `);
  const first = lines.findIndex(isOld);
  const lastRow = lines.findLastIndex((line) => /^\| [A-Z]+\d* /.test(line));
  const at = first === -1 ? lastRow + 1 : first;
  const others = (part: readonly string[]) => part.filter((line) => !isOld(line));
  return [...others(lines.slice(0, at)), ...rows, ...others(lines.slice(at))].join("\n");
}

const rowOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

/** The machine, its load and the day, as in "Intel Xeon, 2 cores, load 1.2, 2026-11-29". */
export function machineNow(now: Date): string {
  const name = (cpus()[0]?.model ?? "unknown").replaceAll("(R)", "").replace(/ Processor.*$/, "");
  const load = loadavg()[0]?.toFixed(1);
  return `${name}, ${cpus().length} cores, load ${load}, ${now.toISOString().slice(0, 10)}`;
}
