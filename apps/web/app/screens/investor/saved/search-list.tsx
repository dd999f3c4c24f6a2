import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import type { OwnSearches, SearchMails } from "./saved-page.ts";
import { SearchRow } from "./search-row.tsx";

interface SearchListProps {
  readonly own: OwnSearches;
  refresh(): Promise<unknown>;
}

/** The searches of the proven wallet, newest first. */
export function SearchList({ own: { searches, mails }, refresh }: SearchListProps) {
  return (
    <section aria-labelledby="searches">
      <h2 id="searches" className="font-medium font-serif text-heading">
        Saved searches
      </h2>
      {searches.length === 0 ? (
        <div className="mt-2 text-muted">
          <p>Choose filters on the exchange, then press “Save this search”.</p>
          <Link to="/exchange" className={buttonClass({ variant: "outline", className: "mt-4" })}>
            Browse the exchange
          </Link>
        </div>
      ) : (
        <>
          {searches.some(({ alerts }) => alerts) && <MailsNotice mails={mails} />}
          <ul className={classes(cardClass, "mt-4 divide-y divide-line")}>
            {searches.map((search) => (
              <SearchRow key={search.id} search={search} refresh={refresh} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const reasons: Readonly<
  Record<Exclude<SearchMails, "on">, { title: string; to: string; action: string }>
> = {
  stopped: {
    title: "You've unsubscribed from emails about saved searches",
    to: "/investor/emails",
    action: "Choose your emails",
  },
  unregistered: {
    title: "Emails start once your registration is approved",
    to: "/investor/onboarding",
    action: "Register as an investor",
  },
};

/** Why no mail comes, though a search asks for them. */
function MailsNotice({ mails }: { mails: SearchMails }) {
  if (mails === "on") return null;
  const { title, to, action } = reasons[mails];
  return (
    <Notice
      role="none"
      title={title}
      className="mt-4"
      action={
        <Link to={to} className={buttonClass({ variant: "outline", size: "sm" })}>
          {action}
        </Link>
      }
    />
  );
}
