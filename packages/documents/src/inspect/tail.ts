import { malformed } from "./malformed.ts";

/** Longest end of a ZIP file: its last record (22 bytes) and its comment (APPNOTE 4.3.16). */
const longest = 22 + 65_535;
const archiveEnd = Buffer.from("PK\u0005\u0006", "latin1");
const markup = /<\s*(!doctype|html|head|body|script|svg|iframe|\?php|%@)/i;

/** Remembers the last 64 KB of a document. */
export class Tail {
  #pieces: Uint8Array[] = [];
  #length = 0;

  see(piece: Uint8Array): void {
    this.#pieces.push(piece.length > longest ? piece.subarray(-longest) : piece);
    this.#length += Math.min(piece.length, longest);
    while (this.#length - (this.#pieces[0]?.length ?? 0) >= longest) {
      this.#length -= this.#pieces.shift()?.length ?? 0;
    }
  }

  bytes(): Buffer {
    return Buffer.concat(this.#pieces).subarray(-longest);
  }

  /** A ZIP file is read from its end: a document that ends as one is an archive too. */
  refuseArchive(): void {
    const end = this.bytes();
    for (let at = end.lastIndexOf(archiveEnd); at >= 0; at = end.lastIndexOf(archiveEnd, at - 1)) {
      const isWhole = at + 22 <= end.length;
      if (isWhole && at + 22 + end.readUInt16LE(at + 20) === end.length) {
        throw malformed("a ZIP archive as well");
      }
      if (at === 0) return;
    }
  }
}

/** What follows a document's own end may be padding or a camera's data, but no page or archive. */
export function refuseForeign(appended: Uint8Array): void {
  const text = Buffer.from(appended.subarray(0, 4_096)).toString("latin1");
  if (markup.test(text) || /^\s*(PK|MZ|.ELF|%PDF-|#!)/s.test(text)) {
    throw malformed("something else appended");
  }
}
