import { Link } from "react-router";
import { CaseLink } from "./attention-list.tsx";
import type { DefaultedList } from "./desk.ts";

const pageLink = "inline-flex min-h-11 items-center underline underline-offset-4";

/** Receivables in default: whatever is still collected goes to their holders. */
export function Defaulted({ list: { rows, next, isNewest } }: { readonly list: DefaultedList }) {
  if (rows.length === 0 && next === null && isNewest) return null;
  return (
    <section aria-labelledby="defaulted" className="mt-12">
      <h3 id="defaulted" className="font-medium font-serif text-heading">
        In default
      </h3>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {rows.map(({ listing, who, owed }) => (
          <li
            key={listing}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
          >
            <span className="min-w-0">
              <Link
                to={`/exchange/${listing}`}
                className="inline-flex min-h-6 items-center font-medium underline decoration-1 underline-offset-4"
              >
                Receivable {listing}
              </Link>
              <span className="wrap-anywhere block text-muted text-sm">{who}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-6">
              <span className="figures">{owed} still owed</span>
              <CaseLink listing={listing} />
            </span>
          </li>
        ))}
      </ul>
      {(next !== null || !isNewest) && (
        <nav aria-label="Receivables in default" className="mt-3 flex flex-wrap gap-x-6">
          {!isNewest && (
            <Link to="/admin/market#defaulted" className={pageLink}>
              Newest defaults
            </Link>
          )}
          {next !== null && (
            <Link to={`/admin/market?defaulted=${next}#defaulted`} className={pageLink}>
              Older defaults
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
