import type * as z from "zod";
import { business } from "../schema/business.ts";
import { listing } from "../schema/listing.ts";
import {
  fingerprintParameter,
  listingId,
  listingsParameters,
  noteId,
  page,
  slugParameter,
  walletNotesQuery,
  walletParameter,
} from "../schema/parameters.ts";
import { credit, event, financing, head, note, tokenStats } from "../schema/records.ts";

/** One path of the public API, for its two documents. */
export interface Endpoint {
  /** Below `/api/v1`. */
  readonly path: string;
  readonly summary: string;
  /** The parts of the path in braces. */
  readonly parts?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodObject;
  /** The name of its record among the components. */
  readonly record: keyof typeof records;
  readonly isList: boolean;
}

export const records = {
  Head: head,
  Listing: listing,
  Note: note,
  Event: event,
  Credit: credit,
  Business: business,
  TokenStats: tokenStats,
  Financing: financing,
} as const;

export const endpoints: readonly Endpoint[] = [
  {
    path: "/head",
    summary: "How far our data is behind the chain",
    record: "Head",
    isList: false,
  },
  {
    path: "/listings",
    summary:
      "List receivables on the exchange. Invite-only ones aren’t listed; retrieve them by number.",
    query: listingsParameters,
    record: "Listing",
    isList: true,
  },
  {
    path: "/listings/{id}",
    summary: "Retrieve a receivable",
    parts: { id: listingId },
    record: "Listing",
    isList: false,
  },
  {
    path: "/listings/{id}/notes",
    summary:
      "List a receivable’s notes, oldest first. Refunded notes are included, without an owner.",
    parts: { id: listingId },
    query: page,
    record: "Note",
    isList: true,
  },
  {
    path: "/listings/{id}/events",
    summary: "List the events of a receivable and its notes, oldest first",
    parts: { id: listingId },
    query: page,
    record: "Event",
    isList: true,
  },
  {
    path: "/notes/{id}",
    summary: "Retrieve a note",
    parts: { id: noteId },
    record: "Note",
    isList: false,
  },
  {
    path: "/wallets/{address}/notes",
    summary:
      "List the notes a wallet owns, newest first. Those of invite-only receivables aren’t listed; retrieve them by number.",
    parts: { address: walletParameter },
    query: walletNotesQuery,
    record: "Note",
    isList: true,
  },
  {
    path: "/wallets/{address}/credits",
    summary: "List the credits a wallet can withdraw, by token",
    parts: { address: walletParameter },
    record: "Credit",
    isList: true,
  },
  {
    path: "/businesses/{slug}",
    summary:
      "Retrieve an approved business and its track record, which includes invite-only receivables. A suspended business is there if it has ever listed one.",
    parts: { slug: slugParameter },
    record: "Business",
    isList: false,
  },
  {
    path: "/stats",
    summary: "Totals across all receivables, private sales included, by token",
    record: "TokenStats",
    isList: true,
  },
  {
    path: "/financing/{fingerprint}",
    summary:
      "Check whether an invoice or order has been offered, financed or blocked as fraud. After a cancelled sale the state is none again.",
    parts: { fingerprint: fingerprintParameter },
    record: "Financing",
    isList: false,
  },
];
