import { createHash } from "node:crypto";

/** The base64 SHA-256 of every inline script, as Content-Security-Policy Level 3 compares them. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, code]) =>
    createHash("sha256")
      .update(code ?? "")
      .digest("base64"),
  );
  return [...new Set(hashes)];
}
