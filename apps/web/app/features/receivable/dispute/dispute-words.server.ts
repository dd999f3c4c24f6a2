import type { DisputeEvent } from "@tenora/database/market/event/list-dispute-events";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { DebtDispute, DisputeWords } from "./dispute-words.ts";

const reviewer = "our reviewer";

type Disputed = Pick<Listing, "disputed" | "debtor" | "status" | "isSaleOpen">;

interface Party {
  readonly who: string;
  /** The event that began their dispute; undefined where it isn't known. */
  readonly raised: DisputeEvent | undefined;
}

/** A dispute's parties and start, what happens next and what holders do; null without a dispute. */
export function disputeWords(
  listing: Disputed,
  events: readonly DisputeEvent[] = [],
): DisputeWords | null {
  const parties = partiesOf(listing, events);
  if (parties.length === 0) return null;
  const title = titleOf(parties);
  return {
    title,
    reason: reasonWords(parties),
    outlook: outlookWords(listing),
    short: `${title}. ${shortOutlook(listing)}`,
  };
}

/**
 * The same for who owes it and for its seller, of a receivable that something is owed on. Nothing is said of what
 * our reviewer does about it: a dispute is raised on the chain, whatever our records say.
 */
export function debtDispute(
  listing: Pick<Listing, "disputed" | "debtor">,
  events: readonly DisputeEvent[] = [],
  reader: "debtor" | "other" = "other",
): DebtDispute | null {
  const who = reader === "debtor" ? "you" : "the customer";
  const parties = partiesOf(listing, events, who);
  if (parties.length === 0) return null;
  const end = endWords(listing.disputed, who);
  const outlook = `It stays open until ${end}. The dispute itself changes no date or amount: what's owed stays owed.`;
  return { title: titleOf(parties), outlook };
}

function partiesOf(
  { disputed, debtor }: Pick<Listing, "disputed" | "debtor">,
  events: readonly DisputeEvent[],
  customer: "the customer" | "you" = "the customer",
): readonly Party[] {
  const party = (who: string, isDebtors: boolean): Party => ({
    who,
    raised: beginning(events, debtor, isDebtors),
  });
  return [
    ...(disputed.byDebtor ? [party(customer, true)] : []),
    ...(disputed.byAttestor ? [party(reviewer, false)] : []),
  ];
}

/** "Disputed by the customer since Nov 3, 2026"; what our reviewer recorded alone isn't their own claim. */
function titleOf(parties: readonly Party[]): string {
  const [first] = parties;
  if (parties.length > 1 || first?.who !== reviewer)
    return `Disputed ${parties.map(sinceWords).join(", and ")}`;
  const day = first.raised && formatShortDate(new Date(first.raised.time * 1_000));
  return `Dispute recorded by ${reviewer}${day === undefined ? "" : ` on ${day}`}`;
}

/** "by our reviewer since Nov 20, 2026" */
function sinceWords({ who, raised }: Party): string {
  if (raised === undefined) return `by ${who}`;
  return `by ${who} since ${formatShortDate(new Date(raised.time * 1_000))}`;
}

/** The chain has a hash alone; the evidence itself may name people. */
function reasonWords(parties: readonly Party[]): string {
  const hashes = parties.flatMap(({ raised }) => {
    const hash = String(raised?.arguments.evidence ?? "");
    return /[1-9a-f]/.test(hash.slice(2)) ? [shortenAddress(hash)] : [];
  });
  return hashes.length === 0
    ? "The chain doesn't have the reason."
    : `The reason isn't public: the chain has only the fingerprint of its evidence, ${hashes.join(" and ")}.`;
}

function outlookWords({ status, disputed, isSaleOpen }: Disputed): string {
  const over = overWords(status);
  if (over !== null) return over;
  return [
    `It stays open until ${endWords(disputed, "the customer")}. The dispute itself changes no date or amount, but holders may be paid later or receive less.`,
    "If you hold a note, you don't need to do anything: you can collect each payment as it arrives.",
    ...(isSaleOpen ? [buyingWords(disputed)] : []),
  ].join(" ");
}

const buyingWords = ({ byAttestor }: Disputed["disputed"]): string =>
  byAttestor ? "Nothing can be bought while it's open." : "Notes can still be bought.";

/** What an attestor disputes too isn't over once the debtor withdraws. */
function endWords(disputed: Listing["disputed"], customer: "the customer" | "you"): string {
  if (disputed.byAttestor) return "our reviewer closes it";
  return `${customer} ${customer === "you" ? "withdraw" : "withdraws"} it or our reviewer closes it`;
}

const shortOutlook = ({ status }: Disputed): string =>
  overWords(status) ??
  "The dispute itself changes no date or amount, but you may be paid later or receive less. You don't need to do anything.";

function overWords(status: Listing["status"]): string | null {
  if (status === "settled") return "It's repaid in full, so nothing changes for its holders.";
  if (status === "failed")
    return "The sale wasn't funded, and its buyers can take back what they paid.";
  if (status === "cancelled")
    return "The sale was cancelled, and its buyers can take back what they paid.";
  return null;
}

/**
 * What began a party's dispute: evidence that was added to it later doesn't count. Any party but the debtor is
 * an attestor, and what an attestor ends is over for both.
 */
function beginning(
  events: readonly DisputeEvent[],
  debtor: string | null,
  isDebtors: boolean,
): DisputeEvent | undefined {
  const isRaised = ({ arguments: { disputed } }: DisputeEvent) => disputed === true;
  const own = events.filter((event) => {
    const isByDebtor = String(event.arguments.by).toLowerCase() === debtor?.toLowerCase();
    return isByDebtor === isDebtors || (isDebtors && !isRaised(event));
  });
  const ended = own.findIndex((event) => !isRaised(event));
  return own.slice(0, ended === -1 ? undefined : ended).at(-1);
}
