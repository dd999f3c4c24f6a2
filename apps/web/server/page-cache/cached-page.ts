/** A cached page: rendered, compressed, with the policy that its inline scripts need. */
export interface CachedPage {
  readonly version: string;
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Uint8Array<ArrayBuffer>>>;
}

/**
 * A CDN caches a page for a minute and may show it for one more while it revalidates, so an unpublished
 * article or an old build is visible for at most two minutes. The scripts of an old page are immutable
 * and named by their content: a CDN that has the page has them too. Without one, the text and the
 * links of the page still work. Browsers revalidate each time.
 *
 * Some CDNs never show a stale page that says `must-revalidate`; those that know `CDN-Cache-Control`
 * (RFC 9213) read it instead. Both say the same times.
 */
const sharedTimes = "stale-while-revalidate=60";

/** The response to a GET or HEAD of it. */
export function sendCachedPage(page: CachedPage, request: Request): Response {
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": `public, max-age=0, must-revalidate, s-maxage=60, ${sharedTimes}`,
    "cdn-cache-control": `public, max-age=60, ${sharedTimes}`,
    "content-security-policy": page.policy,
    etag: page.etag,
    vary: "Accept-Encoding",
  });
  if (request.headers.get("if-none-match") === page.etag) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? "");
  const body = page.bodies[encoding];
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.length));
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

function acceptedEncoding(header: string): "br" | "gzip" | "identity" {
  if (/\bbr\b/.test(header)) return "br";
  return /\bgzip\b/.test(header) ? "gzip" : "identity";
}
