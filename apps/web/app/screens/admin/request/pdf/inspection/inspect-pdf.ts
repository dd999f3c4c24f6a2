import { certificateMaxBytes } from "@tenora/domain/certificate/certificate-type";
import { maxImagePixels } from "../limits.ts";
import { type ActiveContent, activeContentOf, activeContents } from "./active-content.ts";
import { findNames } from "./find-names.ts";
import { type PdfObjectVisitor, readObjects } from "./read-objects.ts";

/** Why a file, or some of it, was not inspected. */
export type InspectionGap = "password" | "damaged" | "tooLarge" | "tooSlow" | "tooComplex";

export interface PdfInspection {
  /** The most dangerous first. */
  readonly found: readonly ActiveContent[];
  /** A picture that is larger than we draw: its page looks emptier than it is. */
  readonly hasOversizedPicture: boolean;
  readonly gap: InspectionGap | null;
}

/**
 * Names of two letters occur in compressed data by chance, and `/JS` never stands without
 * `/JavaScript` anyway.
 */
const isDistinctive = (name: string) => name.length > 2;

/**
 * What a PDF could do in a program that lets it. All objects are looked at, also those that nothing
 * refers to, and the readable names in all bytes besides: neither a parser nor a viewer agrees with
 * every other one about which object counts.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfInspection> {
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
