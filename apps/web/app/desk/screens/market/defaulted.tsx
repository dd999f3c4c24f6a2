import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { pastDueWords } from "@tenora/domain/receivable/status/past-due-words";
import { Link } from "react-router";
import { AssigneeMark } from "~/desk/features/assignment/assignee-mark";
import {
  actionCell,
  ListCell,
  ListRow,
  ListTable,
  nameCell,
  narrowCell,
} from "~/desk/features/list/table/list-table";
import { statusWords } from "~/features/receivable/status-words";
import { classes } from "~/ui/classes";
import type { DefaultedList } from "./desk.ts";
import { CaseLink, contactWords, FollowUp } from "./row-parts.tsx";

const pageLink = "inline-flex min-h-11 items-center underline underline-offset-4";

const columns = [
  { name: "Receivable", className: "w-full" },
  { name: "Still owed, with late fees", className: "text-right" },
  { name: "When" },
  { name: "Last contact" },
  { name: "Action", className: "text-right" },
];

/** Receivables in default: whatever is still collected goes to their holders. */
export function Defaulted({ list: { rows, next, isNewest } }: { readonly list: DefaultedList }) {
  if (rows.length === 0 && next === null && isNewest) return null;
  return (
    <section aria-labelledby="defaulted" className="mt-8">
      <h3 id="defaulted" className="font-medium">
        {statusWords.defaulted.label}
      </h3>
      <ListTable columns={columns}>
        {rows.map(({ listing, who, about, owed, due, contact }) => (
          <ListRow key={listing}>
            <ListCell className={nameCell} title={who}>
              <Link
                to={`/exchange/${listing}`}
                aria-label={`Receivable #${listing}`}
                className="font-medium underline decoration-1 underline-offset-4"
              >
                #{listing}
              </Link>{" "}
              <span className="inline-block">
                {who.startsWith("0x") ? shortenAddress(who) : who}
              </span>{" "}
              {about && <span className="inline-block text-muted">{about}</span>}{" "}
              {contact && <AssigneeMark assignee={contact.assignee} />}
              {contact && (
                <span className="block text-muted text-xs md:hidden">
                  <FollowUp contact={contact} /> <span>{contactWords(contact)}</span>
                </span>
              )}
            </ListCell>
            <ListCell
              label="Still owed"
              className={classes(narrowCell, "figures max-md:text-xs md:text-right")}
            >
              {owed}
            </ListCell>
            <ListCell
              label="When"
              className={classes(narrowCell, "figures max-md:col-start-1 max-md:text-xs")}
              title={`Due ${due.on}`}
            >
              {pastDueWords(due.daysPast)}
            </ListCell>
            <ListCell className={classes(narrowCell, "figures text-muted text-xs max-md:hidden!")}>
              {contact && (
                <>
                  <span className="block">{contact.on ?? "None yet"}</span>
                  <FollowUp contact={contact} />
                </>
              )}
            </ListCell>
            <ListCell className={actionCell}>
              <CaseLink listing={listing} />
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
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
