import { type Stars, starWords } from "@tenora/domain/rating/rating";
import { Card, CardHeading } from "~/ui/card";
import type { SellerPage } from "./seller-page.ts";

/** What investors said once they were repaid; nothing without ratings. */
export function RatingCard({ page: { ratings, unrated, reviews } }: { page: SellerPage }) {
  if (ratings === null) return null;
  return (
    <Card>
      <CardHeading
        title="Ratings"
        description="From approved investors who held a note when it was repaid, weighted by what they paid. Their words aren't ours, and we don't show who they are."
      />
      <p className="figures font-medium text-[1.0625rem]">{ratings}</p>
      {unrated && <p className="figures mt-1 text-amber text-sm">{unrated}</p>}
      {reviews.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-medium">Ratings with words</h3>
          <ul className="divide-y divide-line border-line border-t">
            {reviews.map(({ key, stars, words, month }) => (
              <li key={key} className="pt-4 not-last:pb-4">
                <p className="figures text-muted text-sm">
                  {stars} of 5 · {starWords[stars as Stars]} · {month}
                </p>
                <p className="wrap-anywhere mt-1 max-w-[68ch] whitespace-pre-line">{words}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
