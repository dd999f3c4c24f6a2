import { deflateSync } from "node:zlib";
import { samplePdf, samplePdfOfSize } from "./sample-documents.ts";
import {
  jpegFrame,
  jpegRest,
  jpegSegment,
  jpegStart,
  pngChunk,
  pngHeader,
  pngSignature,
  sampleJpeg,
  samplePng,
} from "./sample-pictures.ts";
import { noise, text, type Upload } from "./upload.ts";

const pdf = samplePdf("Certificate");
const after = (document: Uint8Array, more: Uint8Array) => Buffer.concat([document, more]);
const end = pngChunk("IEND", Buffer.alloc(0));

/** A PNG of 9 × 5 pixels in these colours (depth, type, 0, 0, interlace), black. */
function png(colours: number[], bytes: number, before: Buffer[] = [], pieces = 1): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes));
  const size = Math.ceil(packed.length / pieces);
  const chunks = Array.from({ length: pieces }, (_, at) =>
    pngChunk("IDAT", packed.subarray(at * size, (at + 1) * size)),
  );
  const header = pngChunk("IHDR", pngHeader(9, 5, colours));
  return Buffer.concat([pngSignature, header, ...before, ...chunks, end]);
}

const palette = pngChunk("PLTE", Buffer.from([0, 0, 0, 255, 255, 255]));
const jpeg = (between: Buffer, scan: number[], marker?: number) =>
  Buffer.concat([jpegStart, between, jpegFrame(8, 8, marker), jpegRest, Buffer.from(scan)]);
const none = Buffer.alloc(0);

const made: readonly (readonly [what: string, fileName: string, bytes: Uint8Array])[] = [
  ["a PDF", "certificate.pdf", pdf],
  ["a PDF of version 1.4", "a.pdf", text(pdf.toString("latin1").replace("1.7", "1.4"))],
  ["a PDF of version 2.0", "a.pdf", text(pdf.toString("latin1").replace("1.7", "2.0"))],
  ["a PDF without a last line break", "a.pdf", pdf.subarray(0, -1)],
  ["a PDF with Windows line ends", "a.pdf", text(pdf.toString("latin1").replaceAll("\n", "\r\n"))],
  ["a PDF after an empty line", "a.pdf", after(text("\r\n"), pdf)],
  ["a PDF after a byte order mark", "a.pdf", after(Buffer.from([0xef, 0xbb, 0xbf]), pdf)],
  ["a PDF after a line of text", "a.pdf", after(text("Company register, certified copy\n"), pdf)],
  ["a PDF after a printer's command", "a.pdf", after(text("\u001b%-12345X@PJL\r\n"), pdf)],
  ["a PDF after 1,024 bytes of text", "a.pdf", after(Buffer.alloc(1_024, "x"), pdf)],
  ["a PDF before a line of text", "a.pdf", after(pdf, text("Printed on 3 November\n"))],
  [
    "a PDF before 1,024 bytes of text",
    "a.pdf",
    after(pdf.subarray(0, -1), Buffer.alloc(1_024, "x")),
  ],
  ["a PDF padded with zeros", "a.pdf", after(pdf, Buffer.alloc(4_096))],
  ["a PDF padded with 200 KB of zeros", "a.pdf", after(pdf, Buffer.alloc(200_000))],
  ["a PDF padded with 70 KB of line ends", "a.pdf", after(pdf, Buffer.alloc(70_000, "\r\n"))],
  ["a PDF padded with spaces", "a.pdf", after(pdf, Buffer.alloc(2_000, " "))],
  ["a PDF with a little noise after it", "a.pdf", after(pdf, Buffer.alloc(900, "x"))],
  ["a PDF changed by appending", "a.pdf", after(pdf, pdf.subarray(pdf.lastIndexOf("xref\n0")))],
  [
    "a PDF with an archive attached inside",
    "a.pdf",
    after(after(pdf.subarray(0, 9), text("%PK\u0003\u0004 PK\u0005\u0006\n")), pdf.subarray(9)),
  ],
  ["a PDF with capitals in its name", "CERTIFICATE.PDF", pdf],
  ["a PDF with other letters in its name", "公司注册证书 – Ünïcode (1).pdf", pdf],
  ["a PDF without an extension", "certificate", pdf],
  ["a PDF with dots in its name", "acme.com.sg v1.2 Pte. Ltd.pdf", pdf],
  ["a PDF with a year at the end of its name", "certificate.2026", pdf],
  ["a PDF from an old browser", "C:\\fakepath\\certificate.pdf", pdf],
  ["a PDF with a long name", `${"a".repeat(300)}.pdf`, pdf],
  ["a PDF of exactly 10 MB", "a.pdf", samplePdfOfSize(10 * 1024 * 1024)],
  ["a PDF of a megabyte", "a.pdf", samplePdfOfSize(1024 * 1024)],
  ["a PNG", "a.png", samplePng()],
  ["a PNG of half a million pixels", "scan.png", samplePng(1_000, 500)],
  ["a PNG in grey", "a.png", png([8, 0, 0, 0, 0], 50)],
  ["a PNG in black and white", "a.png", png([1, 0, 0, 0, 0], 15)],
  ["a PNG with a palette", "a.png", png([4, 3, 0, 0, 0], 30, [palette])],
  ["a PNG with transparency", "a.png", png([8, 6, 0, 0, 0], 185)],
  ["a PNG with 16 bits", "a.png", png([16, 2, 0, 0, 0], 275)],
  ["a PNG, interlaced", "a.png", png([8, 0, 0, 0, 1], 45 + 11)],
  ["a PNG in many chunks", "a.png", png([8, 0, 0, 0, 0], 50, [], 5)],
  ["a PNG with words", "a.png", png([8, 0, 0, 0, 0], 50, [pngChunk("tEXt", text("Title\u0000x"))])],
  ["a PNG padded with zeros", "a.png", after(samplePng(), Buffer.alloc(70_001))],
  ["a JPEG", "a.jpg", sampleJpeg()],
  ["a JPEG called .jpeg", "a.jpeg", sampleJpeg()],
  ["a JPEG called .png by a messenger", "a.png", sampleJpeg()],
  ["a PNG called .jpg by a messenger", "a.jpg", samplePng()],
  [
    "a JPEG with Exif",
    "a.jpg",
    jpeg(jpegSegment(0xe1, [...text("Exif\u0000\u0000"), ...noise(500, 1)]), [0x0f, 0xff, 0xd9]),
  ],
  ["a JPEG with fill bytes", "a.jpg", jpeg(Buffer.from([0xff, 0xff]), [0x0f, 0xff, 0xff, 0xd9])],
  ["a JPEG with restarts", "a.jpg", jpeg(none, [0x0f, 0xff, 0xd0, 0x0f, 0xff, 0x00, 0xff, 0xd9])],
  ["a progressive JPEG", "a.jpg", jpeg(none, [0x0f, 0xff, 0xd9], 0xc2)],
  ["a JPEG with a preview after it", "a.jpg", after(sampleJpeg(), sampleJpeg())],
  ["a JPEG padded with zeros", "a.jpg", after(sampleJpeg(), Buffer.alloc(700))],
];

/** Files that must be accepted. */
export const validUploads: readonly Upload[] = made.map(([what, fileName, bytes]) => ({
  what,
  fileName,
  bytes,
}));
