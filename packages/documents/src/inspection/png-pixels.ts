import { createInflate, type Inflate } from "node:zlib";
import { malformed } from "./malformed-document.ts";

/** Unpacks the pixels of a PNG, counts them and discards them. */
export class PngPixels {
  readonly #inflate: Inflate = createInflate();
  readonly #ended = Promise.withResolvers<void>();
  readonly #expected: number;
  #seen = 0;

  constructor(expected: number) {
    this.#expected = expected;
    this.#ended.promise.catch(() => {});
    this.#inflate.on("data", (unpacked: Buffer) => {
      this.#seen += unpacked.length;
      if (this.#seen > expected) this.#inflate.destroy(new Error("unpacks too far"));
    });
    this.#inflate.on("error", () => this.#ended.reject(malformed("pixels that do not unpack")));
    this.#inflate.on("end", () => this.#ended.resolve());
  }

  /** @throws DomainError CERTIFICATE_TYPE */
  async take(packed: Uint8Array): Promise<void> {
    // A copy, because zlib's thread reads it while ours continues.
    const taken = new Promise<void>((done) => {
      this.#inflate.write(Buffer.from(packed), () => done());
    });
    await Promise.race([taken, this.#ended.promise]);
  }

  /** @throws DomainError CERTIFICATE_TYPE unless the size is exactly the expected one */
  async end(): Promise<void> {
    this.#inflate.end();
    await this.#ended.promise;
    if (this.#seen !== this.#expected) throw malformed("a PNG with pixels missing");
  }

  close(): void {
    this.#inflate.destroy();
  }
}
