import { readFileSync, writeFileSync } from "node:fs";

/**
 * What was signed is passed on as JSON files; big integers are written as "123n". Only this user can read
 * them: any reader could use a signature, and a share link holds its key.
 */
export function writeSigned(file: string, signed: unknown): void {
  const text = JSON.stringify(signed, (_, v) => (typeof v === "bigint" ? `${v}n` : v), 2);
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
}

export function readSigned<Signed>(file: string): Signed {
  return JSON.parse(readFileSync(file, "utf8"), (_, v) =>
    typeof v === "string" && /^\d+n$/.test(v) ? BigInt(v.slice(0, -1)) : v,
  ) as Signed;
}
