import { scrypt } from "@noble/hashes/scrypt.js";
import type { Scrypt } from "./compute-fingerprint.ts";

/**
 * scrypt where there is no `node:crypto`. It blocks its thread until it is done, so browsers call it in a
 * worker. `onProgress` gets the finished part, from 0 to 1.
 */
export function javascriptScrypt(onProgress?: (part: number) => void): Scrypt {
  return (text, salt, { N, r, p, bytes }) =>
    scrypt(text, salt, { N, r, p, dkLen: bytes, ...(onProgress ? { onProgress } : {}) });
}
