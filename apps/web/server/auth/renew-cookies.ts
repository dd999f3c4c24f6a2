import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "@tenora/configuration/key-ring";

const purposes = ["wallet", "admin"] as const;
type Purpose = (typeof purposes)[number];

/** What signs the session cookies of one of the two sign-ins. */
export function cookieSecret(authSecret: string, purpose: Purpose): string {
  return createHmac("sha256", authSecret).update(`session:${purpose}`).digest("hex");
}

/** The session cookie of a sign-in. */
export const sessionCookie = (purpose: Purpose, isHttps: boolean) =>
  `${isHttps ? "__Host-" : ""}tenora.${purpose}`;

/**
 * The session token of the cookie called `name`, when the present key signed it; else null. The
 * database decides whether the session is live.
 */
export function readSessionToken(
  headers: Headers,
  { name, secret }: { readonly name: string; readonly secret: string },
): string | null {
  const cookies = (headers.get("cookie") ?? "").split(/; */);
  const text = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return text === undefined ? null : signedValue(text, [secret]);
}

/** Better Auth's form of a signed cookie: the value, a dot, HMAC-SHA256 in base64. */
const signatureOf = (value: string, secret: string) =>
  createHmac("sha256", secret).update(value).digest("base64");

/**
 * While AUTH_SECRET changes, session cookies that an older key signed are signed with the present
 * one in the request's headers, so that no user is signed out. With one key alone nothing happens.
 */
export function renewCookies(headers: Headers, [present, ...older]: KeyRing): void {
  const cookies = headers.get("cookie");
  if (older.length === 0 || cookies === null) return;
  const renewed = cookies.split(/; */).map((cookie) => {
    const [name = "", text = ""] = cookie.split(/=(.*)/s);
    const purpose = purposes.find((one) => name.endsWith(`tenora.${one}`));
    const value =
      purpose &&
      signedValue(
        text,
        older.map((key) => cookieSecret(key, purpose)),
      );
    if (!purpose || !value) return cookie;
    const signature = signatureOf(value, cookieSecret(present, purpose));
    return `${name}=${encodeURIComponent(`${value}.${signature}`)}`;
  });
  headers.set("cookie", renewed.join("; "));
}

/** The value, when one of these secrets signed it; else null. */
function signedValue(text: string, secrets: readonly string[]): string | null {
  const [, value, signature] = /^(.*)\.([^.]+)$/s.exec(decoded(text)) ?? [];
  if (!value || !signature) return null;
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(value, secret));
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
