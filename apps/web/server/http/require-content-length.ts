import type { RequestListener } from "node:http";
import { securityHeaderValues } from "../security/security-headers.ts";

/** How long a refused client may take to read the answer before the socket is closed, in ms. */
const lingerMs = 1_000;

const message = JSON.stringify({
  code: "LENGTH_REQUIRED",
  message: "Please send the body with a Content-Length.",
});

/** Written by hand, since a response of Node's would read the rest of the body to its end. */
const answer = [
  "HTTP/1.1 411 Length Required",
  "connection: close",
  "content-type: application/json",
  "cache-control: no-store",
  `content-length: ${Buffer.byteLength(message)}`,
  ...Object.entries(securityHeaderValues).map(([name, value]) => `${name}: ${value}`),
  "",
  message,
].join("\r\n");

/**
 * Refuses bodies of unknown length (411, RFC 9110 §15.5.12) on every route and reads no more of
 * them: a body in chunks of one byte costs some microseconds of processor time for each byte sent.
 * Browsers always send a Content-Length with a form.
 */
export function requireContentLength(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers["transfer-encoding"] === undefined) return listener(request, response);
    const { socket } = request;
    socket.write(answer);
    // Closed at once, the answer could be lost to a reset; read on, the body would cost as before.
    socket.pause();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
