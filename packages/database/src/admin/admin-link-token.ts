import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** What the tokens of admin links are made with; the worker is given this and not AUTH_SECRET. */
export const adminLinkKey = (authSecret: string): string =>
  createHmac("sha256", authSecret).update("tenora/admin-link/1").digest("hex");

/** The length of a link's id, a UUID; its signature, HMAC-SHA256, is the rest. */
const idLength = 16;

/** The format of a token: 48 bytes in base64url. */
export const adminLinkTokenForm = /^[\w-]{64}$/;

/**
 * The token of an admin link: the link's id, signed with a key that is not in the database. The
 * worker derives it when it composes the mail, so that it is stored nowhere.
 */
export function adminLinkToken(key: string, linkId: string): string {
  const id = Buffer.from(linkId.replaceAll("-", ""), "hex");
  const signature = createHmac("sha256", key).update(linkId).digest();
  return Buffer.concat([id, signature]).toString("base64url");
}

/**
 * What the database may know the token's link by: while AUTH_SECRET changes, the web may have made
 * the link with one key and the worker its mail with another. None unless one of `keys` made it.
 */
export function linkHashes(keys: readonly string[], token: string): readonly string[] {
  const linkId = linkIdIn(token);
  const tokens = keys.map((key) => adminLinkToken(key, linkId));
  return tokens.some((one) => isEqual(one, token)) ? tokens.map(tokenHash) : [];
}

function linkIdIn(token: string): string {
  const hex = Buffer.from(token, "base64url").subarray(0, idLength).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What the database knows of a token or a recovery code: SHA-256, 64 hex digits. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token, "utf8").digest("hex");
