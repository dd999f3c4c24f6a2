import type { IncomingMessage, ServerResponse } from "node:http";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Writes escapes that stand for no text (`%ff`, a lone `%`) or for a NUL as their own letters, so that every
 * path can be decoded and is looked up like any other that we don't have. The router would match it as it
 * is, but writes it to the error output, with everything in it.
 */
export const withDecodablePath =
  (listener: Listener): Listener =>
  (request, response) => {
    const { url = "/" } = request;
    const query = url.indexOf("?");
    const end = query < 0 ? url.length : query;
    request.url = decodablePath(url.slice(0, end)) + url.slice(end);
    return listener(request, response);
  };

/** In time in proportion to the path's length. */
export const decodablePath = (path: string): string =>
  path.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
    isText(escapes) ? escapes : escapes.replaceAll("%", "%25"),
  );

function isText(escapes: string): boolean {
  try {
    return !decodeURIComponent(escapes).includes("\0");
  } catch {
    return false;
  }
}
