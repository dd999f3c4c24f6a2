import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "@tenora/configuration/key-ring";

const purposes = ["wallet", "admin"] as const;
type Purpose = (typeof purposes)[number];

/** What signs the session cookies of one of the two sign-ins. */
export function cookieSecret(authSecret: string, purpose: Purpose): string {
  return createHmac("sha256", authSecret).update(`session:${purpose}`).digest("hex");
}

/** Better Auth's form of a signed cookie: the value, a dot, HMAC-SHA256 in base64. */
const signatureOf = (value: string, secret: string) =>
  createHmac("sha256", secret).update(value).digest("base64");

/**
 * While AUTH_SECRET changes, session cookies that an older key signed are signed anew in the
 * request's headers, so that nobody is signed out. With one key alone nothing happens.
 */
export function renewCookies(headers: Headers, [present, ...older]: KeyRing): void {
  const cookies = headers.get("cookie");
  if (older.length === 0 || cookies === null) return;
  const renewed = cookies.split(/; */).map((cookie) => {
    const [name = "", text = ""] = cookie.split(/=(.*)/s);
    const purpose = purposes.find((one) => name.endsWith(`tenora.${one}`));
    const value = purpose && signedBefore(text, older, purpose);
    if (!purpose || !value) return cookie;
    const signature = signatureOf(value, cookieSecret(present, purpose));
    return `${name}=${encodeURIComponent(`${value}.${signature}`)}`;
  });
  headers.set("cookie", renewed.join("; "));
}

/** The value, when one of these keys signed it; else null. */
function signedBefore(text: string, keys: readonly string[], purpose: Purpose): string | null {
  const [, value, signature] = /^(.*)\.([^.]+)$/s.exec(decoded(text)) ?? [];
  if (!value || !signature) return null;
  const given = Buffer.from(signature);
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(signatureOf(value, cookieSecret(key, purpose)));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? value : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
