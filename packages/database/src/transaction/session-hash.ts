import { createHash } from "node:crypto";

/** The hash that identifies a session to the database: SHA-256 of its token, 64 hex digits. */
export function sessionHash(token: string): string {
  return createHash("sha256").update(token, "utf8").digest("hex");
}
