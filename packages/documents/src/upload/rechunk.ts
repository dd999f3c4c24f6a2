/** In bytes. */
export const chunkBytes = 64 * 1024;

/**
 * The same bytes in pieces of 64 KB, the last one shorter, because inspecting and storing a piece costs
 * about the same for one byte as for 64 KB.
 */
export async function* rechunk(
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  let waiting = Buffer.allocUnsafe(chunkBytes);
  let filled = 0;
  for await (const piece of content) {
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + chunkBytes - filled);
      waiting.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled < chunkBytes) continue;
      yield waiting;
      waiting = Buffer.allocUnsafe(chunkBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield waiting.subarray(0, filled);
}
