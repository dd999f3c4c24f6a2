import type { AuditEntry } from "@tenora/database/audit/list-audit-entries";
import { subjectKey } from "@tenora/domain/admin/audit-subject";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { Link } from "react-router";
import {
  ListCell,
  ListRow,
  ListTable,
  nameCell,
  narrowCell,
  wideOnly,
} from "~/desk/features/list/table/list-table";
import { classes } from "~/ui/classes";
import { actionWords, actorOf, passiveWords } from "./describe-action.ts";
import { describeChange } from "./describe-change.ts";

const columns = [
  { name: "What happened", className: "w-3/5" },
  { name: "Change", className: "w-2/5" },
  { name: "Date (UTC)", isTime: true },
  "No.",
];

interface AuditListProps {
  readonly entries: readonly AuditEntry[];
  /** How the subjects are called now, by `subjectKey`. */
  readonly names: Readonly<Record<string, string>>;
  readonly order: ListOrder;
  readonly isStale: boolean;
}

export function AuditList({ entries, names, order, isStale }: AuditListProps) {
  return (
    <ListTable columns={columns} order={order} hasOrderBand isStale={isStale}>
      {entries.map((entry) => {
        const change = describeChange(entry);
        const hasChange = Boolean(change || entry.reason);
        return (
          <ListRow key={entry.id}>
            <ListCell
              // What changed nothing has the room of both: names then seldom wrap.
              colSpan={hasChange ? 1 : 2}
              className={classes(nameCell, "leading-5 max-md:col-span-3")}
            >
              <Sentence entry={entry} name={names[subjectKey(entry)] ?? ""} />
            </ListCell>
            {hasChange && (
              <ListCell
                label="Change"
                className={classes(nameCell, "leading-5 max-md:col-span-3 max-md:text-xs")}
              >
                {change} {entry.reason && <span className="wrap-anywhere">“{entry.reason}”</span>}
              </ListCell>
            )}
            <ListCell
              label="Date (UTC)"
              className={classes(narrowCell, "figures max-md:col-span-3 max-md:text-xs")}
            >
              {formatMoment(new Date(entry.at))}
              <span aria-hidden="true" className="md:hidden">
                {" "}
                UTC
              </span>
            </ListCell>
            <ListCell className={classes(narrowCell, wideOnly, "figures text-muted")}>
              {entry.id}
            </ListCell>
          </ListRow>
        );
      })}
    </ListTable>
  );
}

/** An entry in words, with a link to its record. */
function Sentence({ entry, name }: { readonly entry: AuditEntry; readonly name: string }) {
  const passive = passiveWords(entry);
  if (passive) {
    return (
      <>
        {passive[0]} <Subject entry={entry} name={name} /> {passive[1]}
      </>
    );
  }
  const [before, after] = actionWords(entry.action);
  return (
    <>
      <span className="font-medium">{actorOf(entry)}</span> {before}
      {after !== undefined && (
        <>
          {" "}
          <Subject entry={entry} name={name} />
          {after && ` ${after}`}
        </>
      )}
    </>
  );
}

/** The path below which each kind of subject opens. */
const paths: Record<string, string | undefined> = {
  business: "/admin/requests",
  investor: "/admin/investors",
  funding_request: "/admin/funding-requests",
  article: "/admin/articles",
  receivable: "/admin/market",
  mail: "/admin/mails",
};

/** What has no name, or has lost it: "a business", "receivable #7", a wallet. */
function unnamed({ subjectType, subjectId }: AuditEntry): string {
  if (/^0x[0-9a-fA-F]{40}$/.test(subjectId)) return shortenAddress(subjectId);
  const noun = subjectType === "mail" ? "email" : subjectType.replaceAll("_", " ");
  if (/^\d{1,12}$/.test(subjectId)) return `${noun} #${subjectId}`;
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

function Subject({ entry, name }: { readonly entry: AuditEntry; readonly name: string }) {
  const { subjectType, subjectId } = entry;
  const words = name || unnamed(entry);
  const path = paths[subjectType];
  if (path === undefined) return words;
  return (
    <Link to={`${path}/${subjectId}`} className="text-mint-strong underline underline-offset-4">
      {words}
    </Link>
  );
}
