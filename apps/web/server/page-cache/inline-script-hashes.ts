import { createHash } from "node:crypto";

export interface HashedPage {
  readonly html: string;
  /** Base64 SHA-256 of each inline script, as Content-Security-Policy Level 3 compares them. */
  readonly hashes: readonly string[];
}

/**
 * A cached page with the hashes of the inline scripts that our own code wrote: those that carry the
 * nonce of this one rendering, which is then removed. A script that found its way into the page
 * through content doesn't know the nonce, so it gets no hash and the browser blocks it.
 */
export function hashOwnScripts(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const own = [...scripts].filter(
    ([, attributes = ""]) => attributes.includes(attribute) && !/\ssrc=/.test(attributes),
  );
  const hashes = own.map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
  return { html: html.replaceAll(attribute, ""), hashes: [...new Set(hashes)] };
}
