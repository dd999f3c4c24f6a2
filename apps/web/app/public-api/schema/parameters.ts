import * as z from "zod";
import {
  kinds,
  levels,
  returnTypes,
  riskGrades,
  sorts,
  statuses,
  tiers,
  timeframes,
} from "./values.ts";

const maxListing = 2 ** 40 - 1;
const digits = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max));

export const listingId = digits(maxListing).meta({ description: "Number of a listing" });
export const noteId = digits(Number.MAX_SAFE_INTEGER).meta({ description: "Number of a note" });
export const walletParameter = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .meta({ description: "Address in any case" });
export const fingerprintParameter = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .meta({ description: "Fingerprint of an invoice" });

export const slugParameter = z
  .string()
  .max(80)
  .regex(/^(?!0x)[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ description: "Slug of a business, as in seller.slug" });

/** Comma-separated values, any of which may hold. */
const anyOf = <Value extends z.ZodType<unknown, string>>(value: Value, description: string) =>
  z
    .preprocess((text) => String(text).split(","), z.array(value).min(1).max(20))
    .optional()
    .meta({ description });

export const limit = z
  .preprocess(
    (text) => (text === undefined ? 50 : /^\d{1,3}$/.test(String(text)) ? Number(text) : text),
    z.int().min(1).max(100),
  )
  .meta({ description: "Entries on a page, 1 to 100; 50 when absent" });
export const cursor = z
  .string()
  .max(60)
  .optional()
  .meta({ description: "The next of the page before" });

export const page = z.object({ cursor, limit });

/** A misspelt filter is an error. */
export const walletNotesQuery = z.strictObject({
  listing: listingId.optional().meta({ description: "Only notes of this listing" }),
  ...page.shape,
});

/** The filters of the list: any of a filter's values, and all filters. A misspelt filter is an error. */
export const listingsQuery = z.strictObject({
  status: anyOf(z.enum(statuses), "Any of these"),
  risk: anyOf(z.enum(riskGrades), "Risk grades; a listing without one matches none"),
  return: anyOf(
    z.enum(returnTypes),
    "interest: repays more than the price, with or without a reward; reward: has one",
  ),
  timeframe: anyOf(
    z.enum(timeframes),
    "Days from the latest block to maturity, rounded up; past maturity in none",
  ),
  tier: anyOf(z.enum(tiers), "The seller's"),
  token: anyOf(z.string().regex(/^(0x[0-9a-fA-F]{40}|[A-Za-z0-9.]{1,16})$/), "Symbol or address"),
  level: anyOf(z.enum(levels), "How the debt is acknowledged"),
  kind: anyOf(z.enum(kinds), "What is sold"),
  seller: anyOf(
    z.string().regex(/^(0x[0-9a-fA-F]{40}|(?!0x)[a-z0-9]+(-[a-z0-9]+)*)$/),
    "The seller's wallet or slug",
  ),
  sort: z.enum(sorts).default("newest").meta({ description: "newest when absent" }),
  ...page.shape,
});
