import { PdfReference, type PdfValue } from "./parse-pdf-value.ts";
import type { PdfFile } from "./pdf-file.ts";

export interface Attachment {
  /** In lower case, without folders. */
  readonly name: string;
  readonly stream: PdfReference;
}

const maxAttachments = 50;
const maxNodes = 500;

/** The files that the document embeds, by its tree of names and as associated files (7.11.4, 14.13). */
export function findAttachments(file: PdfFile): readonly Attachment[] {
  const catalog = file.catalog();
  if (catalog === null) return [];
  const names = file.dictionary(catalog.get("Names") ?? null)?.get("EmbeddedFiles") ?? null;
  const associated = file.resolve(catalog.get("AF") ?? null);
  const specifications = [
    ...inTree(file, names),
    ...(Array.isArray(associated) ? (associated as readonly PdfValue[]).slice(0, maxNodes) : []),
  ];
  const found = new Map<number, Attachment>();
  for (const specification of specifications) {
    const attachment = toAttachment(file, specification);
    if (attachment) found.set(attachment.stream.number, attachment);
    if (found.size === maxAttachments) break;
  }
  return [...found.values()];
}

/** The values of a tree of names (7.9.6). */
function inTree(file: PdfFile, root: PdfValue): readonly PdfValue[] {
  const values: PdfValue[] = [];
  const open = [root];
  for (let visited = 0; open.length > 0 && visited < maxNodes; visited += 1) {
    const node = file.dictionary(open.pop() ?? null);
    const kids = file.resolve(node?.get("Kids") ?? null);
    const names = file.resolve(node?.get("Names") ?? null);
    if (Array.isArray(kids)) open.push(...(kids as PdfValue[]).slice(0, maxNodes));
    if (Array.isArray(names)) {
      values.push(...(names as PdfValue[]).slice(0, 2 * maxNodes).filter((_, at) => at % 2 === 1));
    }
  }
  return values;
}

function toAttachment(file: PdfFile, specification: PdfValue): Attachment | null {
  const dictionary = file.dictionary(specification);
  const embedded = file.dictionary(dictionary?.get("EF") ?? null);
  const stream = embedded?.get("UF") ?? embedded?.get("F");
  const name = file.resolve(dictionary?.get("UF") ?? dictionary?.get("F") ?? null);
  if (!(stream instanceof PdfReference) || typeof name !== "string") return null;
  return { name: baseName(name), stream };
}

/** A text of a PDF is UTF-16 with a mark, or Latin (7.9.2.2); names of invoices are ASCII. */
function baseName(text: string): string {
  const isWide = text.startsWith("\u00fe\u00ff");
  const plain = isWide ? text.slice(2).replace(/\0/g, "") : text;
  return plain.split(/[\\/]/).at(-1)?.toLowerCase() ?? "";
}
