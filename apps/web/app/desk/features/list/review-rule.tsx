import { workingDaysWords } from "@tenora/domain/business/review-time";

/** When what a list shows is due, once for all its rows; on phones the rows alone say it. */
export const ReviewRule = ({ days }: { readonly days: number | undefined }) =>
  days !== undefined && (
    <p className="text-muted text-sm max-lg:hidden">
      Decisions are due within {workingDaysWords(days)}
    </p>
  );
