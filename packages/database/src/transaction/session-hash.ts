import { createHash } from "node:crypto";

/** How the database is told which session asks: SHA-256 of the token, 64 hex digits. */
export function sessionHash(token: string): string {
  return createHash("sha256").update(token, "utf8").digest("hex");
}
