import "../zod-jitless.ts";
import * as z from "zod/mini";

// No part of ES2023, but of browsers and Node alike, and pure: the only converter of domains (UTS #46) in both.
declare const URL: new (address: string) => { readonly hostname: string };

const longest = 254;

/** HTML's valid email address (WHATWG, `input type=email`) with a dot in its domain, in lower case. */
const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * An email address as it is stored: in lower case, its domain in ASCII (`user@почта.рф` is
 * `user@xn--80a1acny.xn--p1ai`). Null when the text is no address.
 */
export function parseEmailAddress(text: string): string | null {
  const typed = text.trim();
  const at = typed.lastIndexOf("@");
  const domain = toAsciiDomain(typed.slice(at + 1));
  const address = `${typed.slice(0, at)}@${domain}`.toLowerCase();
  return at > 0 && address.length <= longest && shape.test(address) ? address : null;
}

/** Only letters of other scripts are converted: a URL would drop whatever follows the domain. */
function toAsciiDomain(domain: string): string {
  if (!/^(?:[a-z0-9.-]|[^\p{ASCII}])+$/iu.test(domain) || /^\p{ASCII}*$/u.test(domain))
    return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return "";
  }
}

/** The one rule of email addresses, for browser and server. */
export const emailSchema = (message: string) =>
  z.pipe(
    z.string(message),
    z.transform((text, context) => {
      const address = parseEmailAddress(text);
      if (address !== null) return address;
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  );
