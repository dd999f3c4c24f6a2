import type { BusinessForReview } from "@tenora/database/find-business-for-review";
import { formatMoment } from "@tenora/domain/dates";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { useKeptText } from "../acts/use-kept-text.ts";
import type { Acts } from "./use-request-acts.ts";

interface RequestNotesProps {
  readonly business: Pick<BusinessForReview, "id" | "notes">;
  /** Null where nothing can be added any more. */
  readonly acts: Acts | null;
}

/** What admins tell each other; the business never sees it. */
export function RequestNotes({ business, acts }: RequestNotesProps) {
  return (
    <section aria-labelledby="notes">
      <h3 id="notes" className="font-medium">
        Internal notes
      </h3>
      <ul className="mt-3 space-y-3">
        {business.notes.map(({ id, note, at, adminEmail }) => (
          <li key={id} className="rounded-control bg-surface-sunken px-3.5 py-2.5">
            <p className="whitespace-pre-line break-words text-[0.9375rem]">{note}</p>
            <p className="figures mt-1 break-words text-muted text-sm">
              {formatMoment(new Date(at))} UTC · {adminEmail}
            </p>
          </li>
        ))}
      </ul>
      {acts && <NewNote businessId={business.id} acts={acts} />}
    </section>
  );
}

function NewNote({ businessId, acts }: { businessId: string; acts: Acts }) {
  const [text, setText] = useKeptText(`${businessId} note`);
  return (
    <form
      className="mt-3 space-y-3"
      onSubmit={async (event) => {
        event.preventDefault();
        if (text.trim() !== "" && (await acts.addNote(text))) setText("");
      }}
    >
      <TextArea
        label="New note"
        help="Seen by admins only. Notes stay."
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={2}
        maxLength={4000}
      />
      <Button
        type="submit"
        size="sm"
        variant="outline"
        disabled={acts.isUpdating || text.trim() === ""}
      >
        Add note
      </Button>
    </form>
  );
}
