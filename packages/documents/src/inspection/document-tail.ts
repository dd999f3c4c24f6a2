import { isForeignContent } from "@tenora/domain/certificate/foreign-content";
import { malformed } from "./malformed-document.ts";
import { RingBuffer } from "./ring-buffer.ts";

/** The longest end of a ZIP file: its last record (22 bytes) and its comment (APPNOTE 4.3.16). */
const longest = 22 + 65_535;
const archiveEnd = Buffer.from("PK\u0005\u0006", "latin1");

/** Stores the last 64 KB of a document, with and without the padding at its end. */
export class DocumentTail {
  readonly #all = new RingBuffer(longest);
  readonly #meaningful = new RingBuffer(longest);
  #padding = 0;

  see(piece: Uint8Array): void {
    this.#all.push(piece);
    const end = endOfMeaning(piece);
    if (end === 0) {
      this.#padding += piece.length;
      return;
    }
    this.#meaningful.skip(this.#padding);
    this.#meaningful.push(piece.subarray(0, end));
    this.#padding = piece.length - end;
  }

  /** The bytes before the padding (spaces, line ends and zeros) with which a document may end. */
  withoutPadding(): Buffer {
    return this.#meaningful.bytes();
  }

  /** A ZIP file is read from its end: a document that ends as one is an archive too. */
  rejectArchive(): void {
    const end = this.#all.bytes();
    for (let at = end.lastIndexOf(archiveEnd); at >= 0; at = end.lastIndexOf(archiveEnd, at - 1)) {
      const isWhole = at + 22 <= end.length;
      if (isWhole && at + 22 + end.readUInt16LE(at + 20) === end.length) {
        throw malformed("a ZIP archive as well");
      }
      if (at === 0) return;
    }
  }
}

/** The start of a piece's trailing padding; 0 when the piece contains nothing else. */
function endOfMeaning(piece: Uint8Array): number {
  let end = piece.length;
  while (end > 0 && (piece[end - 1] ?? 0) <= 0x20) end -= 1;
  return end;
}

/** After a document's end there may be padding or camera data, but no web page or archive. */
export function rejectForeignContent(appended: Uint8Array): void {
  const text = Buffer.from(appended.subarray(0, 4_096)).toString("latin1");
  if (isForeignContent(text)) throw malformed("something else appended");
}
