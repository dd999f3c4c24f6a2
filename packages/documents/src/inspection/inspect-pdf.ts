import { type DocumentTail, rejectForeignContent } from "./document-tail.ts";
import type { Inspector } from "./inspector.ts";
import { malformed } from "./malformed-document.ts";

/** Bytes after the last `%%EOF` that readers tolerate (the PDF Reference, Implementation Notes). */
const forgiven = 1_024;

/**
 * A PDF ends with `%%EOF` (ISO 32000-2 §7.5.5), after which readers tolerate 1,024 bytes; padding of
 * spaces and zeros does not count. The content is not inspected: the server does not render it, and
 * serves it with a policy under which it cannot run scripts.
 */
export function inspectPdf(tail: DocumentTail): Inspector {
  return {
    see: () => {},
    end() {
      const bytes = tail.withoutPadding();
      const at = bytes.lastIndexOf("%%EOF");
      if (at < 0) throw malformed("a PDF without its end");
      const rest = bytes.subarray(at + 5);
      if (rest.length > forgiven) throw malformed("a PDF with much after its end");
      rejectForeignContent(rest);
    },
  };
}
