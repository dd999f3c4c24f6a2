import { readFileSync, writeFileSync } from "node:fs";

/** Signed offers and asks are passed on as JSON files; big integers are written as "123n". */
export function writeSignedOffer(file: string, signed: unknown): void {
  const text = JSON.stringify(signed, (_, v) => (typeof v === "bigint" ? `${v}n` : v), 2);
  writeFileSync(file, `${text}\n`);
}

export function readSignedOffer<Signed>(file: string): Signed {
  return JSON.parse(readFileSync(file, "utf8"), (_, v) =>
    typeof v === "string" && /^\d+n$/.test(v) ? BigInt(v.slice(0, -1)) : v,
  ) as Signed;
}
