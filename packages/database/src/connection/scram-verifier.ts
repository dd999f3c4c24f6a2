import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

/**
 * What PostgreSQL stores for a password (RFC 5802, SCRAM-SHA-256). Sent in place of the password,
 * so that the password appears in no server log. ASCII passwords only: SASLprep is not applied.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const iterations = 4096;
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
  const key = (name: string) => createHmac("sha256", salted).update(name).digest();
  const storedKey = createHash("sha256").update(key("Client Key")).digest("base64");
  const serverKey = key("Server Key").toString("base64");
  return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${serverKey}`;
}
