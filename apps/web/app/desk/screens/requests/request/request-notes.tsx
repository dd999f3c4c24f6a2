import type { BusinessForReview } from "@tenora/database/business/review/find-business-for-review";
import { formatMoment } from "@tenora/domain/text/format-date";
import { isBlank } from "@tenora/domain/text/single-line";
import { useStoredText } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/forms/text-area";
import type { RequestActions } from "./review/use-request-actions.ts";

interface RequestNotesProps {
  readonly business: Pick<BusinessForReview, "id" | "comments">;
  /** Null when notes can no longer be added. */
  readonly actions: RequestActions | null;
}

/** Comments of admins for each other. The business never sees them. */
export function RequestNotes({ business, actions }: RequestNotesProps) {
  return (
    <section aria-labelledby="notes">
      <h3 id="notes" className="font-medium">
        Internal notes
      </h3>
      <ul className="mt-3 space-y-3">
        {business.comments.map(({ id, comment, at, adminEmail }) => (
          <li key={id} className="rounded-control bg-surface-sunken px-3.5 py-2.5">
            <p className="whitespace-pre-line break-words text-[0.9375rem]">{comment}</p>
            <p className="figures mt-1 break-words text-muted text-sm">
              {formatMoment(new Date(at))} UTC · {adminEmail}
            </p>
          </li>
        ))}
      </ul>
      {actions && <NewNote businessId={business.id} actions={actions} />}
    </section>
  );
}

function NewNote({ businessId, actions }: { businessId: string; actions: RequestActions }) {
  const [text, setText] = useStoredText(`${businessId} note`);
  return (
    <form
      className="mt-3 space-y-3"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!isBlank(text) && (await actions.addBusinessComment(text))) setText("");
      }}
    >
      <TextArea
        label="New note"
        help="Only admins can see notes. Notes can't be deleted."
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={2}
        maxLength={4000}
      />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        disabled={actions.isUpdating || isBlank(text)}
      >
        Add note
      </Button>
    </form>
  );
}
