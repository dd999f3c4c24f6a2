import type { DisputeEvent } from "@tenora/database/market/event/list-dispute-events";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { MarketTask } from "~/features/dashboard/market-task";
import { debtDispute } from "~/features/receivable/dispute/dispute-words.server";
import { dueWords } from "~/features/receivable/due-words";
import { stateOf } from "~/features/receivable/status-words";

interface KnownOfBill {
  readonly document: string | undefined;
  readonly disputes: readonly DisputeEvent[] | undefined;
}

/** What is owed on one receivable, with its dispute, which doesn't stop a payment. */
export function billOf(
  listing: Listing,
  now: number,
  { document, disputes }: KnownOfBill,
): MarketTask | null {
  const { id, status, due, token, seller } = listing;
  if (due.total === 0n) return null;
  const amount = formatAmountFor("payer", due.total, token);
  const to = seller.name ?? shortenAddress(seller.wallet);
  const dispute = debtDispute(listing, disputes, "debtor");
  return {
    key: `${id}`,
    ...urgencyOf(status),
    isDisputed: dispute !== null,
    text: [
      `${document === undefined ? "" : `${document}: `}${amount} to ${to}, ${dueWords(listing, now)}.`,
      ...(dispute === null ? [] : [`${dispute.title}.`, dispute.outlook]),
    ].join(" "),
    to: `/pay/${id}`,
    action: "Pay",
  };
}

function urgencyOf(status: ReceivableStatus): Pick<MarketTask, "label" | "tone"> {
  return status === "running" ? { label: "To pay", tone: "neutral" } : stateOf(status);
}
