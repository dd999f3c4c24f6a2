import { Readable } from "node:stream";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import type { Context } from "hono";

type Opened = NonNullable<Awaited<ReturnType<DocumentStore["open"]>>>;

/** The response with a document to a GET or HEAD, with its size and these headers. */
export function sendObject(
  { req }: Context,
  { size, content }: Opened,
  headers: Readonly<Record<string, string>>,
): Response {
  const init = { headers: { ...headers, "content-length": String(size) } };
  if (req.method !== "HEAD") return new Response(Readable.toWeb(content) as ReadableStream, init);
  // Unread, the file or the connection to the store would stay open.
  content.destroy();
  return new Response(null, init);
}
