/** Ten mebibytes, in bytes: a certificate of exactly this size is accepted. */
export const certificateMaxBytes = 10 * 1024 * 1024;

/** Bytes the sniffer needs to tell the type. */
export const sniffLength = 8;

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

/**
 * The true type of a document, told from its first bytes, or null when it is none that we accept.
 * A PDF must start with `%PDF-` at byte 0 (ISO 32000-2 §7.5.2); a preamble is rejected.
 */
export function sniffCertificate(head: Uint8Array): CertificateExtension | null {
  for (const [extension, { magic }] of Object.entries(certificateTypes)) {
    if (magic.every((byte, at) => head[at] === byte)) return extension as CertificateExtension;
  }
  return null;
}

/** What the file picker offers for a funding request. */
export const documentAccept = `${certificateAccept},.xml,application/xml,text/xml`;

/** The true type of a file of a funding request; XML begins with a tag, after a byte order mark at most. */
export function sniffDocument(head: Uint8Array): DocumentExtension | null {
  const hasMark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  return head[hasMark ? 3 : 0] === 0x3c ? "xml" : sniffCertificate(head);
}
