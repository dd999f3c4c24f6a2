import { formatShortDate } from "@tenora/domain/text/format-date";
import type { BadgeTone } from "~/ui/badge";
import type { FundingRequestSummary } from "./api/responses.ts";

interface StatusWords {
  readonly label: string;
  readonly tone: BadgeTone;
  /** What happens next, or what the business should do. */
  readonly next: string;
}

type Facts = Pick<FundingRequestSummary, "status" | "isExpired" | "attestationExpiresAt">;

/** A request's status in words, with the next step. */
export function statusWords({ status, isExpired, attestationExpiresAt }: Facts): StatusWords {
  switch (status) {
    case "draft":
      return { label: "Draft", tone: "neutral", next: "Finish it and submit it for review." };
    case "submitted":
      return {
        label: "In review",
        tone: "waiting",
        next: "We're checking your documents and your customer. There's nothing for you to do.",
      };
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
        next: "Read our reason. You can start a new request.",
      };
    case "withdrawn":
      return { label: "Withdrawn", tone: "neutral", next: "You withdrew this request." };
    case "listed":
      return { label: "Published", tone: "good", next: "It's on the exchange." };
  }
}

const eventLabels: Record<string, string> = {
  created: "Draft started",
  submitted: "Submitted for review",
  "changes-requested": "Changes requested",
  attested: "Approved",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  listed: "Published on the exchange",
};

export const eventLabel = (event: string): string => eventLabels[event] ?? event;
