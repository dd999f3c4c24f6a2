import { certificateMaxBytes } from "@tenora/domain/certificate/certificate-type";
import { maxImagePixels } from "../limits.ts";
import { type ActiveContent, activeContentOf, activeContents } from "./active-content.ts";
import { findNames } from "./find-names.ts";
import { type PdfObjectVisitor, readObjects } from "./read-objects.ts";

/** Why a file, or a part of it, was not inspected. */
export type InspectionGap = "password" | "damaged" | "tooLarge" | "tooSlow" | "tooComplex";

export interface PdfInspection {
  /** The most dangerous first. */
  readonly found: readonly ActiveContent[];
  /** An image is too large to be drawn, so its page looks emptier than it is. */
  readonly hasOversizedPicture: boolean;
  readonly gap: InspectionGap | null;
}

/**
 * Names of two letters occur in compressed data by chance, and `/JS` never occurs without
 * `/JavaScript` anyway.
 */
const isDistinctive = (name: string) => name.length > 2;

/**
 * Finds the active content of a PDF. Inspects all objects, even unreferenced ones, and all names in the
 * raw bytes, because parsers and viewers disagree about which objects belong to the document.
 */
export async function inspectPdfToShow(bytes: Uint8Array): Promise<PdfInspection> {
  if (bytes.length > certificateMaxBytes) {
    return { found: [], hasOversizedPicture: false, gap: "tooLarge" };
  }
  const readable = findNames(bytes);
  const found = new Set<ActiveContent>();
  const add = (name: string) => {
    const content = activeContentOf(name);
    if (content) found.add(content);
  };
  for (const name of readable.keys()) if (isDistinctive(name)) add(name);

  let hasOversizedPicture = false;
  let hasBomb = false;
  const visitor: PdfObjectVisitor = {
    name: add,
    automaticAction: () => found.add("automaticAction"),
    picture: (pixels) => {
      hasOversizedPicture ||= pixels > maxImagePixels;
    },
    bomb: () => {
      hasBomb = true;
    },
  };
  const gap = await readObjects(bytes, visitor, readable.get("ObjStm") ?? 0);
  return {
    found: activeContents.filter((content) => found.has(content)),
    hasOversizedPicture,
    gap: hasBomb ? "tooComplex" : gap,
  };
}
