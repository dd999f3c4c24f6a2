import { deflateSync } from "node:zlib";
import { type PdfObject, writePdf } from "../pdf/write-pdf.ts";
import { ublInvoice } from "./ubl-invoice.ts";

interface TiringPdf {
  readonly what: string;
  readonly bytes: Buffer;
}

const megabyte = 1024 * 1024;
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const flate = "/Filter /FlateDecode";
const page = [
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
];

/** A PDF of one page with a tree of embedded files, and so many other objects. */
const withTree = (tree: string, ...more: readonly PdfObject[]) =>
  writePdf({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles ${tree} >> >>`,
      ...page,
      ...more,
    ],
  });

/** A PDF whose fourth object is the attached invoice, as a stream of this kind. */
const withInvoice = (dictionary: string, content: Buffer) =>
  withTree(
    "<< /Names [(factur-x.xml) 4 0 R] >>",
    "<< /Type /Filespec /F (factur-x.xml) /EF << /F 5 0 R >> >>",
    { dictionary: `/Type /EmbeddedFile ${dictionary}`, content },
  );

/** A PDF without a table, so that a reader looks for its objects. */
const broken = (...pieces: readonly (string | Buffer)[]) =>
  Buffer.concat(["%PDF-1.7\n", ...pieces, "\n%%EOF"].map((piece) => Buffer.from(piece as string)));

/** A PDF with a table that is a stream, and what the table says. */
function withTable(dictionary: string, content: Buffer, before = ""): Buffer {
  const head = `%PDF-1.7\n${before}`;
  const stream = `9 0 obj\n<< /Type /XRef ${dictionary} /Root 1 0 R ${flate} /Length ${content.length} >>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(head + stream), content, Buffer.from(end)]);
}

/** An object stream of so many objects, which the table leads to. */
function packedCatalog(packed: Buffer, count: number, first: number): Buffer {
  const stream = (dictionary: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
      content,
      Buffer.from("\nendstream\nendobj\n"),
    ]);
  const head = Buffer.from("%PDF-1.7\n");
  const container = Buffer.concat([
    Buffer.from("2 0 obj\n"),
    stream(`/Type /ObjStm /N ${count} /First ${first} ${flate}`, packed),
  ]);
  const start = head.length + container.length;
  const rows = [
    [0, 0, 0],
    [2, 2, 0],
    [1, head.length, 0],
    [1, start, 0],
  ].map(([type = 0, offset = 0, at = 0]) => {
    const row = Buffer.alloc(7);
    row.writeUInt8(type, 0);
    row.writeUInt32BE(offset, 1);
    row.writeUInt16BE(at, 5);
    return row;
  });
  const table = stream("/Type /XRef /Size 4 /W [1 4 2] /Root 1 0 R", Buffer.concat(rows));
  return Buffer.concat([
    head,
    container,
    Buffer.from("3 0 obj\n"),
    table,
    Buffer.from(`startxref\n${start}\n%%EOF\n`),
  ]);
}

