import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnvironment } from "../http/request-context.ts";

const cookie = "tenora.mailbox";

/**
 * Opens the mailbox of a demonstration to a browser that once came with the key in its address, as
 * the start prints it. The key moves into a cookie, and out of the address, at once. Null: nobody.
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
    const sentence =
      "Open the mailbox with the address that `npm start` printed: it holds the key.";
    return context.text(sentence, 403);
  };
}

/** Compared by digests, so that neither length nor time tells anything of the key. */
const digest = (text: string) => createHash("sha256").update(text).digest();
