import * as z from "zod";
import {
  address,
  amount,
  basisPoints,
  count,
  gateTypes,
  hash,
  id,
  kinds,
  levels,
  riskGrades,
  statuses,
  time,
  token,
} from "./values.ts";

const says = (description: string) => ({ description });
const known = "null when only the chain knows it";

/** A listing at the block of the response. */
export const listing = z.object({
  id,
  status: z.enum(statuses),
  kind: z.enum(kinds),
  level: z.enum(levels).meta(says("How the debt is acknowledged")),
  seller: z.object({
    wallet: address,
    name: z.string().nullable(),
    slug: z.string().nullable(),
    tier: z.int().nullable(),
  }),
  debtor: z
    .object({
      wallet: address.nullable(),
      industry: z.string().nullable(),
      country: z.string().nullable(),
    })
    .meta(says(`Industry and country: ${known}`)),
  token,
  gate: z.object({
    address,
    type: z.enum(gateTypes).nullable().meta(says("null for a contract that isn't ours")),
  }),
  fingerprint: hash,
  papers: hash.meta(says("Hash of the documents")),
  face: amount,
  pricePerUnit: amount,
  repayPerUnit: amount,
  totalUnits: count,
  soldUnits: count,
  minUnits: count,
  minPurchase: count.meta(says("Units")),
  fundingDeadline: time,
  maturity: time,
  graceDays: count,
  delayDays: count,
  lateFeeBps: basisPoints,
  feeBps: basisPoints,
  aprBps: basisPoints.meta(says("Yearly return over the days from listing to maturity")),
  currentAprBps: basisPoints
    .nullable()
    .meta(says("The same from the latest block; null when no units can be bought")),
  paidIn: amount,
  due: z
    .object({ repayment: amount, lateFee: amount, total: amount })
    .meta(says("Zero before funding and after a cancel; total is the most that may be paid in")),
  daysPastDue: count.meta(says("Zero until maturity, and once settled or cancelled")),
  risk: z
    .object({
      grade: z.enum(riskGrades),
      factors: z.array(
        z.object({ name: z.string(), weight: z.number(), score: z.number(), source: z.string() }),
      ),
    })
    .nullable(),
  reward: z.object({ contract: address, id: count, early: z.boolean() }).nullable(),
  disputed: z.boolean(),
  listedAt: time,
  transaction: hash,
});

export type ApiListing = z.infer<typeof listing>;
