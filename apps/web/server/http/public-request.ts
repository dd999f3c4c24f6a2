/** What proxies say about the path of a request. The router only uses the public address. */
const forwardingHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/**
 * The same request at the public address: `publicUrl` (an origin) with the path and query that were
 * requested. Behind a proxy that ends TLS or rewrites `Host` we receive it at another address, and
 * React Router rejects every form whose `Origin` is not that of `request.url`. Only for requests that
 * passed the origin guard, which compares the `Origin` that the browser sent.
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
  // `Request` does not support TRACE; the server's own conversion makes it a GET, too.
  const method = received.method === "TRACE" ? "GET" : received.method;
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers,
    // Nor a GET with a body; HTTP allows one without meaning (RFC 9110 §9.3.1).
    body: method === "GET" || method === "HEAD" ? null : body,
    duplex: "half",
    signal: received.signal,
  };
  return new Request(publicUrl + pathname + search, init);
}
