import { decodePDFRawStream, PDFArray, type PDFDict, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { Unzlib } from "fflate";
import { maxStreamBytes } from "../limits.ts";

/** Bytes that are unpacked in one step: they expand to at most a thousand times as many. */
const pieceLength = 16 * 1024;

/** The original function, also while an inspection has replaced it to observe streams. */
const { of: makeStream } = PDFRawStream;

const filterName = PDFName.of("Filter");
const flate = new Set(["FlateDecode", "Fl"]);
/** Filters other than those of images, whose size is limited by their pixels. */
const others = new Set(["LZWDecode", "RunLengthDecode", "ASCII85Decode", "ASCIIHexDecode"]);

/**
 * The number of bytes that a stream unpacks to, or infinity above the limit. Unpacks in steps, because
 * the library and pdf.js both unpack a whole stream at once.
 */
export function unpackedLength(dictionary: PDFDict, contents: Uint8Array): number {
  const filters = filtersOf(dictionary);
  if (filters === null) return Number.POSITIVE_INFINITY;
  let bytes = contents;
  for (const filter of filters) {
    const isFlate = flate.has(filter);
    if (!isFlate && !others.has(filter)) break;
    const unpacked = isFlate ? inflate(bytes) : decode(dictionary, filter, bytes);
    if (unpacked === null) return Number.POSITIVE_INFINITY;
    bytes = unpacked;
  }
  return bytes.length;
}

/**
 * The filters in the order of decoding; null when one of them is in an object that is not known yet. No
 * normal program writes that, but a viewer would resolve it.
 */
function filtersOf(dictionary: PDFDict): readonly string[] | null {
  if (!dictionary.has(filterName)) return [];
  const filter = dictionary.lookup(filterName);
  const all = filter instanceof PDFArray ? filter.asArray() : [filter];
  const names = all.map((one) => dictionary.context.lookup(one));
  return names.every((one) => one instanceof PDFName) ? names.map((one) => one.decodeText()) : null;
}

function inflate(bytes: Uint8Array): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const unpacker = new Unzlib((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; at < bytes.length && length <= maxStreamBytes; at += pieceLength) {
      unpacker.push(bytes.subarray(at, at + pieceLength), at + pieceLength >= bytes.length);
    }
  } catch {
    // A viewer also gets what was unpacked before the damage.
  }
  if (length > maxStreamBytes) return null;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function decode({ context }: PDFDict, filter: string, bytes: Uint8Array): Uint8Array | null {
  const stream = makeStream(context.obj({ Filter: filter }), bytes);
  try {
    const unpacked = decodePDFRawStream(stream).getBytes(maxStreamBytes + 1);
    return unpacked.length > maxStreamBytes ? null : new Uint8Array(unpacked);
  } catch {
    return new Uint8Array();
  }
}
