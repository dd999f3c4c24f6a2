import * as z from "zod";
import {
  address,
  amount,
  basisPoints,
  count,
  gateDescription,
  gateTypes,
  hash,
  id,
  kinds,
  levelDescription,
  levels,
  riskGrades,
  statusDescription,
  statuses,
  time,
  token,
} from "./values.ts";

const says = (description: string) => ({ description });
/** A listing at the block of the response. */
export const listing = z.object({
  id: id.meta(says("Listing number: “Receivable #42” on our pages")),
  status: z.enum(statuses).meta(says(statusDescription)),
  kind: z.enum(kinds).meta(says("factoring: a customer repays; community: the business repays")),
  level: z.enum(levels).meta(says(levelDescription)),
  seller: z
    .object({
      wallet: address.meta(says("The business’s wallet")),
      name: z.string().nullable().meta(says("Company name")),
      slug: z.string().nullable().meta(says("Identifier for /businesses/{slug}")),
      tier: z.int().nullable().meta(says("1 Scale, 2 Growth, 3 Kickstart")),
    })
    .meta(says("The business that sells")),
  debtor: z
    .object({
      wallet: address.nullable().meta(says("Their wallet, if the terms name one")),
      industry: z.string().nullable().meta(says("Industry; null if unknown")),
      country: z.string().nullable().meta(says("ISO 3166-1 alpha-2 code; null if unknown")),
    })
    .meta(says("The customer who owes the invoice or order; never named")),
  token,
  gate: z
    .object({
      address: address.meta(says("Contract that decides who can buy")),
      type: z.enum(gateTypes).nullable().meta(says(gateDescription)),
    })
    .meta(says("Who can buy")),
  fingerprint: hash.meta(says("Identifies the invoice or order, for /financing/{fingerprint}")),
  papers: hash.meta(says("Hash of the documents")),
  face: amount.meta(says("Face value")),
  pricePerUnit: amount.meta(says("Price of one unit")),
  repayPerUnit: amount.meta(says("Repayment of one unit at maturity")),
  totalUnits: count.meta(says("Units offered")),
  soldUnits: count.meta(says("Units sold")),
  minUnits: count.meta(says("Units that must sell for the sale to go ahead")),
  minPurchase: count.meta(says("Smallest purchase, in units")),
  fundingDeadline: time.meta(says("Last moment to buy")),
  maturity: time.meta(says("Due date")),
  graceDays: count.meta(says("Days after maturity without a late fee")),
  delayDays: count.meta(says("Days after the grace period before default can be recorded")),
  lateFeeBps: basisPoints.meta(says("Late fee per year, in basis points")),
  feeBps: basisPoints.meta(says("Platform fee on the proceeds, in basis points")),
  aprBps: basisPoints.meta(says("Annual return from listing to maturity, in basis points")),
  currentAprBps: basisPoints
    .nullable()
    .meta(says("Annual return if bought now, in basis points; null when nothing is on sale")),
  paidIn: amount.meta(says("Paid so far, by anyone")),
  due: z
    .object({
      repayment: amount.meta(says("Unpaid repayment")),
      lateFee: amount.meta(says("Unpaid late fee")),
      total: amount.meta(says("Everything that can be paid now, the seller’s share included")),
    })
    .meta(says("Outstanding amounts; zero before funding and after cancellation")),
  daysPastDue: count.meta(says("Days since maturity; 0 once settled or cancelled")),
  risk: z
    .object({
      grade: z.enum(riskGrades).meta(says("Overall grade, from the factors below")),
      factors: z
        .array(
          z.object({
            name: z.string().meta(says("What was assessed")),
            weight: z.number().meta(says("Share of the grade")),
            score: z.number().meta(says("Score of this factor")),
            source: z.string().meta(says("Where the data comes from")),
          }),
        )
        .meta(says("What the grade is made of: name, weight, score and source")),
    })
    .nullable()
    .meta(says("Risk assessment; null when not assessed")),
  reward: z
    .object({
      contract: address.meta(says("The reward’s contract")),
      id: count.meta(says("Its token ID")),
      early: z.boolean().meta(says("Whether holders can claim it before repayment")),
    })
    .nullable()
    .meta(says("Reward that comes with each note; null if none")),
  disputed: z.boolean().meta(says("Whether the customer or an attestor disputes it")),
  listedAt: time.meta(says("When it was listed")),
  transaction: hash.meta(says("Transaction that listed it")),
});

export type ApiListing = z.infer<typeof listing>;
