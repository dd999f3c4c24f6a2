import { formatMoment } from "@tenora/domain/text/format-date";
import { Notice } from "~/ui/notice";

/** Says that a record was erased, and what can happen next. */
export function ErasedNotice({ at, nextStep }: { at: Date; nextStep: string }) {
  return (
    <Notice role="none" title={`Erased on ${formatMoment(new Date(at))} UTC`} className="mb-8">
      Personal data was erased on request, so there is nothing left to decide. {nextStep}
    </Notice>
  );
}
