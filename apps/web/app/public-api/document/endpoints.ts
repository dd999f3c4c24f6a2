import type * as z from "zod";
import { business } from "../schema/business.ts";
import { listing } from "../schema/listing.ts";
import {
  fingerprintParameter,
  listingId,
  listingsQuery,
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
    summary: "How far the figures are behind the chain",
    record: "Head",
    isList: false,
  },
  {
    path: "/listings",
    summary:
      "Receivables on the exchange. Those behind an invite gate are in no list; you find them by number.",
    query: listingsQuery,
    record: "Listing",
    isList: true,
  },
  {
    path: "/listings/{id}",
    summary: "One receivable",
    parts: { id: listingId },
    record: "Listing",
    isList: false,
  },
  {
    path: "/listings/{id}/notes",
    summary: "Its notes, oldest first. A refunded note stays, without an owner.",
    parts: { id: listingId },
    query: page,
    record: "Note",
    isList: true,
  },
  {
    path: "/listings/{id}/events",
    summary: "What happened to it and its notes, in chain order",
    parts: { id: listingId },
    query: page,
    record: "Event",
    isList: true,
  },
  {
    path: "/notes/{id}",
    summary: "One note",
    parts: { id: noteId },
    record: "Note",
    isList: false,
  },
  {
    path: "/wallets/{address}/notes",
    summary: "The notes that a wallet owns, newest first",
    parts: { address: walletParameter },
    query: walletNotesQuery,
    record: "Note",
    isList: true,
  },
  {
    path: "/wallets/{address}/credits",
    summary: "What a wallet can withdraw",
    parts: { address: walletParameter },
    record: "Credit",
    isList: true,
  },
  {
    path: "/businesses/{slug}",
    summary:
      "An approved business and its record. Counts and amounts include receivables behind an invite gate.",
    parts: { slug: slugParameter },
    record: "Business",
    isList: false,
  },
  {
    path: "/stats",
    summary: "Totals of each token, over all receivables",
    record: "TokenStats",
    isList: true,
  },
  {
    path: "/financing/{fingerprint}",
    summary:
      "Whether an invoice was offered, financed or burned as fraud. A cancelled sale is none.",
    parts: { fingerprint: fingerprintParameter },
    record: "Financing",
    isList: false,
  },
];
