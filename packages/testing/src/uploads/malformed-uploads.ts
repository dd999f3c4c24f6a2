import { malformedJpegs, malformedPngs } from "./malformed-pictures.ts";
import { samplePdf, samplePdfOfSize } from "./sample-documents.ts";
import { sampleJpeg, samplePng } from "./sample-pictures.ts";
import { type MalformedUpload, noise, text, zipArchive } from "./upload.ts";

const mebibyte = 1024 * 1024;
const limit = 10 * mebibyte;
const pdf = samplePdf("Certificate");
const at = <Item>(list: readonly Item[], variant: number): Item =>
  list[variant % list.length] as Item;

/** Files of another type under a name of an accepted one. */
const disguised: Readonly<Record<string, (variant: number) => Buffer>> = {
  "a Windows program": (n) => Buffer.concat([text("MZ\u0090\u0000"), noise(400, n)]),
  "a Linux program": (n) => Buffer.concat([text("\u007fELF\u0002\u0001"), noise(400, n)]),
  "a page of HTML": (n) => text(`<!doctype html><script>alert(${n})</script>`),
  "an SVG": (n) => text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(${n})"/>`),
  "a GIF": (n) => Buffer.concat([text("GIF89a"), noise(100, n)]),
  "a WebP": (n) => Buffer.concat([text("RIFF\u0064\u0000\u0000\u0000WEBPVP8 "), noise(90, n)]),
  "a BMP": (n) => Buffer.concat([text("BM"), noise(200, n)]),
  "a TIFF": (n) => Buffer.concat([text("II*\u0000"), noise(200, n)]),
  "a HEIC": (n) => Buffer.concat([text("\u0000\u0000\u0000\u0018ftypheic"), noise(200, n)]),
  "an archive": (n) => zipArchive(text(`${n}`)),
  "a shell script": (n) => text(`#!/bin/sh\necho ${n}\n`),
  "plain text": (n) => text(`This is certificate number ${n}.`),
  noise: (n) => noise(500 + n, n + 7),
  PostScript: (n) => text(`%!PS-Adobe-3.0\n%%Page ${n}\n`),
};

/** Files that look like PDFs but are not, or are something else as well. */
const pdfs: Readonly<Record<string, (variant: number) => Buffer>> = {
  "a PDF after the beginning of another file": (n) =>
    Buffer.concat([
      text(
        at(
          [
            ...[
              "<html>",
              " <!doctype html>\n",
              "<?php ?>\n",
              "#!/bin/sh\n",
              "\n#!/bin/sh\n",
              "MZ\n",
            ],
            ...["PK\n", "GIF89a  \n", "RIFF    WEBP\n", "%!PS-Adobe-3.0\n"],
          ],
          n,
        ),
      ),
      pdf,
    ]),
  "a PDF after a picture's first bytes": (n) =>
    Buffer.concat([
      text(n % 2 ? "\u0089PNG\r\n\u001a\n" : "\u00ff\u00d8\u00ff"),
      text(`${n}\n`),
      pdf,
    ]),
  "a PDF after bytes that are no text": (n) =>
    Buffer.concat([text("line\n"), Buffer.from([n % 9]), pdf]),
  "a PDF after too much text": (n) => Buffer.concat([Buffer.alloc(1_025 + n, "x"), pdf]),
  "a PDF with a wrong beginning": (n) =>
    Buffer.concat([
      text(at(["%pdf-", "%PDF ", "%PDF", "PDF-1", "%FDF-"], n)),
      noise(9, n),
      pdf.subarray(5),
    ]),
  "a PDF's first line alone": (n) => text(`%PDF-1.${n}\n`),
  "a PDF that breaks off": (n) => pdf.subarray(0, pdf.length - 8 - n * 30),
  "a PDF with an archive appended": (n) =>
    Buffer.concat([pdf, zipArchive(text(`${n}`), pdf.length)]),
  "an archive with a PDF around it": (n) =>
    Buffer.concat([text("%PDF-1.7\n"), zipArchive(text(`${n}`), 9, text("\n%%EOF\n"))]),
  "a PDF with a page appended": (n) => Buffer.concat([pdf, text(`<script>alert(${n})</script>`)]),
  "a PDF with much appended": (n) => Buffer.concat([pdf, noise(3_000 + n, n)]),
};

