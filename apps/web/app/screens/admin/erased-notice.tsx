import { formatMoment } from "@tenora/domain/dates";
import { Notice } from "~/ui/notice";

/** Why a record says so little, and what can still come of it. */
export function ErasedNotice({ at, anew }: { at: Date; anew: string }) {
  return (
    <Notice role="none" title={`Erased on ${formatMoment(new Date(at))} UTC`} className="mb-8">
      The personal data was overwritten on request. Nothing can be decided here; {anew}
    </Notice>
  );
}
