import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { pastDueWords } from "@tenora/domain/receivable/status/past-due-words";
import { formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { age } from "~/desk/features/age";
import { rowButton } from "~/desk/features/list/table/row-link";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { taskOf, topicWords } from "./attention/topics.ts";
import type { DeskCase, DeskRow } from "./desk.ts";

interface CaseLinkProps {
  readonly listing: string;
  /** Something else is the row's button. */
  readonly isQuiet?: boolean;
  /** Nothing is left to do about it. */
  readonly isClosed?: boolean;
}

/** Where late money is collected and a dispute is settled: the next thing to do about either. */
export const CaseLink = ({ listing, isQuiet = false, isClosed = false }: CaseLinkProps) => (
  <Link
    to={`/admin/market/${listing}`}
    className={
      isQuiet
        ? "inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 pointer-coarse:-my-2 pointer-coarse:min-h-11"
        : buttonClass({ variant: "outline", size: "sm", className: rowButton })
    }
  >
    {isQuiet ? "Case" : isClosed ? "View" : "Open case"}{" "}
    <span className="sr-only">
      {isClosed && "the case "}of receivable #{listing}: contacts and file
    </span>
  </Link>
);

/** The last contact about the money. */
export const contactWords = ({ on }: Pick<DeskCase, "on">): string =>
  on === null ? "No contact yet" : `Contacted ${on}`;

/** The day of the next contact, in red from that day on. */
export function FollowUp({ contact }: { readonly contact: Pick<DeskCase, "followUp"> }) {
  const { followUp } = contact;
  if (followUp === null) return null;
  return followUp.isDue ? (
    <span className="font-medium text-brick">Follow-up due {followUp.on}</span>
  ) : (
    <span>Follow up {followUp.on}</span>
  );
}

export const nameOf = (who: string) => (who.startsWith("0x") ? shortenAddress(who) : who);

/** What is the matter; what to do about it where there is room. */
export function RowProblem({ row }: { readonly row: DeskRow }) {
  const { label, tone } = topicWords[row.topic];
  const task = taskOf(row);
  return (
    <>
      <Badge tone={tone} title={task}>
        {label}
      </Badge>{" "}
      <span className="text-muted text-xs @max-[88rem]:sr-only">{task}</span>
    </>
  );
}

/**
 * The money that it is about, and what it is: debts, refunds and sums raised stand in one column. Where names
 * need its room the problem says which.
 */
export function Amount({ row: { topic, owed } }: { readonly row: DeskRow }) {
  if (owed === null) return <NoAmount />;
  return (
    <span className="md:@max-[62rem]:flex md:@max-[62rem]:flex-col-reverse">
      <span className="font-normal text-muted text-xs md:@min-[62rem]:@max-[88rem]:sr-only">
        {topicWords[topic].amount}
      </span>{" "}
      <span>{owed}</span>
    </span>
  );
}

export const NoAmount = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">nothing</span>
  </span>
);

/** "25 days past due", as its case says, the date in its title; of all else how long it has waited: "Open" is a sale's status. */
export function When({
  row: { since, due },
  now,
}: {
  readonly row: DeskRow;
  readonly now: number;
}) {
  if (due === null || due.daysPast === 0) {
    return (
      <>
        {since <= now && "Waiting "}
        <OpenFor since={since} now={now} />
      </>
    );
  }
  return (
    <span title={`Due ${due.on}`}>
      {pastDueWords(due.daysPast)}
      <span className="sr-only">, due {due.on}</span>
    </span>
  );
}

interface OpenForProps {
  /** In seconds since 1970. */
  readonly since: number;
  readonly now: number;
}

/** "19 days"; of a sale that is about to end, "Ends in 2 days". */
export function OpenFor({ since, now }: OpenForProps) {
  const at = new Date(since * 1_000);
  const openMs = (now - since) * 1_000;
  return (
    <time dateTime={at.toISOString()} title={`${formatMoment(at)} UTC`}>
      {openMs < 0 ? `Ends in ${age(-openMs)}` : age(openMs)}
    </time>
  );
}