/** Good documents under names that lie or lead astray. */
const names: Readonly<Record<string, readonly string[]>> = {
  "a PDF renamed": [
    "a.exe",
    "a.html",
    "a.svg",
    "a.zip",
    "a.docx",
    "a.js",
    "a.gif",
    "a.txt",
    "a.png",
    "a.jpg",
  ],
  // biome-ignore format: a list
  "two extensions": [
    "a.pdf.exe", "a.exe.pdf", "a.html.pdf", "a.pdf.html", "a.php.pdf", "a.pdf.js", "a.svg.pdf",
    "a.bat.pdf", "a.pdf.scr", "a.jar.pdf",
  ],
  // biome-ignore format: a list
  "a path": [
    "../a.pdf", "../../etc/passwd.pdf", "..\\..\\a.pdf", "./a.pdf", "a/../../b.pdf", "%2e%2e%2fa.pdf",
    "..%5ca.pdf", "a.pdf%00.png", "a.pdf::$DATA", "/var/../a.pdf",
  ],
  // biome-ignore format: a list
  "a name that hides something": [
    "a\u202efdp.exe", "a\u202efdp.pdf", "\u2066a.pdf", "a\u0001.pdf", "a\u0007.pdf", "a\u001b[31m.pdf",
    "a\u202d.pdf", "a\u2069.pdf", "a\u007f.pdf", "a\u0008b.pdf",
  ],
};

const sized = (what: string, isChunked: boolean, size: (variant: number) => number) =>
  kind(what, (n) => ({
    bytes: samplePdfOfSize(size(n)),
    fileName: "certificate.pdf",
    isChunked,
    refusal: "size",
  }));

function kind(
  what: string,
  make: (variant: number) => Omit<MalformedUpload, "what">,
): readonly [string, (variant: number) => MalformedUpload] {
  return [what, (variant) => ({ what, ...make(variant) })];
}

const named = (what: string, fileName: (n: number) => string, make: (n: number) => Uint8Array) =>
  kind(what, (n) => ({ fileName: fileName(n), bytes: make(n), refusal: "type" }));
const every = (
  makes: Readonly<Record<string, (n: number) => Buffer>>,
  fileName: (n: number) => string,
) => Object.entries(makes).map(([what, make]) => named(what, fileName, make));

/** Every class of upload that must be rejected; each makes variants 0–9. */
export const malformedUploads: ReadonlyMap<string, (variant: number) => MalformedUpload> = new Map([
  kind("an empty file", (n) => ({
    fileName: at(["a.pdf", "a.png", "a.jpg"], n),
    bytes: Buffer.alloc(0),
    refusal: "missing",
  })),
  ...every(disguised, (n) => at(["a.pdf", "a.png", "a.jpg", "a.jpeg"], n)),
  ...every(pdfs, () => "certificate.pdf"),
  ...every(malformedPngs, () => "certificate.png"),
  ...every(malformedJpegs, () => "certificate.jpg"),
  ...Object.entries(names).map(([what, list]) =>
    named(
      what,
      (n) => at(list, n),
      () => pdf,
    ),
  ),
  named(
    "a picture called a PDF",
    () => "a.pdf",
    (n) => (n % 2 ? samplePng() : sampleJpeg()),
  ),
  sized("10 MB and a little, with its length", false, (n) => limit + 1 + n),
  sized("10 MB and a little, in chunks", true, (n) => limit + 1 + n),
  sized("far too much, with its length", false, (n) => limit + (n + 2) * mebibyte),
  sized("far too much, in chunks", true, (n) => limit + (n + 2) * mebibyte),
]);
