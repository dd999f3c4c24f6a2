import * as z from "zod";
import {
  kinds,
  levelDescription,
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

export const listingId = digits(maxListing).meta({ description: "Listing number" });
export const noteId = digits(Number.MAX_SAFE_INTEGER).meta({ description: "Note number" });
export const walletParameter = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .meta({ description: "Wallet address, in any case" });
export const fingerprintParameter = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/)
  .meta({ description: "Fingerprint of an invoice or order, 32 bytes in hexadecimal" });

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
  .meta({ description: "Results per page, from 1 to 100 (default 50)" });
export const cursor = z
  .string()
  .max(60)
  .optional()
  .meta({ description: "The next value from the previous page" });

export const page = z.object({ cursor, limit });

/** A misspelt filter is an error. */
export const walletNotesQuery = z.strictObject({
  listing: listingId.optional().meta({ description: "Return only notes of this listing" }),
  ...page.shape,
});

/** The filters of the list: any of a filter's values, and all filters. A misspelt filter is an error. */
export const listingsParameters = z.strictObject({
  status: anyOf(z.enum(statuses), "Any of the statuses that Listing.status explains"),
  risk: anyOf(z.enum(riskGrades), "Risk grade; listings without one are left out"),
  return: anyOf(
    z.enum(returnTypes),
    "interest: repays more than it costs; reward: comes with a reward; both: does both",
  ),
  timeframe: anyOf(
    z.enum(timeframes),
    "Days to maturity, rounded up; listings past maturity are left out",
  ),
  tier: anyOf(z.enum(tiers), "Tier of the seller"),
  token: anyOf(
    z.string().regex(/^(0x[0-9a-fA-F]{40}|[A-Za-z0-9.]{1,16})$/),
    "Token symbol or address",
  ),
  level: anyOf(z.enum(levels), levelDescription),
  kind: anyOf(z.enum(kinds), "factoring: a customer repays; community: the business repays"),
  seller: anyOf(
    z.string().regex(/^(0x[0-9a-fA-F]{40}|(?!0x)[a-z0-9]+(-[a-z0-9]+)*)$/),
    "Wallet or slug of the seller",
  ),
  sort: z.enum(sorts).default("newest").meta({ description: "Sort order (default newest)" }),
  ...page.shape,
});
