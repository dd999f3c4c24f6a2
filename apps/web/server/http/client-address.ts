import { isIP, SocketAddress } from "node:net";

/** Every client without a valid address: all of them share one rate limit. */
export const unknownClient = "unknown";

/**
 * The address of the client: that of the socket, or, behind `trustedProxies` proxies of our own, what
 * the outermost of them wrote into X-Forwarded-For. Each proxy appends the address of its client, so
 * the entries are counted from the right; anybody may have written those further left.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return normalise(socketAddress ?? "");
  const hops = forwardedFor.split(",");
  return normalise(hops.at(-Math.min(trustedProxies, hops.length)) ?? "");
}

/** One spelling of an IP address: without port, brackets and zone, IPv4 always as IPv4. */
export function normalise(text: string): string {
  const bare = withoutPort(text.trim()).replace(/%.*$/, "");
  const family = isIP(bare);
  if (family === 0) return unknownClient;
  if (family === 4) return bare;
  const { address } = new SocketAddress({ address: bare, family: "ipv6" });
  // Node writes IPv4-mapped IPv6 (RFC 4291 §2.5.5.2) with dots, however it was spelled.
  return /^::ffff:(\d+(?:\.\d+){3})$/.exec(address)?.[1] ?? address;
}

/** `1.2.3.4:567`, `[2001:db8::1]:567` and `[2001:db8::1]`, as some proxies write them. */
function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  return text.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
}
