import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "../http/request-context.ts";

/** Which inline scripts a page may run: those with a nonce, or those with one of these hashes. */
export type ScriptPermission = { readonly nonce: string } | { readonly hashes: readonly string[] };

/**
 * The Content-Security-Policy of a page; `null` is for what is no page and allows no inline script and
 * no worker. Nothing is framed. Every page may start workers from our own scripts: a browser keeps the
 * policy of the page that it opened first while it navigates, and a funding request computes its
 * fingerprint in a worker.
 */
export function contentPolicy(scripts: ScriptPermission | null): string {
  const inline =
    scripts === null
      ? []
      : "nonce" in scripts
        ? [`'nonce-${scripts.nonce}'`]
        : scripts.hashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(" "),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `worker-src ${scripts === null ? "'none'" : "'self'"}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The headers of every response. */
export const securityHeaderValues: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Sets them on every response, errors included, unless it has its own, as pages and documents do. */
export function securityHeaders(): MiddlewareHandler<AppEnvironment> {
  const strict = contentPolicy(null);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(securityHeaderValues)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", strict);
  };
}
