import type { RequestListener } from "node:http";
import { errorMessages } from "../../app/http/error-messages.ts";
import { securityHeaderValues } from "../security/security-headers.ts";

/** How long a rejected client may take to read the response before the socket is closed, in ms. */
const lingerMs = 1_000;

const code = "LENGTH_REQUIRED";
const message = JSON.stringify({ code, message: errorMessages[code].message });

/** Written by hand, since Node's own response would read the body to its end. */
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
 * Rejects bodies of unknown length (411, RFC 9110 §15.5.12) on every route and reads no more of
 * them: a body in chunks of one byte costs some microseconds of processor time for each byte sent.
 * Browsers always send a Content-Length with a form.
 */
export function requireContentLength(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers["transfer-encoding"] === undefined) return listener(request, response);
    const { socket } = request;
    socket.write(answer);
    // Closing at once could lose the response to a reset; reading on would cost as before.
    socket.pause();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
