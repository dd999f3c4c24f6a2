import { formatMoment } from "@tenora/domain/text/format-date";
import { Notice } from "~/ui/notice";

/** Why a record says so little, and what can still come of it. */
export function ErasedNotice({ at, nextStep }: { at: Date; nextStep: string }) {
  return (
    <Notice role="none" title={`Erased on ${formatMoment(new Date(at))} UTC`} className="mb-8">
      Personal data was erased on request, so there is nothing left to decide. {nextStep}
    </Notice>
  );
}
