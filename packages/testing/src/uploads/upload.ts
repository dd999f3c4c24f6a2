/** A file to upload. */
export interface Upload {
  readonly what: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Sent in chunks, without a Content-Length. */
  readonly isChunked?: boolean;
}

/** Why a malformed upload must be rejected, in the specification's words. */
export type Refusal = "type" | "size" | "missing";

export interface MalformedUpload extends Upload {
  readonly refusal: Refusal;
}

export const text = (words: string): Buffer => Buffer.from(words, "latin1");

/** Bytes that look random and are the same in every run (xorshift32). */
export function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed * 2_654_435_761 + 1;
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state;
  }
  return bytes;
}

/** A ZIP archive with one stored file; `comment` stands after its last record (APPNOTE 4.3). */
export function zipArchive(
  content: Uint8Array,
  offset = 0,
  comment: Uint8Array = text(""),
): Buffer {
  const name = text("a.txt");
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(content.length, 0);
  sizes.writeUInt32LE(content.length, 4);
  const common = Buffer.concat([Buffer.alloc(12), sizes, Buffer.from([name.length, 0, 0, 0])]);
  const local = Buffer.concat([
    text("PK\u0003\u0004\u0014\u0000"),
    common.subarray(2),
    name,
    content,
  ]);
  const central = Buffer.concat([
    text("PK\u0001\u0002\u0014\u0000\u0014\u0000"),
    common.subarray(2),
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.set(text("PK\u0005\u0006"), 0);
  end.set([1, 0, 1, 0], 8);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset + local.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, central, end, comment]);
}
