import { readAnswers } from "@tenora/domain/funding-request/draft/answers";
import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { requestName } from "@tenora/domain/funding-request/request-name";
import { formatReadAmount } from "@tenora/domain/money/read-amount";
import { formatCalendarDate } from "@tenora/domain/text/format-date";
import type { FundingRequestResponse } from "../api/responses.ts";

type Facts = Pick<FundingRequestResponse, "status" | "draft" | "market">;

/** Which request this is, as the title of its page: the invoice or order and whose it is, or the campaign. */
export function requestTitle({ draft }: Pick<FundingRequestResponse, "draft">): string {
  const name = requestName(draft);
  if (name === "") return "Funding request";
  if (draft.kind === "community") return name;
  const isOrder = draft.kind === "order";
  const what = isOrder ? `Order ${name}` : `Invoice ${name}`;
  return draft.customerName ? `${what} ${isOrder ? "from" : "to"} ${draft.customerName}` : what;
}

/** What it is about in figures: what is owed, what it raises or has raised, and when it is due. */
export function RequestFigures({ request }: { readonly request: Facts }) {
  const { draft } = request;
  const isCampaign = draft.kind === "community";
  const due = isCampaign ? draft.maturity : draft.dueDate;
  const figures: readonly (readonly [string, string])[] = [
    [
      draft.kind === "order" ? "Order amount" : "Invoice amount",
      isCampaign ? "" : formatReadAmount(readAnswers(draft).faceValue),
    ],
    raisedFigure(request),
    [fieldLabels[isCampaign ? "maturity" : "dueDate"], due && formatCalendarDate(due)],
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2">
      {figures.map(
        ([label, value]) =>
          value !== "" && (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="figures font-medium text-[1.0625rem]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What it asks for until it is on sale; from then on what it raised, as far as we know it. */
export function raisedFigure({
  draft,
  market,
}: Pick<Facts, "draft" | "market">): readonly [string, string] {
  if (market !== null) {
    const isOnSale = market.status === "open" || market.status === "selling";
    return [isOnSale ? "Raised so far" : "Raised", market.raised];
  }
  const amount = formatReadAmount(readAnswers(draft).amount);
  return [draft.kind === "community" ? "Goal" : fieldLabels.amount, amount];
}
