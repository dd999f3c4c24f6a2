import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { pastDueWords } from "@tenora/domain/receivable/status/past-due-words";
import type { RepaidBefore } from "@tenora/domain/risk/risk-grade";
import { Link } from "react-router";
import { recordWords } from "~/features/receivable/seller/record-words";
import { classes } from "~/ui/classes";
import type {
  Outcome,
  TrackRecord,
  TrackRecordGroup,
  TrackRecordLine,
} from "../seller/track-record.ts";

const outcomeWords: Readonly<Record<Outcome, { label: string; tone: string }>> = {
  "in-default": { label: "In default", tone: "text-brick" },
  late: { label: "Late now", tone: "text-brick" },
  "in-grace": { label: "In grace period", tone: "text-amber" },
  disputed: { label: "Disputed", tone: "text-brick" },
  "default-repaid": { label: "Repaid after a default", tone: "text-amber" },
  "repaid-late": { label: "Repaid late", tone: "text-amber" },
  "repaid-on-time": { label: "Repaid on time", tone: "text-mint-strong" },
  "not-yet-due": { label: "Not yet due", tone: "text-ink" },
  "on-sale": { label: "On sale", tone: "text-ink" },
};

/** More of one outcome are folded. */
const mostShown = 3;

interface RecordEvidenceProps {
  /** What the score was computed from. */
  readonly record: RepaidBefore;
  readonly trackRecord: TrackRecord;
}

/** Why a seller's or a customer's record scores as it does: each receivable behind it, with its case. */
export function RecordEvidence({ record, trackRecord }: RecordEvidenceProps) {
  return (
    <div className="space-y-2 text-sm">
      <p>{recordWords(record)}</p>
      {trackRecord.length > 0 && (
        <dl className="space-y-2">
          {trackRecord.map((group) => (
            <Group key={group.outcome} group={group} />
          ))}
        </dl>
      )}
    </div>
  );
}

function Group({ group: { outcome, totals, lines } }: { readonly group: TrackRecordGroup }) {
  const { label, tone } = outcomeWords[outcome];
  const [shown, folded] = [lines.slice(0, mostShown), lines.slice(mostShown)];
  return (
    <div>
      <dt className={classes("font-medium", tone)}>
        {label}
        {lines.length > 1 && (
          <span className="figures font-normal text-muted">
            {" "}
            · {lines.length} receivables, {totals.join(" + ")}
          </span>
        )}
      </dt>
      <dd>
        <Lines lines={shown} outcome={outcome} />
        {folded.length > 0 && (
          <details>
            <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted underline decoration-line-strong underline-offset-4 pointer-coarse:min-h-11">
              {folded.length} more
            </summary>
            <Lines lines={folded} outcome={outcome} />
          </details>
        )}
      </dd>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly TrackRecordLine[];
  readonly outcome: Outcome;
}

const Lines = ({ lines, outcome }: LinesProps) => (
  <ul>
    {lines.map((line) => (
      <li key={line.listing} className="wrap-anywhere">
        <Link
          to={`/admin/market/${line.listing}`}
          className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          Receivable #{line.listing}
        </Link>{" "}
        <span className="figures">{line.amount}</span>
        <span className="text-muted">{detailsOf(line, outcome)}</span>
      </li>
    ))}
  </ul>
);

/** ", 25 days past due, disputed, sold by Cy Trading"; empty without any. */
function detailsOf(line: TrackRecordLine, outcome: Outcome): string {
  const { daysLate, isDisputed, soldBy } = line;
  const isRepaid = ["default-repaid", "repaid-late", "repaid-on-time"].includes(outcome);
  return [
    ...(daysLate > 0
      ? [isRepaid ? `${daysLate} ${daysLate === 1 ? "day" : "days"} late` : pastDueWords(daysLate)]
      : []),
    ...(isDisputed && outcome !== "disputed" ? ["disputed"] : []),
    ...(soldBy === null ? [] : [`sold by ${nameOf(soldBy)}`]),
  ]
    .map((part) => `, ${part}`)
    .join("");
}

const nameOf = (seller: string) => (seller.startsWith("0x") ? shortenAddress(seller) : seller);
