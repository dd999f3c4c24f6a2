import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { WebSettings } from "@tenora/configuration/web-settings";

/** How often the server looks for clients that dribble, in milliseconds. */
export const checkIntervalMs = 1_000;

/**
 * Cuts off who sends a request, or reads its answer, so slowly that he only means to hold a socket.
 * Headers, whole requests and silence are timed by Node; a body that is no document by ourselves, and
 * sooner; and the whole of request and answer.
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
    // Who takes a byte now and then is never silent.
    const end = setTimeout(() => request.socket.destroy(), 2 * uploadMs);
    end.unref();
    response.once("close", () => clearTimeout(end));
    if (request.complete || allowsSlowBody((request.url ?? "").split("?")[0] ?? "")) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, bodyMs);
    timer.unref();
    request.once("close", () => clearTimeout(timer));
  });
}
