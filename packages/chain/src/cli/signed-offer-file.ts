import { readFileSync, writeFileSync } from "node:fs";

/** Papers travel as JSON between those who sign them; big integers are written as "123n". */
export function writeSignedOffer(file: string, papers: unknown): void {
  const text = JSON.stringify(papers, (_, v) => (typeof v === "bigint" ? `${v}n` : v), 2);
  writeFileSync(file, `${text}\n`);
}

export function readSignedOffer<Papers>(file: string): Papers {
  return JSON.parse(readFileSync(file, "utf8"), (_, v) =>
    typeof v === "string" && /^\d+n$/.test(v) ? BigInt(v.slice(0, -1)) : v,
  ) as Papers;
}
