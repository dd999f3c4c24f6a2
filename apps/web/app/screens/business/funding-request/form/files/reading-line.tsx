import { fileWarnings } from "@tenora/domain/funding-request/draft/file-reading";
import type { DocumentReading } from "../../api/responses.ts";

/** Below a file: what we took from its e-invoice, or why nothing. */
export function ReadingLine({ reading }: { readonly reading: DocumentReading | null }) {
  if (reading === null) return null;
  if (reading.outcome === "refused") {
    return (
      <p className="text-amber text-sm">
        We couldn’t read its e-invoice, so please fill in the fields yourself. {reading.message}
      </p>
    );
  }
  const { answers, isSelfBilled, totalsDifference, warnings = [] } = reading;
  return (
    <p className="text-muted text-sm">
      E-invoice {answers.invoiceNumber} read. Check what it says in the next step.
      {isSelfBilled && " It’s self-billed: your customer issued it for you."}
      {totalsDifference !== null &&
        ` Its totals differ by ${totalsDifference} ${answers.currency ?? ""}.`}
      {warnings.map((warning) => ` ${fileWarnings[warning]}`)}
    </p>
  );
}
