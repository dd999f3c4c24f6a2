import type { IncomingMessage, Server } from "node:http";
import type { WebSettings } from "@tenora/configuration/web-settings";

/** How often the server looks for clients that dribble, in milliseconds. */
export const checkingEveryMs = 1_000;

/**
 * Cuts off who sends a request so slowly that he only means to hold a socket. Headers and whole
 * requests are timed by Node; a body that is no document by ourselves, and sooner.
 */
export function cutSlowClients(
  server: Server,
  { headersMs, bodyMs, uploadMs }: WebSettings["patience"],
  takesTime: (path: string) => boolean,
): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = uploadMs;
  server.on("request", (request: IncomingMessage) => {
    if (request.complete || takesTime((request.url ?? "").split("?")[0] ?? "")) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, bodyMs);
    timer.unref();
    request.once("close", () => clearTimeout(timer));
  });
}
