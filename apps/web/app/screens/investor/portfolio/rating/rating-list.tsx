import { type Stars, starWords } from "@tenora/domain/rating/rating";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { RateableSale } from "../portfolio-page.ts";
import { type OwnRatingView, useOwnRatings } from "./own-ratings.ts";
import { RatingForm } from "./rating-form.tsx";

/** More of them are folded. */
const mostOpen = 5;

/** The businesses that repaid this wallet, to be rated once for each receivable; for its owner alone. */
export function RatingList({ wallet, sales }: { wallet: string; sales: readonly RateableSale[] }) {
  const id = useId();
  const ratings = useOwnRatings(wallet);
  if (sales.length === 0) return null;
  const rows = sales.map((sale) => (
    <Row
      key={`${sale.listing} ${sale.fingerprint}`}
      wallet={wallet}
      sale={sale}
      rating={ratings.find(
        ({ listing, fingerprint }) =>
          listing === String(sale.listing) && fingerprint === sale.fingerprint,
      )}
    />
  ));
  const [open, folded] = [rows.slice(0, mostOpen), rows.slice(mostOpen)];
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-medium font-serif text-heading">
        Rate the businesses that repaid you
      </h2>
      <p className="mt-0.5 text-[0.9375rem] text-muted">
        You can rate each receivable once. The business's public page shows your rating, without
        your name or address.
      </p>
      <List>{open}</List>
      {folded.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 items-center text-mint-strong text-[0.9375rem] underline decoration-1 underline-offset-4 hover:decoration-2">
            {folded.length === 1 ? "1 earlier receivable" : `${folded.length} earlier receivables`}
          </summary>
          <List>{folded}</List>
        </details>
      )}
    </section>
  );
}

const List = ({ children }: { children: ReactNode }) => (
  <ul className={classes(cardClass, "mt-3 divide-y divide-line px-5")}>{children}</ul>
);

interface RowProps {
  readonly wallet: string;
  readonly sale: RateableSale;
  /** Undefined while it isn't rated, as far as this browser knows. */
  readonly rating: OwnRatingView | undefined;
}

function Row({ wallet, sale, rating }: RowProps) {
  const [state, setState] = useState<"closed" | "open" | "sent">("closed");
  const { listing, seller } = sale;
  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-4">
        <Link
          to={`/exchange/${listing}`}
          className="wrap-anywhere min-w-0 py-2.5 font-medium underline-offset-4 hover:underline"
        >
          {seller}&nbsp;<span className="figures text-muted">#{String(listing)}</span>
        </Link>
        {!rating && state === "closed" && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Rate ${seller} for receivable #${listing}`}
            onClick={() => setState("open")}
          >
            Rate
          </Button>
        )}
      </div>
      {rating ? (
        <Rated rating={rating} isNew={state === "sent"} />
      ) : state === "open" ? (
        <RatingForm
          wallet={wallet}
          sale={sale}
          onSent={() => setState("sent")}
          onClose={() => setState("closed")}
        />
      ) : (
        state === "sent" && <p role="status">Thank you. Your rating was sent.</p>
      )}
    </li>
  );
}

function Rated({ rating, isNew }: { rating: OwnRatingView; isNew: boolean }) {
  const { stars, words, hiddenReason } = rating;
  const sentence = useRef<HTMLParagraphElement>(null);
  // Its form, which had the focus, is gone.
  useEffect(() => {
    if (isNew) sentence.current?.focus();
  }, [isNew]);
  return (
    <div className="text-[0.9375rem]">
      <p ref={sentence} tabIndex={-1} className="figures text-muted outline-none">
        {isNew && "Thank you. "}You rated it {stars} of 5 · {starWords[stars as Stars]}
      </p>
      {words && <p className="wrap-anywhere mt-1 max-w-[68ch] whitespace-pre-line">{words}</p>}
      {hiddenReason && (
        <p className="wrap-anywhere mt-1 text-muted">
          We've hidden your words from the public page: {hiddenReason} Your stars still count.
        </p>
      )}
    </div>
  );
}
