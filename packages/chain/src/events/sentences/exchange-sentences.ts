import { formatCount } from "@tenora/domain/money/format-amount";
import { noteNumber } from "@tenora/domain/receivable/note-number";
import { storedStates } from "@tenora/domain/receivable/status/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { isAddressEqual, maxUint256, zeroAddress } from "viem";
import type { Terms } from "../../exchange/exchange-types.ts";
import { count } from "../../typed-data/describe.ts";
import { type EventWords, shortHash } from "../event-words.ts";
import type { SentenceTable } from "./sentence-table.ts";

/** What happened on the exchange, one sentence per event. */
export const exchangeSentences: SentenceTable<"exchange"> = {
  Listed: ({ listing, seller, attestor, level, terms }, words) =>
    `${words.who(seller)} ${offering(listing, terms, words)}. ${checked(level, words.who(attestor))}`,
  Bought: ({ listing, buyer, units, cost }, words) =>
    `${words.who(buyer)} bought ${unitsOf(units, words.terms(listing))} for ${words.amount(listing, cost, "payer")}.`,
  Released: ({ listing, amount, fee }, words) => {
    const proceeds = `${words.amount(listing, amount)} from the sale was released to ${seller(listing, words)}`;
    return fee === 0n
      ? `${proceeds}.`
      : `${proceeds}, after a fee of ${words.amount(listing, fee, "payer")}.`;
  },
  Cancelled: ({ by }, { who }) =>
    `${who(by)} cancelled the sale. Anyone who bought can get a full refund.`,
  SaleEnded: ({ listing, soldUnits }, words) =>
    `${seller(listing, words, "The seller")} ended the sale with ${unitsOf(soldUnits, words.terms(listing))} sold.`,
  Burned: ({ by }, { who }) =>
    `${who(by)} reported the receivable as fraud. It can never be listed again.`,
  Refunded: ({ listing, note, to, amount }, words) =>
    `${words.who(to)} received a refund of ${words.amount(listing, amount)} for note ${noteNumber(note)}.`,
  Settled: ({ listing, payer, amount, toHolders, toSeller }, words) => {
    const paid = `${words.who(payer)} paid ${words.amount(listing, amount, "payer")}`;
    if (toSeller === 0n) return `${paid}, all of it for investors.`;
    const rest = `${words.rest(listing, amount, toHolders)} for ${seller(listing, words)}`;
    return toHolders === 0n
      ? `${paid}, all of it for ${seller(listing, words)}.`
      : `${paid}: ${words.amount(listing, toHolders)} for investors and ${rest}.`;
  },
  StateChanged: ({ state }) => stateSentences[storedStates[state] ?? "None"],
  Claimed: ({ listing, note, to, amount }, words) =>
    `${words.who(to)} collected ${words.amount(listing, amount)} from note ${noteNumber(note)}.`,
  ClaimSkipped: ({ note, owner, amount }, words) =>
    `The token rejected a payment of ${words.amount(note >> 24n, amount)} to ${words.who(owner)} for note ${noteNumber(note)}. They can still collect it to another address.`,
  RewardClaimed: ({ note, to }, { who }) =>
    `${who(to)} received the reward of note ${noteNumber(note)}.`,
  Filled: ({ listing, note, buyer, seller: from, cost }, words) =>
    `${words.who(buyer)} bought note ${noteNumber(note)} from ${words.who(from)} for ${words.amount(listing, cost, "payer")}.`,
  Credited: ({ account, token, amount }, words) =>
    `${words.tokenAmount(token, amount)} was set aside for ${words.who(account)} to withdraw.`,
  CreditWithdrawn: ({ account, token, to, amount }, words) => {
    const withdrew = `${words.who(account)} withdrew ${words.tokenAmount(token, amount)}`;
    return isAddressEqual(account, to) ? `${withdrew}.` : `${withdrew} to ${words.who(to)}.`;
  },
  Revoked: ({ signer, digest }, { who }) =>
    `${who(signer)} revoked a signature (${shortHash(digest)}).`,
  CounterBumped: ({ signer }, { who }) =>
    `${who(signer)} revoked every offer, approval, invitation and link they had signed before.`,
  DisputeFlagged: ({ listing, by, disputed }, words) => {
    if (disputed) return `${words.who(by)} raised a dispute.`;
    const debtor = words.terms(listing)?.debtor;
    const isDebtor = debtor !== undefined && isAddressEqual(debtor, by);
    return `${words.who(by)} ${isDebtor ? "withdrew their" : "closed the"} dispute.`;
  },
  SurplusRescued: ({ token, to, amount }, words) =>
    `${words.tokenAmount(token, amount)} that the exchange owed to nobody was sent to ${words.who(to)}.`,
  MetadataUpdate: ({ _tokenId }) => `The picture of note ${noteNumber(_tokenId)} was updated.`,
  BatchMetadataUpdate: ({ _fromTokenId: from, _toTokenId: to }) => {
    if (to === maxUint256) return "The pictures of all notes were updated.";
    if (from === to) return `The picture of note ${noteNumber(from)} was updated.`;
    return `The pictures of notes ${noteNumber(from)} to ${noteNumber(to)} were updated.`;
  },
  ContractURIUpdated: () => "The description of the collection was updated.",
  Transfer: ({ from, to, id }, { who }) => {
    if (from === zeroAddress) return `Note ${noteNumber(id)} was issued to ${who(to)}.`;
    if (to === zeroAddress) return `Note ${noteNumber(id)} was redeemed by ${who(from)}.`;
    return `${who(from)} transferred note ${noteNumber(id)} to ${who(to)}.`;
  },
  Approval: ({ owner, account, id }, { who }) =>
    account === zeroAddress
      ? `Only ${who(owner)} can transfer note ${noteNumber(id)} now.`
      : `${who(owner)} let ${who(account)} transfer note ${noteNumber(id)}.`,
  ApprovalForAll: ({ owner, operator, isApproved }, { who }) =>
    isApproved
      ? `${who(owner)} let ${who(operator)} transfer all of their notes.`
      : `${who(owner)} no longer lets ${who(operator)} transfer their notes.`,
};

