import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { WebSettings } from "@tenora/configuration/web-settings";

/** How often the server checks for slow clients, in milliseconds. */
export const checkIntervalMs = 1_000;

/**
 * Closes the connections of clients that send a request, or read its response, so slowly that they
 * only hold a socket. Node times headers, whole requests and silence; we time small bodies, sooner,
 * and request and response together.
 */
export function cutSlowClients(
  server: Server,
  { headersMs, bodyMs, uploadMs, idleMs }: WebSettings["timeouts"],
  allowsSlowBody: (path: string) => boolean,
): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = uploadMs;
  server.timeout = idleMs;
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    // A client that reads a byte now and then is never silent.
    const end = setTimeout(() => request.socket.destroy(), 2 * uploadMs);
    end.unref();
    response.once("close", () => clearTimeout(end));
    if (request.complete) return;
    const [path = ""] = (request.url ?? "").split("?");
    const timer = setTimeout(() => {
      if (!request.complete && !allowsSlowBody(path)) request.socket.destroy();
    }, bodyMs);
    timer.unref();
    request.once("close", () => clearTimeout(timer));
  });
}
