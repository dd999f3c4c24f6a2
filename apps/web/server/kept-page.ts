/** A page as it is kept: rendered, compressed, with the policy that its inline scripts need. */
export interface KeptPage {
  readonly version: string;
  readonly etag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<"br" | "gzip" | "identity", Uint8Array<ArrayBuffer>>>;
}

/** What a GET or HEAD of it is answered with. */
export function answerWith(page: KeptPage, request: Request): Response {
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
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
