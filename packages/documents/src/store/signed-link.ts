import { createHmac, timingSafeEqual } from "node:crypto";
import { documentUrl, type ObjectPath } from "./object-path.ts";

/** Lifetime of a document link in seconds. */
export const linkLifetimeS = 60;

const signatureOf = (object: ObjectPath, expires: number, secret: string) =>
  createHmac("sha256", secret)
    .update(`${documentUrl(object)}\n${expires}`)
    .digest("base64url");

/** LINK_SECRET: one key, or the current one followed by those it replaces. */
type Keys = string | readonly string[];

const ringOf = (keys: Keys): readonly string[] => (typeof keys === "string" ? [keys] : keys);

/** A link to one document that works until `now` + 60 s. `now` is in milliseconds since 1970. */
export function signLink(object: ObjectPath, keys: Keys, now: number): string {
  const expires = Math.floor(now / 1000) + linkLifetimeS;
  return `${documentUrl(object)}?expires=${expires}&signature=${signatureOf(object, expires, ringOf(keys)[0] ?? "")}`;
}

/** True when the link was signed by us for exactly this document and has not expired at `now`. */
export function isLinkValid(
  object: ObjectPath,
  query: { readonly expires: string | null; readonly signature: string | null },
  keys: Keys,
  now: number,
): boolean {
  if (query.signature === null || !/^[1-9]\d{0,11}$/.test(query.expires ?? "")) return false;
  const expires = Number(query.expires);
  if (now >= expires * 1000) return false;
  const given = Buffer.from(query.signature);
  return ringOf(keys).some((key) => {
    const expected = Buffer.from(signatureOf(object, expires, key));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
