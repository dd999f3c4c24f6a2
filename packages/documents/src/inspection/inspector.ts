import type { CertificateExtension } from "@tenora/domain/certificate/certificate-type";
import { DocumentTail } from "./document-tail.ts";
import { inspectJpeg } from "./inspect-jpeg.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { inspectPng } from "./inspect-png.ts";

/** Inspects a document as a stream, in pieces of any size, with little memory. */
export interface Inspector {
  /** @throws DomainError CERTIFICATE_TYPE as soon as the document cannot be of its type */
  see(piece: Uint8Array): void | Promise<void>;
  /** Call once after the last piece. @throws DomainError CERTIFICATE_TYPE */
  end(): void | Promise<void>;
}

/** Every type that can be told from its bytes alone. */
const inspectors = { pdf: inspectPdf, png: inspectPng, jpg: inspectJpeg };

/** The inspector that checks that the whole document is of its detected type, and not an archive. */
export function inspectorFor(type: CertificateExtension): Inspector {
  return withTail((tail) => inspectors[type](tail));
}

/** An inspector that rejects an archive as well. */
export function withTail(open: (tail: DocumentTail) => Inspector): Inspector {
  const tail = new DocumentTail();
  const inner = open(tail);
  return {
    see(piece) {
      tail.see(piece);
      return inner.see(piece);
    },
    async end() {
      tail.rejectArchive();
      await inner.end();
    },
  };
}
