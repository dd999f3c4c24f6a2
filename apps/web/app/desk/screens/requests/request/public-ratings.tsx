import type { RatingWords } from "@tenora/database/rating/hide-rating";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useState } from "react";
import { ReasonForm } from "~/desk/features/actions/reason-form";
import { Button } from "~/ui/button";
import { hiddenRatingReasons, shownRatingReasons } from "./copy.ts";
import type { RequestActions } from "./review/use-request-actions.ts";

interface PublicRatingsProps {
  readonly ratings: readonly RatingWords[];
  readonly actions: RequestActions;
}

/** What investors say of the business on its public page; an admin can hide the words, never the stars. */
export function PublicRatings({ ratings, actions }: PublicRatingsProps) {
  if (ratings.length === 0) return null;
  return (
    <section aria-labelledby="ratings">
      <h3 id="ratings" className="font-medium">
        Ratings on the public page
      </h3>
      <p className="mt-1 text-muted text-sm">
        Hide words that name people, insult or advertise. The stars still count.
      </p>
      <ul className="mt-3 space-y-3">
        {ratings.map((rating) => (
          <RatingRow
            key={`${rating.id} ${rating.hiddenReason !== null}`}
            rating={rating}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
}

function RatingRow({ rating, actions }: { rating: RatingWords; actions: RequestActions }) {
  const { id, stars, words, ratedAt, hiddenReason } = rating;
  const [isOpen, setIsOpen] = useState(false);
  const isShown = hiddenReason === null;
  const label = isShown ? "Hide the words" : "Show the words again";
  return (
    <li className="rounded-control bg-surface-sunken px-3.5 py-2.5">
      <p className="whitespace-pre-line break-words text-[0.9375rem]">{words}</p>
      <p className="figures mt-1 break-words text-muted text-sm">
        {stars} of 5 · {formatMoment(new Date(ratedAt))} UTC
        {!isShown && ` · Hidden: ${hiddenReason}`}
      </p>
      {isOpen ? (
        <div className="mt-3">
          <ReasonForm
            about={id}
            title={label}
            help={
              isShown
                ? "The investor reads this reason in their portfolio. It's in the audit log, too."
                : "It's in the audit log."
            }
            templates={isShown ? hiddenRatingReasons : shownRatingReasons}
            confirmLabel={label}
            isUpdating={actions.isUpdating}
            onBack={() => setIsOpen(false)}
            onConfirm={(reason) => actions.hideRating(id, isShown, reason)}
          />
        </div>
      ) : (
        <Button
          size="sm"
          variant="outline"
          className="mt-2"
          disabled={actions.isUpdating}
          onClick={() => setIsOpen(true)}
        >
          {label}
        </Button>
      )}
    </li>
  );
}
