import { deflateSync } from "node:zlib";
import { type PdfObject, writePdf } from "../pdf/write-pdf.ts";

interface Embedded {
  readonly name: string;
  readonly content: Uint8Array;
  /** The dictionary of its stream, in place of Flate: what `content` already is. */
  readonly dictionary?: string;
}

interface Options {
  readonly compress?: boolean;
  readonly userPassword?: string;
}

const wide = (text: string) => `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;

/** A PDF of one page with files attached, as Factur-X does it. */
export function pdfWithAttachments(files: readonly Embedded[], options: Options = {}): Buffer {
  const first = 4;
  const specifications = files.map((_, at) => `${first + 2 * at} 0 R`);
  const names = files.map(({ name }, at) => `(${name}) ${specifications[at]}`).join(" ");
  const tree = `/Names << /EmbeddedFiles << /Names [${names}] >> >>`;
  const objects: PdfObject[] = [
    `<< /Type /Catalog /Pages 2 0 R ${tree} /AF [${specifications.join(" ")}] >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
    ...files.flatMap(({ name, content, dictionary }, at): PdfObject[] => [
      `<< /Type /Filespec /F (${name}) /UF ${wide(name)} /AFRelationship /Alternative /EF << /F ${first + 2 * at + 1} 0 R >> >>`,
      dictionary === undefined
        ? {
            dictionary: "/Type /EmbeddedFile /Subtype /text#2Fxml /Filter /FlateDecode",
            content: deflateSync(content),
          }
        : { dictionary: `/Type /EmbeddedFile ${dictionary}`, content: Buffer.from(content) },
    ]),
  ];
  return writePdf({ objects, ...options });
}

export const facturX = (xml: string, options?: Options): Buffer =>
  pdfWithAttachments([{ name: "factur-x.xml", content: Buffer.from(xml) }], options);
