import { createHash, timingSafeEqual } from "node:crypto";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

const yearS = 365 * 24 * 60 * 60;

/** The key of a demonstration, which its start prints; elsewhere no key fits. */
export function demonstrationKey({
  demonstration,
  publicUrl,
}: Pick<WebSettings, "demonstration" | "publicUrl">) {
  const key = demonstration?.key ?? null;
  // Browsers share cookies between the ports of a machine, and so between its demonstrations.
  const cookie = `tenora.demonstration-${new URL(publicUrl).port}`;
  const isKey = (given: string | undefined) =>
    key !== null && given !== undefined && timingSafeEqual(digest(given), digest(key));
  return {
    /** In the URL: of a browser's first visit, or of a wallet, which sends no cookie. */
    isInUrl: (context: Context) => isKey(context.req.query("key")),
    isInCookie: (context: Context) => isKey(getCookie(context, cookie)),
    /** For a browser that was let in: its wallet reaches the local chain with the key in the URL. */
    addToRpcUrl: (config: PublicConfig): PublicConfig => ({
      ...config,
      chain: { ...config.chain, rpcUrl: `${config.chain.rpcUrl}?key=${key}` },
    }),
    /** The browser stays let in. */
    remember(context: Context) {
      const attributes = { path: "/", maxAge: yearS, httpOnly: true, sameSite: "Strict" } as const;
      setCookie(context, cookie, key ?? "", attributes);
    },
  };
}

/** Digests are compared, so that neither length nor time tells anything about the key. */
const digest = (text: string) => createHash("sha256").update(text).digest();
