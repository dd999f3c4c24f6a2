import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";
import { maxUnpackedBytes } from "../limits.ts";
import { unpackedLength } from "./unpacked-length.ts";

/** Receives the contents of a file's objects. */
export interface PdfObjectVisitor {
  name(name: string): void;
  /** Opening the file triggers an action other than going to one of its pages. */
  automaticAction(): void;
  picture(pixels: number): void;
  /** A stream was not read, because it unpacks to more than the limit. */
  bomb(): void;
}

/** Deeper than in any normal file, so that a hostile one cannot exhaust the stack. */
const deepest = 200;

const name = {
  type: PDFName.of("Type"),
  subtype: PDFName.of("Subtype"),
  action: PDFName.of("S"),
  image: PDFName.of("Image"),
  width: PDFName.of("Width"),
  height: PDFName.of("Height"),
  openAction: PDFName.of("OpenAction"),
  goTo: PDFName.of("GoTo"),
  objectStream: PDFName.of("ObjStm"),
  first: PDFName.of("First"),
  pages: PDFName.of("Pages"),
};

/**
 * Visits every object of a PDF: of each revision, in object streams, and decrypted when the password is
 * empty. `objectStreams` is the number of object streams that the file names: an unread one is a gap.
 * Calls must not overlap.
 */
export async function readObjects(
  bytes: Uint8Array,
  visitor: PdfObjectVisitor,
  objectStreams: number,
): Promise<"password" | "damaged" | null> {
  const read = new Map<PDFContext, Counts>();
  const { assign } = PDFContext.prototype;
  const { of: makeStream } = PDFRawStream;
  // The library keeps the last object of each number; a viewer may choose an earlier one.
  PDFContext.prototype.assign = function (reference, object) {
    const counts = read.get(this) ?? { streams: 0, unnamed: 0, invalid: 0 };
    read.set(this, counts);
    if (object instanceof PDFInvalidObject) counts.invalid++;
    else if (isObjectStream(object)) counts.streams++;
    // Other viewers still read it as one, when the cross-reference stream leads there.
    else if (isUnnamedObjectStream(object)) counts.unnamed++;
    visit(object, visitor, 0);
    assign.call(this, reference, object);
  };
  let unpacked = 0;
  // Already decrypted, but not yet unpacked.
  PDFRawStream.of = (dictionary, contents, transform) => {
    unpacked += unpackedLength(dictionary, contents);
    if (unpacked > maxUnpackedBytes) {
      visitor.bomb();
      throw new Error("A stream unpacks too far");
    }
    return makeStream(dictionary, contents, transform);
  };
  try {
    const { context, catalog } = await PDFDocument.load(bytes, {
      password: "",
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    const { streams, unnamed, invalid } = read.get(context) ?? {
      streams: 0,
      unnamed: 0,
      invalid: 1,
    };
    // In an encrypted file the library wrongly decrypts the cross-reference stream, which is not encrypted.
    const isWhole =
      catalog?.get(name.pages) !== undefined &&
      streams >= objectStreams &&
      unnamed === 0 &&
      (invalid === 0 || read.size > 1);
    return isWhole ? null : "damaged";
  } catch (error) {
    return /password/i.test(String(error)) ? "password" : "damaged";
  } finally {
    PDFContext.prototype.assign = assign;
    PDFRawStream.of = makeStream;
  }
}

interface Counts {
  /** Object streams that the library read. */
  streams: number;
  /** Streams that resemble one but are not named so: the library does not read those. */
  unnamed: number;
  invalid: number;
}

/** `/First`, the offset of the first object, exists in object streams only (ISO 32000-2, 7.5.7). */
const isUnnamedObjectStream = (object: PDFObject) =>
  object instanceof PDFStream && object.dict.has(name.first);

const isObjectStream = (object: PDFObject) =>
  object instanceof PDFStream && object.dict.get(name.type) === name.objectStream;

function visit(object: PDFObject, visitor: PdfObjectVisitor, depth: number): void {
  if (depth > deepest) throw new Error("Objects are nested too deeply");
  if (object instanceof PDFName) visitor.name(object.decodeText());
  else if (object instanceof PDFArray) {
    for (const one of object.asArray()) visit(one, visitor, depth + 1);
  } else if (object instanceof PDFStream) {
    visitPicture(object.dict, visitor);
    visit(object.dict, visitor, depth + 1);
  } else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      if (key === name.openAction && !isDestination(value)) visitor.automaticAction();
      visit(key, visitor, depth + 1);
      visit(value, visitor, depth + 1);
    }
  }
}

/** Most files name the page that they open at. A referenced action is visited by itself. */
function isDestination(value: PDFObject): boolean {
  return !(value instanceof PDFDict) || value.get(name.action) === name.goTo;
}

function visitPicture(dictionary: PDFDict, visitor: PdfObjectVisitor): void {
  if (dictionary.get(name.subtype) !== name.image) return;
  const [width, height] = [dictionary.get(name.width), dictionary.get(name.height)];
  if (width instanceof PDFNumber && height instanceof PDFNumber) {
    visitor.picture(width.asNumber() * height.asNumber());
  }
}
