import { constants, inflateSync } from "node:zlib";
import {
  type PdfBudget,
  type PdfDictionary,
  PdfName,
  PdfReference,
  type PdfValue,
  parsePdfValue,
} from "./parse-pdf-value.ts";

/** Everything that is unpacked of one file, in bytes. */
const maxUnpacked = 16 * 1024 * 1024;
const maxObjects = 200_000;
const maxReferences = 16;
/** What stands before the word `obj` that begins an object: a digit or a space. */
const mayEndHead = new Set(Array.from("\0\t\n\f\r 0123456789", (letter) => letter.charCodeAt(0)));
/** Of all descriptions together; an invoice with its attachments needs some hundred. */
const maxValues = 150_000;
/** What these are written in, with the space between them, each time that they are parsed. */
const maxCharacters = 4 * 1024 * 1024;
const maxTrailers = 32;

interface Place {
  /** The file, or what an object stream contains. */
  readonly text: string;
  readonly at: number;
}

export interface PdfStream {
  readonly dictionary: PdfDictionary;
  /** Where its bytes begin in the file. */
  readonly at: number;
}

/**
 * The objects of a PDF, found by reading the file from its beginning, as readers do with a file whose
 * tables are broken: of two objects of one number the later counts. Nothing is drawn and no table trusted.
 */
export class PdfFile {
  readonly #bytes: Buffer;
  readonly #text: string;
  readonly #places = new Map<number, Place>();
  readonly #budget: PdfBudget = { values: maxValues, characters: maxCharacters };
  #unpacked = 0;
  /** Bytes of streams that may still be opened: streams don't overlap, and few are opened twice. */
  #packedLeft: number;
  /** The last place where a stream may end. */
  readonly #lastEnd: number;
  #objects = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#text = this.#bytes.toString("latin1");
    this.#packedLeft = 2 * this.#text.length;
    this.#lastEnd = this.#text.lastIndexOf("endstream");
    this.#findObjects();
  }

  /** The document's catalog (7.7.2), or null. */
  catalog(): PdfDictionary | null {
    let at = this.#text.lastIndexOf("/Root");
    for (let tried = 0; at >= 0 && tried < maxTrailers; tried += 1) {
      const found = dictionaryOf(
        this.resolve(attempt(() => parsePdfValue(this.#text, at + 5, this.#budget).value)),
      );
      if (found) return found;
      if (at === 0) return null;
      at = this.#text.lastIndexOf("/Root", at - 1);
    }
    return null;
  }

  isEncrypted(): boolean {
    return /\/Encrypt[\0\t\n\f\r ]{0,8}(?:\d|<<)/.test(this.#text);
  }

  /** The value that a reference leads to; null when there is none. */
  resolve(value: PdfValue): PdfValue {
    let found = value;
    for (let steps = 0; found instanceof PdfReference; steps += 1) {
      const place = this.#places.get(found.number);
      if (place === undefined || steps > maxReferences) return null;
      found = attempt(() => parsePdfValue(place.text, place.at, this.#budget).value);
    }
    return found;
  }

  dictionary(value: PdfValue): PdfDictionary | null {
    return dictionaryOf(this.resolve(value));
  }

  /** The stream of an object; null when the object is none. */
  stream({ number }: PdfReference): PdfStream | null {
    const place = this.#places.get(number);
    return place?.text === this.#text ? this.#streamAt(place.at) : null;
  }

  /**
   * The content of a stream, at most `longest` bytes of it. Null when it is longer, broken, or packed in a
   * way that attachments are not: everything but Flate.
   */
  content(stream: PdfStream, longest: number): Buffer | null {
    const packed = this.#packed(stream);
    if (packed === null) return null;
    const filter = this.resolve(stream.dictionary.get("Filter") ?? null);
    const filters = (Array.isArray(filter) ? filter : filter === null ? [] : [filter]).map((one) =>
      one instanceof PdfName ? one.name : "",
    );
    const most = Math.min(longest, maxUnpacked - this.#unpacked);
    if (most <= 0) return null;
    if (filters.length === 0) {
      this.#unpacked += packed.length;
      return packed.length <= most ? packed : null;
    }
    const isFlate = filters.length === 1 && (filters[0] === "FlateDecode" || filters[0] === "Fl");
    if (!isFlate || stream.dictionary.has("DecodeParms")) return null;
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
    const content = attempt(() => inflateSync(packed, options));
    // What was too long has been unpacked as well, as far as it was allowed.
    this.#unpacked += content?.length ?? most;
    return content;
  }

  #streamAt(at: number): PdfStream | null {
    const parsed = attempt(() => parsePdfValue(this.#text, at, this.#budget));
    const dictionary = parsed && dictionaryOf(parsed.value);
    if (!parsed || !dictionary) return null;
    const keyword = /[\0\t\n\f\r ]{0,16}stream(?:\r\n|\n|\r)?/y;
    keyword.lastIndex = parsed.end;
    return keyword.test(this.#text) ? { dictionary, at: keyword.lastIndex } : null;
  }

  /** Null without an end, or when more was read than a file of this size has in streams. */
  #packed({ dictionary, at }: PdfStream): Buffer | null {
    if (at > this.#lastEnd || this.#packedLeft <= 0) return null;
    const length = this.resolve(dictionary.get("Length") ?? null);
    const stated = typeof length === "number" && length >= 0 ? at + length : Number.NaN;
    const isTrue = /^[\0\t\n\f\r ]{0,4}endstream/.test(this.#text.slice(stated, stated + 16));
    const end = isTrue ? stated : this.#text.indexOf("endstream", at);
    this.#packedLeft -= end - at;
    return this.#packedLeft < 0 ? null : this.#bytes.subarray(at, end);
  }

  #findObjects(): void {
    const text = this.#text;
    for (let at = text.indexOf("obj"); at >= 0; at = text.indexOf("obj", at + 3)) {
      if (!mayEndHead.has(text.charCodeAt(at - 1))) continue;
      this.#objects += 1;
      if (this.#objects > maxObjects) return;
      const head = /(?:^|[^\d])(\d{1,10})[\0\t\n\f\r ]{1,4}\d{1,5}[\0\t\n\f\r ]{0,4}$/.exec(
        text.slice(Math.max(0, at - 26), at),
      );
      if (head === null) continue;
      this.#places.set(Number(head[1]), { text, at: at + 3 });
      if (text.slice(at, at + 600).includes("/ObjStm")) this.#openObjectStream(at + 3);
    }
  }

  /** The objects inside an object stream (7.5.7). */
  #openObjectStream(at: number): void {
    const stream = this.#streamAt(at);
    const type = stream?.dictionary.get("Type");
    if (!stream || !(type instanceof PdfName) || type.name !== "ObjStm") return;
    const text = this.content(stream, maxUnpacked)?.toString("latin1");
    const first = stream.dictionary.get("First");
    if (text === undefined || typeof first !== "number") return;
    const pairs = text
      .slice(0, Math.min(first, 1_000_000))
      .matchAll(/(\d{1,10})\s{1,4}(\d{1,10})/g);
    for (const [, number, offset] of pairs) {
      this.#objects += 1;
      if (this.#objects > maxObjects) return;
      this.#places.set(Number(number), { text, at: first + Number(offset) });
    }
  }
}

const dictionaryOf = (value: PdfValue): PdfDictionary | null =>
  value instanceof Map ? (value as PdfDictionary) : null;

/** Null where a part of a file is broken: the rest may still be read. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
