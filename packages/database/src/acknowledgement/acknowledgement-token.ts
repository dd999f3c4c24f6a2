import { createHash, createHmac } from "node:crypto";

/** The format of a token: 32 bytes in base64url. */
export const acknowledgementTokenForm = /^[\w-]{43}$/;

/**
 * The token by which a customer answers: a signature of a random id under a key that isn't in the database,
 * so that it is stored nowhere and can't be guessed. `key` is the one of admin links, whose tokens sign
 * nothing of this form.
 */
export const acknowledgementToken = (key: string, id: string): string =>
  createHmac("sha256", key).update(`tenora/acknowledgement/1:${id}`).digest("base64url");

/** What the database knows of a token. */
export const acknowledgementHash = (token: string): Buffer =>
  createHash("sha256").update(token, "utf8").digest();
