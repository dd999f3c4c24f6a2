import { createHash, createHmac } from "node:crypto";

/** What the tokens of admin links are made with; the worker is given this and not AUTH_SECRET. */
export const adminLinkKey = (authSecret: string): string =>
  createHmac("sha256", authSecret).update("tenora/admin-link/1").digest("hex");

/**
 * The token of an admin link. It follows from the link's id and a key that is not in the database:
 * the worker makes it again when it writes the mail, so that it is kept nowhere.
 */
export const adminLinkToken = (key: string, linkId: string): string =>
  createHmac("sha256", key).update(linkId).digest("base64url");

/** What the database knows of a token or a recovery code: SHA-256, 64 hex digits. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token, "utf8").digest("hex");
