import type { CertificateExtension } from "@tenora/domain/certificate/certificate-type";
import { DocumentTail } from "./document-tail.ts";
import { inspectJpeg } from "./inspect-jpeg.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { inspectPng } from "./inspect-png.ts";

/** Looks at a document as it passes by, in pieces of any size, and keeps next to nothing of it. */
export interface Inspector {
  /** @throws DomainError CERTIFICATE_TYPE as soon as the document cannot be what it says it is */
  see(piece: Uint8Array): void | Promise<void>;
  /** Call once after the last piece. @throws DomainError CERTIFICATE_TYPE */
  end(): void | Promise<void>;
}

const inspectors = { pdf: inspectPdf, png: inspectPng, jpg: inspectJpeg };

/** What checks that a document is wholly of the type that its first bytes promise, and no archive. */
export function inspectorFor(type: CertificateExtension): Inspector {
  const tail = new DocumentTail();
  const inner = inspectors[type](tail);
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
