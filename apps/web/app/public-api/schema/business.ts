import * as z from "zod";
import { address, amount, count, token } from "./values.ts";

const says = (description: string) => ({ description });
const amounts = z.array(z.object({ token, amount }));

/** An approved business that isn't suspended, and its record on the chain. */
export const business = z.object({
  wallet: address,
  name: z.string(),
  slug: z.string(),
  tier: z.int().min(1).max(3),
  industry: z.string().nullable().meta(says("null when the business doesn't say")),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .meta(says("ISO 3166-1 alpha-2; null when we know no code")),
  website: z.string().nullable().meta(says("null when the business doesn't say")),
  record: z.object({
    listings: count.meta(says("Ever listed, unlisted ones too")),
    financed: amounts.meta(says("Proceeds released, before the fee, of each token")),
    repaid: amounts.meta(says("Paid in for holders, late fees included, of each token")),
    onTime: count.meta(says("Repaid before the end of their grace period")),
    late: count.meta(says("Repaid after it, or still unpaid after it and not in default")),
    defaulted: count,
    averageDaysLate: z
      .number()
      .min(0)
      .nullable()
      .meta(
        says(
          "Days from maturity to full repayment, or until now for late ones; defaults count apart; null without any due",
        ),
      ),
    ratings: z
      .object({ count, average: z.number().min(1).max(5).nullable() })
      .meta(
        says(
          "By approved investors who held a note when it was repaid, 1 to 5: distinct holders, and the average weighted by what they paid; 0 and null without any",
        ),
      ),
  }),
});

export type ApiBusiness = z.infer<typeof business>;
