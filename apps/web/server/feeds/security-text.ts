import { brand } from "@tenora/domain/brand";

const halfAYearMs = 182 * 24 * 60 * 60_000;

/**
 * RFC 9116: where to report a vulnerability, by email where there is an address. It advises an expiry of less than a year; a running
 * server says half a year from now, so that only a stale copy expires.
 */
export function securityText(site: string, email: string | null, now: Date): string {
  const expires = new Date(now.getTime() + halfAYearMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${email === null ? brand.links.contact : `mailto:${email}`}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${site}/.well-known/security.txt`,
    "",
  ].join("\n");
}