const stateSentences: Readonly<Record<(typeof storedStates)[number], string>> = {
  None: "The receivable is not on the exchange.",
  Listed: "The receivable is on sale.",
  Funded: "The receivable is funded.",
  Settled: "The receivable is settled: investors have been paid in full.",
  Defaulted:
    "The receivable is in default. Anything paid from now on still goes to investors first.",
  Cancelled: "The sale was cancelled.",
};

function offering(
  listing: bigint,
  { kind, totalUnits, pricePerUnit, repayPerUnit, face, maturity }: Terms,
  words: EventWords,
): string {
  const price = words.price(listing, BigInt(pricePerUnit));
  const repayment = words.price(listing, BigInt(repayPerUnit));
  const due = formatShortDate(new Date(maturity * 1000));
  const units = `${count(totalUnits, "unit")} at ${price}`;
  const what =
    kind === 1
      ? "started a community campaign"
      : `listed a receivable of ${words.amount(listing, BigInt(face))}`;
  return `${what}: ${units}, each repaying ${repayment}, due ${due}`;
}

function checked(level: number, attestor: string): string {
  if (level === 0) return "It is backed by the seller's word alone.";
  if (level === 1) return `${attestor} checked the documents.`;
  return `${attestor} checked the documents, and the customer confirmed the debt.`;
}

const seller = (listing: bigint, words: EventWords, otherwise = "the seller"): string => {
  const address = words.terms(listing)?.seller;
  return address === undefined ? otherwise : words.who(address);
};

function unitsOf(units: bigint, terms: Terms | undefined): string {
  if (terms === undefined) return count(units, "unit");
  const total = count(terms.totalUnits, "unit");
  return units === BigInt(terms.totalUnits) ? `all ${total}` : `${formatCount(units)} of ${total}`;
}
