import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on a connection; browsers and proxies send one and await its response. */
const maxQueuedRequests = 16;

/**
 * Starts a request when the response to the previous one on the same connection was sent. They are
 * answered in this order anyway (RFC 9112 §9.3.2), but Node would start all of them at once: a client
 * that sends a thousand and reads nothing would hold a thousand open files.
 */
export function serializePipelinedRequests(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const start = () => {
      response.once("close", () => {
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next) next();
        else waiting.delete(socket);
      });
      listener(request, response);
    };
    const others = waiting.get(socket);
    if (others === undefined) {
      waiting.set(socket, []);
      start();
    } else if (others.length < maxQueuedRequests) others.push(start);
    else socket.destroy();
  };
}
