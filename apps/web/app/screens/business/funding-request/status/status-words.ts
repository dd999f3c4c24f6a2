import { afterWorkingDays } from "@tenora/domain/business/review-time";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { statusWords as marketWords } from "~/features/receivable/status-words";
import type { BadgeTone } from "~/ui/badge";
import type { FundingRequestSummary, MarketHistoryEvent } from "../api/responses.ts";
import { failedSaleWords, hasNextStep } from "./failed-sale-words.ts";

export interface RequestStatusWords {
  readonly label: string;
  readonly tone: BadgeTone;
  /** What happens next, or what the business should do. */
  readonly next: string;
}

type Facts = Pick<
  FundingRequestSummary,
  "status" | "isExpired" | "submittedAt" | "attestationExpiresAt" | "market" | "failedSale"
>;

interface Review {
  /** In ms since 1970. */
  readonly now: number;
  /** Working days in which a request is usually decided. */
  readonly days: number;
}

/** A request's status in words, with the next step. */
export function requestStatusWords(request: Facts, review: Review): RequestStatusWords {
  const { status, isExpired, attestationExpiresAt, market, failedSale } = request;
  switch (status) {
    case "draft":
      return { label: "Draft", tone: "neutral", next: "Finish it and submit it for review." };
    case "submitted":
      return { label: "In review", tone: "waiting", next: reviewWords(request, review) };
    case "changes-requested":
      return {
        label: "Changes requested",
        tone: "waiting",
        next: "Make the changes we asked for, then sign and submit again.",
      };
    case "attested":
      return isExpired
        ? {
            label: "Approval expired",
            tone: "waiting",
            next: "It wasn't published in time. Check your answers, then sign and submit again.",
          }
        : {
            label: "Approved",
            tone: "good",
            next: `Publish it on the exchange${attestationExpiresAt ? ` by ${formatShortDate(new Date(attestationExpiresAt))}` : ""}.`,
          };
    case "rejected":
      return {
        label: "Rejected",
        tone: "bad",
        next: "We didn't approve this request.",
      };
    case "withdrawn":
      return { label: "Withdrawn", tone: "neutral", next: "You withdrew this request." };
    case "listed":
      if (failedSale) return failedSaleWords(failedSale);
      if (market) {
        const { label, tone } = marketWords[market.status];
        return { label, tone, next: market.next };
      }
      return { label: "Published", tone: "good", next: "It's on the exchange." };
  }
}

function reviewWords({ submittedAt }: Facts, { now, days }: Review): string {
  const checking = "We're checking your request.";
  if (submittedAt === null) return checking;
  const usualEnd = afterWorkingDays(Date.parse(submittedAt), days);
  const until = formatShortDate(new Date(usualEnd));
  return now <= usualEnd
    ? `${checking} We usually decide by ${until}.`
    : `${checking} It's taking longer than usual: we aimed to decide by ${until}. There's nothing for you to do.`;
}

/** Its status may change without its owner doing anything. */
export function isAwaited({ status, market }: Pick<FundingRequestSummary, "status" | "market">) {
  if (status === "listed") return market?.status !== "settled" && market?.status !== "cancelled";
  return status === "submitted" || status === "attested";
}

/** Its owner has something to do: finish it, publish it, take the money, pay, or end or repeat a failed sale. */
export function isWaitingForOwner({
  status,
  market,
  failedSale,
}: Pick<FundingRequestSummary, "status" | "market" | "failedSale">): boolean {
  if (status === "draft" || status === "changes-requested" || status === "attested") return true;
  if (failedSale !== null) return hasNextStep(failedSale);
  return market !== null && (market.status === "closing" || market.pastDue !== null);
}

/** The newest thing that happened to a request, with its date. */
export function lastStatusChange(request: FundingRequestSummary): string {
  const { status, market, submittedAt, updatedAt } = request;
  if (status === "listed" && market) {
    const last = market.history.at(-1);
    return last === undefined
      ? onDay("Published", market.listedAt)
      : onDay(marketChanges[last.event], last.at);
  }
  return onDay(changes[status], (status === "submitted" && submittedAt) || updatedAt);
}

const onDay = (what: string, at: string) => `${what} ${formatShortDate(new Date(at))}`;

const changes: Readonly<Record<FundingRequestSummary["status"], string>> = {
  draft: "Saved",
  submitted: "Submitted",
  "changes-requested": "Changes requested",
  attested: "Approved",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  listed: "Published",
};

const marketChanges: Readonly<Record<MarketHistoryEvent["event"], string>> = {
  funded: "Funded",
  paid: "Payment received",
  defaulted: "Default recorded",
  settled: "Repaid",
  cancelled: "Sale cancelled",
};

const eventLabels: Record<string, string> = {
  created: "Draft started",
  submitted: "Submitted for review",
  "changes-requested": "Changes requested",
  attested: "Approved",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  listed: "Published on the exchange",
  "customer-asked": "Your customer was asked to confirm",
  "customer-confirmed": "Your customer confirmed",
  "customer-disputed": "Your customer disputes it: we'll get in touch",
  "dispute-resolved": "The dispute was settled",
  funded: "Funded: the proceeds were paid out",
  paid: "Latest payment",
  defaulted: "Default recorded",
  settled: "Investors repaid in full",
  cancelled: "Sale cancelled",
};

export const eventLabel = (event: string): string => eventLabels[event] ?? event;