/** PDFs that cost much to look into, each a kind of its own; few have an invoice that could be found. */
export function tiringPdfs(): readonly TiringPdf[] {
  const bomb = deflateSync(Buffer.alloc(256 * megabyte, " "));
  const heads = Array.from({ length: 200_000 }, (_, at) => `${at + 10} 0 `).join("");
  const objectStreams = filled(
    `4 0 obj << /Type /ObjStm /N 1 /First 4 ${flate} /Length 9 >> stream\n9 0 7 7\nendstream endobj\n`,
    9 * megabyte,
  );
  const catalog = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n";
  return [
    {
      what: "an attachment that unpacks to 256 MB",
      bytes: withInvoice(flate, bomb),
    },
    {
      what: "an attachment that unpacks to 256 MB by two filters",
      bytes: withInvoice("/Filter [/FlateDecode /FlateDecode]", deflateSync(bomb)),
    },
    {
      what: "an attachment of runs",
      bytes: withInvoice("/Filter /RunLengthDecode", Buffer.alloc(9 * megabyte, "\u0081<")),
    },
    {
      what: "an attachment packed by LZW",
      bytes: withInvoice("/Filter /LZWDecode", Buffer.alloc(9 * megabyte, 0x55)),
    },
    {
      what: "an attachment with a predictor of a gigabyte",
      bytes: withInvoice(
        `${flate} /DecodeParms << /Predictor 15 /Colors 32 /BitsPerComponent 16 /Columns 16000000 >>`,
        bomb,
      ),
    },
    {
      what: "9 MB of an attachment in hexadecimal",
      bytes: withInvoice("/Filter /ASCIIHexDecode", Buffer.alloc(9 * megabyte, "3c")),
    },
    {
      what: "an attachment that is as long as it says and isn't",
      bytes: Buffer.from(
        withInvoice("/Length 999999999", Buffer.from(ublInvoice)).toString("latin1"),
        "latin1",
      ),
    },
    {
      what: "an object stream of 200,000 heads",
      bytes: packedCatalog(
        deflateSync(Buffer.from(`${heads}${"7 ".repeat(200_000)}`)),
        200_000,
        heads.length,
      ),
    },
    {
      what: "an object stream that unpacks to 256 MB",
      bytes: packedCatalog(bomb, 1, 4),
    },
    { what: "100,000 object streams without a table", bytes: broken(objectStreams, catalog) },
    {
      what: "a tree of names that leads to itself",
      bytes: withTree("4 0 R", `<< /Kids [${"5 0 R ".repeat(2)}] >>`, "<< /Kids [4 0 R] >>"),
    },
    {
      what: "a tree of names of a million branches",
      bytes: withTree(`<< /Kids [${filled("<<>>", 5 * megabyte)}] >>`),
    },
    {
      what: "a tree of names that doubles thirty times",
      bytes: withTree(
        "4 0 R",
        ...Array.from({ length: 30 }, (_, at) => `<< /Kids [[${at + 5} 0 R] [${at + 5} 0 R]] >>`),
      ),
    },
    {
      what: "half a million attachments of one file",
      bytes: withTree(
        `<< /Names [${Array.from({ length: 500_000 }, (_, at) => `(${at.toString(36)}) 4 0 R`).join("")}] >>`,
        "<< /F (a.xml) >>",
      ),
    },
    {
      what: "500 attachments that are one text of 8 MB",
      bytes: withTree(
        `<< /Names [${Array.from({ length: 500 }, (_, at) => `(${at}) 4 0 R`).join("")}] >>`,
        `<< /F (${"x".repeat(8 * megabyte)}) >>`,
      ),
    },
    { what: "arrays nested four million deep", bytes: withTree("[".repeat(4 * megabyte)) },
    { what: "dictionaries nested a million deep", bytes: withTree(filled("<</A", 4 * megabyte)) },
    { what: "a text of 9 MB that stays open", bytes: withTree(filled("(", 9 * megabyte)) },
    { what: "9 MB of comments", bytes: withTree(filled("%a\n", 9 * megabyte)) },
    { what: "9 MB of digits", bytes: broken("1".repeat(9 * megabyte), " 0 obj") },
    { what: "9 MB of objects", bytes: broken(filled("1 0 obj ", 9 * megabyte)) },
    {
      what: "9 MB of objects in lines",
      bytes: broken(filled("1 0 obj\n<<>>\nendobj\n", 9 * megabyte)),
    },
    { what: "9 MB of trailers", bytes: broken(filled("trailer\n<</Root 1 0 R>>\n", 9 * megabyte)) },
    { what: "9 MB of tables", bytes: broken(filled("xref\n0 1\n", 9 * megabyte)) },
    { what: "9 MB of empty lines", bytes: broken("\n".repeat(9 * megabyte)) },
    {
      what: "a table of 400,000 objects that all are one",
      bytes: withTable(
        "/Size 400000 /W [1 2 1]",
        deflateSync(Buffer.alloc(1_600_000, Buffer.from([1, 0, 9, 0]))),
        catalog,
      ),
    },
    {
      what: "a table for four billion objects",
      bytes: withTable("/Size 4000000000 /W [0 0 0]", deflateSync(Buffer.alloc(9)), catalog),
    },
    {
      what: "a table that unpacks to 256 MB",
      bytes: withTable("/Size 9 /W [1 2 1]", bomb, catalog),
    },
    {
      what: "tables that lead to each other",
      bytes: withTable("/Size 9 /W [1 2 1] /Prev 9", deflateSync(Buffer.alloc(36)), catalog),
    },
    {
      what: "pages that lead to each other",
      bytes: writePdf({
        objects: [
          "<< /Type /Catalog /Pages 2 0 R >>",
          `<< /Type /Pages /Count 9 /Kids [${"3 0 R ".repeat(9)}] >>`,
          `<< /Type /Pages /Count 9 /Kids [${"2 0 R ".repeat(9)}] >>`,
        ],
      }),
    },
    {
      what: "a million pages that aren't there",
      bytes: writePdf({
        objects: [
          "<< /Type /Catalog /Pages 2 0 R >>",
          `<< /Type /Pages /Count 1000000 /Kids [${"9 0 R ".repeat(1_000_000)}] >>`,
        ],
      }),
    },
    {
      what: "references in a circle",
      bytes: writePdf({ objects: ["2 0 R", "3 0 R", "1 0 R"] }),
    },
  ];
}
