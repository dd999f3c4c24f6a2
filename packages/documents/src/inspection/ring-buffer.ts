/** The last bytes of a stream, in one buffer: the cost per byte does not depend on the piece size. */
export class RingBuffer {
  readonly #memory: Buffer;
  /** All pushed bytes, including overwritten ones. */
  #length = 0;

  /** `size` in bytes. */
  constructor(size: number) {
    this.#memory = Buffer.alloc(size);
  }

  push(piece: Uint8Array): void {
    const size = this.#memory.length;
    const last = piece.length > size ? piece.subarray(-size) : piece;
    const at = (this.#length + piece.length - last.length) % size;
    const first = last.subarray(0, size - at);
    this.#memory.set(first, at);
    this.#memory.set(last.subarray(first.length), 0);
    this.#length += piece.length;
  }

  /** As if this many zeros were pushed. */
  skip(count: number): void {
    const size = this.#memory.length;
    const at = this.#length % size;
    this.#memory.fill(0, at, Math.min(size, at + count));
    if (at + count > size) this.#memory.fill(0, 0, Math.min(size, at + count - size));
    this.#length += count;
  }

  /** The last bytes in order, at most `size` of them. */
  bytes(): Buffer {
    const size = this.#memory.length;
    if (this.#length <= size) return Buffer.from(this.#memory.subarray(0, this.#length));
    const at = this.#length % size;
    return Buffer.concat([this.#memory.subarray(at), this.#memory.subarray(0, at)]);
  }
}
