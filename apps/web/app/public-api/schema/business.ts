import * as z from "zod";
import { address, amount, count, time, token } from "./values.ts";

const says = (description: string) => ({ description });
const amounts = z.array(z.object({ token, amount }));

/** An approved business and its record on the chain; of a suspended one nothing that it says of itself. */
export const business = z.object({
  wallet: address.meta(says("The business’s wallet")),
  name: z.string().meta(says("Company name")),
  slug: z.string().meta(says("Identifier in the path")),
  tier: z.int().min(1).max(3).meta(says("1 Scale, 2 Growth, 3 Kickstart")),
  suspendedAt: time
    .nullable()
    .meta(
      says("When it was suspended; null unless it is. Industry and website are null while it is."),
    ),
  industry: z.string().nullable().meta(says("Industry; null if not given")),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .meta(says("ISO 3166-1 alpha-2 code; null if unknown")),
  website: z.string().nullable().meta(says("Website; null if not given")),
  record: z
    .object({
      listings: count.meta(says("Listings ever made, including invite-only ones")),
      financed: amounts.meta(says("Proceeds received, before fees, per token")),
      repaid: amounts.meta(says("Repaid to holders, including late fees, per token")),
      onTime: count.meta(says("Repaid by the end of the grace period")),
      late: count.meta(
        says("Repaid after the grace period, or unpaid after it, and never in default"),
      ),
      defaulted: count.meta(says("Ever in default, repaid since or not")),
      averageDaysLate: z
        .number()
        .min(0)
        .nullable()
        .meta(
          says(
            "Average days from maturity to full repayment, or to now, of those not repaid by the end of their grace period. A default counts once it is repaid; null without any.",
          ),
        ),
      ratings: z
        .object({
          count: count.meta(says("Holders who rated; 0 if none")),
          average: z
            .number()
            .min(1)
            .max(5)
            .nullable()
            .meta(says("Average from 1 to 5, weighted by amount paid; null if none")),
        })
        .meta(says("Ratings by approved investors who held a note at repayment")),
    })
    .meta(says("On-chain track record")),
});

export type ApiBusiness = z.infer<typeof business>;
