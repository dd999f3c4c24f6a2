import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { requestName } from "@tenora/domain/funding-request/request-name";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { Badge, type BadgeTone } from "~/ui/badge";
import type { FundingRequestSummary } from "./api/responses.ts";
import { raisedFigure } from "./status/request-figures.tsx";

interface RequestRowProps {
  id: string;
  draft: FundingRequestSummary["draft"];
  market?: FundingRequestSummary["market"];
  /** Its number on the exchange, once it is published. */
  listing?: string | null;
  label: string;
  tone?: BadgeTone;
  next?: string;
  date?: string;
}

/** One request: what it is for, its figures, and where it stands. */
export function RequestRow({
  id,
  draft,
  market = null,
  listing = null,
  label,
  tone,
  next,
  date,
}: RequestRowProps) {
  const isCampaign = draft.kind === "community";
  const due = isCampaign ? draft.maturity : draft.dueDate;
  const customer = isCampaign ? "Community campaign" : draft.customerName || "No customer yet";
  const [raised, amount] = raisedFigure({ draft, market });
  return (
    <li>
      <Link
        to={`/business/funding-request/${id}`}
        className="grid gap-x-4 gap-y-2 px-5 py-4 transition-colors hover:bg-ink/3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_10rem] sm:px-6 lg:gap-x-6"
      >
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{requestName(draft) || "New request"}</p>
          <p className="wrap-anywhere text-muted text-sm">
            {customer}
            {listing !== null && ` · Receivable #${listing}`}
          </p>
        </div>
        <dl className="figures flex flex-wrap content-start gap-x-6 gap-y-1 text-sm">
          {amount && <Fact name={raised} value={amount} />}
          {due && (
            <Fact
              name={fieldLabels[isCampaign ? "maturity" : "dueDate"]}
              value={formatCalendarDate(due)}
            />
          )}
          {date && <Fact name="Last change" value={date} />}
        </dl>
        <Badge
          tone={tone}
          className="self-start justify-self-start max-sm:row-start-2 sm:justify-self-end"
        >
          {label}
        </Badge>
        {next && <p className="text-[0.9375rem] sm:col-span-full">{next}</p>}
      </Link>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
