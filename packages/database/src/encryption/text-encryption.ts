import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

// The envelope: version (1 byte) | nonce (12) | tag (16) | AES-256-GCM of the UTF-8 text.
const version = 1;
const nonceAt = 1;
const tagAt = nonceAt + 12;
const textAt = tagAt + 16;

/** DATA_KEY: one key, or the current one followed by those it replaces. */
export type Keys = string | readonly string[];

const firstOf = (keys: Keys) => (typeof keys === "string" ? keys : (keys[0] ?? ""));

/**
 * Encrypts a text that the database stores but must not be able to read. `owner` identifies its owner,
 * such as the wallet of a government id: a value moved to another owner's row cannot be decrypted.
 */
export function encryptText(keys: Keys, owner: string, text: string): Uint8Array {
  const nonce = randomBytes(tagAt - nonceAt);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(firstOf(keys)), nonce);
  cipher.setAAD(boundTo(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts with any of the keys. @throws Error when the keys or the owner are wrong, or a bit was changed */
export function decryptText(keys: Keys, owner: string, envelope: Uint8Array): string {
  const ring = typeof keys === "string" ? [keys] : keys;
  for (const key of ring.slice(0, -1)) {
    try {
      return openWith(key, owner, envelope);
    } catch {
      // Perhaps encrypted with an older key: try the next one.
    }
  }
  return openWith(ring.at(-1) ?? "", owner, envelope);
}

function openWith(dataKey: string, owner: string, envelope: Uint8Array): string {
  if (envelope[0] !== version) throw new Error("A encrypted text of an unknown version");
  const part = (from: number, to?: number) => envelope.subarray(from, to);
  const decipher = createDecipheriv("aes-256-gcm", keyFrom(dataKey), part(nonceAt, tagAt), {
    authTagLength: textAt - tagAt,
  });
  decipher.setAAD(boundTo(owner));
  decipher.setAuthTag(part(tagAt, textAt));
  return Buffer.concat([decipher.update(part(textAt)), decipher.final()]).toString("utf8");
}

/** RFC 5869. The label separates this key from other keys derived from DATA_KEY. */
const keyFrom = (dataKey: string) =>
  Buffer.from(hkdfSync("sha256", dataKey, "", "tenora/encrypted-text/1", 32));

const boundTo = (owner: string) => Buffer.from(owner.toLowerCase());
