/** What proxies say about the way a request came. The router judges by the public address alone. */
const forwardingHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * The same request at the public address: `publicUrl` (an origin) with the path and query that were
 * asked for. Behind a proxy that ends TLS or rewrites `Host` we receive it at another address, and
 * React Router refuses every form whose `Origin` is not that of `request.url`. Only for what the
 * origin guard let through: it is the check that compares `Origin` with what the browser sent.
 */
export function publicRequest(
  received: Request,
  publicUrl: string,
  body: ReadableStream | null,
): Request {
  const { pathname, search } = new URL(received.url);
  const headers = new Headers(received.headers);
  for (const name of [...headers.keys()]) {
    if (forwardingHeader.test(name)) headers.delete(name);
  }
  headers.set("host", new URL(publicUrl).host);
  // `Request` knows no TRACE; the server's own conversion makes a GET of it, too.
  const method = received.method === "TRACE" ? "GET" : received.method;
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers,
    // It knows no GET with a body either; HTTP does, and gives it no meaning (RFC 9110 §9.3.1).
    body: method === "GET" || method === "HEAD" ? null : body,
    duplex: "half",
    signal: received.signal,
  };
  return new Request(publicUrl + pathname + search, init);
}
