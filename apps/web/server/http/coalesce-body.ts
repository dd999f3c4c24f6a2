import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A smaller chunk waits for more, in bytes. */
const minChunkBytes = 16 * 1024;
/** How long it waits, in ms: at most 50 small chunks of one body a second are passed on. */
const coalesceMs = 20;

/**
 * The body of a request in large chunks, whatever chunks it arrives in; null when it has none. A chunk
 * passes through a form parser, an inspection and the document store, which costs about the same for
 * one byte as for 64 KB: a client that sends single bytes must not cost us that for each. The body has
 * to announce its length (require-content-length.ts).
 */
export function coalesceBody(incoming: IncomingMessage): ReadableStream<Uint8Array> | null {
  let left = Number(incoming.headers["content-length"] ?? 0);
  if (left === 0) return null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await untilReadable(incoming);
        if (incoming.readableLength < Math.min(minChunkBytes, left)) await gather(incoming);
        const chunk = incoming.read() as Uint8Array | null;
        if (chunk === null) throw new Error("The body ended before its announced length");
        left -= chunk.length;
        controller.enqueue(chunk);
        if (left <= 0) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Lets the kernel buffer: reading the socket for each byte would cost a microsecond per byte. */
async function gather({ socket }: IncomingMessage): Promise<void> {
  socket.pause();
  await pause(coalesceMs);
  socket.resume();
}

/** @throws when the connection breaks before another byte has arrived */
async function untilReadable(incoming: IncomingMessage): Promise<void> {
  while (incoming.readableLength === 0) {
    if (incoming.destroyed || incoming.readableEnded) throw new Error("The connection was closed");
    const settled = new AbortController();
    const { signal } = settled;
    await Promise.race([
      once(incoming, "readable", { signal }),
      once(incoming, "close", { signal }),
    ]).finally(() => settled.abort());
  }
}
