import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnvironment } from "../http/request-context.ts";

const cookie = "tenora.mailbox";

/**
 * Opens the demo mailbox to a browser that once sent the key in the URL, as the start prints it. The
 * key moves from the URL into a cookie at once. With `null` the mailbox stays closed.
 */
export function mailboxKey(key: string | null): MiddlewareHandler<AppEnvironment> {
  const isKey = (given: string | undefined) =>
    key !== null && given !== undefined && timingSafeEqual(digest(given), digest(key));
  return async (context, next) => {
    const given = context.req.query("key");
    if (isKey(given)) {
      const attributes = { path: "/dev", httpOnly: true, sameSite: "Strict" } as const;
      setCookie(context, cookie, given ?? "", attributes);
      return context.redirect("/dev/mail", 303);
    }
    if (isKey(getCookie(context, cookie))) return next();
    const message = "Open the mailbox with the address that `npm start` printed: it holds the key.";
    return context.text(message, 403);
  };
}

/** Digests are compared, so that neither length nor time tells anything about the key. */
const digest = (text: string) => createHash("sha256").update(text).digest();
