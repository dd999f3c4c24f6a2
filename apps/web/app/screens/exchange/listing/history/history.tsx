import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { classes } from "~/ui/classes";
import { FoldedCard } from "~/ui/folded-card";
import type { ListingHistory, Milestone, NoteLine } from "./listing-history.ts";

/** What happened and what comes, in a column. */
export function Timeline({ timeline }: { timeline: readonly Milestone[] }) {
  return (
    <Card>
      <CardHeading title="Timeline" />
      <ol className="space-y-4 border-line border-l-2 pl-5">
        {timeline.map((milestone) => (
          <li key={milestone.label} className="relative">
            <Mark milestone={milestone} />
            <p className={classes("leading-snug", milestone.isPast && "font-medium")}>
              {milestone.label}
            </p>
            <p className="figures text-muted text-sm">
              {milestone.date}
              {milestone.note && ` · ${milestone.note}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const troubleTones = {
  waiting: "fill-amber-soft text-amber",
  bad: "fill-brick-soft text-brick",
};

/** A dot, filled once it is past; what went wrong has a sign of its own: colour alone never says it. */
function Mark({ milestone: { isPast, trouble } }: { milestone: Milestone }) {
  if (trouble !== null)
    return (
      <CircleAlert
        aria-hidden="true"
        className={classes(
          "absolute top-0.5 -left-[1.8125rem] size-4 rounded-full bg-surface",
          troubleTones[trouble],
        )}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={classes(
        "absolute top-1.5 -left-[1.6875rem] size-3 rounded-full border-2",
        isPast ? "border-mint-strong bg-mint-strong" : "border-line-strong bg-surface",
      )}
    />
  );
}

/** Every payment and every other event, the newest first, each with its transaction. */
export function HistoryTable({ history }: { history: ListingHistory }) {
  return (
    <FoldedCard
      title="History"
      summary={historySummary(history)}
      // An address of its own leads to older entries.
      isOpen={history.newest !== null}
    >
      {history.entries.length === 0 && <p className="text-muted">Nothing happened before that.</p>}
      <ol className="-mt-3 divide-y divide-line">
        {history.entries.map(({ key, sentence, at, time, amount, transaction, link, proof }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <p className="break-words">{sentence}</p>
              <p className="figures text-muted text-sm">
                <time dateTime={time}>{at}</time>
                {" · "}
                {link === null ? (
                  <span title={transaction}>{shortenAddress(transaction)}</span>
                ) : (
                  <a
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="underline underline-offset-4"
                  >
                    {shortenAddress(transaction)}
                  </a>
                )}
                {proof && (
                  <>
                    {" · "}
                    <a href={proof} download className="underline underline-offset-4">
                      Proof of payment (PDF)
                    </a>
                  </>
                )}
              </p>
            </div>
            {amount && <p className="figures whitespace-nowrap font-medium">{amount}</p>}
          </li>
        ))}
      </ol>
      <HistoryPages history={history} />
    </FoldedCard>
  );
}

function historySummary({ entries, newest, older }: ListingHistory): string {
  const what = "Every payment and every step, from the chain";
  if (newest !== null) return `${what}: older entries.`;
  const payments = entries.filter(({ proof }) => proof !== null).length;
  const counts = [
    `${older === null ? "" : "the newest "}${counted(entries.length, "entry", "entries")}`,
    ...(payments > 0 ? [`${counted(payments, "payment")} with proof`] : []),
  ];
  return `${what}: ${counts.join(", ")}.`;
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

function HistoryPages({ history: { newest, older } }: { history: ListingHistory }) {
  if (newest === null && older === null) return null;
  const look = buttonClass({ variant: "outline", size: "sm" });
  return (
    <nav aria-label="History" className="mt-4 flex flex-wrap gap-3">
      {newest !== null && (
        <Link to={newest} preventScrollReset className={look}>
          Newest entries
        </Link>
      )}
      {older !== null && (
        <Link to={older} preventScrollReset className={look}>
          Older entries
        </Link>
      )}
    </nav>
  );
}

/** The notes of the receivable and who owns them. */
export function NotesTable({
  notes,
  hasMore,
  areLocked,
}: {
  notes: readonly NoteLine[];
  hasMore: boolean;
  areLocked: boolean;
}) {
  return (
    <FoldedCard
      title="Notes"
      summary={
        <>
          {notes.length > 0 && `${hasMore ? "More than " : ""}${counted(notes.length, "note")}. `}
          {areLocked
            ? "Each purchase is a note. Its buyer holds it to the end and can't transfer it."
            : "Each purchase is a note that its owner can keep or transfer."}
        </>
      }
    >
      {notes.length === 0 ? (
        <p className="text-muted">Nobody has bought a note yet.</p>
      ) : (
        <ul className="-mt-3 divide-y divide-line">
          {notes.map((note) => (
            <li key={note.name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0">
                <p className="whitespace-nowrap font-medium">Note {note.name}</p>
                <p className="figures text-muted text-sm" title={note.owner ?? undefined}>
                  {note.owner === null ? "Refunded" : `Owned by ${shortenAddress(note.owner)}`}
                </p>
              </div>
              <div className="figures sm:text-right">
                <p>
                  {note.units} units · {note.cost}
                </p>
                <p className="text-muted text-sm">{note.collected} collected</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p className="mt-3 text-muted text-sm">These are the first 100 notes.</p>}
    </FoldedCard>
  );
}
