import { Link } from "react-router";
import { gradeWords, riskTone } from "~/features/receivable/risk/risk-words";
import { Badge } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { LiveOffer } from "./overview/holder-overview.ts";

interface OffersProps {
  readonly offers: readonly LiveOffer[];
  /** A stranger's portal shows no rate but those of the samples (§9.27). */
  readonly isForStrangers?: boolean;
}

/** What an approved investor can buy now. */
export function OpenOffers({ offers, isForStrangers = false }: OffersProps) {
  return (
    <section aria-labelledby="offers" className="@container">
      <h2 id="offers" className="font-medium font-serif text-heading">
        On sale now
      </h2>
      {offers.length === 0 ? (
        <p className="mt-3 text-muted">Nothing is on sale to approved investors right now.</p>
      ) : (
        <ul className={classes(cardClass, "mt-4 divide-y divide-line")}>
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} hasRate={!isForStrangers} />
          ))}
        </ul>
      )}
      <Link
        to="/exchange"
        className="mt-2 inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        See everything on the exchange
      </Link>
    </section>
  );
}

const quiet = "figures text-muted text-sm";

/** One line where its list is wide; beside the tasks, as on phones, its parts stand below each other. */
function Offer({ offer, hasRate }: { offer: LiveOffer; hasRate: boolean }) {
  const { id, seller, face, yearly, risk, warning, due, timeLeft } = offer;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0.5 px-5 py-3 hover:bg-surface-sunken @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_8rem_6rem_12rem]">
      <div className="min-w-0 @max-md:col-span-2">
        <p className="wrap-anywhere font-medium">
          <Link to={`/exchange/${id}`} className="after:absolute after:inset-0">
            {seller}
          </Link>
        </p>
        {warning && <p className="figures font-medium text-amber text-sm">{warning}</p>}
      </div>
      <p className={classes(quiet, "@max-4xl:col-span-2")}>
        {hasRate ? `${face} · ${yearly}` : face}
      </p>
      <p className={quiet}>Due {due}</p>
      <p className={classes(quiet, "@max-4xl:text-right")}>{timeLeft}</p>
      <Badge
        tone={risk === null ? undefined : riskTone(risk, warning !== null)}
        className="@md:@max-4xl:col-start-2 @md:@max-4xl:row-start-1 @max-md:col-span-2 @max-md:mt-1 @max-md:justify-self-start @4xl:justify-self-end"
      >
        {gradeWords(risk, warning !== null)}
      </Badge>
    </li>
  );
}
