import { type DocumentTail, rejectForeignContent } from "./document-tail.ts";
import type { Inspector } from "./inspector.ts";
import { malformed } from "./malformed-document.ts";

/** Bytes after the last `%%EOF` that readers forgive (the PDF Reference, Implementation Notes). */
const forgiven = 1_024;

/**
 * A PDF ends with `%%EOF` (ISO 32000-2 §7.5.5), after which readers forgive 1,024 bytes; padding of
 * spaces and zeros does not count. What stands between is not judged: nothing here renders it, and
 * it is served with a policy under which it cannot act.
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
