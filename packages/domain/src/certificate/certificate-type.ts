import { isForeignContent } from "./foreign-content.ts";
import { xmlEncodingOf } from "./xml-encoding.ts";

/** Ten mebibytes, in bytes: a certificate of exactly this size is accepted. */
export const certificateMaxBytes = 10 * 1024 * 1024;

/** Bytes of text before `%PDF-` that readers tolerate (the PDF Reference, Implementation Notes). */
const longestPreamble = 1_024;

/** Bytes the sniffer needs to tell the type. */
export const sniffLength = longestPreamble + "%PDF-".length;

export const certificateTypes = {
  pdf: { contentType: "application/pdf", magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  png: { contentType: "image/png", magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  jpg: { contentType: "image/jpeg", magic: [0xff, 0xd8, 0xff] },
} as const;

export type CertificateExtension = keyof typeof certificateTypes;

/** The file types of funding requests: an e-invoice may also be XML. */
export const documentTypes = {
  ...certificateTypes,
  // Never as XML: a browser would run its stylesheets.
  xml: { contentType: "text/plain; charset=utf-8" },
} as const;

export type DocumentExtension = keyof typeof documentTypes;

/** What the file picker offers; the server trusts only the bytes. */
export const certificateAccept = ".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg";

/** Text up to the header of a PDF; the escape character begins the commands of a printer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const preamble = /^([\t\n\f\r\x1b\x20-\x7e\x80-\xff]*?)%PDF-/;

/**
 * The true type of a document, told from its first bytes, or null when it is none that we accept.
 * A PDF starts with `%PDF-` (ISO 32000-2 §7.5.2), or with text before it, as readers take it.
 */
export function sniffCertificate(head: Uint8Array): CertificateExtension | null {
  for (const [extension, { magic }] of Object.entries(certificateTypes)) {
    if (magic.every((byte, at) => head[at] === byte)) return extension as CertificateExtension;
  }
  const start = String.fromCharCode(...head.subarray(0, sniffLength));
  const before = preamble.exec(start)?.[1];
  return before === undefined || isForeignContent(before) ? null : "pdf";
}

/** What the file picker offers for a funding request. */
export const documentAccept = `${certificateAccept},.xml,application/xml,text/xml`;

/** The true type of a file of a funding request; XML begins with a tag, after a byte order mark at most. */
export function sniffDocument(head: Uint8Array): DocumentExtension | null {
  return xmlEncodingOf(head) === null ? sniffCertificate(head) : "xml";
}
