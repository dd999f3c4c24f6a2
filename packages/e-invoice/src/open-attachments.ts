import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import "pdfjs-dist/legacy/build/pdf.worker.mjs"; // otherwise pdf.js looks for the file itself

/** What Factur-X, ZUGFeRD and XRechnung call their XML, those of one generation together, the newest first. */
const generations = [["factur-x.xml", "xrechnung.xml"], ["zugferd-invoice.xml"]];
const maxOpened = 5;
/** All that pdf.js says when it looks for the objects of a broken file in every byte, attached files included. */
const repairs = "Warning: Indexing all PDF objects";

interface Attachments {
  /** They are called as an invoice; else they are any XML. */
  readonly isNamed: boolean;
  /** Null for one that can't be opened. */
  readonly contents: readonly (Uint8Array | null)[];
}

/**
 * The XML files that are attached to a PDF itself, by its tree of embedded files (ISO 32000-2, 7.11.4), and to none
 * of its attachments; of several generations only the newest. None in a file that pdf.js can't open, as one
 * with a password.
 */
export async function openAttachments(bytes: Uint8Array): Promise<Attachments> {
  const { warn } = console;
  let isRepaired = false;
  console.warn = (text: unknown) => {
    isRepaired ||= text === repairs;
  };
  // A copy, since pdf.js keeps what it gets.
  const data = new Uint8Array(bytes);
  const task = getDocument({ data, useWasm: false, verbosity: VerbosityLevel.WARNINGS });
  try {
    const file = await task.promise;
    const isTwofold = isRepaired && containsAnother(bytes);
    return await openNewest(file, isTwofold);
  } catch {
    return { isNamed: false, contents: [] };
  } finally {
    await task.destroy();
    console.warn = warn;
  }
}

function containsAnother(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return text.indexOf("%PDF-") !== text.lastIndexOf("%PDF-");
}

/** @param isTwofold whose attachments they are can't be told */
async function openNewest(file: PDFDocumentProxy, isTwofold: boolean): Promise<Attachments> {
  const found = [...((await file.getAttachments()) ?? [])].map(([id, { filename }]) => ({
    id,
    name: filename.toLowerCase(),
  }));
  const named = generations
    .map((names) => found.filter(({ name }) => names.includes(name)))
    .find(({ length }) => length > 0);
  const chosen = named ?? found.filter(({ name }) => name.endsWith(".xml"));
  const contents = chosen
    .slice(0, maxOpened)
    .map(({ id }) => (isTwofold ? null : file.getAttachmentContent(id).catch(() => null)));
  return { isNamed: named !== undefined, contents: await Promise.all(contents) };
}
